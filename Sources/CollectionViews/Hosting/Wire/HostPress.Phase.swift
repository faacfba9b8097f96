// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

extension HostPress {
    /// What happens to the press.
    public enum Phase: UInt8, Hashable, Sendable, CaseIterable {
        /// The pointer was pressed. If the event is not taken, nothing more is reported of the press.
        case began = 0
        /// The pointer has moved.
        case moved = 1
        /// The pointer was lifted.
        case ended = 2
        /// The press has become something else, as when the host scrolls: undo what it did.
        case cancelled = 3
    }
}
