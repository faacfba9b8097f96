import Synchronization

/// Whether a use of a connection has ended, so that a late cancellation does not cancel the statement of the next use.
final class ConnectionUse: Sendable {
    private let hasEnded = Mutex(false)

    /// Says that the use is over.
    func end() { hasEnded.withLock { $0 = true } }

    /// Does something that must not reach the next user.
    func whileInUse(_ body: () -> Void) {
        hasEnded.withLock { hasEnded in
            if !hasEnded { body() }
        }
    }
}
