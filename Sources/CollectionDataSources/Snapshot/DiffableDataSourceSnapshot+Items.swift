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
        try place(items.enter(newItems), .endOfSection(target))
    }

    /// Inserts items before another one. Those present already move there; see ``appendItems(_:toSection:)``.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)``, ``SnapshotError/itemRelativeToItself(_:)`` or
    ///   ``SnapshotError/duplicateItems(_:)``.
    /// - Complexity: O(*k* + log *n*) for *k* new items, O(log *n*) for each that is present already.
    @inlinable
    public mutating func insertItems(_ newItems: [ItemID], beforeItem item: ItemID) throws(Failure) {
        let anchor = try slot(ofItem: item)
        try place(items.enter(newItems), .beforeItem(anchor))
    }

    /// Inserts items after another one. Those present already move there; see ``appendItems(_:toSection:)``.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)``, ``SnapshotError/itemRelativeToItself(_:)`` or
    ///   ``SnapshotError/duplicateItems(_:)``.
    /// - Complexity: O(*k* + log *n*) for *k* new items, O(log *n*) for each that is present already.
    @inlinable
    public mutating func insertItems(_ newItems: [ItemID], afterItem item: ItemID) throws(Failure) {
        let anchor = try slot(ofItem: item)
        try place(items.enter(newItems), .afterItem(anchor))
    }

    /// Removes items. Those the snapshot does not hold are ignored.
    ///
    /// - Complexity: O(log *n*) for each item, and O(*n*) at most.
    public mutating func deleteItems(_ oldItems: [ItemID]) {
        var slots: [Int] = []
        for item in oldItems {
            let slot = items.slot(of: item)
            if slot >= 0 { slots.append(slot) }
        }
        removeItems(slots)
        _checkInvariants()
    }

    /// Removes all items and all sections, as UIKit does.
    public mutating func deleteAllItems() {
        let diagnostics = diagnostics
        self = DiffableDataSourceSnapshot()
        self.diagnostics = diagnostics
    }

    /// Takes an item to the place before another one, in whatever section that is.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)`` or ``SnapshotError/itemRelativeToItself(_:)``.
    /// - Complexity: O(log *n*).
    public mutating func moveItem(_ item: ItemID, beforeItem target: ItemID) throws(Failure) {
        try moveItem(item, relativeTo: target, offset: 0)
    }

    /// Takes an item to the place after another one, in whatever section that is.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)`` or ``SnapshotError/itemRelativeToItself(_:)``.
    /// - Complexity: O(log *n*).
    public mutating func moveItem(_ item: ItemID, afterItem target: ItemID) throws(Failure) {
        try moveItem(item, relativeTo: target, offset: 1)
    }

    private mutating func moveItem(_ item: ItemID, relativeTo target: ItemID, offset: Int) throws(Failure) {
        let slot = try slot(ofItem: item)
        let anchor = try self.slot(ofItem: target)
        if slot == anchor { throw .itemRelativeToItself(item) }
        order.detachItem(slot)
        insert([Int32(truncatingIfNeeded: slot)], offset == 0 ? .beforeItem(anchor) : .afterItem(anchor))
        _checkInvariants()
    }

}

/// Where items go.
@usableFromInline
enum ItemDestination {
    /// To the end of the section with this slot.
    case endOfSection(Int)
    /// Before the item with this slot.
    case beforeItem(Int)
    /// After the item with this slot.
    case afterItem(Int)
}

extension DiffableDataSourceSnapshot {
    /// The slot of the section to append to: the last when none is named.
    @usableFromInline
    func slotForAppending(to section: SectionID?) throws(Failure) -> Int {
        if let section { return try slot(ofSection: section) }
        if numberOfSections == 0 { throw .noSections }
        return order.sections.slot(at: numberOfSections - 1, in: 0)
    }

    /// Puts items, which the table has just been given, at their destination; undoes that when they cannot go there.
    @usableFromInline
    mutating func place(_ slots: [Int32], _ destination: ItemDestination) throws(Failure) {
        let known = order.items.leafOfSlot.count
        let existing = slots.filter { Int($0) < known }
        do throws(Failure) {
            try checkPlaced(slots, existing, destination)
        } catch {
            items.removeAll(from: known)
            throw error
        }
        for slot in existing { order.detachItem(Int(slot)) }
        order.items.makeRoom(forSlots: items.slotCount)
        insert(slots, destination)
        if !existing.isEmpty { diagnostics.append(.existingItemsMoved(existing.map { items.ids[Int($0)] })) }
        _checkInvariants()
    }

    /// Checks that no item is given twice or placed relative to itself.
    private func checkPlaced(
        _ slots: [Int32],
        _ existing: [Int32],
        _ destination: ItemDestination
    ) throws(Failure) {
        let known = order.items.leafOfSlot.count
        // New items got the slots from `known` on, each once, unless one was given twice.
        var repeated: [Int32] = []
        if slots.count - existing.count != items.slotCount - known { repeated = repetitions(slots) }
        if !existing.isEmpty { repeated = repetitions(slots) }
        if !repeated.isEmpty { throw .duplicateItems(repeated.map { items.ids[Int($0)] }) }
        switch destination {
        case .endOfSection:
            break
        case .beforeItem(let anchor), .afterItem(let anchor):
            if existing.contains(Int32(truncatingIfNeeded: anchor)) { throw .itemRelativeToItself(items.ids[anchor]) }
        }
    }

    /// The slots that occur more than once, each once, in the order of their first occurrence.
    private func repetitions(_ slots: [Int32]) -> [Int32] {
        let sorted = slots.enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
        var firsts: [Int] = []
        for index in sorted.indices.dropFirst() where sorted[index - 1].element == sorted[index].element {
            let isSecond = index == 1 || sorted[index - 2].element != sorted[index].element
            if isSecond { firsts.append(sorted[index - 1].offset) }
        }
        return firsts.sorted().map { slots[$0] }
    }

    private mutating func insert(_ slots: [Int32], _ destination: ItemDestination) {
        switch destination {
        case .endOfSection(let section):
            order.insertItems(slots, at: order.numberOfItems(inSection: section), inSection: section)
        case .beforeItem(let anchor):
            guard let place = order.items.position(of: anchor) else { return }
            order.insertItems(slots, at: place.offset, inSection: place.sequence)
        case .afterItem(let anchor):
            guard let place = order.items.position(of: anchor) else { return }
            order.insertItems(slots, at: place.offset + 1, inSection: place.sequence)
        }
    }
}
