// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

import CollectionViews

/// The values in `details` of `host_pressed`.
struct PressedDetails {
    /// All values as the page packs them.
    let rawValue: Int32
}

extension PressedDetails {
    /// What is pressed with.
    var pointer: HostPress.Pointer? { HostPress.Pointer(rawValue: UInt8(truncatingIfNeeded: rawValue & 3)) }

    /// What is pressed of a mouse; a finger is always the primary button.
    var button: HostPress.Button? { HostPress.Button(rawValue: UInt8(truncatingIfNeeded: rawValue >> 2 & 3)) }

    /// The keys that were held down during a press or with another key.
    var modifiers: HostModifiers { HostModifiers(rawValue: UInt8(truncatingIfNeeded: rawValue >> 4 & 255)) }
}
