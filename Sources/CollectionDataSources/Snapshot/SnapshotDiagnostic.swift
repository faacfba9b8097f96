/// Something that is allowed but probably not meant.
public enum SnapshotDiagnostic<ItemID: Hashable & Sendable>: Hashable, Sendable {
    /// Items were appended or inserted that were present already; they moved to the new place.
    case existingItemsMoved([ItemID])
}
