/// Follows who moves a scroller: nothing, the user, or the app by a command.
///
/// A browser says that a scroller has moved and that it has stopped, and nothing of why. What was not asked for is the
/// user's doing. It decides and performs no effect.
struct ScrollMotion: Equatable {
    private enum State: Equatable {
        /// Nothing moves.
        case resting
        /// The user moves the content, or momentum does.
        case byUser
        /// The content is on its way to where it was sent.
        case byCommand
    }

    /// What is to be reported.
    enum Action: Equatable {
        /// Nothing.
        case none
        /// The user begins to scroll.
        case began
        /// What the user began has ended.
        case ended
        /// A movement that was asked for has ended.
        case animationEnded
    }

    /// How far momentum carries, in points for each point a millisecond: the usual and the fast rate of UIKit.
    static var reach: (normal: Double, fast: Double) { (499, 99) }

    private var state = State.resting
}

extension ScrollMotion {
    /// Whether nothing moves.
    var isResting: Bool { state == .resting }
    /// Whether the user moves the content.
    var isByUser: Bool { state == .byUser }

    /// The host is asked for a movement.
    mutating func command() {
        state = .byCommand
    }

    /// The host says that the content stands elsewhere.
    mutating func move() -> Action {
        guard state == .resting else { return .none }
        state = .byUser
        return .began
    }

    /// The user takes hold of the content, whatever moves it.
    mutating func grab() -> Action {
        guard state != .byUser else { return .none }
        state = .byUser
        return .began
    }

    /// The host says that the content has stopped.
    @discardableResult
    mutating func end() -> Action {
        defer { state = .resting }
        switch state {
        case .resting: return .none
        case .byUser: return .ended
        case .byCommand: return .animationEnded
        }
    }
}
