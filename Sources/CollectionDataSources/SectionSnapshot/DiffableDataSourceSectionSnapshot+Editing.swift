extension DiffableDataSourceSectionSnapshot {
    /// Appends items as the last children of a parent, or as the last roots.
    ///
    /// - Parameters:
    ///   - items: The items, each given once and none of them present.
    ///   - parent: The parent; `nil` makes the items roots.
    /// - Throws: ``SnapshotError/unknownItems(_:)`` or ``SnapshotError/duplicateItems(_:)``.
    /// - Complexity: O(*k* + *d* + log *n*) for *k* items at a depth of *d*.
    public mutating func append(_ items: [ItemID], to parent: ItemID? = nil) throws(Failure) {
        guard let parent else {
            try insert(items, at: order.count, parent: -1)
            return
        }
        let parentSlot = try slot(of: parent)
        try insert(items, at: order.end(of: parentSlot), parent: parentSlot)
    }

    /// Inserts items before another one, as its siblings.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)`` or ``SnapshotError/duplicateItems(_:)``.
    /// - Complexity: O(*k* + *d* + log *n*) for *k* items at a depth of *d*.
    public mutating func insert(_ items: [ItemID], before item: ItemID) throws(Failure) {
        let anchor = try slot(of: item)
        try insert(items, at: order.position(of: anchor), parent: Int(order.parents[anchor]))
    }

    /// Inserts items after another one and all its descendants, as its siblings.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)`` or ``SnapshotError/duplicateItems(_:)``.
    /// - Complexity: O(*k* + *d* + log *n*) for *k* items at a depth of *d*.
    public mutating func insert(_ items: [ItemID], after item: ItemID) throws(Failure) {
        let anchor = try slot(of: item)
        try insert(items, at: order.end(of: anchor), parent: Int(order.parents[anchor]))
    }

    /// Inserts the trees of another outline before an item, as its siblings, expanded and marked as they are there.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)`` or ``SnapshotError/duplicateItems(_:)``.
    /// - Complexity: O(*k* + *d* + log *n*) for *k* items at a depth of *d*.
    public mutating func insert(_ snapshot: Self, before item: ItemID) throws(Failure) {
        let anchor = try slot(of: item)
        try graft(snapshot, at: order.position(of: anchor), parent: Int(order.parents[anchor]))
        _checkInvariants()
    }

    /// Inserts the trees of another outline after an item and all its descendants, as its siblings, expanded and marked
    /// as they are there.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)`` or ``SnapshotError/duplicateItems(_:)``.
    /// - Complexity: O(*k* + *d* + log *n*) for *k* items at a depth of *d*.
    public mutating func insert(_ snapshot: Self, after item: ItemID) throws(Failure) {
        let anchor = try slot(of: item)
        try graft(snapshot, at: order.end(of: anchor), parent: Int(order.parents[anchor]))
        _checkInvariants()
    }

    /// Replaces all descendants of an item by the trees of another outline, expanded and marked as they are there.
    ///
    /// Whether the item itself is expanded stays as it is.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)``, or ``SnapshotError/duplicateItems(_:)`` with the items that are
    ///   present elsewhere in this outline.
    /// - Complexity: O(*k* log *n*) for *k* items that go or come.
    public mutating func replace(childrenOf parent: ItemID, using snapshot: Self) throws(Failure) {
        let slot = try slot(of: parent)
        let first = order.position(of: slot) + 1
        let replaced = first..<order.end(of: slot)
        var conflicts: [ItemID] = []
        for source in snapshot.order.sequence.walk(0) {
            let present = table.slot(of: snapshot.table.ids[source], hash: snapshot.table.hashes[source])
            if present >= 0, !replaced.contains(order.position(of: present)) {
                conflicts.append(snapshot.table.ids[source])
            }
        }
        if !conflicts.isEmpty { throw .duplicateItems(conflicts) }
        forget(order.removeSubtree(slot, includingRoot: false))
        try graft(snapshot, at: first, parent: slot)
        compactIfSparse()
        _checkInvariants()
    }

    /// Removes items with all their descendants. Those the outline does not hold are ignored.
    ///
    /// - Complexity: O(*k* log *n* + *d*) for *k* items that go at a depth of *d*, amortised.
    public mutating func delete(_ items: [ItemID]) {
        for item in items {
            let slot = table.slot(of: item)
            if slot >= 0 { forget(order.removeSubtree(slot, includingRoot: true)) }
        }
        compactIfSparse()
        _checkInvariants()
    }

    /// Removes all items.
    public mutating func deleteAll() { self = Self() }
}

