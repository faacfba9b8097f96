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

/// Finds a parent for each of the items that an outline is to show, among those before it.
private struct OutlineArrangement {
    private let order: OutlineOrder
    /// For each item to be shown its slot in the outline as it was, or -1.
    let visible: [Int]
    /// The expanded items whose trees the next item may continue, outermost first, by their index.
    private var open: [Int] = []
    /// For each slot one more than its place in ``open``, or 0.
    private var depths: [Int]

    init(_ order: OutlineOrder, visible: [Int]) {
        self.order = order
        self.visible = visible
        depths = Array(repeating: 0, count: order.parents.count)
    }

    /// The index of an item's parent, or -1. Asked once for each item, in order.
    mutating func parent(of index: Int) -> Int {
        let depth = depth(of: index)
        while open.count > depth { depths[visible[open.removeLast()]] = 0 }
        let parent = open.last ?? -1
        let slot = visible[index]
        if slot >= 0, order.isExpanded[slot] {
            open.append(index)
            depths[slot] = open.count
        }
        return parent
    }

    /// How many of the open items are ancestors of an item.
    private func depth(of index: Int) -> Int {
        let needed = depthNeeded(behind: index)
        let slot = visible[index]
        if slot < 0 { return needed ?? 0 }
        if let own = openDepth(ofParent: slot) { return Swift.max(own, needed ?? 0) }
        if let needed { return needed }
        var ancestor = Int(order.parents[slot])
        while ancestor >= 0, depths[ancestor] == 0 { ancestor = Int(order.parents[ancestor]) }
        return ancestor < 0 ? 0 : depths[ancestor]
    }

    /// How many of the open items have to stay open, so that the next item outside the tree of this one keeps its
    /// parent; `nil` when there is none or it loses its parent anyway.
    private func depthNeeded(behind index: Int) -> Int? {
        let slot = visible[index]
        let ownTree = slot < 0 ? 0..<0 : order.position(of: slot)..<order.end(of: slot)
        for next in visible[(index + 1)...] where next >= 0 {
            if !ownTree.isEmpty, ownTree.contains(order.position(of: next)) { continue }
            return openDepth(ofParent: next)
        }
        return nil
    }

    /// How many items are open down to the parent of an item, 0 for a root, or `nil` when the parent is not open.
    private func openDepth(ofParent slot: Int) -> Int? {
        let parent = Int(order.parents[slot])
        if parent < 0 { return 0 }
        return depths[parent] > 0 ? depths[parent] : nil
    }
}
