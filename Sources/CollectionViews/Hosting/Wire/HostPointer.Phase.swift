// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

extension HostPointer {
    /// What a pointer does.
    public enum Phase: UInt8, Hashable, Sendable, CaseIterable {
        /// A mouse or pen is over the surface without pressing.
        case hovered = 0
        /// The pointer was pressed, or the number of fingers changed.
        case began = 1
        /// The pressed pointer moved.
        case moved = 2
        /// The pointer was released.
        case ended = 3
        /// The gesture belongs to another element, such as the scroller around the surface: undo what it did, or leave
        /// it.
        case cancelled = 4
        /// A mouse or pen without anything pressed has left the surface.
        case left = 5
        /// A wheel was turned with the control key, or two fingers were moved apart on a touch pad.
        case wheeled = 6
        /// The pointer was pressed twice in a row.
        case pressedTwice = 7
    }
}
