import CollectionGeometry

/// Counts impressions: an item counts once, when enough of it was visible for long enough.
///
/// It is called whenever the visible items have changed, and has no clock: the caller passes the time. Between two
/// calls nothing moves, so an item that was visible for long enough counts at the next call even if it is no longer
/// visible. So a fling, which delays timers, loses none.
///
/// ```swift
/// var counter = ImpressionCounter<Int>()
/// counter.update([(id: 7, fraction: 1)], at: 0)    // []
/// counter.update([], at: 900)                      // [7]
/// ```
public struct ImpressionCounter<ID: Hashable & Sendable>: Sendable {
    /// The conditions under which an item counts.
    public struct Configuration: Equatable, Sendable {
        /// The fraction of the item that must be visible, above 0 and up to 1.
        public var fraction: Double
        /// The fraction below which a visible item stops being visible; at most ``fraction``.
        public var goneFraction: Double
        /// The time for which the item must be visible without interruption, in milliseconds.
        public var milliseconds: Double

        /// Creates a configuration; the default is half of the item for 0.8 seconds.
        ///
        /// - Parameter goneFraction: The default is `fraction`.
        public init(fraction: Double = 0.5, goneFraction: Double? = nil, milliseconds: Double = 800) {
            self.fraction = fraction
            self.goneFraction = Swift.min(goneFraction ?? fraction, fraction)
            self.milliseconds = milliseconds
        }
    }

    /// The conditions under which an item counts.
    public let configuration: Configuration
    /// The items that have counted.
    public private(set) var counted = Set<ID>()

    /// The visible items that have not counted yet, in the order in which they became visible.
    private var waiting: [(id: ID, since: Double)] = []
    /// The latest time passed to a method, in milliseconds.
    private var now = -Double.infinity

    /// Creates a counter without impressions.
    public init(configuration: Configuration = Configuration()) {
        self.configuration = configuration
    }
}

extension ImpressionCounter {
    /// Sets the visible items, and returns those that count now, in the order in which they became visible.
    ///
    /// - Parameters:
    ///   - visible: The visible items with their visible fractions, from 0 to 1. Of an item that occurs twice the
    ///     larger fraction counts.
    ///   - time: The time in milliseconds on any monotonic clock; a time before the latest one is ignored.
    /// - Complexity: O(*n* *m*) in the numbers of visible items and of those that have not counted, both of them few.
    public mutating func update(_ visible: [(id: ID, fraction: Double)], at time: Double) -> [ID] {
        advance(to: time)
        let seen = takeDue()
        waiting.removeElements { entry in
            !visible.contains { $0.id == entry.id && $0.fraction >= configuration.goneFraction }
        }
        for item in visible where item.fraction >= configuration.fraction && !counted.contains(item.id) {
            if !waiting.contains(where: { $0.id == item.id }) { waiting.append((item.id, now)) }
        }
        return seen
    }

    /// Advances the time while nothing has moved, and returns the items that count now, in the order in which they became visible.
    ///
    /// - Parameter time: The time in milliseconds on the clock of ``update(_:at:)``; a time before the latest one is ignored.
    /// - Complexity: O(1) if no item counts now, else O(*m*) in the number of visible items that had not counted.
    public mutating func advance(at time: Double) -> [ID] {
        advance(to: time)
        return takeDue()
    }

    /// The time at which the next item counts if nothing moves, in milliseconds on the same clock; `nil` if none is
    /// waiting.
    public var nextTime: Double? { waiting.first.map { $0.since + configuration.milliseconds } }

    private mutating func advance(to time: Double) {
        if time > now { now = time }
    }

    /// The items that became visible first count first.
    private mutating func takeDue() -> [ID] {
        let due = waiting.prefix { now - $0.since >= configuration.milliseconds }.map { $0.id }
        waiting.removeFirst(due.count)
        counted.formUnion(due)
        return due
    }
}
