// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

extension HostPress {
    /// What is pressed with.
    public enum Pointer: UInt8, Hashable, Sendable, CaseIterable {
        /// A finger.
        case touch = 0
        /// A mouse or touch pad.
        case mouse = 1
        /// A pen.
        case pen = 2
    }
}
