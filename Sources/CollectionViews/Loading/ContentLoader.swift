public import CollectionDataSources

/// Loads content from the server for a screen, and keeps the state of loading.
///
/// ```swift
/// private let loader = ContentLoader<Show>()  // a type that is JSONDecodable
///
/// override func viewDidLoad() {
///     loader.changeHandler = { [screen = Weak(self)] in screen.object?.show() }
///     loader.load(HostRequest("/v1/shows/\(id)"), in: context)
/// }
///
/// private func show() {
///     spinner.isHidden = loader.status.placeholderReason != .loading
///     messageLabel.text = loader.status.error?.sentence ?? ""
///     if let show = loader.content { titleLabel.text = show.title }
/// }
/// ```
///
/// A load takes the place of the one under way, whose response is ignored. What was loaded stays while it is loaded again and when that
/// fails. A load that failed because there was no connection is tried again when the device is online again.
public final class ContentLoader<Content>: WeaklyReferenceable {
    /// The token of weak references.
    public let lifetime = Lifetime()
    /// The result of the last load that did not fail.
    public private(set) var content: Content?
    /// The state of loading, with the last failure.
    public private(set) var status = LoadStatus()
    /// Whether the content may be that of an earlier request, and stays until the response to the last one.
    public private(set) var isReplacing = false
    /// The number of loads that have begun. A screen that sends requests about its content compares the number when a response
    /// comes: one to a request that was sent before the last load is outdated.
    public private(set) var loadCount = 0
    /// The header fields of the last response that brought content, such as `ETag`.
    public private(set) var headerFields = HeaderFields()
    /// Returns the error in a response; `nil` for none. By default that is the `LoadError` of its status.
    ///
    /// ```swift
    /// loader.errorProvider = { LoadError(problem: $0) }  // with the server's own sentence
    /// ```
    public var errorProvider: (HostReply) -> LoadError? = { LoadError($0.response) }
    /// The policy by which a failed request is sent again.
    public var retryPolicy = RetryPolicy.never
    /// Called after each change of the ``status`` or the ``content``.
    public var changeHandler: (() -> Void)?

    private let decode: ([UInt8]) throws(LoadError) -> Content
    private let isEmpty: (Content) -> Bool
    private var request: HostRequest?
    private var context: HostContext?
    private var running: RetriedRequest?
    private var isObservingNetwork = false

    /// Creates a loader that has loaded nothing.
    ///
    /// - Parameters:
    ///   - isEmpty: Returns whether there is nothing to show. The default returns `false`.
    ///   - decode: Returns the content of a response, or throws a ``LoadError`` that states why there is none.
    public init(
        isEmpty: @escaping (Content) -> Bool = { _ in false }, decode: @escaping ([UInt8]) throws(LoadError) -> Content
    ) {
        self.isEmpty = isEmpty
        self.decode = decode
    }

    deinit { running?.cancel() }
}

extension ContentLoader {
    /// The last failure, while it is the state.
    public var error: LoadError? { status.error }

    /// Loads content in place of what is being loaded. What was loaded before stays meanwhile if the request is the same, and
    /// is discarded otherwise.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - context: The connection to the host; `nil` where there is none yet, which loads nothing.
    ///   - keepsContent: Whether the content of another request stays until the response to this one, as a page of results stays
    ///     until the next one has come. It is discarded if the request fails.
    public func load(_ request: HostRequest, in context: HostContext?, keepsContent: Bool = false) {
        guard let context else { return }
        if let last = self.request, last != request {
            if keepsContent { isReplacing = content != nil } else { discardContent() }
        }
        self.request = request
        self.context = context
        if !isObservingNetwork {
            isObservingNetwork = true
            context.whenOnlineAgain(self) { $0.networkDidReturn() }
        }
        reload()
    }

    /// Loads what was last requested again. Does nothing before the first ``load(_:in:keepsContent:)``, nor after ``reset()``.
    public func reload() {
        guard let request, let context else { return }
        running?.cancel()
        loadCount += 1
        running = context.fetch(request, retrying: retryPolicy, then: Weak(self).performing { $0.receive($1) })
        // The handler may reset the loader or load something else, which cancels the request.
        change(by: .begin)
    }

    /// Cancels the load under way.
    public func cancel() {
        running?.cancel()
        running = nil
        change(by: .cancel)
    }

    /// Cancels the load under way, and discards the content, the state and the request: nothing is loaded again before the next
    /// ``load(_:in:keepsContent:)``.
    ///
    /// ```swift
    /// if let results = results(for: search) { loader.reset() } else { loader.load(request(for: search), in: context) }
    /// ```
    public func reset() {
        running?.cancel()
        running = nil
        request = nil
        headerFields = HeaderFields()
        discardContent()
        changeHandler?()
    }

    /// Replaces the content, as after a change by the user that the server has stored.
    public func update(_ content: Content) {
        self.content = content
        isReplacing = false
        if status.state == .initial {
            status = status.reduced(by: .begin) ?? status
            change(by: .finish(result(of: content)))
        } else {
            change(
                by: status.state.isInProgress
                    ? .contentChanged(isEmpty: isEmpty(content)) : .settle(result(of: content)))
        }
    }

    private func receive(_ reply: HostReply) {
        running = nil
        do throws(LoadError) {
            let content = try decode(reply.body(orError: errorProvider))
            headerFields = reply.headerFields
            self.content = content
            isReplacing = false
            change(by: .finish(result(of: content)))
        } catch {
            context?.logFailure(error, of: request?.path ?? "")
            if isReplacing {
                discardContent()
                status = status.reduced(by: .begin) ?? status
            }
            change(by: .finish(.failure(error)))
        }
    }

    private func discardContent() {
        content = nil
        isReplacing = false
        status = LoadStatus()
    }

    private func result(of content: Content) -> LoadResult { isEmpty(content) ? .noContent : .content }

    private func networkDidReturn() {
        if status.error?.recovery == .waitForNetwork { reload() }
    }

    private func change(by event: LoadEvent) {
        guard let next = status.reduced(by: event) else { return }
        status = next
        changeHandler?()
    }
}
