import CollectionViews

/// The virtual time of a host, and what happens in its course: frames, timers and the ends of animations.
struct ModelClock {
    /// The time between two frames, in milliseconds.
    static var frameInterval: Double { 16 }

    /// The moment at which the time was 0, in seconds since 1970: 1 January 2026, 12:00 UTC.
    var startDate = 1_767_268_800.0
    /// The time that has passed, in milliseconds.
    private(set) var time = 0.0
    /// Whether the app waits for a frame.
    private(set) var isFrameRequested = false
    /// Timers that have not fired, oldest first.
    private(set) var timers: [ModelHost.OpenTimer] = []
    /// The ends of the animations under way.
    private(set) var animationEnds: [AnimationEnd] = []

    /// The end of an animation.
    struct AnimationEnd {
        let node: NodeID
        let animation: HostAnimation
        /// In milliseconds.
        let time: Double
    }
}

extension ModelClock {
    /// The timer that fires first; of those that are due at the same time, the oldest.
    var nextTimer: ModelHost.OpenTimer? { timers.min { $0.due < $1.due } }

    /// When the next frame is drawn, in milliseconds: screens are drawn at even intervals, whenever a frame was requested.
    var nextFrameTime: Double { ((time / Self.frameInterval).rounded(.down) + 1) * Self.frameInterval }

    /// Lets time pass. Returns the animations that have ended.
    mutating func pass(to end: Double) -> [AnimationEnd] {
        time = end
        let ended = animationEnds.filter { $0.time <= end }
        animationEnds.removeAll { $0.time <= end }
        return ended
    }

    mutating func requestFrame() { isFrameRequested = true }

    mutating func drawFrame() { isFrameRequested = false }

    mutating func startTimer(_ token: Int, milliseconds: Int) {
        let due = time + Double(milliseconds)
        timers.append(ModelHost.OpenTimer(token: token, milliseconds: milliseconds, due: due))
    }

    mutating func removeTimer(_ token: Int) { timers.removeAll { $0.token == token } }

    mutating func start(_ animation: HostAnimation, of node: NodeID) {
        animationEnds.append(
            AnimationEnd(node: node, animation: animation, time: time + Double(animation.milliseconds)))
    }

    mutating func stopAnimations(of node: NodeID) { animationEnds.removeAll { $0.node == node } }
}
