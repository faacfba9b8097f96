// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

extension HostPull {
    /// What the finger does.
    public enum Phase: UInt8, Hashable, Sendable, CaseIterable {
        /// It pulls.
        case moved = 0
        /// It was lifted.
        case released = 1
        /// The pull has become something else: it must have no effect.
        case cancelled = 2
    }
}
