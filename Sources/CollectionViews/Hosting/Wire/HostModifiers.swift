// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

/// The keys that were held down during a press or with another key.
public struct HostModifiers: OptionSet, Hashable, Sendable {
    /// The flags as bits.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The shift key.
    public static let shift = HostModifiers(rawValue: 1)

    /// The control key.
    public static let control = HostModifiers(rawValue: 2)

    /// The command key of a Mac, or the key with the sign of the system.
    public static let command = HostModifiers(rawValue: 4)

    /// The option or alternate key.
    public static let option = HostModifiers(rawValue: 8)
}
