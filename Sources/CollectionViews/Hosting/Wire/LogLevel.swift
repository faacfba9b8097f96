// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

/// How much a line for developers matters.
public enum LogLevel: UInt8, Hashable, Sendable, CaseIterable {
    /// Of use only while looking for a fault.
    case debug = 0
    /// Worth knowing.
    case info = 1
    /// Something degraded, and the screen goes on.
    case warning = 2
    /// Something failed.
    case error = 3
}
