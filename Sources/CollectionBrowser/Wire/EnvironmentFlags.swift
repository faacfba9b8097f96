// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

/// What the page reports of the window, the device and the settings of the user.
struct EnvironmentFlags: OptionSet, Hashable, Sendable {
    /// The flags as bits.
    let rawValue: Int32

    /// Creates a set from its bits.
    init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// The document is read from right to left.
    static let isRightToLeft = EnvironmentFlags(rawValue: 1)

    /// The user prefers dark colours.
    static let prefersDarkColors = EnvironmentFlags(rawValue: 2)

    /// The user prefers less movement.
    static let prefersReducedMotion = EnvironmentFlags(rawValue: 4)

    /// The pointing device can rest over an element without touching it.
    static let canHover = EnvironmentFlags(rawValue: 8)

    /// The device believes it can reach a network.
    static let isOnline = EnvironmentFlags(rawValue: 16)
}
