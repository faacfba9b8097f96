/// A snapshot in terms of slots: all of ``DiffableDataSourceSnapshot`` but the types of its identifiers.
///
/// It is a value: copies share one object until one of them changes, and tables and lists within it until those change.
@usableFromInline
struct SlotSnapshot: Sendable {
    /// What copies share.
    @usableFromInline
    final class Storage: @unchecked Sendable {
        /// The identifiers of the sections.
        @usableFromInline var sections: SlotTable
        /// The identifiers of the items.
        @usableFromInline var items: SlotTable
        /// The order of both, and the marks.
        @usableFromInline var order: SnapshotOrder
        /// For each time that items were given again which were present already, these items.
        var movedItems: [SlotTable] = []

        init(sections: SlotTable, items: SlotTable, order: SnapshotOrder) {
            self.sections = sections
            self.items = items
            self.order = order
        }

        /// The table of items, shared with no other snapshot.
        func ownItems() -> SlotTable {
            if !isKnownUniquelyReferenced(&items) { items = items.copy() }
            return items
        }

        /// The table of sections, shared with no other snapshot.
        func ownSections() -> SlotTable {
            if !isKnownUniquelyReferenced(&sections) { sections = sections.copy() }
            return sections
        }
    }

    @usableFromInline private(set) var storage: Storage

    /// Creates a snapshot without sections from empty tables.
    @usableFromInline
    init(sections: SlotTable, items: SlotTable) {
        storage = Storage(sections: sections, items: items, order: SnapshotOrder())
    }
}

extension SlotSnapshot {
    /// The storage, shared with no other snapshot. Call it once in each change: a second call would find the first
    /// one's reference and copy.
    private mutating func ownStorage() -> Storage {
        if !isKnownUniquelyReferenced(&storage) {
            let copy = Storage(sections: storage.sections, items: storage.items, order: storage.order)
            copy.movedItems = storage.movedItems
            storage = copy
        }
        return storage
    }

    /// The table of items, shared with no other snapshot.
    @usableFromInline
    mutating func ownItems() -> SlotTable { ownStorage().ownItems() }

    /// The table of sections, shared with no other snapshot.
    mutating func ownSections() -> SlotTable { ownStorage().ownSections() }

    /// Removes all sections and items.
    mutating func removeAll() {
        let moved = storage.movedItems
        self = SlotSnapshot(sections: storage.sections.makeEmpty(), items: storage.items.makeEmpty())
        storage.movedItems = moved
    }

    /// Forgets which items were given again.
    mutating func removeMovedItems() {
        if !storage.movedItems.isEmpty { ownStorage().movedItems = [] }
    }
}

// MARK: - Items

/// What can be done with items of a snapshot.
@usableFromInline
enum ItemChange {
    /// They are put at a destination, those that are new and those that are present.
    case place(ItemDestination)
    /// The first of two is taken to the place before the second or after it.
    case move(isBefore: Bool)
    /// They are removed.
    case delete
    /// They are marked.
    case mark(MarkList.Marks)
}

/// Where items are inserted.
@usableFromInline
enum ItemDestination {
    /// To the end of the section with this slot.
    case endOfSection(Int)
    /// Before the item with this slot.
    case beforeItem(Int)
    /// After the item with this slot.
    case afterItem(Int)
}

extension SlotSnapshot {
    /// Changes items, given by their slots; -1 stands for one that is unknown. Those that are to be placed have been given
    /// to the table just now.
    ///
    /// - Returns: Why that is not possible, and then nothing has changed.
    @usableFromInline
    mutating func change(_ change: ItemChange, _ slots: [Int32]) -> SnapshotProblem? {
        do throws(SnapshotProblem) {
            switch change {
            case .place(let destination): try place(slots, destination)
            case .move(let isBefore): try moveItem(slots, isBefore: isBefore)
            case .delete: removeItems(slots)
            case .mark(let mark): try markItems(slots, mark)
            }
        } catch {
            return error
        }
        return nil
    }

