import Synchronization

/// Token buckets by client address, with room for so many clients.
final class RateLimiter: Sendable {
    private struct State {
        var buckets: [String: TokenBucket] = [:]
    }

    private let configuration: TokenBucket.Configuration
    private let clock: ServerClock
    private let capacity: Int
    private let state = Mutex(State())

    init(_ configuration: TokenBucket.Configuration, clock: ServerClock, capacity: Int = 10_000) {
        self.configuration = configuration
        self.clock = clock
        self.capacity = capacity
    }

    /// The number of clients that are remembered.
    var clientCount: Int { state.withLock { $0.buckets.count } }

    /// Counts a request. Returns `nil` if it may pass, else the seconds to wait.
    func wait(for client: String) -> Double? {
        let now = clock.now()
        return state.withLock { state in
            if let index = state.buckets.index(forKey: client) {
                return state.buckets.values[index].take(configuration, at: now)
            }
            if state.buckets.count >= capacity { makeRoom(&state, at: now) }
            var bucket = TokenBucket(configuration, at: now)
            let wait = bucket.take(configuration, at: now)
            state.buckets[client] = bucket
            return wait
        }
    }

    /// Counts a request. Returns `nil` if it may pass, else why not.
    func refusal(of client: String, what: String) -> Problem? {
        wait(for: client).map { .tooMany(what, waiting: $0) }
    }

    /// Forgets clients that have been quiet. If all are busy, all are forgotten: a flood of addresses must not fill the
    /// memory, and letting some requests through is the lesser harm.
    private func makeRoom(_ state: inout State, at now: Double) {
        for (client, bucket) in state.buckets {
            var bucket = bucket
            if bucket.isFull(configuration, at: now) { state.buckets[client] = nil }
        }
        if state.buckets.count >= capacity { state.buckets.removeAll() }
    }
}
