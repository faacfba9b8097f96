/// Decides when an owner is told that the user comes near an end of the content: once, and again only when there is
/// more content than there was, or when it was armed again.
struct EdgeReach: Equatable {
    private enum State: Equatable {
        /// The next time the user is near is told.
        case armed
        /// It was told when there were so many items.
        case told(count: Int)
    }

    private var state = State.armed
}

extension EdgeReach {
    /// Takes in what is seen. Returns whether the owner is to be told.
    ///
    /// - Parameters:
    ///   - isNear: Whether the user is near the end.
    ///   - count: The number of items there are.
    mutating func update(isNear: Bool, count: Int) -> Bool {
        if case .told(let told) = state {
            // Less is another content, of which it is not known that somebody asked for more.
            if count == told { return false }
            state = .armed
        }
        guard isNear, count > 0 else { return false }
        state = .told(count: count)
        return true
    }

    /// Tells again the next time, although nothing has come: as after a failure.
    mutating func rearm() {
        state = .armed
    }
}
