// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

/// What becomes of the history of addresses.
enum HistoryStep: Int32, Hashable, Sendable, CaseIterable {
    /// An entry is added.
    case push = 0
    /// The current entry gets another path.
    case replace = 1
    /// The history goes back by one entry.
    case back = 2
}
