/// What has become of a pull beyond the start of the content. It decides and performs no effect.
struct RefreshState: Equatable {
    /// What is to be done.
    enum Action: Equatable {
        /// Nothing but showing ``RefreshState/reach``.
        case none
        /// Tell the owner that the user wants new content.
        case refresh
    }

    private enum State: Equatable {
        /// Nobody pulls.
        case idle
        /// A finger has pulled so far, in points.
        case pulling(Double)
        /// New content is awaited.
        case refreshing
    }

    /// How far a finger has to pull, in points.
    static var threshold: Double { 72 }
    /// How far the sign comes, in points: the farther it is pulled, the less it follows.
    static var most: Double { 96 }

    private var state = State.idle
}

extension RefreshState {
    /// Whether new content is awaited.
    var isRefreshing: Bool { state == .refreshing }

    /// Whether letting go would refresh.
    var isArmed: Bool {
        if case .pulling(let distance) = state { return distance >= Self.threshold }
        return false
    }

    /// How far the sign is from where it is out of sight, in points.
    var reach: Double {
        switch state {
        case .idle: 0
        case .refreshing: Self.threshold * 0.75
        // The first points are followed closely; the way that is left is approached and never reached.
        case .pulling(let distance): Self.most * distance / (distance + Self.most * 0.5)
        }
    }

    /// How much of the way to the threshold has been pulled, from 0 to 1.
    var progress: Double {
        if case .pulling(let distance) = state { return min(1, distance / Self.threshold) }
        return isRefreshing ? 1 : 0
    }

    /// A finger pulls.
    mutating func pull(to distance: Double) {
        guard !isRefreshing else { return }
        state = distance > 0 ? .pulling(distance) : .idle
    }

    /// The finger lets go.
    mutating func release() -> Action {
        guard case .pulling = state else { return .none }
        guard isArmed else {
            state = .idle
            return .none
        }
        state = .refreshing
        return .refresh
    }

    /// The pull has become something else.
    mutating func cancel() {
        if case .pulling = state { state = .idle }
    }

    /// Content is awaited because the program says so. Returns whether it was not before.
    mutating func begin() -> Bool {
        guard !isRefreshing else { return false }
        state = .refreshing
        return true
    }

    /// The content has come. Returns whether it was awaited.
    mutating func end() -> Bool {
        guard isRefreshing else { return false }
        state = .idle
        return true
    }
}