    /// Puts items, which the table has just been given, at their destination; undoes that when they cannot be inserted there.
    private mutating func place(_ slots: [Int32], _ destination: ItemDestination) throws(SnapshotProblem) {
        let storage = ownStorage()
        let known = storage.order.items.leafOfSlot.count
        let existing = slots.filter { Int($0) < known }
        if let problem = storage.problem(placing: slots, existing, destination) {
            storage.ownItems().removeAll(from: known)
            throw problem
        }
        for slot in existing { storage.order.detachItem(Int(slot)) }
        storage.order.items.makeRoom(forSlots: storage.items.slotCount)
        storage.order.insertItems(slots, destination)
        if !existing.isEmpty { storage.movedItems.append(storage.items.table(of: existing)) }
    }

    /// Takes the first of two items to the place before or after the second.
    private mutating func moveItem(_ slots: [Int32], isBefore: Bool) throws(SnapshotProblem) {
        if let position = slots.firstIndex(where: { $0 < 0 }) {
            throw SnapshotProblem(kind: .unknownItems, positions: [Int32(truncatingIfNeeded: position)])
        }
        let (item, anchor) = (Int(slots[0]), Int(slots[1]))
        if item == anchor { throw SnapshotProblem(kind: .itemRelativeToItself, positions: [0]) }
        let storage = ownStorage()
        storage.order.detachItem(item)
        storage.order.insertItems([slots[0]], isBefore ? .beforeItem(anchor) : .afterItem(anchor))
    }

    /// Takes an item to a position of a section, counted without it.
    mutating func moveItem(_ item: Int, to position: Int, inSection section: Int) {
        let storage = ownStorage()
        storage.order.detachItem(item)
        storage.order.insertItems([Int32(truncatingIfNeeded: item)], at: position, inSection: section)
    }

    /// Removes the items of some slots, which may be given more than once; -1 stands for none.
    ///
    /// - Complexity: O(log *n*) for each item, and O(*n*) at most.
    private mutating func removeItems(_ slots: [Int32]) {
        // From about an eighth on it is cheaper to write down what stays (benchmark "delete half").
        if slots.count > 32, slots.count > storage.items.slotCount / 8 {
            keepItems(except: slots)
            return
        }
        // From the last slot down, so that the slot that takes the place of a removed one is never still to be removed.
        let slots = slots.descendingSlots()
        if slots.isEmpty { return }
        let storage = ownStorage()
        let table = storage.ownItems()
        for slot in slots {
            storage.order.detachItem(Int(slot))
            storage.forgetItem(Int(slot), table)
        }
    }

    /// Writes down all items but those of some slots, with new slots. Nothing is hashed.
    private mutating func keepItems(except removed: [Int32]) {
        let storage = ownStorage()
        var newSlots = [Int32](repeating: 0, count: storage.items.slotCount)
        for slot in removed where slot >= 0 { newSlots[Int(slot)] = -1 }
        var kept: [Int32] = []
        kept.reserveCapacity(Swift.max(0, newSlots.count - removed.count))
        for slot in newSlots.indices where newSlots[slot] == 0 {
            newSlots[slot] = Int32(truncatingIfNeeded: kept.count)
            kept.append(Int32(truncatingIfNeeded: slot))
        }
        storage.items = storage.items.table(of: kept)
        storage.order.keepItems(newSlots)
    }

    /// Replaces the items of a section by the visible ones of an outline and takes over its marks.
    mutating func replaceItems(inSection section: Int, with outline: SlotOutline) {
        let storage = ownStorage()
        let table = storage.ownItems()
        var before: [Int32] = []
        storage.order.items.appendSlots(of: section, to: &before)
        storage.order.detachAllItems(inSection: section)
        var after: [Int32] = []
        let source = outline.storage
        for item in source.order.sequence.walk(0) where source.order.isVisible(item) {
            after.append(Int32(truncatingIfNeeded: table.enter(item, of: source.items)))
        }
        storage.order.items.makeRoom(forSlots: table.slotCount)
        storage.order.insertItems(after, at: 0, inSection: section)
        for item in source.order.marks.slots(with: [.reload, .reconfigure]) where source.order.isVisible(item) {
            let slot = table.slot(matching: item, of: source.items)
            if slot >= 0 { storage.order.itemMarks.set(source.order.marks[item], on: slot) }
        }
        for slot in before.descendingSlots() where !storage.order.items.contains(Int(slot)) {
            storage.forgetItem(Int(slot), table)
        }
    }
}

