public import CollectionDataSources

/// Loads a list from the server in parts, and keeps the state of loading.
///
/// ```swift
/// let loader = PagedContentLoader<Episode>(
///     request: { HostRequest("/v1/episodes?after=\($0?.text ?? "")") },
///     decode: { bytes throws(LoadError) in try EpisodePage(bytes).part })
/// loader.load(in: context)
/// loader.loadMore()          // when the end of the list is displayed
/// ```
///
/// The first part is loaded as ``ContentLoader`` loads: what is there stays until then. Further parts have a state of their own,
/// ``more``: the list stays when one fails, and ends when the server repeats itself (``LoadMoreStateMachine``). What failed because
/// there was no connection is tried again when the device is online again; a list that is displayed is not replaced then.
///
/// A list that begins in the middle, as a feed where the user left it, has parts before the first one too. Their state is
/// ``previous``, and the cursors tell the server the direction:
///
/// ```swift
/// let loader = PagedContentLoader<Post>(
///     request: { HostRequest("/v1/posts" + ($0.map { "?" + $0.text } ?? "")) },
///     identity: { $0.id },   // a post that has come with another part is left out
///     decode: { bytes throws(LoadError) in
///         let page = try PostPage(bytes)
///         return .init(
///             page.posts, next: page.older.map { LoadCursor("after=" + $0) },
///             previous: page.newer.map { LoadCursor("before=" + $0) })
///     })
/// collectionView.onReach(.start, within: .points(900)) { loader.loadPrevious() }
/// collectionView.onReach(.end, within: .points(900)) { loader.loadMore() }
/// ```
public final class PagedContentLoader<Element>: WeaklyReferenceable {
    /// One part of a list.
    public struct Part {
        /// The elements.
        public var elements: [Element]
        /// The cursor of the next part; `nil` at the end.
        public var next: LoadCursor?
        /// The cursor of the part before it; `nil` at the start.
        public var previous: LoadCursor?
        /// The number of the part in the list: 0 for the one with which it began, 1 for the next one, -1 for the one before.
        public fileprivate(set) var number = 0

        /// Creates a part.
        ///
        /// - Parameters:
        ///   - elements: The elements.
        ///   - next: The cursor of the next part; `nil` at the end.
        ///   - previous: The cursor of the part before it; `nil` at the start.
        public init(_ elements: [Element], next: LoadCursor?, previous: LoadCursor? = nil) {
            self.elements = elements
            self.next = next
            self.previous = previous
        }
    }

    /// The token of weak references.
    public let lifetime = Lifetime()
    /// The loaded elements, those of all parts.
    public private(set) var elements: [Element] = []
    /// The loaded parts in the order of the list. A part without elements is left out.
    public private(set) var parts: [Part] = []
    /// The number of times that the list has begun anew.
    public private(set) var loadCount = 0
    /// The state of loading the first part.
    public private(set) var status = LoadStatus()
    /// The state of loading further parts.
    public private(set) var more = LoadMoreStateMachine()
    /// The state of loading parts before the first one.
    public private(set) var previous = LoadMoreStateMachine()
    /// Returns the error in a response; `nil` for none. By default that is the `LoadError` of its status.
    public var errorProvider: (HostReply) -> LoadError? = { LoadError($0.response) }
    /// The policy by which a failed request is sent again.
    public var retryPolicy = RetryPolicy.never
    /// Called after each change.
    public var changeHandler: (() -> Void)?

    private let request: (LoadCursor?) -> HostRequest
    private let decode: ([UInt8]) throws(LoadError) -> Part
    /// Returns the elements of a part that no other part has; `isFirst` is whether the list begins anew with them.
    private var removeKnown: ((_ elements: [Element], _ isFirst: Bool) -> [Element])?
    private var context: HostContext?
    /// The cursor with which the list begins.
    private var start: LoadCursor?
    /// The request for the first part or the next one.
    private var running: RetriedRequest?
    private var runningPrevious: RetriedRequest?

    /// Where a part stands in the list.
    private enum Place {
        case first, next, previous
    }

    /// Creates a loader that has loaded nothing.
    ///
    /// - Parameters:
    ///   - request: Returns the request of a part; of the first one for `nil`.
    ///   - decode: Returns the part in a response, or throws a ``LoadError`` that states why there is none.
    public init(
        request: @escaping (LoadCursor?) -> HostRequest, decode: @escaping ([UInt8]) throws(LoadError) -> Part
    ) {
        self.request = request
        self.decode = decode
    }

    /// Creates a loader that has loaded nothing, and that leaves out elements which another part has brought: a list may have grown
    /// on the server since.
    ///
    /// - Parameters:
    ///   - request: Returns the request of a part; of the first one for `nil`.
    ///   - identity: Returns what tells an element from the others.
    ///   - decode: Returns the part in a response, or throws a ``LoadError`` that states why there is none.
    public convenience init<ID: Hashable>(
        request: @escaping (LoadCursor?) -> HostRequest, identity: @escaping (Element) -> ID,
        decode: @escaping ([UInt8]) throws(LoadError) -> Part
    ) {
        self.init(request: request, decode: decode)
        var known = Set<ID>()
        removeKnown = { elements, isFirst in
            if isFirst { known = Set<ID>() }
            return elements.filter { known.insert(identity($0)).inserted }
        }
    }

