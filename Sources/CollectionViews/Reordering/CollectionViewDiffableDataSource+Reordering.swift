public import CollectionDataSources
public import CollectionGeometry

// Reordering: what a drag, by whatever means, does to the data.
extension CollectionViewDiffableDataSource {
    /// What to ask and tell when the user takes an item to another place. Setting it lets items be taken elsewhere.
    public var reorderingHandlers: ReorderingHandlers<SectionID, ItemID> {
        get { core.reorderingHandlers }
        set {
            core.reorderingHandlers = newValue
            if mover == nil { mover = DiffableItemMover(core) }
            reorderingRequest.fulfil()
        }
    }

    /// Whether the item at a path may be taken to another place.
    public func canReorderItem(at indexPath: IndexPath) -> Bool { core.canReorderItem(at: indexPath) }

    /// Whether the item at a path may be taken to another place; see ``reorderingHandlers``.
    public func canMoveItem(at indexPath: IndexPath) -> Bool { mover?.canMoveItem(at: indexPath) ?? false }

    /// Takes an item to another place: one transaction for ``reorderingHandlers``.
    public func moveItem(at source: IndexPath, to target: IndexPath) -> Bool {
        mover?.moveItem(at: source, to: target) ?? false
    }

    /// Says that a drag has begun: snapshots that are applied wait until ``endReordering()``.
    public func beginReordering() { core.beginReordering() }

    /// Says that a drag has ended.
    public func endReordering() { core.endReordering() }

    /// Takes an item to another place because the user dragged it there. Returns whether it may be dragged and both
    /// paths exist.
    @discardableResult
    public func reorderItem(at source: IndexPath, to target: IndexPath, animatingDifferences: Bool = true) -> Bool {
        core.reorderItem(at: source, to: target, animatingDifferences: animatingDifferences)
    }
}

/// What a data source does when an item is put down elsewhere. It exists once handlers for that are set, so that a program
/// without them does not contain what moves items in snapshots.
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
