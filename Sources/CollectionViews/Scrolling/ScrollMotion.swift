/// Tracks what moves a scroller: nothing, the user, or the app by a command.
///
/// A browser reports that a scroller has moved and that it has stopped, but not why. A movement without a command is
/// the user's. The state machine decides and performs no effect.
struct ScrollMotion: Equatable {
    private enum State: Equatable {
        /// Nothing moves.
        case resting
        /// The user or momentum moves the content.
        case byUser
        /// A command moves the content.
        case byCommand
    }

    /// The event to be reported.
    enum Action: Equatable {
        /// Nothing.
        case none
        /// The user begins to scroll.
        case began
        /// The user's movement has ended.
        case ended
        /// A commanded movement has ended.
        case animationEnded
    }

    /// The distance of momentum, in points for each point per millisecond: the normal and fast rate of UIKit.
    static var reach: (normal: Double, fast: Double) { (499, 99) }

    private var state = State.resting
}

extension ScrollMotion {
    /// Whether nothing moves.
    var isResting: Bool { state == .resting }
    /// Whether the user moves the content.
    var isByUser: Bool { state == .byUser }

    /// A movement is commanded.
    mutating func command() {
        state = .byCommand
    }

    /// The host reports another offset.
    mutating func move() -> Action {
        guard state == .resting else { return .none }
        state = .byUser
        return .began
    }

    /// The user takes hold of the content while it may be moving.
    mutating func grab() -> Action {
        guard state != .byUser else { return .none }
        state = .byUser
        return .began
    }

    /// The host reports that the content has stopped.
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
