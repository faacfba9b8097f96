extension HostContext {
    /// A request or timer that is under way and can be cancelled.
    public struct Ticket: Equatable, Sendable {
        let token: Int
    }

    /// Sends a request to the server. The handler is called once, unless the request is cancelled first.
    @discardableResult
    public func request(_ request: HostRequest, then handler: @escaping (HostResponse) -> Void) -> Ticket {
        let token = makeToken()
        pendingRequests[token] = handler
        send(.request(token, request))
        return Ticket(token: token)
    }

    /// Sends a request to the server and has an object act upon the response. The object is held weakly: nothing is called
    /// once it is gone.
    @discardableResult
    public func request<Target: WeaklyReferenceable>(
        _ request: HostRequest, target: Target, then action: @escaping (Target, HostResponse) -> Void
    ) -> Ticket {
        self.request(request, then: Weak(target).performing(action))
    }

    /// Forgets a request; its handler will not be called.
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

    /// Has an object act once, after some milliseconds. The object is held weakly: nothing is called once it is gone.
    @discardableResult
    public func after<Target: WeaklyReferenceable>(
        milliseconds: Int, target: Target, _ action: @escaping (Target) -> Void
    ) -> Ticket {
        after(milliseconds: milliseconds, Weak(target).performing(action))
    }

    /// Forgets a timer; its handler will not be called.
    public func cancel(timer ticket: Ticket) {
        guard pendingTimers.removeValue(forKey: ticket.token) != nil else { return }
        send(.cancelTimer(ticket.token))
    }

    /// Asks the device where it is; the host asks the user for leave first. The handler is called once, unless the
    /// question is cancelled first.
    ///
    /// Ask only when the user has pressed something that says so: browsers tell the user who asks, and a user who
    /// refused is not asked again.
    @discardableResult
    public func requestPosition(then handler: @escaping (HostPositionAnswer) -> Void) -> Ticket {
        let token = makeToken()
        pendingPositions[token] = handler
        send(.requestPosition(token))
        return Ticket(token: token)
    }

    /// Forgets a question for the position; its handler will not be called.
    public func cancel(position ticket: Ticket) {
        pendingPositions.removeValue(forKey: ticket.token)
    }

    /// Hands an answer to the one who asked. Answers nobody waits for any more are dropped.
    func complete(request token: Int, with response: HostResponse) {
        pendingRequests.removeValue(forKey: token)?(response)
    }

    /// Hands the end of a timer to the one who started it.
    func complete(timer token: Int) {
        pendingTimers.removeValue(forKey: token)?()
    }

    /// Hands a position to the one who asked.
    func complete(position token: Int, with answer: HostPositionAnswer) {
        pendingPositions.removeValue(forKey: token)?(answer)
    }
}
