extension HostContext {
    /// Changes the host's history, for a screen that has changed or that shows another part of itself. A screen that is pushed
    /// or popped as a whole is shown by its ``NavigationController``, which calls this.
    ///
    /// While an overlay such as a dialog is open, the current entry of the history is the overlay's. A change is then
    /// carried out when the overlay is closed.
    public func navigate(_ change: HistoryChange) { history.navigate(change, in: self) }

    /// A request, timer or position request under way, which can be cancelled.
    public struct Ticket: Equatable, Sendable {
        let token: Int
    }

    /// Sends a request to the server. The handler is called once, unless the request is cancelled first.
    ///
    /// It gets the response in short: ``fetch(_:then:)`` passes header fields and the bodies of failures as well.
    ///
    /// The handler is called in an event of its own, never before this method returns, and what it changes is shown at the end
    /// of that event. The context holds it until then. It is called although the screen that sent the request was closed: pass
    /// a target, or cancel the request.
    @discardableResult
    public func request(_ request: HostRequest, then handler: @escaping (HostResponse) -> Void) -> Ticket {
        fetch(request) { handler($0.response) }
    }

    /// Sends a request to the server and calls a target with the response. The target is held weakly: nothing is called
    /// once it was deallocated.
    @discardableResult
    public func request<Target: WeaklyReferenceable>(
        _ request: HostRequest, target: Target, then action: @escaping (Target, HostResponse) -> Void
    ) -> Ticket {
        self.request(request, then: Weak(target).performing(action))
    }

    /// Sends a request to the server as ``request(_:then:)`` does, and passes the response as a whole: with its status, its header
    /// fields and the body of a failure. The handler is called once, unless the request is cancelled first.
    @discardableResult
    public func fetch(_ request: HostRequest, then handler: @escaping (HostReply) -> Void) -> Ticket {
        let token = pendingCalls.add(request: handler)
        send(.request(token, request))
        return Ticket(token: token)
    }

    /// Sends a request to the server and calls a target with the response as a whole. The target is held weakly: nothing is called
    /// once it was deallocated.
    @discardableResult
    public func fetch<Target: WeaklyReferenceable>(
        _ request: HostRequest, target: Target, then action: @escaping (Target, HostReply) -> Void
    ) -> Ticket {
        fetch(request, then: Weak(target).performing(action))
    }

    /// Uses a service of the system. The handler is called once, with a status as ``HostCommand/useService(_:_:argument:)`` describes.
    func use(_ service: HostService, _ argument: String, then handler: @escaping (HostReply) -> Void) {
        let token = pendingCalls.add(request: handler)
        send(.useService(token, service, argument: argument))
    }

    /// Cancels a request; its handler is not called.
    public func cancel(request ticket: Ticket) {
        guard pendingCalls.take(request: ticket.token) != nil else { return }
        send(.cancelRequest(ticket.token))
    }

    /// Calls a handler once, after a number of milliseconds.
    @discardableResult
    public func after(milliseconds: Int, _ handler: @escaping () -> Void) -> Ticket {
        let token = pendingCalls.add(timer: handler)
        send(.startTimer(token, milliseconds: milliseconds))
        return Ticket(token: token)
    }

    /// Calls a target once, after a number of milliseconds. The target is held weakly: nothing is called once it was
    /// deallocated.
    @discardableResult
    public func after<Target: WeaklyReferenceable>(
        milliseconds: Int, target: Target, _ action: @escaping (Target) -> Void
    ) -> Ticket {
        after(milliseconds: milliseconds, Weak(target).performing(action))
    }

    /// Cancels a timer; its handler is not called.
    public func cancel(timer ticket: Ticket) {
        guard pendingCalls.take(timer: ticket.token) != nil else { return }
        send(.cancelTimer(ticket.token))
    }

    /// Requests the position of the device; the host requests the user's permission first. The handler is called once,
    /// unless the request is cancelled first.
    ///
    /// Call it only after the user has pressed a control that says so: browsers show the user which site requests the
    /// position, and do not prompt again after a refusal.
    @discardableResult
    public func requestPosition(then handler: @escaping (HostPositionResponse) -> Void) -> Ticket {
        let token = pendingCalls.add(position: handler)
        send(.requestPosition(token))
        return Ticket(token: token)
    }

    /// Cancels a request for the position; its handler is not called.
    public func cancel(position ticket: Ticket) {
        _ = pendingCalls.take(position: ticket.token)
    }

    /// Discards the handlers of everything under way, for a host that ends before it is complete: a handler may hold the
    /// views that hold the context.
    package func discardPendingCalls() { pendingCalls.removeAll() }

    /// Passes a response to its handler, which stays where the response is the progress of a request. Responses to cancelled
    /// requests are ignored.
    func complete(request token: Int, with reply: HostReply) {
        let handler =
            reply.status == RequestProgress.status
            ? pendingCalls.handler(ofRequest: token) : pendingCalls.take(request: token)
        handler?(reply)
    }

    /// Calls the handler of a timer.
    func complete(timer token: Int) {
        pendingCalls.take(timer: token)?()
    }

    /// Passes a position to its handler.
    func complete(position token: Int, with response: HostPositionResponse) {
        pendingCalls.take(position: token)?(response)
    }
}
