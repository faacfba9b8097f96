extension DiffableDataSourceSnapshot {
    /// Appends items to a section.
    ///
    /// An item that is present already moves to the new place, in whatever section it was; that is recorded in
    /// ``diagnostics``, because a moved item keeps its marks and its cell.
    ///
    /// - Parameters:
    ///   - newItems: The items, each given once.
    ///   - section: The section; `nil` means the last one.
    /// - Throws: ``SnapshotError/unknownSections(_:)``, ``SnapshotError/noSections`` or
    ///   ``SnapshotError/duplicateItems(_:)`` with those given twice.
    /// - Complexity: O(*k* + log *n*) for *k* new items, O(log *n*) for each that is present already.
    @inlinable
    public mutating func appendItems(_ newItems: [ItemID], toSection section: SectionID? = nil) throws(Failure) {
        let target = try slotForAppending(to: section)
        try change(.place(.endOfSection(target)), newItems)
    }

    /// Inserts items before another one. Those present already move there; see ``appendItems(_:toSection:)``.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)``, ``SnapshotError/itemRelativeToItself(_:)`` or
    ///   ``SnapshotError/duplicateItems(_:)``.
    /// - Complexity: O(*k* + log *n*) for *k* new items, O(log *n*) for each that is present already.
    @inlinable
    public mutating func insertItems(_ newItems: [ItemID], beforeItem item: ItemID) throws(Failure) {
        let anchor = try slot(ofItem: item)
        try change(.place(.beforeItem(anchor)), newItems)
    }

    /// Inserts items after another one. Those present already move there; see ``appendItems(_:toSection:)``.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)``, ``SnapshotError/itemRelativeToItself(_:)`` or
    ///   ``SnapshotError/duplicateItems(_:)``.
    /// - Complexity: O(*k* + log *n*) for *k* new items, O(log *n*) for each that is present already.
    @inlinable
    public mutating func insertItems(_ newItems: [ItemID], afterItem item: ItemID) throws(Failure) {
        let anchor = try slot(ofItem: item)
        try change(.place(.afterItem(anchor)), newItems)
    }

    /// Removes items. Those the snapshot does not hold are ignored.
    ///
    /// - Complexity: O(log *n*) for each item, and O(*n*) at most.
    public mutating func deleteItems(_ oldItems: [ItemID]) {
        // To delete items is always possible.
        try? change(.delete, oldItems)
    }

    /// Removes all items and all sections, as UIKit does.
    public mutating func deleteAllItems() {
        slots.removeAll()
    }

    /// Moves an item before another one, in whatever section that is.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)`` or ``SnapshotError/itemRelativeToItself(_:)``.
    /// - Complexity: O(log *n*).
    public mutating func moveItem(_ item: ItemID, beforeItem target: ItemID) throws(Failure) {
        try change(.move(isBefore: true), [item, target])
    }

    /// Moves an item after another one, in whatever section that is.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)`` or ``SnapshotError/itemRelativeToItself(_:)``.
    /// - Complexity: O(log *n*).
    public mutating func moveItem(_ item: ItemID, afterItem target: ItemID) throws(Failure) {
        try change(.move(isBefore: false), [item, target])
    }
}

extension DiffableDataSourceSnapshot {
    /// The slot of the section to append to: the last when none is named.
    @usableFromInline
    func slotForAppending(to section: SectionID?) throws(Failure) -> Int {
        if let section { return try slot(ofSection: section) }
        let last = slots.storage.section(at: numberOfSections - 1)
        if last < 0 { throw .noSections }
        return last
    }

    // One function for all changes, and never inlined: it is what a program pays for each type of identifiers.
    /// Changes items. Those that are to be placed are entered first.
    @inlinable @inline(never)
    mutating func change(_ change: ItemChange, _ given: [ItemID]) throws(Failure) {
        let found: [Int32]
        if case .place = change {
            found = IdentifierTable<ItemID>.typed(slots.ownItems()).enter(given)
        } else {
            found = items.slots(of: given)
        }
        if let problem = slots.change(change, found) { throw Failure(problem, items: given) }
        _checkInvariants()
    }
}
