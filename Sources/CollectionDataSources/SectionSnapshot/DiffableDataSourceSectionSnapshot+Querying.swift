extension DiffableDataSourceSectionSnapshot {
    /// All items, each parent before its descendants.
    ///
    /// - Complexity: O(1). See ``SnapshotIdentifiers``.
    public var items: SnapshotIdentifiers<ItemID> {
        SnapshotIdentifiers(ids: table.ids, forest: order.sequence, sequences: .one(0))
    }

    /// The items without a collapsed ancestor: those that are shown.
    ///
    /// - Complexity: O(1). See ``SnapshotIdentifiers``.
    public var visibleItems: SnapshotIdentifiers<ItemID> {
        SnapshotIdentifiers(ids: table.ids, forest: order.sequence, sequences: .weighted(0))
    }

    /// The items without a parent, in order.
    ///
    /// - Complexity: O(*r* log *n*) for *r* roots.
    public var rootItems: [ItemID] { order.children(of: -1).map { table.ids[$0] } }

    /// The items that are expanded, in order, visible or not.
    ///
    /// - Complexity: O(*n*).
    public var expandedItems: [ItemID] {
        order.sequence.walk(0).filter { order.isExpanded[$0] }.map { table.ids[$0] }
    }

    /// The items with a collapsed ancestor, in order.
    ///
    /// - Complexity: O(1) when there are none, else O(*n*).
    var hiddenItems: [ItemID] {
        visibleItems.count == order.count
            ? [] : order.sequence.walk(0).filter { !order.isVisible($0) }.map { table.ids[$0] }
    }

    /// Whether the outline holds an item.
    ///
    /// - Complexity: O(1) expected.
    public func contains(_ item: ItemID) -> Bool { table.slot(of: item) >= 0 }

    /// The position of an item among ``items``, or `nil` when the outline does not hold it.
    ///
    /// - Complexity: O(log *n*).
    public func index(of item: ItemID) -> Int? {
        let slot = table.slot(of: item)
        return slot < 0 ? nil : order.position(of: slot)
    }

    /// Whether an item is expanded; `false` for one the outline does not hold.
    ///
    /// - Complexity: O(1) expected.
    public func isExpanded(_ item: ItemID) -> Bool {
        let slot = table.slot(of: item)
        return slot >= 0 && order.isExpanded[slot]
    }

    /// Whether an item has no collapsed ancestor; `false` for one the outline does not hold.
    ///
    /// - Complexity: O(1) expected.
    public func isVisible(_ item: ItemID) -> Bool {
        let slot = table.slot(of: item)
        return slot >= 0 && order.isVisible(slot)
    }

    /// The number of ancestors of an item, or `nil` when the outline does not hold it.
    ///
    /// - Complexity: O(*d*) expected for a depth of *d*.
    public func level(of item: ItemID) -> Int? {
        let slot = table.slot(of: item)
        return slot < 0 ? nil : order.level(of: slot)
    }

    /// The parent of an item, or `nil` when it has none or the outline does not hold it.
    ///
    /// - Complexity: O(1) expected.
    public func parent(of item: ItemID) -> ItemID? {
        let slot = table.slot(of: item)
        guard slot >= 0, order.parents[slot] >= 0 else { return nil }
        return table.ids[Int(order.parents[slot])]
    }

    /// The children of an item, in order; none for one the outline does not hold.
    ///
    /// - Complexity: O(*c* log *n*) for *c* children.
    public func children(of item: ItemID) -> [ItemID] {
        let slot = table.slot(of: item)
        return slot < 0 ? [] : order.children(of: slot).map { table.ids[$0] }
    }

    /// The descendants of an item as an outline of their own, expanded and marked as they are here.
    ///
    /// - Parameters:
    ///   - parent: The item.
    ///   - includingParent: Whether the item itself is the root of the new outline; else its children are the roots.
    /// - Throws: ``SnapshotError/unknownItems(_:)``.
    /// - Complexity: O(*k* log *n*) for *k* descendants.
    public func snapshot(of parent: ItemID, includingParent: Bool = false) throws(Failure) -> Self {
        let root = try slot(of: parent)
        var result = Self()
        // The ancestors of the next item that are in the result: their slots there, and where they end here.
        var ancestors: [(slot: Int, end: Int)] = []
        for position in (order.position(of: root) + (includingParent ? 0 : 1))..<order.end(of: root) {
            while let last = ancestors.last, last.end <= position { ancestors.removeLast() }
            let source = order.slot(at: position)
            let slot = result.table.enter(table.ids[source], hash: table.hashes[source])
            let above = ancestors.last?.slot ?? -1
            result.order.insert([Int32(truncatingIfNeeded: slot)], at: result.order.count, parent: above)
            result.order.setExpanded(order.isExpanded[source], slot)
            result.order.marks.set(order.marks[source], on: slot)
            ancestors.append((slot: slot, end: position + 1 + Int(order.descendants[source])))
        }
        return result
    }
}

extension DiffableDataSourceSectionSnapshot {
    /// The outline as text, one line for each item, for logs.
    ///
    /// Each line is indented by the level of its item and begins with `-` when it is expanded, `+` when it is collapsed
    /// and has children, and `•` otherwise; items that are not visible are in brackets.
    ///
    /// - Parameter name: The text for an item.
    /// - Complexity: O(*n* · *d*) for a depth of *d*.
    public func visualDescription(_ name: (ItemID) -> String) -> String {
        var text = ""
        for slot in order.sequence.walk(0) {
            if !text.isEmpty { text += "\n" }
            for _ in 0..<order.level(of: slot) { text += "  " }
            text += order.isExpanded[slot] ? "- " : order.descendants[slot] > 0 ? "+ " : "• "
            let name = name(table.ids[slot])
            text += order.isVisible(slot) ? name : "(" + name + ")"
        }
        return text
    }
}

extension DiffableDataSourceSectionSnapshot where ItemID: CustomStringConvertible {
    /// The outline as text, one line for each item, for logs: see ``visualDescription(_:)``.
    ///
    /// - Complexity: O(*n* · *d*) for a depth of *d*.
    public func visualDescription() -> String { visualDescription { $0.description } }
}
