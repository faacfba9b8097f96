public import CollectionDataSources
public import CollectionGeometry

// Reordering: how a movement by the user changes the data.
extension CollectionViewDiffableDataSource {
    /// Decide which items the user may move, and are called after a move. Setting them enables reordering.
    public var reorderingHandlers: ReorderingHandlers<SectionID, ItemID> {
        get { core.reorderingHandlers }
        set {
            core.reorderingHandlers = newValue
            if mover == nil { mover = DiffableItemMover(core) }
            reorderingRequest.fulfil()
        }
    }

    /// Whether the item at a path may be moved; see ``reorderingHandlers``.
    public func canMoveItem(at indexPath: IndexPath) -> Bool { mover?.canMoveItem(at: indexPath) ?? false }

    /// Moves an item: one transaction for ``reorderingHandlers``.
    public func moveItem(at source: IndexPath, to target: IndexPath) -> Bool {
        mover?.moveItem(at: source, to: target) ?? false
    }

    /// Has applied snapshots wait until ``endReordering()``. The collection view does not call it: it shows changes while an
    /// item is dragged, and the drag goes on with the item where it is then.
    public func beginReordering() { core.beginReordering() }

    /// Shows the snapshots that were applied since ``beginReordering()``.
    public func endReordering() { core.endReordering() }

    /// Moves an item because the user dragged it. Returns whether the item may be moved and both paths exist.
    @discardableResult
    public func reorderItem(at source: IndexPath, to target: IndexPath, animatingDifferences: Bool = true) -> Bool {
        core.reorderItem(at: source, to: target, animatingDifferences: animatingDifferences)
    }
}

/// Moves the items of a data source. It is created when reordering handlers are set, so that a program without them
/// does not contain the code that moves items in snapshots.
package protocol ItemMover: AnyObject {
    func canMoveItem(at indexPath: IndexPath) -> Bool
    func moveItem(at source: IndexPath, to target: IndexPath) -> Bool
}

private final class DiffableItemMover<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: ItemMover {
    private let core: DiffableDataSource<SectionID, ItemID>

    init(_ core: DiffableDataSource<SectionID, ItemID>) {
        self.core = core
    }

    func canMoveItem(at indexPath: IndexPath) -> Bool { core.canReorderItem(at: indexPath) }

    func moveItem(at source: IndexPath, to target: IndexPath) -> Bool { core.reorderItem(at: source, to: target) }
}
