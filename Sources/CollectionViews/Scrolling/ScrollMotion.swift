/// Follows who moves a scroller: nobody, the reader, or the app by a command.
///
/// A browser says that a scroller has moved and that it has stopped, and nothing of why. What was not asked for is the
/// reader's doing. It decides and performs no effect.
struct ScrollMotion: Equatable {
    private enum State: Equatable {
        /// Nothing moves.
        case resting
        /// The reader moves the content, or momentum does.
        case byReader
        /// The content is on its way to where it was sent.
        case byCommand
    }

    /// What is to be reported.
    enum Action: Equatable {
        /// Nothing.
        case none
        /// The reader begins to scroll.
        case began
        /// What the reader began has ended.
        case ended
        /// A movement that was asked for has ended.
        case animationEnded
    }

    private var state = State.resting
}

extension ScrollMotion {
    /// Whether nothing moves.
    var isResting: Bool { state == .resting }
    /// Whether the reader moves the content.
    var isByReader: Bool { state == .byReader }

    /// The host is asked for a movement.
    mutating func command() {
        state = .byCommand
    }

    /// The host says that the content stands elsewhere.
    mutating func move() -> Action {
        guard state == .resting else { return .none }
        state = .byReader
        return .began
    }

    /// The reader takes hold of the content, whatever moves it.
    mutating func grab() -> Action {
        guard state != .byReader else { return .none }
        state = .byReader
        return .began
    }

    /// The host says that the content has stopped.
    @discardableResult
    mutating func end() -> Action {
        defer { state = .resting }
        switch state {
        case .resting: return .none
        case .byReader: return .ended
        case .byCommand: return .animationEnded
        }
    }
}
