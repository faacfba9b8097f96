import HTTPTypes
import Synchronization

/// Knows which requests the server has just refused, so that the same are refused again before anything is spent on them.
///
/// An address is remembered for a second after a refusal, and counts only while the queue of the server's work is full.
final class OverloadGate: Sendable {
    /// How long a refusal is remembered, in seconds: what `Retry-After` tells clients to wait.
    static let seconds = 1.0
    /// The greatest number of addresses that are remembered.
    private static let limit = 1_024

    private struct Address: Hashable {
        let path: String
        /// Whether the request has a cookie: its response may have to be composed where the one for all users is kept.
        let isPersonal: Bool
    }

    private let work: WorkLimiter
    private let clock: ServerClock
    /// The ends of the times for which refusals are remembered.
    private let refused = Mutex<[Address: Double]>([:])

    /// Creates the gate of the work of a server.
    init(work: WorkLimiter, clock: ServerClock) {
        self.work = work
        self.clock = clock
    }

    /// Remembers that a request was refused.
    func noteRefusal(of request: HTTPRequest) {
        guard let address = Self.address(of: request) else { return }
        let now = clock.now()
        refused.withLock { refused in
            // Each of those that are forgotten is noted again when the framework refuses it the next time.
            if refused.count >= Self.limit { refused.removeAll(keepingCapacity: true) }
            refused[address] = now + Self.seconds
        }
    }

    /// Whether a request is refused before anything else is done for it.
    ///
    /// - Complexity: O(1); one atomic read while there is room for work.
    func refuses(_ request: HTTPRequest) -> Bool {
        guard work.isFull, let address = Self.address(of: request) else { return false }
        guard let end = refused.withLock({ $0[address] }) else { return false }
        return clock.now() < end
    }

    private static func address(of request: HTTPRequest) -> Address? {
        guard request.method == .get, let path = request.path else { return nil }
        return Address(
            path: String(path.prefix { $0 != "?" }), isPersonal: request.headerFields.contains(.cookie))
    }
}
