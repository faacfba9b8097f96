import CollectionViewKit

/// The loading of a section: of its content, where the page leaves that to another address, and of its further items.
///
/// Methods return the address to request; the owner sends the request and reports its response. Content that came with the page is
/// loaded from the start, and content that is loaded by a tap, or that the server could not provide, has failed from the start.
struct SectionLoading {
    /// The state of the content. In the initial state it is to be requested when the section comes near the screen.
    private(set) var status = LoadStatus()
    /// The state of the items after the last one.
    private(set) var more = LoadMoreStateMachine()
    /// The address of the content; `nil` where the page has it.
    private let source: LoadCursor?
    /// The number of items left to be seen at which further ones are requested.
    private var ahead = 0

    /// Creates the loading of a section as the page describes it.
    init(_ section: PageSection) {
        let source = section.items.isEmpty ? section.source : nil
        self.source = source.map { LoadCursor($0.href) }
        start(section.next)
        guard let source else {
            handle(.begin)
            handle(.finish(section.items.isEmpty ? .noContent : .content))
            return
        }
        guard section.state == .failed || source.load == .tap else { return }
        handle(.begin)
        handle(.finish(.failure(LoadError())))
    }
}

extension SectionLoading {
    /// The address of the content, if it is to be requested; `nil` otherwise.
    mutating func begin() -> String? {
        guard let source, status.state == .initial else { return nil }
        handle(.begin)
        return source.text
    }

    /// The address of further items, if the user is so near to the end that they are to be requested; `nil` otherwise.
    ///
    /// - Parameter itemsLeft: The number of items after the last one that is seen.
    mutating func beginMore(itemsLeft: Int) -> String? {
        guard status.state == .loaded || status.state == .noContent, case .ready(let cursor) = more.state,
            itemsLeft <= ahead, more.handle(.begin)
        else { return nil }
        return cursor.text
    }

    /// Notes that the content, or further items, came.
    ///
    /// - Parameters:
    ///   - hasNewItems: Whether there are items among them that the section did not have.
    ///   - next: The address of the items after them.
    mutating func succeed(hasNewItems: Bool, next: NextPage?) {
        if status.state.isInProgress {
            handle(.finish(hasNewItems ? .content : .noContent))
            start(next)
        } else {
            more.handle(.finish(next: next.map { LoadCursor($0.href) }, hasNewItems: hasNewItems))
            ahead = Self.ahead(of: next)
            if hasNewItems { handle(.contentChanged(isEmpty: false)) }
        }
    }

    /// Notes that the content, or further items, did not come.
    mutating func fail(_ error: LoadError) {
        if status.state.isInProgress { handle(.finish(.failure(error))) } else { more.handle(.fail(error)) }
    }

    /// Lets what failed be requested again.
    mutating func retry() {
        if status.state == .error { handle(.reset) }
        retryMore()
    }

    /// Lets further items that failed be requested again.
    mutating func retryMore() { more.handle(.retry) }

    /// Gives up the request for further items that is under way, and lets them be requested again.
    mutating func cancelMore() {
        more.handle(.cancel)
        retryMore()
    }

    /// Whether a response of an address is awaited: one with the content, or one with further items.
    func awaits(_ href: String) -> Bool {
        if status.state.isInProgress { return source == LoadCursor(href) }
        guard case .loading(let cursor) = more.state else { return false }
        return cursor == LoadCursor(href)
    }

    /// Whether the content is loaded again as soon as there is a connection.
    var waitsForNetwork: Bool { status.error?.recovery == .waitForNetwork }

    private mutating func start(_ next: NextPage?) {
        more.handle(.started(next: next.map { LoadCursor($0.href) }))
        ahead = Self.ahead(of: next)
    }

    private mutating func handle(_ event: LoadEvent) {
        if let next = status.reduced(by: event) { status = next }
    }

    private static func ahead(of next: NextPage?) -> Int { next?.ahead ?? 3 }
}
