import Synchronization

/// The state of one use of a connection: whether it has begun, was cancelled and has ended, and whether a request to cancel was sent to
/// the server.
///
/// The server may act on a request to cancel after it has accepted it, and cancels whichever statement of the connection runs at that
/// moment (PostgreSQL documentation, "Canceling Requests in Progress"). Therefore no statement is sent after a cancellation, and a
/// connection for which a request was sent is not used again. A use that was cancelled before it began sends nothing, so that its
/// connection has another use. The request needs the network: no lock is held while it is sent.
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
        var hasBegun = false
        var isCancelled = false
        var request = Request.none
        var hasEnded = false
    }

    private let state = Mutex(State())
}

extension ConnectionUse {
    /// Marks the use as cancelled: no further statement of it begins.
    func cancel() { state.withLock { $0.isCancelled = true } }

    /// Marks the use as begun. A request to cancel may be sent from then on.
    ///
    /// - Throws: `CancellationError` if the use was cancelled before.
    func begin() throws {
        let isCancelled = state.withLock { state in
            state.hasBegun = !state.isCancelled
            return state.isCancelled
        }
        if isCancelled { throw CancellationError() }
    }

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

    /// Requests that the server cancel the statement that is under way, unless the use has not begun or has ended, or a request was sent
    /// before.
    ///
    /// - Parameter send: Sends the request, and returns when the server has accepted it or it has failed. No lock is held meanwhile.
    /// - Returns: Whether the use ended during the request. The caller then closes the connection.
    func requestCancel(_ send: () -> Void) -> Bool {
        let isSent = state.withLock { state in
            guard state.hasBegun, !state.hasEnded, state.request == .none else { return false }
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
