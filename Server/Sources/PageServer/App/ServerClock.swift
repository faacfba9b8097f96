import Foundation

/// The time, as seconds since 1970. Tests hand in a clock that they set themselves.
public struct ServerClock: Sendable {
    /// The present moment.
    public let now: @Sendable () -> Double

    /// Creates a clock.
    public init(now: @escaping @Sendable () -> Double) {
        self.now = now
    }

    /// The clock of the machine.
    public static let system = ServerClock { Date().timeIntervalSince1970 }
}
