/// The closures that a data source calls when the user opens or closes an item of an outline.
///
/// ```swift
/// dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { folder, children in
///     var children = children
///     if children.items.isEmpty { try? children.append(files(in: folder)) }
///     return children
/// }
/// ```
///
/// The handlers are called for ``DiffableDataSource/expandItem(_:animatingDifferences:)`` and
/// ``DiffableDataSource/collapseItem(_:animatingDifferences:)``, which a collection view calls when the user taps a
/// disclosure. They are not called for snapshots that are applied. The order is fixed:
///
/// - expanding: ``shouldExpandItem``, ``willExpandItem``, ``snapshotForExpandingParent``, then the update;
/// - collapsing: ``shouldCollapseItem``, ``willCollapseItem``, then the update.
///
/// A handler may apply snapshots: the update starts from what it left behind. To expand or collapse the item that it is
/// called for is refused.
public struct SectionSnapshotHandlers<ItemID: Hashable & Sendable> {
    /// Whether an item may be expanded. Without it every item may.
    public var shouldExpandItem: ((ItemID) -> Bool)?
    /// Called when an item is about to be expanded.
    public var willExpandItem: ((ItemID) -> Void)?
    /// Makes the children of an item when it is expanded, given those it has: for trees that are loaded in parts.
    ///
    /// The result replaces the children. Return the given snapshot to keep them.
    public var snapshotForExpandingParent:
        ((ItemID, DiffableDataSourceSectionSnapshot<ItemID>) -> DiffableDataSourceSectionSnapshot<ItemID>)?
    /// Whether an item may be collapsed. Without it every item may.
    public var shouldCollapseItem: ((ItemID) -> Bool)?
    /// Called when an item is about to be collapsed.
    public var willCollapseItem: ((ItemID) -> Void)?

    /// Creates handlers; each of them may be missing.
    public init(
        shouldExpandItem: ((ItemID) -> Bool)? = nil,
        willExpandItem: ((ItemID) -> Void)? = nil,
        snapshotForExpandingParent: (
            (ItemID, DiffableDataSourceSectionSnapshot<ItemID>) -> DiffableDataSourceSectionSnapshot<ItemID>
        )? = nil,
        shouldCollapseItem: ((ItemID) -> Bool)? = nil,
        willCollapseItem: ((ItemID) -> Void)? = nil
    ) {
        self.shouldExpandItem = shouldExpandItem
        self.willExpandItem = willExpandItem
        self.snapshotForExpandingParent = snapshotForExpandingParent
        self.shouldCollapseItem = shouldCollapseItem
        self.willCollapseItem = willCollapseItem
    }
}
