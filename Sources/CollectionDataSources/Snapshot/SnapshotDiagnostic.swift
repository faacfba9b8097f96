/// A change that is allowed but probably not intended.
///
/// ```swift
/// try snapshot.appendItems([1, 2])
/// try snapshot.appendItems([2, 3])
/// snapshot.diagnostics  // [.existingItemsMoved([2])]
/// ```
public enum SnapshotDiagnostic<ItemID: Hashable & Sendable>: Hashable, Sendable {
    /// Items were appended or inserted that were present already; they moved to the new place.
    case existingItemsMoved([ItemID])
}
