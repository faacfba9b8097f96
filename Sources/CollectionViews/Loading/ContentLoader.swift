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
///
/// Content that takes several requests is loaded by an ``AsyncOperation``, with ``run(_:in:keepsContent:)``.
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
    /// The header fields of the last response that brought content, such as `ETag`; none where an operation brought it.
    public private(set) var headerFields = HeaderFields()
    /// Returns the error in a response; `nil` for none. By default that is the `LoadError` of its status.
    ///
    /// ```swift
    /// loader.errorProvider = { LoadError(problem: $0) }  // with the server's own sentence
    /// ```
    public var errorProvider: (HostReply) -> LoadError? = { LoadError($0.response) }
    /// The policy by which a failed request is sent again. The requests of an operation have policies of their own.
    public var retryPolicy = RetryPolicy.never
    /// Called after each change of the ``status`` or the ``content``.
    public var changeHandler: (() -> Void)?

    private let decode: ([UInt8]) throws(LoadError) -> Content
    private let isEmpty: (Content) -> Bool
    /// The request that is loaded; `nil` for an operation.
    private var request: HostRequest?
    private var context: HostContext?
    /// Begins what was last requested; `nil` before the first load and after a reset. As a closure, it keeps the code that runs
    /// operations out of programs that have none.
    private var source: ((ContentLoader, HostContext) -> Void)?
    /// Cancels the load under way.
    private var cancellation: (() -> Void)?
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

    /// Creates a loader whose content comes from operations, see ``run(_:in:keepsContent:)``. It has loaded nothing.
    ///
    /// ```swift
    /// private let loader = ContentLoader(loading: Overview.self)
    /// ```
    ///
    /// With ``load(_:in:keepsContent:)`` it fails with the reason `undecodable`, because there is nothing that reads the response.
    ///
    /// - Parameters:
    ///   - type: The type of the content.
    ///   - isEmpty: Returns whether there is nothing to show. The default returns `false`.
    public convenience init(loading type: Content.Type, isEmpty: @escaping (Content) -> Bool = { _ in false }) {
        self.init(isEmpty: isEmpty, decode: { _ throws(LoadError) in throw LoadError(reason: .undecodable) })
    }

    deinit { cancellation?() }
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
        if source != nil, self.request != request { replaceContent(keepsContent) }
        self.request = request
        load(in: context) { $0.begin(request, in: $1) }
    }

    /// Loads the value of an operation in place of what is being loaded.
    ///
    /// ```swift
    /// loader.run(order.zip(customer), in: context)
    /// ```
    ///
    /// Operations cannot be compared: each counts as another request than the one before, whose content is discarded unless
    /// `keepsContent` is `true`. ``reload()`` runs the same operation again, and keeps what it has loaded. The ``errorProvider`` and the
    /// ``retryPolicy`` are for requests of the loader; those of the operation have their own.
    ///
    /// - Parameters:
    ///   - operation: The operation. The loader holds it until the next load, and the operation must not hold the loader.
    ///   - context: The connection to the host; `nil` where there is none yet, which loads nothing.
    ///   - keepsContent: Whether what another request or operation has loaded stays until this one has ended. It is discarded if this
    ///     one fails.
    public func run(_ operation: AsyncOperation<Content>, in context: HostContext?, keepsContent: Bool = false) {
        guard let context else { return }
        if source != nil { replaceContent(keepsContent) }
        request = nil
        load(in: context) { $0.begin(operation, in: $1) }
    }

    /// Loads what was last requested again. Does nothing before the first ``load(_:in:keepsContent:)`` or ``run(_:in:keepsContent:)``,
    /// nor after ``reset()``.
    public func reload() {
        guard let source, let context else { return }
        cancelLoad()
        loadCount += 1
        source(self, context)
    }

    /// Cancels the load under way.
    public func cancel() {
        cancelLoad()
        change(by: .cancel)
    }

    /// Cancels the load under way, and discards the content, the state and the request: nothing is loaded again before the next
    /// ``load(_:in:keepsContent:)`` or ``run(_:in:keepsContent:)``.
    ///
    /// ```swift
    /// if let results = results(for: search) { loader.reset() } else { loader.load(request(for: search), in: context) }
    /// ```
    public func reset() {
        cancelLoad()
        source = nil
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

    private func load(in context: HostContext, _ source: @escaping (ContentLoader, HostContext) -> Void) {
        self.source = source
        self.context = context
        if !isObservingNetwork {
            isObservingNetwork = true
            context.whenOnlineAgain(self) { $0.networkDidReturn() }
        }
        reload()
    }

    private func begin(_ request: HostRequest, in context: HostContext) {
        let sent = context.fetch(request, retrying: retryPolicy, then: Weak(self).performing { $0.receive($1) })
        cancellation = { sent.cancel() }
        // The handler may reset the loader or load something else, which cancels the request.
        change(by: .begin)
    }

    private func begin(_ operation: AsyncOperation<Content>, in context: HostContext) {
        let number = loadCount
        // The operation may end at once, so that the load must have begun before.
        change(by: .begin)
        // The handler may have reset the loader or loaded something else; so may the operation and the handler of its end.
        guard isInProgress(number) else { return }
        let cancel = operation.run(in: context, target: self) { loader, result in
            // An operation that resets the loader or loads something else before it ends at once could not be cancelled yet.
            if loader.isInProgress(number) { loader.finishOperation(result) }
        }
        if isInProgress(number) { cancellation = cancel } else { cancel() }
    }

    /// Whether a load is the one under way.
    ///
    /// - Parameter number: The ``loadCount`` at its beginning.
    private func isInProgress(_ number: Int) -> Bool { number == loadCount && status.state.isInProgress }

    private func cancelLoad() {
        let cancel = cancellation
        cancellation = nil
        cancel?()
    }

    private func receive(_ reply: HostReply) {
        cancellation = nil
        do throws(LoadError) {
            let content = try decode(reply.body(orError: errorProvider))
            headerFields = reply.headerFields
            finish(content)
        } catch {
            fail(error, of: request?.path ?? "")
        }
    }

    private func finishOperation(_ result: Result<Content, LoadError>) {
        cancellation = nil
        switch result {
        case .success(let content):
            headerFields = HeaderFields()
            finish(content)
        case .failure(let error): fail(error, of: "An operation")
        }
    }

    private func finish(_ content: Content) {
        self.content = content
        isReplacing = false
        change(by: .finish(result(of: content)))
    }

    private func fail(_ error: LoadError, of path: String) {
        context?.logFailure(error, of: path)
        if isReplacing {
            discardContent()
            status = status.reduced(by: .begin) ?? status
        }
        change(by: .finish(.failure(error)))
    }

    /// Keeps the content until the response to another request, or discards it.
    private func replaceContent(_ keepsContent: Bool) {
        if keepsContent { isReplacing = content != nil } else { discardContent() }
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
