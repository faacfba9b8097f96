/// The state of a pull beyond the start of the content. It decides and performs no effect.
struct RefreshState: Equatable {
    /// The action to be performed.
    enum Action: Equatable {
        /// Show ``RefreshState/reach``.
        case none
        /// Call the actions of the control.
        case refresh
    }

    private enum State: Equatable {
        /// No finger pulls.
        case idle
        /// A finger has pulled by a distance, in points.
        case pulling(Double)
        /// A refresh is under way.
        case refreshing
    }

    /// The distance that a finger has to pull, in points.
    static var threshold: Double { 72 }
    /// The limit of the spinner's distance, in points: the farther it is pulled, the less it follows.
    static var maximumReach: Double { 96 }

    private var state = State.idle
}

extension RefreshState {
    /// Whether a refresh is under way.
    var isRefreshing: Bool { state == .refreshing }

    /// Whether a release would refresh.
    var isArmed: Bool {
        if case .pulling(let distance) = state { return distance >= Self.threshold }
        return false
    }

    /// The distance of the spinner from its hidden place, in points.
    var reach: Double {
        switch state {
        case .idle: 0
        case .refreshing: Self.threshold * 0.75
        // The spinner follows the first points closely, and approaches its limit without reaching it.
        case .pulling(let distance): Self.maximumReach * distance / (distance + Self.maximumReach * 0.5)
        }
    }

    /// The fraction of the threshold that has been pulled, from 0 to 1.
    var progress: Double {
        if case .pulling(let distance) = state { return min(1, distance / Self.threshold) }
        return isRefreshing ? 1 : 0
    }

    /// A finger pulls.
    mutating func pull(to distance: Double) {
        guard !isRefreshing else { return }
        state = distance > 0 ? .pulling(distance) : .idle
    }

    /// The finger is lifted.
    mutating func release() -> Action {
        guard case .pulling = state else { return .none }
        guard isArmed else {
            state = .idle
            return .none
        }
        state = .refreshing
        return .refresh
    }

    /// The touch has become another gesture.
    mutating func cancel() {
        if case .pulling = state { state = .idle }
    }

    /// The program begins a refresh. Returns whether none was under way.
    mutating func begin() -> Bool {
        guard !isRefreshing else { return false }
        state = .refreshing
        return true
    }

    /// The refresh ends. Returns whether one was under way.
    mutating func end() -> Bool {
        guard isRefreshing else { return false }
        state = .idle
        return true
    }
}
