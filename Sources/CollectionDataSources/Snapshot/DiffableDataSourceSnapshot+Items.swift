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
        try place(newItems, .endOfSection(target))
    }

    /// Inserts items before another one. Those present already move there; see ``appendItems(_:toSection:)``.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)``, ``SnapshotError/itemRelativeToItself(_:)`` or
    ///   ``SnapshotError/duplicateItems(_:)``.
    /// - Complexity: O(*k* + log *n*) for *k* new items, O(log *n*) for each that is present already.
    @inlinable
    public mutating func insertItems(_ newItems: [ItemID], beforeItem item: ItemID) throws(Failure) {
        let anchor = try slot(ofItem: item)
        try place(newItems, .beforeItem(anchor))
    }

    /// Inserts items after another one. Those present already move there; see ``appendItems(_:toSection:)``.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)``, ``SnapshotError/itemRelativeToItself(_:)`` or
    ///   ``SnapshotError/duplicateItems(_:)``.
    /// - Complexity: O(*k* + log *n*) for *k* new items, O(log *n*) for each that is present already.
    @inlinable
    public mutating func insertItems(_ newItems: [ItemID], afterItem item: ItemID) throws(Failure) {
        let anchor = try slot(ofItem: item)
        try place(newItems, .afterItem(anchor))
    }

    /// Removes items. Those the snapshot does not hold are ignored.
    ///
    /// - Complexity: O(log *n*) for each item, and O(*n*) at most.
    public mutating func deleteItems(_ oldItems: [ItemID]) {
        slots.removeItems(items.slots(of: oldItems))
        _checkInvariants()
    }

    /// Removes all items and all sections, as UIKit does.
    public mutating func deleteAllItems() {
        slots.removeAll()
    }

    /// Takes an item to the place before another one, in whatever section that is.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)`` or ``SnapshotError/itemRelativeToItself(_:)``.
    /// - Complexity: O(log *n*).
    public mutating func moveItem(_ item: ItemID, beforeItem target: ItemID) throws(Failure) {
        try moveItem(item, relativeTo: target, isBefore: true)
    }

    /// Takes an item to the place after another one, in whatever section that is.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)`` or ``SnapshotError/itemRelativeToItself(_:)``.
    /// - Complexity: O(log *n*).
    public mutating func moveItem(_ item: ItemID, afterItem target: ItemID) throws(Failure) {
        try moveItem(item, relativeTo: target, isBefore: false)
    }

    private mutating func moveItem(_ item: ItemID, relativeTo target: ItemID, isBefore: Bool) throws(Failure) {
        let slot = try slot(ofItem: item)
        let anchor = try self.slot(ofItem: target)
        do throws(SnapshotProblem) {
            try slots.moveItem(slot, isBefore ? .beforeItem(anchor) : .afterItem(anchor))
        } catch {
            throw Failure(error, items: [item])
        }
        _checkInvariants()
    }
}

extension DiffableDataSourceSnapshot {
    /// The slot of the section to append to: the last when none is named.
    @usableFromInline
    func slotForAppending(to section: SectionID?) throws(Failure) -> Int {
        if let section { return try slot(ofSection: section) }
        let last = slots.storage.order.section(at: numberOfSections - 1)
        if last < 0 { throw .noSections }
        return last
    }

    /// Enters items and puts them at their destination.
    @inlinable
    mutating func place(_ newItems: [ItemID], _ destination: ItemDestination) throws(Failure) {
        let entered = IdentifierTable<ItemID>.typed(slots.ownItems()).enter(newItems)
        do throws(SnapshotProblem) {
            try slots.place(entered, destination)
        } catch {
            throw Failure(error, items: newItems)
        }
        _checkInvariants()
    }
}
