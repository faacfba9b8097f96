/// The pauses between attempts to open a connection. Each failure doubles the pause, up to a limit.
struct ConnectionBackoff: Sendable {
    private let firstSeconds: Double
    private let maximumSeconds: Double
    private var failures = 0

    /// Creates the pauses of a server that has not failed yet.
    ///
    /// - Parameters:
    ///   - firstSeconds: The pause after the first failure, in seconds.
    ///   - maximumSeconds: The longest pause, in seconds.
    init(firstSeconds: Double = 0.1, maximumSeconds: Double = 5) {
        self.firstSeconds = firstSeconds
        self.maximumSeconds = maximumSeconds
    }
}

extension ConnectionBackoff {
    /// Counts a failure.
    ///
    /// - Returns: The pause before the next attempt, in seconds.
    mutating func fail() -> Double {
        let pause = min(firstSeconds * Double(1 << min(failures, 16)), maximumSeconds)
        failures += 1
        return pause
    }

    /// Starts with the first pause again.
    mutating func succeed() { failures = 0 }
}
