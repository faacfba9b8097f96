// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

extension HostPress {
    /// What is pressed of a mouse; a finger is always the primary button.
    public enum Button: UInt8, Hashable, Sendable, CaseIterable {
        /// The button that activates.
        case primary = 0
        /// The wheel.
        case middle = 1
        /// The button that opens menus.
        case secondary = 2
    }
}
