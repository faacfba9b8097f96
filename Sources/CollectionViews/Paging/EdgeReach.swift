/// Decides when the handler of an end is called: once, and again only when the number of items has changed, or after
/// ``rearm()``.
struct EdgeReach: Equatable {
    private enum State: Equatable {
        /// The handler is called the next time the user is near.
        case armed
        /// The handler was called at this number of items.
        case told(count: Int)
    }

    private var state = State.armed
}

extension EdgeReach {
    /// Compares with the current state. Returns whether the handler is to be called.
    ///
    /// - Parameters:
    ///   - isNear: Whether the user is near the end.
    ///   - count: The number of items.
    mutating func update(isNear: Bool, count: Int) -> Bool {
        if case .told(let told) = state {
            // A smaller number is other content, for which the handler has not been called.
            if count == told { return false }
            state = .armed
        }
        guard isNear, count > 0 else { return false }
        state = .told(count: count)
        return true
    }

    /// Calls the handler again the next time although the number of items has not changed, as after a failure.
    mutating func rearm() {
        state = .armed
    }
}
