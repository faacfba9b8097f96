// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

/// The outcome of storing a value.
public enum StorageOutcome: UInt8, Hashable, Sendable, CaseIterable {
    /// It is stored.
    case stored = 0
    /// There is no room for it.
    case full = 1
    /// The browser does not let the page store anything.
    case forbidden = 2
}
