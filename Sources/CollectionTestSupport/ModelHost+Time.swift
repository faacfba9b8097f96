import CollectionViews

// The virtual clock.
extension ModelHost {
    /// The time between two frames, in milliseconds.
    static var frameInterval: Double { 16 }

    /// Lets time pass: timers fire and frames are drawn in the order of their times, and animations end.
    ///
    /// - Parameter milliseconds: The time, not negative.
    public func advance(by milliseconds: Double) {
        advance(to: time + milliseconds)
    }

    /// Lets time pass in which the browser is busy: what was to happen meanwhile comes late, with the next call of
    /// ``advance(by:)``.
    ///
    /// - Parameter milliseconds: The time, not negative.
    public func stall(for milliseconds: Double) {
        pass(to: time + milliseconds)
    }

    private func advance(to end: Double) {
        while let timer = nextTimer, timer.due <= end {
            drawFrames(until: timer.due)
            // A frame may have cancelled it, or started one for an earlier time.
            if nextTimer == timer { fire(timer) }
        }
        drawFrames(until: end)
        // What a frame has started may be due.
        if let timer = nextTimer, timer.due <= end { return advance(to: end) }
        pass(to: end)
    }

    /// Draws frames until the app requests none, and lets the time pass that they take. Returns how many were drawn.
    @discardableResult
    public func runFrames() -> Int {
        var count = 0
        while isFrameRequested {
            count += 1
            guard count < 200 else {
                violate("requestFrame: the app requests frames for ever")
                break
            }
            advance(by: Self.frameInterval)
        }
        return count
    }

    /// Lets two seconds of virtual time pass, within which every animation under way ends.
    public func finishAnimations() {
        advance(by: Self.longestAnimation)
    }

    /// The time within which every animation has ended, in milliseconds.
    private static var longestAnimation: Double { 2_000 }

    /// Lets time pass until the next timer fires. Returns whether there was one.
    @discardableResult
    public func fireNextTimer() -> Bool {
        guard let timer = nextTimer else { return false }
        drawFrames(until: timer.due)
        if openTimers.contains(timer) { fire(timer) }
        return true
    }

    /// The timer that fires first; of those that are due at the same time, the oldest.
    private var nextTimer: OpenTimer? {
        openTimers.min { $0.due < $1.due }
    }

    private func fire(_ timer: OpenTimer) {
        pass(to: max(time, timer.due))
        openTimers.removeAll { $0.token == timer.token }
        sendUnchecked(.timerFired(timer.token))
    }

    private func drawFrames(until end: Double) {
        while isFrameRequested {
            // Screens are drawn at even intervals, whenever a frame was requested.
            let frameTime = ((time / Self.frameInterval).rounded(.down) + 1) * Self.frameInterval
            if frameTime > end { return }
            if let timer = nextTimer, timer.due < frameTime { return }
            pass(to: frameTime)
            isFrameRequested = false
            sendUnchecked(.frame(time))
        }
    }

    private func pass(to end: Double) {
        time = end
        for ended in animationEnds where ended.time <= end {
            guard let index = tree[ended.node]?.animations.firstIndex(of: ended.animation) else { continue }
            tree[ended.node]?.animations.remove(at: index)
        }
        animationEnds.removeAll { $0.time <= end }
    }
}
