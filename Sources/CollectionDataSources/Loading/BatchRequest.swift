/// What the loader of a ``BasicDataSource`` is given: a request for its items, or for those that come next.
///
/// ```swift
/// episodes.loader = { [service] request in
///     service.fetchEpisodes(after: request.cursor?.text) { response in
///         request.finish(response.episodes, next: response.next.map { LoadCursor($0) })
///     }
/// }
/// ```
///
/// It receives one response; see ``LoadRequest``.
public final class BatchRequest<Element> {
    let request: LoadRequest
    let box: BatchBox<Element>

    init(_ request: LoadRequest, _ box: BatchBox<Element>) {
        self.request = request
        self.box = box
    }
}

extension BatchRequest {
    /// The cursor of the requested part; `nil` for the start of the list.
    public var cursor: LoadCursor? { request.cursor }

    /// Whether the request is cancelled: a response is ignored.
    public var isCancelled: Bool { request.isCancelled }

    /// Called when the request is cancelled; immediately if it already is.
    public var cancellationHandler: (() -> Void)? {
        get { request.cancellationHandler }
        set { request.cancellationHandler = newValue }
    }

    /// Responds with items: those of the whole list or of its start, or those that come next.
    ///
    /// - Parameters:
    ///   - items: The items; none means that there is no content.
    ///   - next: The cursor of the next part; `nil` at its end.
    public func finish(_ items: [Element], next: LoadCursor? = nil) {
        if request.mailbox.isWaiting { box.page = LoadPage(items: items, next: next) }
        request.finish(.content)
    }

    /// Responds that nothing changed.
    public func finishUnchanged() {
        request.finish(.unchanged)
    }

    /// Responds that the load failed.
    public func fail(_ error: LoadError = LoadError()) {
        request.finish(.failure(error))
    }
}

/// A part of a list.
struct LoadPage<Element> {
    var items: [Element]
    var next: LoadCursor?
}

/// Where a part of a list lies until its data source takes it.
final class BatchBox<Element> {
    var page: LoadPage<Element>?
}
