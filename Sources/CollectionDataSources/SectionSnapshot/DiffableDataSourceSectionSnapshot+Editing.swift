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
            try insert(items, at: slots.storage.order.count, parent: -1)
            return
        }
        let parentSlot = try slot(of: parent)
        try insert(items, at: slots.storage.order.end(of: parentSlot), parent: parentSlot)
    }

    /// Inserts items before another one, as its siblings.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)`` or ``SnapshotError/duplicateItems(_:)``.
    /// - Complexity: O(*k* + *d* + log *n*) for *k* items at a depth of *d*.
    public mutating func insert(_ items: [ItemID], before item: ItemID) throws(Failure) {
        let anchor = try slot(of: item)
        try insert(items, at: slots.storage.order.position(of: anchor), parent: slots.storage.order.parent(of: anchor))
    }

    /// Inserts items after another one and all its descendants, as its siblings.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)`` or ``SnapshotError/duplicateItems(_:)``.
    /// - Complexity: O(*k* + *d* + log *n*) for *k* items at a depth of *d*.
    public mutating func insert(_ items: [ItemID], after item: ItemID) throws(Failure) {
        let anchor = try slot(of: item)
        try insert(items, at: slots.storage.order.end(of: anchor), parent: slots.storage.order.parent(of: anchor))
    }

    /// Inserts the trees of another outline before an item, as its siblings, expanded and marked as they are there.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)`` or ``SnapshotError/duplicateItems(_:)``.
    /// - Complexity: O(*k* + *d* + log *n*) for *k* items at a depth of *d*.
    public mutating func insert(_ snapshot: Self, before item: ItemID) throws(Failure) {
        let anchor = try slot(of: item)
        let position = slots.storage.order.position(of: anchor)
        try graft(snapshot, at: position, parent: slots.storage.order.parent(of: anchor))
    }

    /// Inserts the trees of another outline after an item and all its descendants, as its siblings, expanded and marked
    /// as they are there.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)`` or ``SnapshotError/duplicateItems(_:)``.
    /// - Complexity: O(*k* + *d* + log *n*) for *k* items at a depth of *d*.
    public mutating func insert(_ snapshot: Self, after item: ItemID) throws(Failure) {
        let anchor = try slot(of: item)
        try graft(snapshot, at: slots.storage.order.end(of: anchor), parent: slots.storage.order.parent(of: anchor))
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
        do throws(SnapshotProblem) {
            try slots.replaceChildren(of: slot, by: snapshot.slots)
        } catch {
            throw Failure(error, items: snapshot.table.ids)
        }
        _checkInvariants()
    }

    /// Removes items with all their descendants. Those the outline does not hold are ignored.
    ///
    /// - Complexity: O(*k* log *n* + *d*) for *k* items that go at a depth of *d*, amortised.
    public mutating func delete(_ items: [ItemID]) {
        slots.removeItems(table.slots(of: items))
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
        try setExpanded(true, items)
    }

    /// Collapses items. Their descendants stay expanded or collapsed as they are.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)``.
    /// - Complexity: O(log *n*) for each item that is no longer visible.
    public mutating func collapse(_ items: [ItemID]) throws(Failure) {
        try setExpanded(false, items)
    }

    /// Asks for new cells for items.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)``.
    /// - Complexity: O(1) expected for each item.
    public mutating func reload(_ items: [ItemID]) throws(Failure) {
        try mark(items, .reload)
    }

    /// Asks for the cells of items to be kept and configured again. An item that is to be reloaded as well is reloaded.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)``.
    /// - Complexity: O(1) expected for each item.
    public mutating func reconfigure(_ items: [ItemID]) throws(Failure) {
        try mark(items, .reconfigure)
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
        let order = slots.storage.order
        return order.marks.isEmpty ? [] : table.ids(of: slots.slots { order.marks[$0] == mark })
    }

    private mutating func mark(_ items: [ItemID], _ mark: MarkList.Marks) throws(Failure) {
        let known = table.slots(of: items)
        do throws(SnapshotProblem) {
            try slots.markItems(known, mark)
        } catch {
            throw Failure(error, items: items)
        }
    }

    private mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemID]) throws(Failure) {
        let known = table.slots(of: items)
        do throws(SnapshotProblem) {
            try slots.setExpanded(isExpanded, known)
        } catch {
            throw Failure(error, items: items)
        }
        _checkInvariants()
    }

    /// Puts new items at a position, as children of an item or of none (-1).
    private mutating func insert(_ items: [ItemID], at position: Int, parent: Int) throws(Failure) {
        let entered = IdentifierTable<ItemID>.typed(slots.ownItems()).enter(items)
        do throws(SnapshotProblem) {
            try slots.insert(entered, at: position, parent: parent)
        } catch {
            throw Failure(error, items: items)
        }
        _checkInvariants()
    }

    /// Puts the trees of another outline at a position, as children of an item or of none (-1).
    private mutating func graft(_ other: Self, at position: Int, parent: Int) throws(Failure) {
        do throws(SnapshotProblem) {
            try slots.insert(other.slots, at: position, parent: parent)
        } catch {
            throw Failure(error, items: other.table.ids)
        }
        _checkInvariants()
    }
}
