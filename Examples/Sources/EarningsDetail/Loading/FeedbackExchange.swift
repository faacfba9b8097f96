import ScreenContracts

/// Brings the server in line with what the user wants, one request at a time: what is wanted meanwhile waits.
struct FeedbackExchange: Equatable {
    /// What to do after something has happened.
    enum Action: Equatable {
        /// Nothing.
        case none
        /// Have the server keep this, or forget what it has.
        case send(Feedback?)
        /// The server refused what was sent last. Take back what led to it; nothing is sent before ``resume()``.
        case refused
    }

    private enum State: Equatable {
        /// The server has what is wanted.
        case settled
        /// The server is being told.
        case sending(Feedback?)
        /// The server has refused; the user's steps are being put in order.
        case refused
    }

    /// What the server is known to have.
    private(set) var stored: Feedback?
    /// What the user sees.
    private(set) var shown: Feedback?
    private var state = State.settled

    init(stored: Feedback? = nil) {
        self.stored = stored
        shown = stored
    }
}

extension FeedbackExchange {
    /// Whether the server has not agreed yet.
    var isBusy: Bool { state != .settled }

    /// The user wants something else.
    mutating func want(_ feedback: Feedback?) -> Action {
        shown = feedback
        return sendIfNeeded()
    }

    /// The server has responded.
    mutating func responded(isAccepted: Bool) -> Action {
        guard case .sending(let sent) = state else { return .none }
        guard isAccepted else {
            state = .refused
            return .refused
        }
        state = .settled
        stored = sent
        return sendIfNeeded()
    }

    /// What led to a refusal has been taken back.
    mutating func resume() -> Action {
        if state == .refused { state = .settled }
        return sendIfNeeded()
    }

    private mutating func sendIfNeeded() -> Action {
        guard state == .settled, shown != stored else { return .none }
        state = .sending(shown)
        return .send(shown)
    }
}
