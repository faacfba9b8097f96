/// How far the server knows that the reader has seen one home. It decides and performs no effect.
struct SeenSync: Equatable {
    /// What the reader is shown.
    private(set) var isSeen: Bool
    /// What the server has.
    private(set) var stored: Bool
    private var state = State.settled

    private enum State: Equatable {
        /// Nothing is under way.
        case settled
        /// The server is being told.
        case telling(Bool)
    }

    /// What is to be done after an answer.
    enum Action: Equatable {
        /// Nothing.
        case nothing
        /// Tell the server what is shown: the reader has changed it meanwhile.
        case tell
        /// The server refused; what it has is shown again.
        case giveUp
    }

    init(stored: Bool) {
        isSeen = stored
        self.stored = stored
    }
}

extension SeenSync {
    /// Shows something else. Returns whether the server is to be told now.
    mutating func want(_ isSeen: Bool) -> Bool {
        self.isSeen = isSeen
        guard state == .settled, isSeen != stored else { return false }
        state = .telling(isSeen)
        return true
    }

    /// The server has answered.
    mutating func answered(isStored: Bool) -> Action {
        guard case .telling(let told) = state else { return .nothing }
        state = .settled
        guard isStored else {
            isSeen = stored
            return .giveUp
        }
        stored = told
        return want(isSeen) ? .tell : .nothing
    }
}
