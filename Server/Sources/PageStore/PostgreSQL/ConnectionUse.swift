import Synchronization

/// One use of a connection: whether it was cancelled, and whether it has ended, so that a late cancellation does not cancel
/// the statement of the next use.
final class ConnectionUse: Sendable {
    private struct State {
        var isCancelled = false
        var hasEnded = false
    }

    private let state = Mutex(State())
}

extension ConnectionUse {
    /// Marks the use as cancelled: no further statement of it begins.
    func cancel() { state.withLock { $0.isCancelled = true } }

    /// Marks the use as ended.
    func end() { state.withLock { $0.hasEnded = true } }

    /// Runs something that must not reach the next use, unless this one has ended. The end of the use waits for it, and so does
    /// ``checkCancellation()``.
    func whileInUse(_ body: () -> Void) {
        state.withLock { state in
            if !state.hasEnded { body() }
        }
    }

    /// - Throws: `CancellationError` if the use was cancelled.
    func checkCancellation() throws {
        if state.withLock({ $0.isCancelled }) { throw CancellationError() }
    }
}
