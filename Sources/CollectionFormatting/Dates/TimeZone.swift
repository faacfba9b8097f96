/// The difference between local time and UTC, fixed or with transitions.
///
/// The library holds no database of time zones: a program passes the offsets that its host knows.
public struct TimeZone: Sendable, Equatable {
    /// From a moment on, local time is ahead of UTC by an offset.
    public struct Transition: Sendable, Equatable {
        /// The moment, in seconds since 1970.
        public var secondsSince1970: Double
        /// The offset of local time from UTC from then on, in seconds; positive to the east.
        public var secondsFromGMT: Int

        /// Creates a transition; the moment and the offset are in seconds.
        public init(secondsSince1970: Double, secondsFromGMT: Int) {
            self.secondsSince1970 = secondsSince1970
            self.secondsFromGMT = secondsFromGMT
        }
    }

    /// The first offset, then the moment of each transition and the offset from then on, in seconds.
    private let offsets: [Double]

    /// UTC.
    public static let gmt = TimeZone(offsets: [0])

    /// Creates a time zone with one offset, in seconds: 3600 for an hour east of Greenwich. It is at most a day.
    public init(secondsFromGMT: Int) {
        self.init(offsets: [Double(Self.clamped(Double(secondsFromGMT)))])
    }

    /// Creates a time zone whose offset changes.
    ///
    /// - Parameters:
    ///   - secondsFromGMT: The offset before the first transition, in seconds.
    ///   - transitions: The changes, in any order.
    /// - Complexity: O(n log n) in the number of transitions.
    public init(secondsFromGMT: Int, transitions: [Transition]) {
        var offsets = [Double(Self.clamped(Double(secondsFromGMT)))]
        let known = transitions.filter { !$0.secondsSince1970.isNaN }
        for transition in known.sorted(by: { $0.secondsSince1970 < $1.secondsSince1970 }) {
            offsets += [transition.secondsSince1970, Double(transition.secondsFromGMT)]
        }
        self.offsets = offsets
    }

    /// Creates a time zone of what a host reports.
    ///
    /// - Parameter offsets: The first offset, then the moment of each transition, in order, and the offset from then on, in seconds.
    ///   Without any the time zone is UTC.
    package init(offsets: [Double]) {
        self.offsets = offsets
    }
}

extension TimeZone {
    /// The offset at a moment, in seconds.
    ///
    /// - Complexity: O(log n) in the number of transitions.
    public func secondsFromGMT(at secondsSince1970: Double) -> Int {
        var low = 0
        var high = offsets.count / 2
        while low < high {
            let middle = (low + high) / 2
            if offsets[2 * middle + 1] <= secondsSince1970 { low = middle + 1 } else { high = middle }
        }
        return 2 * low < offsets.count ? Self.clamped(offsets[2 * low]) : 0
    }

    private static func clamped(_ seconds: Double) -> Int {
        seconds.isNaN ? 0 : Int(min(max(seconds, -86400), 86400))
    }
}
