import HTTPTypes
import Synchronization

/// Knows which requests the server has just refused, so that the same are refused again before anything is spent on them.
///
/// A path is remembered for a second after a refusal, and counts only while the server has no room for what it was refused for.
final class OverloadGate: Sendable {
    /// What there was no room for.
    enum Cause {
        /// The work of the request: the queue of the work was full.
        case work
        /// The request itself: as many as may be were under way.
        case request
    }

    /// How long a refusal is remembered, in seconds: what `Retry-After` tells clients to wait.
    static let seconds = 1.0
    /// The greatest number of refusals that are remembered. No path is longer than ``ServerLimits/uriBytes``.
    static let limit = 1_024

    private enum Key: Hashable {
        /// Whether the request has a cookie: its response may have to be composed where the one for all users is kept.
        case work(path: String, isPersonal: Bool)
        case request(path: String)
    }

    private let work: WorkLimiter
    private let requests: RequestLimiter
    private let clock: ServerClock
    private let isKept: @Sendable (_ address: String, _ now: Double) -> Bool
    /// The ends of the times for which refusals are remembered.
    private let refused = Mutex<[Key: Double]>([:])

    /// Creates the gate of a server.
    ///
    /// - Parameters:
    ///   - work: The work that is under way.
    ///   - requests: The requests that are under way.
    ///   - isKept: Whether the response to a path with its query is composed already, so that it takes no work.
    init(
        work: WorkLimiter, requests: RequestLimiter, clock: ServerClock,
        isKept: @escaping @Sendable (_ address: String, _ now: Double) -> Bool
    ) {
        self.work = work
        self.requests = requests
        self.clock = clock
        self.isKept = isKept
    }

    /// How many refusals are remembered.
    var count: Int { refused.withLock { $0.count } }

    /// Remembers that a request was refused.
    func noteRefusal(of request: HTTPRequest, for cause: Cause) {
        guard request.method == .get, let address = request.path else { return }
        let key = Self.key(of: address, request, cause)
        let now = clock.now()
        refused.withLock { refused in
            if refused.count >= Self.limit {
                refused = refused.filter { now < $0.value }
                // Each of those that are forgotten is noted again when the framework refuses it the next time.
                if refused.count > Self.limit / 2 { refused.removeAll(keepingCapacity: true) }
            }
            refused[key] = now + Self.seconds
        }
    }

    /// Whether a request is refused before anything else is done for it.
    ///
    /// A path that was refused for its work is refused whatever its query, but where the response is kept: that one takes no work. While
    /// as many requests are under way as may be, the framework would refuse every request that it limits, kept or not. The path is looked
    /// up all the same, since it does not limit those of operators.
    ///
    /// - Complexity: O(1); two atomic reads while there is room for both.
    func refuses(_ request: HTTPRequest) -> Bool {
        let (workIsFull, requestsAreFull) = (work.isFull, requests.isFull)
        guard workIsFull || requestsAreFull, request.method == .get, let address = request.path else { return false }
        let now = clock.now()
        if requestsAreFull, remembers(Self.key(of: address, request, .request), at: now) { return true }
        return workIsFull && remembers(Self.key(of: address, request, .work), at: now) && !isKept(address, now)
    }

    private func remembers(_ key: Key, at now: Double) -> Bool {
        guard let end = refused.withLock({ $0[key] }) else { return false }
        return now < end
    }

    private static func key(of address: String, _ request: HTTPRequest, _ cause: Cause) -> Key {
        let path = String(address.prefix { $0 != "?" })
        switch cause {
        case .work: return .work(path: path, isPersonal: request.headerFields.contains(.cookie))
        case .request: return .request(path: path)
        }
    }
}
