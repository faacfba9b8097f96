import CollectionViews

// The virtual clock.
extension ModelHost {
    /// The moment at which the virtual time was 0, in seconds since 1970. The default is 1 January 2026, 12:00 UTC.
    public var startDate: Double {
        get { clock.startDate }
        set { clock.startDate = newValue }
    }

    /// The time on the clock of the device, in seconds since 1970. It passes by ``advance(by:)``.
    public var now: Double { startDate + time / 1000 }
    /// The virtual time, in milliseconds. It passes by ``advance(by:)``.
    public var time: Double { clock.time }
    /// Whether the app waits for a frame; let it come with ``runFrames()``.
    public var isFrameRequested: Bool { clock.isFrameRequested }
    /// Timers that have not fired, oldest first.
    public var openTimers: [OpenTimer] { clock.timers }

    /// Lets time pass: timers fire and frames are drawn in the order of their times, and animations end.
    ///
    /// - Parameter milliseconds: The time in milliseconds, at least 0.
    public func advance(by milliseconds: Double) {
        advance(to: time + milliseconds)
    }

    /// Lets time pass in which the browser is busy: what was due meanwhile happens late, with the next call of
    /// ``advance(by:)``.
    ///
    /// - Parameter milliseconds: The time in milliseconds, at least 0.
    public func stall(for milliseconds: Double) {
        pass(to: time + milliseconds)
    }

    private func advance(to end: Double) {
        while let timer = clock.nextTimer, timer.due <= end {
            drawFrames(until: timer.due)
            // A frame may have cancelled it, or started one for an earlier time.
            if clock.nextTimer == timer { fire(timer) }
        }
        drawFrames(until: end)
        // What a frame has started may be due.
        if let timer = clock.nextTimer, timer.due <= end { return advance(to: end) }
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
            advance(by: ModelClock.frameInterval)
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
        guard let timer = clock.nextTimer else { return false }
        drawFrames(until: timer.due)
        if openTimers.contains(timer) { fire(timer) }
        return true
    }

    private func fire(_ timer: OpenTimer) {
        pass(to: max(time, timer.due))
        clock.removeTimer(timer.token)
        sendUnchecked(.timerFired(timer.token))
    }

    private func drawFrames(until end: Double) {
        while isFrameRequested {
            let frameTime = clock.nextFrameTime
            if frameTime > end { return }
            if let timer = clock.nextTimer, timer.due < frameTime { return }
            pass(to: frameTime)
            clock.drawFrame()
            sendUnchecked(.frame(time))
        }
    }

    private func pass(to end: Double) {
        for ended in clock.pass(to: end) {
            guard let index = tree[ended.node]?.animations.firstIndex(of: ended.animation) else { continue }
            tree[ended.node]?.animations.remove(at: index)
        }
    }
}