extension DiffableDataSourceSectionSnapshot {
    /// Expands items, so that their children are visible when they are.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)``.
    /// - Complexity: O(log *n*) for each item that becomes visible.
    public mutating func expand(_ items: [ItemID]) throws(Failure) {
        for slot in try slots(of: items) { order.setExpanded(true, slot) }
        _checkInvariants()
    }

    /// Collapses items. Their descendants stay expanded or collapsed as they are.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)``.
    /// - Complexity: O(log *n*) for each item that is no longer visible.
    public mutating func collapse(_ items: [ItemID]) throws(Failure) {
        for slot in try slots(of: items) { order.setExpanded(false, slot) }
        _checkInvariants()
    }

    /// Asks for new cells for items.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)``.
    /// - Complexity: O(1) expected for each item.
    public mutating func reload(_ items: [ItemID]) throws(Failure) {
        for slot in try slots(of: items) { order.marks.set(.reload, on: slot) }
    }

    /// Asks for the cells of items to be kept and configured again. An item that is to be reloaded as well is reloaded.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)``.
    /// - Complexity: O(1) expected for each item.
    public mutating func reconfigure(_ items: [ItemID]) throws(Failure) {
        for slot in try slots(of: items) where order.marks[slot] != .reload {
            order.marks.set(.reconfigure, on: slot)
        }
    }

    /// The items that are to get new cells, in order.
    ///
    /// - Complexity: O(1) when none are marked, else O(*n*).
    public var reloadedItems: [ItemID] { items(with: .reload) }

    /// The items whose cells are to be configured again, in order.
    ///
    /// - Complexity: O(1) when none are marked, else O(*n*).
    public var reconfiguredItems: [ItemID] { items(with: .reconfigure) }

    private func items(with mark: MarkList.Marks) -> [ItemID] {
        order.marks.isEmpty ? [] : order.sequence.walk(0).filter { order.marks[$0] == mark }.map { table.ids[$0] }
    }
}

extension DiffableDataSourceSectionSnapshot {
    /// Puts new items at a position, as children of an item or of none (-1).
    private mutating func insert(_ items: [ItemID], at position: Int, parent: Int) throws(Failure) {
        order.insert(try enterNew(items), at: position, parent: parent)
        _checkInvariants()
    }

    /// Puts the trees of another outline at a position, as children of an item or of none (-1).
    private mutating func graft(_ other: Self, at position: Int, parent: Int) throws(Failure) {
        let known = table.slotCount
        var slots = [Int32](repeating: -1, count: other.table.slotCount)
        var rejected: [ItemID] = []
        for source in other.order.sequence.walk(0) {
            let id = other.table.ids[source]
            let slot = table.enter(id, hash: other.table.hashes[source])
            if slot < known { rejected.append(id) }
            slots[source] = Int32(truncatingIfNeeded: slot)
        }
        if !rejected.isEmpty {
            table.removeAll(from: known)
            throw .duplicateItems(rejected)
        }
        order.insert(other.order, slots: slots, at: position, parent: parent)
    }

    /// Forgets the items of slots that are no longer in the tree. The slots stay unused until the next compaction.
    private mutating func forget(_ slots: [Int]) {
        for slot in slots { table.remove(slot) }
    }

    /// Gives all items new slots once more slots are unused than used, so that removing stays cheap and takes no memory
    /// for long.
    private mutating func compactIfSparse() {
        guard table.slotCount - order.count > Swift.max(32, order.count) else { return }
        var compact = Self()
        // Nothing can be in the way of an empty outline.
        try? compact.graft(self, at: 0, parent: -1)
        self = compact
    }
}
