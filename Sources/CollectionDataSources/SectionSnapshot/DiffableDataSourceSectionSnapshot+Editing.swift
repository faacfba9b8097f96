extension DiffableDataSourceSectionSnapshot {
    /// Appends items as the last children of a parent, or as the last roots.
    ///
    /// - Parameters:
    ///   - items: The items, each given once and none of them present.
    ///   - parent: The parent; `nil` makes the items roots.
    /// - Throws: ``SnapshotError/unknownItems(_:)`` or ``SnapshotError/duplicateItems(_:)``.
    /// - Complexity: O(*k* + *d* + log *n*) for *k* items at a depth of *d*.
    public mutating func append(_ items: [ItemID], to parent: ItemID? = nil) throws(Failure) {
        guard let parent else { return try change(.insert(.lastRoots), items) }
        try change(.insert(.lastChildren(of: try slot(of: parent))), items)
    }

    /// Inserts items before another one, as its siblings.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)`` or ``SnapshotError/duplicateItems(_:)``.
    /// - Complexity: O(*k* + *d* + log *n*) for *k* items at a depth of *d*.
    public mutating func insert(_ items: [ItemID], before item: ItemID) throws(Failure) {
        try change(.insert(.before(try slot(of: item))), items)
    }

    /// Inserts items after another one and all its descendants, as its siblings.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)`` or ``SnapshotError/duplicateItems(_:)``.
    /// - Complexity: O(*k* + *d* + log *n*) for *k* items at a depth of *d*.
    public mutating func insert(_ items: [ItemID], after item: ItemID) throws(Failure) {
        try change(.insert(.after(try slot(of: item))), items)
    }

    /// Inserts the trees of another outline before an item, as its siblings, expanded and marked as they are there.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)`` or ``SnapshotError/duplicateItems(_:)``.
    /// - Complexity: O(*k* + *d* + log *n*) for *k* items at a depth of *d*.
    public mutating func insert(_ snapshot: Self, before item: ItemID) throws(Failure) {
        try insert(snapshot, .before(try slot(of: item)))
    }

    /// Inserts the trees of another outline after an item and all its descendants, as its siblings, expanded and marked
    /// as they are there.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)`` or ``SnapshotError/duplicateItems(_:)``.
    /// - Complexity: O(*k* + *d* + log *n*) for *k* items at a depth of *d*.
    public mutating func insert(_ snapshot: Self, after item: ItemID) throws(Failure) {
        try insert(snapshot, .after(try slot(of: item)))
    }

    /// Replaces all descendants of an item by the trees of another outline, expanded and marked as they are there.
    ///
    /// Whether the item itself is expanded stays as it is.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)``, or ``SnapshotError/duplicateItems(_:)`` with the items that are
    ///   present elsewhere in this outline.
    /// - Complexity: O(*k* log *n*) for *k* inserted or deleted items.
    public mutating func replace(childrenOf parent: ItemID, using snapshot: Self) throws(Failure) {
        try insert(snapshot, .inPlaceOfChildren(of: try slot(of: parent)))
    }

    /// Removes items with all their descendants. Those the outline does not hold are ignored.
    ///
    /// - Complexity: O(*k* log *n* + *d*) for *k* deleted items at a depth of *d*, amortised.
    public mutating func delete(_ items: [ItemID]) {
        // To delete items is always possible.
        try? change(.delete, items)
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
        try change(.expand(true), items)
    }

    /// Collapses items. Their descendants stay expanded or collapsed as they are.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)``.
    /// - Complexity: O(log *n*) for each item that is no longer visible.
    public mutating func collapse(_ items: [ItemID]) throws(Failure) {
        try change(.expand(false), items)
    }

    /// Requests new cells for items.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)``.
    /// - Complexity: O(1) expected for each item.
    public mutating func reload(_ items: [ItemID]) throws(Failure) {
        try change(.mark(.reload), items)
    }

    /// Requests the cells of items to be kept and configured again. An item that is to be reloaded as well is reloaded.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)``.
    /// - Complexity: O(1) expected for each item.
    public mutating func reconfigure(_ items: [ItemID]) throws(Failure) {
        try change(.mark(.reconfigure), items)
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

    // One function for all changes, and never inlined: it is what a program pays for each type of identifiers.
    /// Changes items. Those that are to be inserted are entered first.
    @inline(never)
    private mutating func change(_ change: OutlineItemChange, _ given: [ItemID]) throws(Failure) {
        let found: [Int32]
        if case .insert = change {
            found = IdentifierTable<ItemID>.typed(slots.ownItems()).enter(given)
        } else {
            found = table.slots(of: given)
        }
        if let problem = slots.change(change, found) { throw Failure(problem, items: given) }
        _checkInvariants()
    }

    /// Puts the trees of another outline at a destination.
    private mutating func insert(_ other: Self, _ destination: OutlineDestination) throws(Failure) {
        if let problem = slots.insert(other.slots, destination) { throw Failure(problem, items: other.table.allIDs) }
        _checkInvariants()
    }
}
