extension DiffableDataSourceSectionSnapshot {
    /// All items, each parent before its descendants.
    ///
    /// - Complexity: O(1). See ``SnapshotIdentifiers``.
    public var items: SnapshotIdentifiers<ItemID> {
        SnapshotIdentifiers(ids: table.ids, sequence: .outline(slots))
    }

    /// The items without a collapsed ancestor: those that are shown.
    ///
    /// - Complexity: O(1). See ``SnapshotIdentifiers``.
    public var visibleItems: SnapshotIdentifiers<ItemID> {
        SnapshotIdentifiers(ids: table.ids, sequence: .visible(slots))
    }

    /// The items without a parent, in order.
    ///
    /// - Complexity: O(*r* log *n*) for *r* roots.
    public var rootItems: [ItemID] { table.ids(of: slots.storage.roots) }

    /// The items that are expanded, in order, visible or not.
    ///
    /// - Complexity: O(*n*).
    public var expandedItems: [ItemID] {
        table.ids(of: slots.slots { slots.storage.isExpanded($0) })
    }

    /// Whether the outline holds an item.
    ///
    /// - Complexity: O(1) expected.
    public func contains(_ item: ItemID) -> Bool { table.slot(of: item) >= 0 }

    /// The position of an item among ``items``, or `nil` when the outline does not hold it.
    ///
    /// - Complexity: O(log *n*).
    public func index(of item: ItemID) -> Int? {
        slots.storage.position(of: table.slot(of: item))
    }

    /// Whether an item is expanded; `false` for one the outline does not hold.
    ///
    /// - Complexity: O(1) expected.
    public func isExpanded(_ item: ItemID) -> Bool {
        slots.storage.isExpanded(table.slot(of: item))
    }

    /// Whether an item has no collapsed ancestor; `false` for one the outline does not hold.
    ///
    /// - Complexity: O(1) expected.
    public func isVisible(_ item: ItemID) -> Bool {
        slots.storage.isVisible(table.slot(of: item))
    }

    /// The number of ancestors of an item, or `nil` when the outline does not hold it.
    ///
    /// - Complexity: O(*d*) expected for a depth of *d*.
    public func level(of item: ItemID) -> Int? {
        slots.storage.level(of: table.slot(of: item))
    }

    /// The parent of an item, or `nil` when it has none or the outline does not hold it.
    ///
    /// - Complexity: O(1) expected.
    public func parent(of item: ItemID) -> ItemID? {
        let parent = slots.storage.parent(of: table.slot(of: item))
        return parent < 0 ? nil : table.ids[parent]
    }

    /// The children of an item, in order; none for one the outline does not hold.
    ///
    /// - Complexity: O(*c* log *n*) for *c* children.
    public func children(of item: ItemID) -> [ItemID] {
        table.ids(of: slots.storage.children(of: table.slot(of: item)))
    }

    /// The descendants of an item as an outline of their own, expanded and marked as they are here.
    ///
    /// - Parameters:
    ///   - parent: The item.
    ///   - includingParent: Whether the item itself is the root of the new outline; else its children are the roots.
    /// - Throws: ``SnapshotError/unknownItems(_:)``.
    /// - Complexity: O(*k* log *n*) for *k* descendants.
    public func snapshot(of parent: ItemID, includingParent: Bool = false) throws(Failure) -> Self {
        Self(slots.subtree(of: try slot(of: parent), includingRoot: includingParent))
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
        let order = slots.storage.order
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
