// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

/// The outcome of a request for the position of the device.
enum PositionOutcome: Int32, Hashable, Sendable, CaseIterable {
    /// The position is known.
    case found = 0
    /// The user does not allow it, now or for good.
    case refused = 1
    /// The device does not know, has no means to find out, or took too long.
    case unavailable = 2
}
