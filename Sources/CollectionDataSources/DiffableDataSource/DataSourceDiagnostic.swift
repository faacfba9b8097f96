public import CollectionDiffing

/// Something a data source noticed that is allowed but probably not meant.
///
/// ```swift
/// dataSource.diagnosticHandler = { diagnostic in
///     if case .childrenRejected(let folder, let files) = diagnostic { report("\(folder) lists \(files) again") }
/// }
/// ```
public enum DataSourceDiagnostic<ItemID: Hashable & Sendable>: Hashable, Sendable {
    /// An applied snapshot noticed something while it was built.
    case snapshot(SnapshotDiagnostic<ItemID>)
    /// A batch was not legal and became a full reload. This is a mistake of the data source.
    case illegalBatch(BatchUpdateViolation)
    /// The children made for an item that was expanded hold items that are present elsewhere. They were not shown.
    case childrenRejected(of: ItemID, conflicts: [ItemID])
}
