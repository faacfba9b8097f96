/// Decides when the updates that were requested are carried out: together, one turn at a time, none before the turn has
/// been given.
///
/// It performs nothing. It is told what happens and returns what to do next.
struct UpdateCoalescer {
    private enum State {
        /// Nothing was requested.
        case idle
        /// Something was requested and waits for its turn.
        case scheduled
        /// It is the turn of what was requested.
        case due
        /// It is carried out as soon as the view takes it. What is requested meanwhile joins it.
        case submitted
    }

    private var state = State.idle
    /// Whether the view carries out an update.
    private(set) var isUpdating = false
}

extension UpdateCoalescer {
    /// What is to be done about a request.
    enum Action: Equatable {
        /// Nothing: it joins those that wait.
        case wait
        /// Ask for a turn.
        case schedule
    }

    /// Whether a turn may begin.
    var isDue: Bool { state == .due && !isUpdating }

    /// Something is requested.
    mutating func request() -> Action {
        guard state == .idle else { return .wait }
        state = .scheduled
        return .schedule
    }

    /// The turn is given. Ignored when nothing waits for it.
    mutating func giveTurn() {
        if state == .scheduled { state = .due }
    }

    /// What was requested is handed to the view.
    mutating func submit() { state = .submitted }

    /// What was requested is about to be carried out. What is requested from now on waits for another turn.
    mutating func begin() {
        state = .idle
        isUpdating = true
    }

    /// The view has carried out the update.
    mutating func finish() { isUpdating = false }
}
