/// How far the server knows of what the reader thinks of one person. It decides and performs no effect.
struct DecisionSync: Equatable {
    /// What the server has.
    private(set) var stored: Decision
    private var state = State.settled

    private enum State: Equatable {
        /// Nothing is under way.
        case settled
        /// The server is being told.
        case telling(Decision)
    }

    /// What is to be done.
    enum Action: Equatable {
        /// Nothing.
        case nothing
        /// Tell the server.
        case tell(Decision)
        /// The server refused: go back to what it has.
        case giveUp(refused: Decision, stored: Decision)
    }

    init(stored: Decision) {
        self.stored = stored
    }
}

extension DecisionSync {
    /// Whether the server is being told.
    var isUnderWay: Bool { state != .settled }

    /// The reader wants something. One thing is told at a time, so that the server hears of them in order.
    mutating func want(_ decision: Decision) -> Action {
        guard state == .settled, decision != stored else { return .nothing }
        state = .telling(decision)
        return .tell(decision)
    }

    /// The server has answered; the reader now wants something.
    mutating func answered(isStored: Bool, wanted: Decision) -> Action {
        guard case .telling(let told) = state else { return .nothing }
        state = .settled
        guard isStored else { return .giveUp(refused: told, stored: stored) }
        stored = told
        return want(wanted)
    }
}
