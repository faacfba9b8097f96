import CollectionDiffing
import CollectionGeometry

/// An item that the user puts down at another place: ``ReorderingTransaction`` in terms of slots.
struct ItemDrop {
    /// What it changes in one section.
    struct Section {
        /// The slot of the section in ``ItemDrop/before``.
        var section: Int
        var before: SlotOutline
        var after: SlotOutline
        var difference: IndexChangeset
    }

    /// What was shown before.
    let before: SlotSnapshot
    /// What is shown afterwards.
    fileprivate let state: DataSourceState
    /// The change of the items of all sections, taken as one list.
    let difference: IndexChangeset
    /// The change of each section that is concerned, in order: one or two.
    let sections: [Section]
    /// The number of the last update before, by which another one in between is noticed.
    fileprivate let number: Int
    /// What holds other updates back meanwhile.
    fileprivate let pipeline: UpdatePipeline

    /// What is shown afterwards.
    var after: SlotSnapshot { state.snapshot }
}

extension DataSourceCore {
    /// The user has begun to drag: updates wait until ``endReordering()``.
    func beginReordering() {
        if isReordering { return }
        isReordering = true
        updates.hold()
    }

    /// The user has dropped the item.
    func endReordering() {
        if !isReordering { return }
        isReordering = false
        updates.release()
    }

    /// Begins to take an item to another place. What is shown does not change until ``carryOut(_:isAnimated:)`` is
    /// called.
    ///
    /// - Parameters:
    ///   - source: The path of the item.
    ///   - target: The path it is to have afterwards.
    ///   - isAllowed: Whether the item may be dragged.
    /// - Returns: `nil` if it may not, if one of the paths does not exist, or while another drop is being reported or waits.
    /// - Complexity: O(*n*) for *n* items.
    func makeDrop(at source: IndexPath, to target: IndexPath, isAllowed: () -> Bool) -> ItemDrop? {
        guard !isDropping, !updates.hasUrgentRequest else { return nil }
        let number = lastNumber
        // The drop was made from what is shown, so that must not change while the handlers run.
        isDropping = true
        let pipeline = updates
        pipeline.hold()
        guard isAllowed(), lastNumber == number, let snapshot = presented.snapshot.movingItem(at: source, to: target)
        else {
            isDropping = false
            pipeline.release()
            return nil
        }
        var state = presented
        state.setSnapshot(snapshot)
        let sections = source.section == target.section ? [source.section] : [source.section, target.section].ordered()
        return ItemDrop(
            before: presented.snapshot,
            state: state,
            difference: presented.snapshot.storage.order.difference(to: state.snapshot.storage.order, &scratch),
            sections: sections.map { sectionDrop(at: $0, to: state) },
            number: number,
            pipeline: pipeline
        )
    }

    /// Ends a drop: the item is shown at its new place, before what waits. Returns whether that is still possible.
    func carryOut(_ drop: ItemDrop, isAnimated: Bool) -> Bool {
        isDropping = false
        // Only a handler that takes the view away, and the hold with it, can have changed what is shown.
        guard lastNumber == drop.number else { return false }
        submit(PendingUpdate(state: drop.state, isAnimated: isAnimated, isUrgent: true), nil)
        drop.pipeline.release()
        return true
    }

    private func sectionDrop(at index: Int, to state: DataSourceState) -> ItemDrop.Section {
        let section = presented.snapshot.storage.order.section(at: index)
        let before = presented.outline(of: section)
        let after = state.outline(of: section)
        return ItemDrop.Section(
            section: section,
            before: before,
            after: after,
            difference: before.difference(to: after, &scratch)
        )
    }
}

extension SlotSnapshot {
    /// The snapshot with an item at another path, or `nil` when one of the paths does not exist.
    fileprivate func movingItem(at source: IndexPath, to target: IndexPath) -> SlotSnapshot? {
        let item = storage.order.item(at: source)
        guard item >= 0, let count = storage.numberOfItems(inSectionAt: target.section),
            target.item >= 0, target.item < (source.section == target.section ? count : count + 1)
        else { return nil }
        var result = self
        result.moveItem(item, to: target.item, inSection: storage.order.section(at: target.section))
        return result
    }
}

extension SnapshotOrder {
    /// The change of the items of all sections to another order of the same slots.
    fileprivate func difference(to other: SnapshotOrder, _ scratch: inout DiffingScratch) -> IndexChangeset {
        IndexChangeset(fromIDs: allItems, toIDs: other.allItems, scratch: &scratch)
    }

    private var allItems: [Int32] {
        var slots: [Int32] = []
        for section in sections.walk(0) { items.appendSlots(of: section, to: &slots) }
        return slots
    }
}

extension SlotOutline {
    /// The change of the items, hidden ones included, to another outline.
    fileprivate func difference(to other: SlotOutline, _ scratch: inout DiffingScratch) -> IndexChangeset {
        var target: [Int32] = []
        for item in other.storage.order.sequence.walk(0) {
            let known = storage.items.slot(matching: item, of: other.storage.items)
            // Items that are new get numbers of their own behind the slots of this outline.
            target.append(Int32(truncatingIfNeeded: known < 0 ? storage.items.slotCount + target.count : known))
        }
        return IndexChangeset(fromIDs: slots { _ in true }, toIDs: target, scratch: &scratch)
    }
}
