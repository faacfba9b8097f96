import CollectionDiffing

extension DiffableDataSourceSectionSnapshot {
    /// The outline that shows the given items: as much of this one's tree as their order allows.
    ///
    /// A main snapshot knows only the visible items of an outline. When it was changed there, the tree follows:
    ///
    /// - An item that goes takes its hidden descendants with it; those that are still shown go up to its parent.
    /// - An item keeps its parent as long as it stands behind it and before the next item outside the parent's tree.
    /// - An item that is new or stands elsewhere becomes a child of the parent between whose children it stands; if it
    ///   stands between trees, a root.
    ///
    /// - Parameters:
    ///   - visible: The items that are shown, in order.
    ///   - isShown: Whether an item is shown anywhere; a hidden item that is leaves its place in the tree.
    /// - Complexity: O(*n* · (*d* + log *n*)) for a depth of *d*.
    func reconciled(withVisible visible: [ItemID], isShown: (ItemID) -> Bool) -> Self {
        if visibleItems == visible { return self }
        var arrangement = OutlineArrangement(order, visible: visible.map { table.slot(of: $0) })
        var result = Self()
        var slots: [Int] = []
        for (index, item) in visible.enumerated() {
            let parent = arrangement.parent(of: index)
            let slot = result.table.enter(item, hash: item.probeHash)
            slots.append(slot)
            result.order.insert(
                [Int32(truncatingIfNeeded: slot)],
                at: result.order.count,
                parent: parent < 0 ? -1 : slots[parent]
            )
            let known = arrangement.visible[index]
            guard known >= 0 else { continue }
            result.order.marks.set(order.marks[known], on: slot)
            if order.isExpanded[known] {
                result.order.setExpanded(true, slot)
            } else if order.descendants[known] > 0, var hidden = try? snapshot(of: item) {
                hidden.delete(hidden.items.filter(isShown))
                // Identifiers are unique and none of the hidden ones is shown, so nothing is in the way.
                try? result.replace(childrenOf: item, using: hidden)
            }
        }
        return result
    }
}