extension SlotSnapshot.Storage {
    /// Removes an item that is in no section any more.
    fileprivate func forgetItem(_ slot: Int, _ table: SlotTable) {
        order.forgetItemSwappingLast(slot, last: table.slotCount - 1)
        table.removeSwappingLast(slot)
    }

    /// Why items cannot be placed: one is given twice or placed relative to itself.
    fileprivate func problem(
        placing slots: [Int32],
        _ existing: [Int32],
        _ destination: ItemDestination
    ) -> SnapshotProblem? {
        let known = order.items.leafOfSlot.count
        // New items got the slots from `known` on, each once, unless one was given twice.
        if slots.count - existing.count != items.slotCount - known || !existing.isEmpty,
            let problem = SnapshotProblem(.duplicateItems, slots.duplicates())
        {
            return problem
        }
        switch destination {
        case .endOfSection:
            return nil
        case .beforeItem(let anchor), .afterItem(let anchor):
            let position = slots.firstIndex(of: Int32(truncatingIfNeeded: anchor))
            return position.map {
                SnapshotProblem(kind: .itemRelativeToItself, positions: [Int32(truncatingIfNeeded: $0)])
            }
        }
    }
}

// MARK: - Sections

/// What can be done with sections of a snapshot.
enum SectionChange {
    /// New ones are put at a position.
    case insert(at: Int)
    /// The first of two is taken to the place before the second or after it.
    case move(isBefore: Bool)
    /// They are removed with their items.
    case delete
    /// They are marked.
    case mark(MarkList.Marks)
}

extension SlotSnapshot {
    /// Changes sections, given by their slots; -1 stands for one that is unknown. Those that are to be inserted have been
    /// given to the table just now.
    ///
    /// - Returns: Why that is not possible, and then nothing has changed.
    mutating func change(_ change: SectionChange, _ slots: [Int32]) -> SnapshotProblem? {
        do throws(SnapshotProblem) {
            switch change {
            case .insert(let position): try insertSections(slots, at: position)
            case .move(let isBefore): try moveSection(slots, isBefore: isBefore)
            case .delete: removeSections(slots)
            case .mark(let mark): try markSections(slots, mark)
            }
        } catch {
            return error
        }
        return nil
    }

    /// Puts sections, which the table has just been given, at a position; undoes that when one was given twice or is
    /// present already.
    private mutating func insertSections(_ slots: [Int32], at position: Int) throws(SnapshotProblem) {
        let storage = ownStorage()
        let known = storage.order.items.roots.count
        if storage.sections.slotCount != known + slots.count {
            let rejected = slots.duplicates(known: known)
            storage.ownSections().removeAll(from: known)
            throw SnapshotProblem(kind: .duplicateSections, positions: rejected)
        }
        storage.order.insertSections(slots, at: position)
    }

    /// Appends a section, whose identifier is taken from another table, unless it is present. Returns its slot.
    mutating func enterSection(_ section: Int, of table: SlotTable) -> Int {
        let known = storage.sections.slot(matching: section, of: table)
        if known >= 0 { return known }
        let storage = ownStorage()
        storage.ownSections().append(section, of: table)
        let slot = storage.sections.slotCount - 1
        storage.order.insertSections([Int32(truncatingIfNeeded: slot)], at: storage.order.numberOfSections)
        return slot
    }

    /// Removes sections with their items; -1 stands for none.
    private mutating func removeSections(_ slots: [Int32]) {
        let slots = slots.descendingSlots()
        if slots.isEmpty { return }
        var contents: [Int32] = []
        for slot in slots { storage.order.items.appendSlots(of: Int(slot), to: &contents) }
        removeItems(contents)
        let storage = ownStorage()
        let table = storage.ownSections()
        for slot in slots {
            storage.order.removeSectionSwappingLast(Int(slot))
            table.removeSwappingLast(Int(slot))
        }
    }

