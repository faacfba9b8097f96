/// Decides which items have been seen: enough of each for long enough, each once.
///
/// It is told what is visible whenever that has changed, and holds no clock: times come from whoever asks. Between two
/// tellings nothing moves, so an item that has been there long enough counts at the next one even if it is gone by then.
/// That is why a fling, which keeps timers from running, loses none.
///
/// ```swift
/// var counter = ImpressionCounter<Int>()
/// counter.update([(id: 7, fraction: 1)], at: 0)    // []
/// counter.update([], at: 900)                      // [7]
/// ```
public struct ImpressionCounter<ID: Hashable & Sendable>: Sendable {
    /// When an item counts as seen.
    public struct Configuration: Equatable, Sendable {
        /// The share of the item that must be visible, above 0 and up to 1.
        public var fraction: Double
        /// The share below which an item that was visible is not any more; no more than ``fraction``.
        public var goneFraction: Double
        /// For how long, in milliseconds, without a break.
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

    /// When an item counts as seen.
    public let configuration: Configuration
    /// The items that have counted.
    public private(set) var counted: Set<ID> = []

    /// What is visible and has not counted yet, in the order in which it came.
    private var waiting: [(id: ID, since: Double)] = []
    /// The latest time that was told.
    private var now = -Double.infinity

    /// Creates a counter that has counted nothing.
    public init(configuration: Configuration = Configuration()) {
        self.configuration = configuration
    }
}

extension ImpressionCounter {
    /// Takes in what is visible from now on, and returns what counts as seen, in the order in which it came into sight.
    ///
    /// - Parameters:
    ///   - visible: The items that are visible, and the share of each that is, from 0 to 1. Of an item that is there twice
    ///     the larger share counts.
    ///   - time: The time in milliseconds on any clock that does not go backwards; if it does, time stands still.
    /// - Complexity: O(*n* *m*) in the numbers of visible items and of those that wait, both of them few.
    public mutating func update(_ visible: [(id: ID, fraction: Double)], at time: Double) -> [ID] {
        advance(to: time)
        let seen = takeDue()
        waiting.removeAll { entry in
            !visible.contains { $0.id == entry.id && $0.fraction >= configuration.goneFraction }
        }
        for item in visible where item.fraction >= configuration.fraction && !counted.contains(item.id) {
            if !waiting.contains(where: { $0.id == item.id }) { waiting.append((item.id, now)) }
        }
        return seen
    }

    /// Takes in that time has passed and nothing has moved, and returns what counts as seen.
    public mutating func advance(at time: Double) -> [ID] {
        advance(to: time)
        return takeDue()
    }

    /// When the next item will count if nothing moves, in milliseconds on the same clock; `nil` if none waits.
    public var nextTime: Double? { waiting.first.map { $0.since + configuration.milliseconds } }

    private mutating func advance(to time: Double) {
        if time > now { now = time }
    }

    /// Those that came first are due first.
    private mutating func takeDue() -> [ID] {
        let due = waiting.prefix { now - $0.since >= configuration.milliseconds }.map { $0.id }
        waiting.removeFirst(due.count)
        counted.formUnion(due)
        return due
    }
}
