import Synchronization

/// The state of one use of a connection: whether it was cancelled, whether a request to cancel was sent to the server, and whether it has
/// ended.
///
/// The server may act on a request to cancel after it has accepted it, and cancels whichever statement of the connection runs at that
/// moment (PostgreSQL documentation, "Canceling Requests in Progress"). Therefore no statement is sent after a cancellation, and a connection
/// for which a request was sent is not used again. The request needs the network: no lock is held while it is sent.
final class ConnectionUse: Sendable {
    /// What becomes of the connection at the end of the use.
    enum Outcome: Equatable, Sendable {
        /// It may have another use: the server was not requested to cancel a statement.
        case reusable
        /// It is closed: the server was requested to cancel a statement.
        case closed
        /// It is kept until the request to cancel returns, and is then closed by the caller of ``requestCancel(_:)``.
        case held
    }

    /// The request to cancel a statement.
    private enum Request {
        /// None was sent.
        case none
        /// It was or is being sent, and has not returned.
        case underWay
        /// The server has accepted it, or it has failed.
        case returned
    }

    private struct State {
        var isCancelled = false
        var request = Request.none
        var hasEnded = false
    }

    private let state = Mutex(State())
}

extension ConnectionUse {
    /// Marks the use as cancelled: no further statement of it begins.
    func cancel() { state.withLock { $0.isCancelled = true } }

    /// Marks the use as ended. It does not wait for a request to cancel that is under way.
    func end() -> Outcome {
        state.withLock { state in
            state.hasEnded = true
            switch state.request {
            case .none: return .reusable
            case .underWay: return .held
            case .returned: return .closed
            }
        }
    }

    /// Requests that the server cancel the statement that is under way, unless the use has ended or a request was sent before.
    ///
    /// - Parameter send: Sends the request, and returns when the server has accepted it or it has failed. No lock is held meanwhile.
    /// - Returns: Whether the use ended during the request. The caller then closes the connection.
    func requestCancel(_ send: () -> Void) -> Bool {
        let isSent = state.withLock { state in
            guard !state.hasEnded, state.request == .none else { return false }
            state.request = .underWay
            return true
        }
        guard isSent else { return false }
        send()
        return state.withLock { state in
            state.request = .returned
            return state.hasEnded
        }
    }

    /// Checks that a further statement may be sent.
    ///
    /// - Throws: `CancellationError` if the use was cancelled, or the server was requested to cancel a statement of it.
    func checkCancellation() throws {
        if state.withLock({ $0.isCancelled || $0.request != .none }) { throw CancellationError() }
    }
}
