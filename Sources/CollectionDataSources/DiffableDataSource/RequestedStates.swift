/// The newest of the states that a data source has requested and that the view does not show yet.
struct RequestedStates {
    private var newestWaiting: DataSourceState?
    private var waitingCount = 0
    private var urgent: DataSourceState?
}

extension RequestedStates {
    /// The state after all requests; `nil` when none waits.
    var newest: DataSourceState? { newestWaiting ?? urgent }

    /// A state is requested, behind all others or, when urgent, before them.
    mutating func add(_ state: DataSourceState, isUrgent: Bool) {
        if isUrgent {
            urgent = state
        } else {
            newestWaiting = state
            waitingCount += 1
        }
    }

    /// The first requested state is shown from now on.
    mutating func take(isUrgent: Bool) {
        if isUrgent {
            urgent = nil
        } else {
            waitingCount -= 1
            if waitingCount == 0 { newestWaiting = nil }
        }
    }
}
