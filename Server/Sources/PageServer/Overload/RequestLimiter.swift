import Synchronization

/// Counts the requests that are under way, and admits no more than a limit at a time.
final class RequestLimiter: Sendable {
    private let limit: Int
    private let count = Atomic(0)

    /// Creates a limiter.
    ///
    /// - Parameter limit: The number of requests that may be under way.
    init(limit: Int) {
        self.limit = limit
    }

    /// Whether as many requests are under way as may be.
    var isFull: Bool { count.load(ordering: .relaxed) >= limit }

    /// Counts a request if there is room for it.
    ///
    /// - Returns: Whether there is. Then call ``leave()`` when the request has ended.
    func enter() -> Bool {
        if count.add(1, ordering: .relaxed).newValue <= limit { return true }
        leave()
        return false
    }

    /// Ends a request that was counted.
    func leave() { count.subtract(1, ordering: .relaxed) }
}
