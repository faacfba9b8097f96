/// A clock that is read at most once in an event, when its time is first needed: reading a clock takes time, and few events need it.
package struct EventClock {
    /// Reads the clock of the host. It must not access this value, which is being changed meanwhile. Without it, the time is the one that
    /// was set last, or 0.
    package var read: (() -> Double)?
    private var readTime: Double?
}

extension EventClock {
    /// The time of the current event, in the unit of the clock.
    var time: Double {
        mutating get {
            if let read, readTime == nil { readTime = read() }
            return readTime ?? 0
        }
        set { readTime = newValue }
    }

    /// Discards the time read in the last event.
    mutating func beginEvent() {
        if read != nil { readTime = nil }
    }
}
