public import CollectionGeometry

extension DiffableDataSource {
    /// Whether the item at a path may be dragged to another place: if ``ReorderingHandlers/canReorderItem`` permits it and
    /// there is a ``ReorderingHandlers/didReorder`` that brings the app's own data in line.
    public func canReorderItem(at indexPath: IndexPath) -> Bool {
        guard reorderingHandlers.didReorder != nil, let canReorder = reorderingHandlers.canReorderItem,
            let item = itemIdentifier(for: indexPath)
        else { return false }
        return canReorder(item)
    }

    /// Says that the user has begun to drag. Until ``endReordering()``, snapshots that are applied wait in the queue,
    /// so that nothing moves under the finger. Further calls until then do nothing.
    ///
    /// `CollectionView` does not call it: it shows changes while an item is dragged, and the drag goes on. It is for other
    /// views, and for apps that want changes to wait.
    public func beginReordering() {
        core.beginReordering()
    }

    /// Notes that the user has dropped the item, after ``reorderItem(at:to:animatingDifferences:)`` or without it. What was applied
    /// meanwhile is shown.
    public func endReordering() {
        core.endReordering()
    }

    /// Takes an item to another place because the user dragged it there: calls ``reorderingHandlers`` and yields an
    /// update, before those that wait.
    ///
    /// A snapshot that waits was made without knowledge of the drop and is shown as it was made. What is applied in
    /// ``ReorderingHandlers/canReorderItem`` and ``ReorderingHandlers/willReorder`` waits as well; another drop there is
    /// refused.
    ///
    /// - Parameters:
    ///   - source: The path of the item.
    ///   - target: The path it is to have afterwards.
    ///   - animatingDifferences: Whether the change is to be seen as a movement.
    /// - Returns: Whether the item may be dragged, both paths exist, and no other drop is being reported or waits to be shown.
    /// - Complexity: O(*n*) for *n* items.
    @discardableResult
    public func reorderItem(
        at source: IndexPath,
        to target: IndexPath,
        animatingDifferences: Bool = true
    ) -> Bool {
        let drop = core.makeDrop(at: source, to: target) { canReorderItem(at: source) }
        guard let drop else { return false }
        let transaction = ReorderingTransaction<SectionID, ItemID>(drop)
        reorderingHandlers.willReorder?(transaction)
        guard core.carryOut(drop, isAnimated: animatingDifferences) else { return false }
        reorderingHandlers.didReorder?(transaction)
        return true
    }
}

extension ReorderingTransaction {
    /// The transaction of a drop between snapshots whose identifiers have these types.
    fileprivate init(_ drop: ItemDrop) {
        initialSnapshot = DiffableDataSourceSnapshot(drop.before)
        finalSnapshot = DiffableDataSourceSnapshot(drop.after)
        difference = drop.difference
        sectionTransactions = []
        for change in drop.sections {
            let transaction = SectionReorderingTransaction<SectionID, ItemID>(
                sectionIdentifier: initialSnapshot.sections.ids[change.section],
                initialSnapshot: DiffableDataSourceSectionSnapshot(change.before),
                finalSnapshot: DiffableDataSourceSectionSnapshot(change.after),
                difference: change.difference
            )
            sectionTransactions.append(transaction)
        }
    }
}
