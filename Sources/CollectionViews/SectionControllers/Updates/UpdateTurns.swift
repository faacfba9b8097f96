/// Decides when the updates that were asked for are carried out: together, one turn at a time, none before the turn has
/// been given.
///
/// It performs nothing. It is told what happens and says what to do next.
struct UpdateTurns {
    private enum State {
        /// Nothing was asked for.
        case idle
        /// Something was asked for and waits for its turn.
        case scheduled
        /// It is the turn of what was asked for.
        case due
    }

    private var state = State.idle
    /// Whether the view carries out an update.
    private(set) var isUpdating = false
}

extension UpdateTurns {
    /// What is to be done about a request.
    enum Action: Equatable {
        /// Nothing: it joins those that wait.
        case wait
        /// Ask for a turn.
        case schedule
    }

    /// Whether a turn may begin.
    var isDue: Bool { state == .due && !isUpdating }

    /// Something is asked for.
    mutating func request() -> Action {
        guard state == .idle else { return .wait }
        state = .scheduled
        return .schedule
    }

    /// The turn is given. Ignored when nothing waits for it.
    mutating func giveTurn() {
        if state == .scheduled { state = .due }
    }

    /// What was asked for is about to be carried out. What is asked for from now on waits for another turn.
    mutating func begin() {
        state = .idle
        isUpdating = true
    }

    /// The view has carried out the update.
    mutating func finish() { isUpdating = false }
}
