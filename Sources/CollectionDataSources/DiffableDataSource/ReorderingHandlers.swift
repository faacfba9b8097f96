/// The closures that a data source calls when the user drags an item to another place.
///
/// ```swift
/// dataSource.reorderingHandlers.canReorderItem = { item in item != addButton }
/// dataSource.reorderingHandlers.didReorder = { transaction in
///     library.order = Array(transaction.finalSnapshot.itemIdentifiers)
/// }
/// ```
///
/// An item can be dragged only when ``canReorderItem`` permits it and ``didReorder`` is set: that is where an app brings its
/// own data in line, and without it the two would differ. The snapshot of the data source is up to date by then.
public struct ReorderingHandlers<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// Whether an item may be dragged. Without it none may.
    public var canReorderItem: ((ItemID) -> Bool)?
    /// Called when an item has been dropped, before the data source changes.
    public var willReorder: ((ReorderingTransaction<SectionID, ItemID>) -> Void)?
    /// Called when the data source has changed.
    public var didReorder: ((ReorderingTransaction<SectionID, ItemID>) -> Void)?

    /// Creates handlers; each of them may be missing.
    public init(
        canReorderItem: ((ItemID) -> Bool)? = nil,
        willReorder: ((ReorderingTransaction<SectionID, ItemID>) -> Void)? = nil,
        didReorder: ((ReorderingTransaction<SectionID, ItemID>) -> Void)? = nil
    ) {
        self.canReorderItem = canReorderItem
        self.willReorder = willReorder
        self.didReorder = didReorder
    }
}
