import Foundation

/// Repeats random tests with one seed after the other until a time is up.
///
/// In the normal test run the time is short, enough to keep the test honest. `Scripts/fuzz` makes it long by setting
/// `LONG_RUN_SECONDS`, and starts elsewhere with `LONG_RUN_SEED`.
public struct LongRun: Sendable {
    /// How long to go on, in seconds.
    public var seconds: Double
    /// The first seed.
    public var firstSeed: UInt64

    /// Creates a run as the environment configures it; by default a fifth of a second from seed 1.
    public init() {
        let environment = ProcessInfo.processInfo.environment
        seconds = environment["LONG_RUN_SECONDS"].flatMap { Double($0) } ?? 0.2
        firstSeed = environment["LONG_RUN_SEED"].flatMap { UInt64($0) } ?? 1
    }

    /// Whether there is time to try what is too much for the normal test run.
    public var isLong: Bool { seconds > 1 }

    /// Calls a test with one seed after the other.
    ///
    /// - Parameter test: Tests with a seed and returns what is wrong, or `nil`.
    /// - Returns: The first seed that found something and what it found, or the number of seeds tried.
    public func search(_ test: (UInt64) throws -> String?) rethrows -> (finding: String?, seeds: UInt64) {
        let clock = ContinuousClock()
        let end = clock.now + .seconds(seconds)
        var seed = firstSeed
        repeat {
            if let problem = try test(seed) { return ("LONG_RUN_SEED=\(seed): \(problem)", seed - firstSeed) }
            seed += 1
        } while clock.now < end
        return (nil, seed - firstSeed)
    }
}