    deinit {
        running?.cancel()
        runningPrevious?.cancel()
    }
}

extension PagedContentLoader {
    /// Loads the first part, in place of what is being loaded. Call it again to load the list anew.
    public func load(in context: HostContext?) { load(from: nil, in: context) }

    /// Loads the part at a cursor as the first one, in place of what is being loaded: a list may begin anew somewhere else.
    ///
    /// - Parameters:
    ///   - cursor: The cursor of the part; `nil` for the usual start.
    ///   - context: The connection to the host; `nil` where there is none yet, which loads nothing.
    public func load(from cursor: LoadCursor?, in context: HostContext?) {
        guard let context else { return }
        if self.context == nil { context.whenOnlineAgain(self) { $0.networkDidReturn() } }
        self.context = context
        start = cursor
        running?.cancel()
        runningPrevious?.cancel()
        runningPrevious = nil
        _ = more.handle(.cancel)
        _ = previous.handle(.cancel)
        settle(.begin)
        send(cursor, as: .first)
    }

    /// Cancels what is being loaded and discards the elements and the states. Nothing is loaded again before the next ``load(in:)``.
    ///
    /// ```swift
    /// loader.reset()  // the list is that of another place
    /// loader.load(in: context)
    /// ```
    public func reset() {
        running?.cancel()
        runningPrevious?.cancel()
        running = nil
        runningPrevious = nil
        start = nil
        elements = []
        parts = []
        status = LoadStatus()
        more = LoadMoreStateMachine()
        previous = LoadMoreStateMachine()
        changeHandler?()
    }

    /// Loads the next part, unless it or the first one is being loaded or the end is reached. Tries again after a failure.
    public func loadMore() {
        guard !status.state.isInProgress, more.handle(.begin), case .loading(let cursor) = more.state else { return }
        send(cursor, as: .next)
    }

    /// Loads the part before the first one, unless one of them is being loaded or the start is reached. Tries again after a
    /// failure.
    public func loadPrevious() {
        guard !status.state.isInProgress, previous.handle(.begin), case .loading(let cursor) = previous.state else {
            return
        }
        send(cursor, as: .previous)
    }

    /// Whether there is a next part.
    public var hasMore: Bool { Self.hasPart(more) }

    /// Whether there is a part before the first one.
    public var hasPrevious: Bool { Self.hasPart(previous) }

    private static func hasPart(_ end: LoadMoreStateMachine) -> Bool {
        switch end.state {
        case .ready, .loading, .failed: true
        case .idle, .exhausted: false
        }
    }

    private func send(_ cursor: LoadCursor?, as place: Place) {
        let request = request(cursor)
        let sent = context?.fetch(
            request, retrying: retryPolicy,
            then: Weak(self).performing { $0.receive($1, as: place, from: request.path) })
        if place == .previous { runningPrevious = sent } else { running = sent }
        changeHandler?()
    }

    private func receive(_ reply: HostReply, as place: Place, from path: String) {
        if place == .previous { runningPrevious = nil } else { running = nil }
        do throws(LoadError) {
            let part = try decode(reply.body(orError: errorProvider))
            take(part, as: place)
        } catch {
            context?.logFailure(error, of: path)
            switch place {
            case .first: settle(.finish(.failure(error)))
            case .next: _ = more.handle(.fail(error))
            case .previous: _ = previous.handle(.fail(error))
            }
        }
        changeHandler?()
    }

    private func take(_ part: Part, as place: Place) {
        var part = part
        if let removeKnown { part.elements = removeKnown(part.elements, place == .first) }
        let hasNewItems = !part.elements.isEmpty
        switch place {
        case .first:
            loadCount += 1
            elements = []
            parts = []
            _ = more.handle(.started(next: part.next))
            _ = previous.handle(.started(next: part.previous))
        case .next: _ = more.handle(.finish(next: part.next, hasNewItems: hasNewItems))
        case .previous: _ = previous.handle(.finish(next: part.previous, hasNewItems: hasNewItems))
        }
        insert(part, as: place)
        if place == .first {
            settle(.finish(elements.isEmpty ? .noContent : .content))
        } else {
            settle(.contentChanged(isEmpty: elements.isEmpty))
        }
    }

    private func insert(_ part: Part, as place: Place) {
        guard !part.elements.isEmpty else { return }
        var part = part
        if place == .previous {
            part.number = (parts.first?.number ?? 0) - 1
            parts.insert(part, at: 0)
            elements.insert(contentsOf: part.elements, at: 0)
        } else {
            part.number = (parts.last?.number ?? -1) + 1
            parts.append(part)
            elements += part.elements
        }
    }

    private func settle(_ event: LoadEvent) {
        if let next = status.reduced(by: event) { status = next }
    }

    private func networkDidReturn() {
        if status.error?.recovery == .waitForNetwork, elements.isEmpty { return load(from: start, in: context) }
        if waitsForNetwork(more) { loadMore() }
        if waitsForNetwork(previous) { loadPrevious() }
    }

    private func waitsForNetwork(_ end: LoadMoreStateMachine) -> Bool {
        if case .failed(_, let error) = end.state { error.recovery == .waitForNetwork } else { false }
    }
}
