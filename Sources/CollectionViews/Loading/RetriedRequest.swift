/// A request that is sent again when it fails, by its ``RetryPolicy``.
public final class RetriedRequest: WeaklyReferenceable {
    /// The token of weak references.
    public let lifetime = Lifetime()
    /// The number of times that the request has been sent.
    public private(set) var attempts = 0

    private let context: HostContext
    private let request: HostRequest
    private let policy: RetryPolicy
    private var handler: ((HostReply) -> Void)?
    private var state = State.idle

    private enum State {
        /// It was not sent, has a response, or was cancelled.
        case idle
        /// A response is awaited.
        case requesting(HostContext.Ticket)
        /// It is sent again after a delay.
        case waiting(HostContext.Ticket)
    }

    init(
        _ request: HostRequest, policy: RetryPolicy, context: HostContext,
        handler: @escaping (HostReply) -> Void
    ) {
        self.request = request
        self.policy = policy
        self.context = context
        self.handler = handler
        send()
    }
}

extension RetriedRequest {
    /// Cancels the request, or the next attempt; the handler is not called.
    public func cancel() {
        switch state {
        case .idle: break
        case .requesting(let ticket): context.cancel(request: ticket)
        case .waiting(let ticket): context.cancel(timer: ticket)
        }
        state = .idle
        handler = nil
    }

    // The context keeps the request until it has ended, and nothing else needs to.
    private func send() {
        attempts += 1
        state = .requesting(context.fetch(request) { [self] reply in receive(reply) })
    }

    private func receive(_ reply: HostReply) {
        if let delay = policy.delay(beforeRetrying: request, after: reply, attempts: attempts) {
            state = .waiting(context.after(milliseconds: delay) { [self] in send() })
        } else {
            state = .idle
            let handler = handler
            self.handler = nil
            handler?(reply)
        }
    }
}

extension HostContext {
    /// Sends a request to the server, and again as a policy says. The handler is called once, with the last response, unless the
    /// request is cancelled first.
    @discardableResult
    public func request(
        _ request: HostRequest, retrying policy: RetryPolicy, then handler: @escaping (HostResponse) -> Void
    ) -> RetriedRequest {
        fetch(request, retrying: policy) { handler($0.response) }
    }

    /// Sends a request to the server as ``request(_:retrying:then:)`` does, and passes the last response as a whole.
    @discardableResult
    public func fetch(
        _ request: HostRequest, retrying policy: RetryPolicy, then handler: @escaping (HostReply) -> Void
    ) -> RetriedRequest {
        RetriedRequest(request, policy: policy, context: self, handler: handler)
    }
}
