public import CollectionGeometry
import CollectionDiffing

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
    /// so that nothing moves under the finger.
    public func beginReordering() {
        if isReordering { return }
        isReordering = true
        updates.hold()
    }

    /// Says that the user has let go, after ``reorderItem(at:to:animatingDifferences:)`` or without it. What was applied
    /// meanwhile is shown.
    public func endReordering() {
        if !isReordering { return }
        isReordering = false
        updates.release()
    }

    /// Takes an item to another place because the user dragged it there: tells ``reorderingHandlers`` and yields an
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
    /// - Returns: Whether the item may be dragged, both paths exist, and no other drop is being told or waits to be shown.
    /// - Complexity: O(*n*) for *n* items.
    @discardableResult
    public func reorderItem(
        at source: IndexPath,
        to target: IndexPath,
        animatingDifferences: Bool = true
    ) -> Bool {
        guard !isDropping, !updates.hasUrgentRequest else { return false }
        let number = lastNumber
        // The drop was made from what is shown, so that must not change while the handlers run.
        isDropping = true
        let pipeline = updates
        pipeline.hold()
        guard canReorderItem(at: source), lastNumber == number,
            let snapshot = presented.snapshot.movingItem(at: source, to: target)
        else {
            isDropping = false
            pipeline.release()
            return false
        }
        var state = presented
        state.setSnapshot(snapshot)
        let transaction = transaction(to: state, concerning: source, target)
        reorderingHandlers.willReorder?(transaction)
        isDropping = false
        // Only a handler that takes the view away, and the hold with it, can have changed what is shown.
        guard lastNumber == number else { return false }
        submit(PendingUpdate(state: state, isFullReload: false, isAnimated: animatingDifferences, isUrgent: true))
        pipeline.release()
        reorderingHandlers.didReorder?(transaction)
        return true
    }
}

extension DiffableDataSource {
    /// Describes the way from what is shown to another state.
    private func transaction(
        to state: DataSourceState<SectionID, ItemID>,
        concerning source: IndexPath,
        _ target: IndexPath
    ) -> ReorderingTransaction<SectionID, ItemID> {
        let sections = source.section == target.section ? [source.section] : [source.section, target.section].sorted()
        return ReorderingTransaction(
            initialSnapshot: presented.snapshot,
            finalSnapshot: state.snapshot,
            difference: IndexChangeset(
                fromIDs: Array(presented.snapshot.itemIdentifiers),
                toIDs: Array(state.snapshot.itemIdentifiers),
                scratch: &scratch
            ),
            sectionTransactions: sections.compactMap { index in
                sectionIdentifier(for: index).map { sectionTransaction(of: $0, to: state) }
            }
        )
    }

    private func sectionTransaction(
        of section: SectionID,
        to state: DataSourceState<SectionID, ItemID>
    ) -> SectionReorderingTransaction<SectionID, ItemID> {
        let before = presented.outline(of: section)
        let after = state.outline(of: section)
        return SectionReorderingTransaction(
            sectionIdentifier: section,
            initialSnapshot: before,
            finalSnapshot: after,
            difference: IndexChangeset(
                fromIDs: Array(before.items),
                toIDs: Array(after.items),
                scratch: &scratch
            )
        )
    }
}

extension DiffableDataSourceSnapshot {
    /// The snapshot with an item at another path, or `nil` when one of the paths does not exist.
    ///
    /// - Parameters:
    ///   - source: The path of the item.
    ///   - target: The path it is to have afterwards.
    fileprivate func movingItem(at source: IndexPath, to target: IndexPath) -> Self? {
        guard itemIdentifier(for: source) != nil,
            let count = numberOfItems(inSectionAt: target.section),
            target.item >= 0, target.item < (source.section == target.section ? count : count + 1)
        else { return nil }
        var result = self
        let slot = order.items.slot(at: source.item, in: order.sections.slot(at: source.section, in: 0))
        result.order.detachItem(slot)
        result.order.insertItems(
            [Int32(truncatingIfNeeded: slot)],
            at: target.item,
            inSection: order.sections.slot(at: target.section, in: 0)
        )
        return result
    }
}
