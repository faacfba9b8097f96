import Synchronization

/// The state of one use of a connection: whether it was cancelled, whether a request to cancel was sent to the server, and whether it has
/// ended.
///
/// The server may act on a request to cancel after it has accepted it, and cancels whichever statement of the connection runs at that
/// moment (PostgreSQL documentation, "Canceling Requests in Progress"). Therefore no statement is sent after a cancellation, and a connection
/// for which a request was sent is not used again.
final class ConnectionUse: Sendable {
    private struct State {
        var isCancelled = false
        var wasCancelRequested = false
        var hasEnded = false
    }

    private let state = Mutex(State())
}

extension ConnectionUse {
    /// Marks the use as cancelled: no further statement of it begins.
    func cancel() { state.withLock { $0.isCancelled = true } }

    /// Marks the use as ended, after a request to cancel that is under way.
    ///
    /// - Returns: Whether the connection may have another use: the server was not requested to cancel a statement.
    func end() -> Bool {
        state.withLock { state in
            state.hasEnded = true
            return !state.wasCancelRequested
        }
    }

    /// Requests that the server cancel the statement that is under way, unless the use has ended. The end of the use waits for the
    /// request, and so does ``checkCancellation()``.
    ///
    /// - Parameter send: Sends the request.
    func requestCancel(_ send: () -> Void) {
        state.withLock { state in
            guard !state.hasEnded else { return }
            state.wasCancelRequested = true
            send()
        }
    }

    /// Checks that a further statement may be sent.
    ///
    /// - Throws: `CancellationError` if the use was cancelled.
    func checkCancellation() throws {
        if state.withLock({ $0.isCancelled }) { throw CancellationError() }
    }
}
