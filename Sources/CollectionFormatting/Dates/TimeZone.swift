/// The difference between local time and UTC, fixed or with transitions.
///
/// The library holds no database of time zones: a program passes the offsets that its host knows.
public struct TimeZone: Sendable, Equatable {
    /// From a moment on, local time is ahead of UTC by an offset.
    public struct Transition: Sendable, Equatable {
        /// The moment, in seconds since 1970.
        public var secondsSince1970: Double
        /// The offset from then on, in seconds.
        public var secondsFromGMT: Int

        /// Creates a transition.
        public init(secondsSince1970: Double, secondsFromGMT: Int) {
            self.secondsSince1970 = secondsSince1970
            self.secondsFromGMT = secondsFromGMT
        }
    }

    private let secondsBeforeTransitions: Int
    private let transitions: [Transition]

    /// UTC.
    public static let gmt = TimeZone(secondsFromGMT: 0)

    /// Creates a time zone with one offset, in seconds: 3600 for an hour east of Greenwich. It is at most a day.
    public init(secondsFromGMT: Int) {
        self.init(secondsFromGMT: secondsFromGMT, transitions: [])
    }

    /// Creates a time zone whose offset changes.
    ///
    /// - Parameters:
    ///   - secondsFromGMT: The offset before the first transition.
    ///   - transitions: The changes, in any order.
    /// - Complexity: O(n log n) in the number of transitions.
    public init(secondsFromGMT: Int, transitions: [Transition]) {
        secondsBeforeTransitions = Self.clamped(secondsFromGMT)
        self.transitions = transitions.map { transition in
            Transition(
                secondsSince1970: transition.secondsSince1970, secondsFromGMT: Self.clamped(transition.secondsFromGMT))
        }.filter { !$0.secondsSince1970.isNaN }.sorted { $0.secondsSince1970 < $1.secondsSince1970 }
    }
}

extension TimeZone {
    /// The offset at a moment, in seconds.
    ///
    /// - Complexity: O(log n) in the number of transitions.
    public func secondsFromGMT(at secondsSince1970: Double) -> Int {
        var low = 0
        var high = transitions.count
        while low < high {
            let middle = (low + high) / 2
            if transitions[middle].secondsSince1970 <= secondsSince1970 { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? secondsBeforeTransitions : transitions[low - 1].secondsFromGMT
    }

    private static func clamped(_ seconds: Int) -> Int { min(max(seconds, -86400), 86400) }
}
