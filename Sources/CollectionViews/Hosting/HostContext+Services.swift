extension HostContext {
    /// A question or timer that is under way and can be called off.
    public struct Ticket: Equatable, Sendable {
        let token: Int
    }

    /// Puts a question to the server. The handler is called once, unless the request is cancelled first.
    @discardableResult
    public func request(_ request: HostRequest, then handler: @escaping (HostResponse) -> Void) -> Ticket {
        let token = makeToken()
        pendingRequests[token] = handler
        send(.request(token, request))
        return Ticket(token: token)
    }

    /// Forgets a question; its handler will not be called.
    public func cancel(request ticket: Ticket) {
        guard pendingRequests.removeValue(forKey: ticket.token) != nil else { return }
        send(.cancelRequest(ticket.token))
    }

    /// Calls a handler once, after some milliseconds.
    @discardableResult
    public func after(milliseconds: Int, _ handler: @escaping () -> Void) -> Ticket {
        let token = makeToken()
        pendingTimers[token] = handler
        send(.startTimer(token, milliseconds: milliseconds))
        return Ticket(token: token)
    }

    /// Forgets a timer; its handler will not be called.
    public func cancel(timer ticket: Ticket) {
        guard pendingTimers.removeValue(forKey: ticket.token) != nil else { return }
        send(.cancelTimer(ticket.token))
    }

    /// Hands an answer to the one who asked. Answers nobody waits for any more are dropped.
    func complete(request token: Int, with response: HostResponse) {
        pendingRequests.removeValue(forKey: token)?(response)
    }

    /// Hands the end of a timer to the one who started it.
    func complete(timer token: Int) {
        pendingTimers.removeValue(forKey: token)?()
    }
}
