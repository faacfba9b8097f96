import CollectionViewKit

/// Where the loading of a section's own content stands, for sections the page leaves to another address. A state
/// machine: methods do nothing themselves.
///
/// Content that came with the page needs no loading; it is ``State/ready`` from the start.
struct SectionLoading: Equatable {
    enum State: Equatable {
        /// The content is there, or there is none to wait for.
        case ready
        /// The content is to be requested when the section comes near the screen.
        case waiting(href: String)
        /// The content was requested.
        case loading(href: String)
        /// The content did not come; the user may request it again.
        case failed(href: String)
    }

    private(set) var state: State
    /// Whether the last load failed because the server could not be reached.
    private(set) var wantsNetwork = false
    /// Where further items come from, once the content is there.
    var paging: SectionPaging

    /// Creates the loading of a section as the page describes it.
    init(_ section: PageSection) {
        if let source = section.source, section.items.isEmpty {
            state =
                section.state == .failed || source.load == .tap
                ? .failed(href: source.href) : .waiting(href: source.href)
        } else {
            state = .ready
        }
        paging = SectionPaging(section.next)
    }

    /// The address to request, if it is time to; `nil` otherwise.
    mutating func begin() -> String? {
        guard case .waiting(let href) = state else { return nil }
        state = .loading(href: href)
        return href
    }

    /// Notes that the content came.
    mutating func succeed(next: NextPage?) {
        guard case .loading = state else { return }
        state = .ready
        paging = SectionPaging(next)
    }

    /// Notes that the content did not come.
    mutating func fail(isUnreachable: Bool = false) {
        guard case .loading(let href) = state else { return }
        state = .failed(href: href)
        wantsNetwork = isUnreachable
    }

    /// Makes a failed load possible again.
    mutating func retry() {
        wantsNetwork = false
        if case .failed(let href) = state { state = .waiting(href: href) }
    }

    /// Whether the content is still to be requested.
    var isWaiting: Bool {
        if case .waiting = state { true } else { false }
    }

    /// Whether the response to a request for the content, or for further items, is waited for.
    func awaits(_ href: String) -> Bool {
        if case .loading(let requested) = state { return requested.utf8.elementsEqual(href.utf8) }
        guard case .loading(let next) = paging.state else { return false }
        return next.href.utf8.elementsEqual(href.utf8)
    }

    /// Whether the content was requested and is not there yet.
    var isLoading: Bool {
        if case .loading = state { true } else { false }
    }
}