    /// Takes the first of two sections to the place before or after the second.
    private mutating func moveSection(_ slots: [Int32], isBefore: Bool) throws(SnapshotProblem) {
        if let position = slots.firstIndex(where: { $0 < 0 }) {
            throw SnapshotProblem(kind: .unknownSections, positions: [Int32(truncatingIfNeeded: position)])
        }
        let (section, anchor) = (Int(slots[0]), Int(slots[1]))
        if section == anchor { throw SnapshotProblem(kind: .sectionRelativeToItself, positions: [0]) }
        let storage = ownStorage()
        let from = storage.order.index(ofSection: section)
        let to = storage.order.index(ofSection: anchor) + (isBefore ? 0 : 1)
        storage.order.moveSection(section, to: from < to ? to - 1 : to)
    }
}

// MARK: - Marks

extension SlotSnapshot {
    /// Marks items; one that is to be reloaded stays so.
    private mutating func markItems(_ slots: [Int32], _ mark: MarkList.Marks) throws(SnapshotProblem) {
        if let problem = SnapshotProblem(.unknownItems, unknownIn: slots) { throw problem }
        let storage = ownStorage()
        for slot in slots where storage.order.itemMarks[Int(slot)] != .reload {
            storage.order.itemMarks.set(mark, on: Int(slot))
        }
    }

    /// Adds a mark to sections.
    private mutating func markSections(_ slots: [Int32], _ mark: MarkList.Marks) throws(SnapshotProblem) {
        if let problem = SnapshotProblem(.unknownSections, unknownIn: slots) { throw problem }
        let storage = ownStorage()
        for slot in slots {
            storage.order.sectionMarks.set(storage.order.sectionMarks[Int(slot)].union(mark), on: Int(slot))
        }
    }

    /// Records the revision of a section's supplementary content.
    mutating func setSupplementaryRevision(_ revision: Int, of section: Int) {
        ownStorage().order.setSupplementaryRevision(revision, of: section)
    }

    /// Removes all marks, as after the snapshot has been applied.
    mutating func removeAllMarks() {
        if storage.order.itemMarks.isEmpty, storage.order.sectionMarks.isEmpty { return }
        let storage = ownStorage()
        storage.order.itemMarks.removeAll()
        storage.order.sectionMarks.removeAll()
    }
}

// MARK: - Comparing

extension SlotSnapshot {
    /// Whether both hold the same sections and items in the same order, with the same marks and revisions.
    ///
    /// - Complexity: O(*n*).
    func isEqual(to other: SlotSnapshot) -> Bool {
        storage.order.numberOfSections == other.storage.order.numberOfSections
            && storage.order.numberOfItems == other.storage.order.numberOfItems
            && zip(storage.order.sections.walk(0), other.storage.order.sections.walk(0)).allSatisfy {
                hasEqualSection($0, to: $1, of: other.storage)
            }
    }

    private func hasEqualSection(_ section: Int, to counterpart: Int, of other: Storage) -> Bool {
        guard storage.sections.isEqual(section, to: counterpart, of: other.sections),
            storage.order.sectionMarks[section] == other.order.sectionMarks[counterpart],
            storage.order.supplementaryRevision(of: section) == other.order.supplementaryRevision(of: counterpart),
            storage.order.numberOfItems(inSection: section) == other.order.numberOfItems(inSection: counterpart)
        else { return false }
        return zip(storage.order.items.walk(section), other.order.items.walk(counterpart)).allSatisfy {
            storage.items.isEqual($0, to: $1, of: other.items)
                && storage.order.itemMarks[$0] == other.order.itemMarks[$1]
        }
    }

    /// Whether both are copies of one snapshot that differ in marks at most.
    ///
    /// It compares where the memory is, not what it holds, so it may return `false` for equal snapshots.
    ///
    /// - Complexity: O(1).
    func sharesStructure(with other: SlotSnapshot) -> Bool {
        storage.items === other.storage.items && storage.sections === other.storage.sections
            && storage.order.sharesStructure(with: other.storage.order)
    }
}
