/// Decides when requested updates are carried out: all requests before the scheduler's call together, one update at a
/// time.
///
/// The state machine performs no effect. Its methods receive events and return the next action.
struct UpdateCoalescer {
    private enum State {
        /// Nothing was requested.
        case idle
        /// Something was requested and waits for the scheduler.
        case scheduled
        /// The requested update is due.
        case due
        /// The update was submitted to the view. Requests made meanwhile join it.
        case submitted
    }

    private var state = State.idle
    /// Whether the view is carrying out an update.
    private(set) var isUpdating = false
}

extension UpdateCoalescer {
    /// The action for a request.
    enum Action: Equatable {
        /// None: the request joins the waiting ones.
        case wait
        /// Call the scheduler.
        case schedule
    }

    /// Whether an update may be submitted.
    var isDue: Bool { state == .due && !isUpdating }

    /// An update is requested.
    mutating func request() -> Action {
        guard state == .idle else { return .wait }
        state = .scheduled
        return .schedule
    }

    /// The scheduler has called back. Ignored if nothing waits for it.
    mutating func giveTurn() {
        if state == .scheduled { state = .due }
    }

    /// The update is submitted to the view.
    mutating func submit() { state = .submitted }

    /// The update is about to be carried out. Requests from now on form another one.
    mutating func begin() {
        state = .idle
        isUpdating = true
    }

    /// The view has carried out the update.
    mutating func finish() { isUpdating = false }
}
