import Synchronization

/// Whether a connection is still in somebody's use, so that nobody cancels the statement of the next one.
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
