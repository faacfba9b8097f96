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
/// The first part is loaded as ``ContentLoader`` loads: what is there stays until then. Each further part has a state of its own,
/// ``more``: a failure there leaves the list. Both are tried again when the device is online again.
public final class PagedContentLoader<Element>: WeaklyReferenceable {
    /// One part of a list.
    public struct Part {
        /// The elements.
        public var elements: [Element]
        /// The cursor of the next part; `nil` at the end.
        public var next: LoadCursor?

        /// Creates a part.
        public init(_ elements: [Element], next: LoadCursor?) {
            self.elements = elements
            self.next = next
        }
    }

    /// The token of weak references.
    public let lifetime = Lifetime()
    /// The loaded elements.
    public private(set) var elements: [Element] = []
    /// The state of loading the first part.
    public private(set) var status = LoadStatus()
    /// The state of loading further parts.
    public private(set) var more = LoadMoreStateMachine()
    /// Returns the error in a response; `nil` for none. By default that is the `LoadError` of its status.
    public var errorProvider: (HostReply) -> LoadError? = { LoadError($0.response) }
    /// The policy by which a failed request is sent again.
    public var retryPolicy = RetryPolicy.never
    /// Called after each change.
    public var changeHandler: (() -> Void)?

    private let request: (LoadCursor?) -> HostRequest
    private let decode: ([UInt8]) throws(LoadError) -> Part
    private var context: HostContext?
    private var running: RetriedRequest?

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

    deinit { running?.cancel() }
}

extension PagedContentLoader {
    /// Loads the first part, in place of what is being loaded. Call it again to load the list anew.
    public func load(in context: HostContext?) {
        guard let context else { return }
        if self.context == nil { context.whenOnlineAgain(self) { $0.networkDidReturn() } }
        self.context = context
        _ = more.handle(.cancel)
        if let next = status.reduced(by: .begin) { status = next }
        send(nil)
    }

    /// Loads the next part, unless something is being loaded or the end is reached. Tries again after a failure.
    public func loadMore() {
        guard !status.state.isInProgress, more.handle(.begin), case .loading(let cursor) = more.state else { return }
        send(cursor)
    }

    /// Whether there is a next part.
    public var hasMore: Bool {
        switch more.state {
        case .ready, .loading, .failed: true
        case .idle, .exhausted: false
        }
    }

    private func send(_ cursor: LoadCursor?) {
        running?.cancel()
        let isFirst = cursor == nil
        running = context?.fetch(
            request(cursor), retrying: retryPolicy, then: Weak(self).performing { $0.receive($1, isFirst: isFirst) })
        changeHandler?()
    }

    private func receive(_ reply: HostReply, isFirst: Bool) {
        running = nil
        do throws(LoadError) {
            let part = try decode(reply.body(orError: errorProvider))
            if isFirst { elements = part.elements } else { elements += part.elements }
            if isFirst {
                _ = more.handle(.started(next: part.next))
                settle(.finish(elements.isEmpty ? .noContent : .content))
            } else {
                _ = more.handle(.finish(next: part.next))
            }
        } catch {
            if isFirst { settle(.finish(.failure(error))) } else { _ = more.handle(.fail(error)) }
        }
        changeHandler?()
    }

    private func settle(_ event: LoadEvent) {
        if let next = status.reduced(by: event) { status = next }
    }

    private func networkDidReturn() {
        if status.error?.recovery == .waitForNetwork { return load(in: context) }
        if case .failed(_, let error) = more.state, error.recovery == .waitForNetwork { loadMore() }
    }
}
