/// The handlers of requests, timers and position requests under way. Each is called at most once, but for the
/// progress of a request, which leaves its handler in place.
final class PendingCalls {
    private var requests = LinearMap<Int, (HostReply) -> Void>()
    private var timers = LinearMap<Int, () -> Void>()
    private var positions = LinearMap<Int, (HostPositionResponse) -> Void>()
    private var lastToken = 0
}

extension PendingCalls {
    /// A unique number for a call of the host.
    func makeToken() -> Int {
        lastToken += 1
        return lastToken
    }

    /// Adds the handler of a request and returns its token.
    func add(request handler: @escaping (HostReply) -> Void) -> Int {
        let token = makeToken()
        requests[token] = handler
        return token
    }

    /// Adds the handler of a timer and returns its token.
    func add(timer handler: @escaping () -> Void) -> Int {
        let token = makeToken()
        timers[token] = handler
        return token
    }

    /// Adds the handler of a position request and returns its token.
    func add(position handler: @escaping (HostPositionResponse) -> Void) -> Int {
        let token = makeToken()
        positions[token] = handler
        return token
    }

    /// Removes all handlers; none is called.
    func removeAll() {
        requests = LinearMap()
        timers = LinearMap()
        positions = LinearMap()
    }

    /// The handler of a request, which stays; `nil` if it was called or cancelled.
    func handler(ofRequest token: Int) -> ((HostReply) -> Void)? { requests[token] }

    /// Removes the handler of a request; `nil` if it was called or cancelled.
    func take(request token: Int) -> ((HostReply) -> Void)? { requests.removeValue(forKey: token) }

    /// Removes the handler of a timer; `nil` if it was called or cancelled.
    func take(timer token: Int) -> (() -> Void)? { timers.removeValue(forKey: token) }

    /// Removes the handler of a position request; `nil` if it was called or cancelled.
    func take(position token: Int) -> ((HostPositionResponse) -> Void)? { positions.removeValue(forKey: token) }
}
