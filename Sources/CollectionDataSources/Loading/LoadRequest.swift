/// What a loader is given: a request for content, which takes one response.
///
/// ```swift
/// override func loadContent(_ request: LoadRequest) {
///     let ticket = service.fetchRatings { [model] response in
///         switch response {
///         case .success(let ratings): request.finish(.content) { model.ratings = ratings }
///         case .failure(let status): request.finish(.failure(LoadError(code: status)))
///         }
///     }
///     request.cancellationHandler = { service.cancel(ticket) }
/// }
/// ```
///
/// The response lies in the request until its data source looks for it, at the end of the event. The request does not know
/// the source, so keeping it makes no cycle. A request that is released without a response counts as failed; one that was
/// replaced or given up in the meantime ignores its response, and that is no mistake.
public final class LoadRequest {
    /// The number of the request, counted by its source from 1.
    public let number: Int
    /// The cursor of the requested part of a list; `nil` for its start, and for a list without parts.
    public let cursor: LoadCursor?
    let mailbox: LoadResponseSlot

    init(number: Int, cursor: LoadCursor?, mailbox: LoadResponseSlot) {
        self.number = number
        self.cursor = cursor
        self.mailbox = mailbox
    }

    deinit {
        mailbox.abandon()
    }
}

extension LoadRequest {
    /// Whether the request is cancelled: a response is ignored.
    public var isCancelled: Bool { mailbox.isCancelled }

    /// Called when the request is cancelled; immediately if it already is.
    public var cancellationHandler: (() -> Void)? {
        get { mailbox.cancellationHandler }
        set { mailbox.setCancellationHandler(newValue) }
    }

    /// Responds to the request. A second response is ignored and reported as ``LoadProblem/finishedTwice(request:)``.
    ///
    /// Call it on the thread of the data source.
    ///
    /// - Parameters:
    ///   - result: The outcome of the load.
    ///   - update: Stores the loaded content. It is called when the data source takes the response, and never for a
    ///     cancelled request.
    public func finish(_ result: LoadResult, update: (() -> Void)? = nil) {
        mailbox.respond(with: LoadResponse(result: result, update: update))
    }
}

/// The response to a request.
struct LoadResponse {
    var result: LoadResult
    var update: (() -> Void)?
}

/// Where the response to a request lies until its data source takes it.
final class LoadResponseSlot {
    private enum State {
        /// There is no response yet.
        case waiting
        /// The response is there.
        case responded(LoadResponse)
        /// The response was taken.
        case taken
        /// It was cancelled.
        case cancelled
    }

    private var state = State.waiting
    private(set) var cancellationHandler: (() -> Void)?
    private let number: Int
    private let journal: LoadDiagnostics
    /// The time after which the request counts as failed, once it is known, in milliseconds.
    var deadline: Int?

    init(number: Int, journal: LoadDiagnostics) {
        self.number = number
        self.journal = journal
    }

    /// Whether a response would count.
    var isWaiting: Bool {
        if case .waiting = state { return true }
        return false
    }

    var isCancelled: Bool {
        if case .cancelled = state { return true }
        return false
    }

    func setCancellationHandler(_ handler: (() -> Void)?) {
        switch state {
        case .waiting: cancellationHandler = handler
        case .cancelled: handler?()
        case .responded, .taken: break
        }
    }

    func respond(with response: LoadResponse) {
        switch state {
        case .waiting:
            state = .responded(response)
            cancellationHandler = nil
        case .responded, .taken:
            journal.note(.finishedTwice(request: number))
        case .cancelled:
            break
        }
    }

    /// The request is released.
    func abandon() {
        guard isWaiting else { return }
        journal.note(.abandoned(request: number))
        respond(with: LoadResponse(result: .failure(LoadError(reason: .abandoned)), update: nil))
    }

    /// The time is over.
    func expire() {
        guard isWaiting else { return }
        journal.note(.timedOut(request: number))
        let handler = cancellationHandler
        state = .cancelled
        cancellationHandler = nil
        handler?()
    }

    /// Cancels the request. A response that was not taken is forgotten.
    func cancel() {
        let handler = cancellationHandler
        switch state {
        case .waiting, .responded: state = .cancelled
        case .taken, .cancelled: return
        }
        cancellationHandler = nil
        handler?()
    }

    /// Hands over the response, once.
    func take() -> LoadResponse? {
        guard case .responded(let response) = state else { return nil }
        state = .taken
        return response
    }
}
