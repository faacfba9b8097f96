/// An outline in terms of slots: all of ``DiffableDataSourceSectionSnapshot`` but the type of its identifiers.
///
/// It is a value: copies share one object until one of them changes, and the table and lists within it until those change.
struct SlotOutline: Sendable {
    /// What copies share.
    final class Storage: @unchecked Sendable {
        /// The identifiers of the items. Slots of removed items stay unused until the next compaction.
        var items: SlotTable
        /// The tree.
        var order: OutlineOrder

        init(items: SlotTable, order: OutlineOrder) {
            self.items = items
            self.order = order
        }

        /// The table of items, shared with no other outline.
        func ownItems() -> SlotTable {
            if !isKnownUniquelyReferenced(&items) { items = items.copy() }
            return items
        }
    }

    private(set) var storage: Storage

    /// Creates an outline without items from an empty table.
    init(items: SlotTable) {
        storage = Storage(items: items, order: OutlineOrder())
    }
}

extension SlotOutline {
    /// The slots of the items with a collapsed ancestor, in order.
    ///
    /// - Complexity: O(1) when there are none, else O(*n*).
    var hiddenItems: [Int32] {
        storage.order.sequence.weight(ofSequence: 0) == storage.order.count
            ? [] : slots { !storage.order.isVisible($0) }
    }

    /// The slots of the items that fulfil a condition, in order.
    func slots(where isIncluded: (Int) -> Bool) -> [Int32] {
        var slots: [Int32] = []
        for slot in storage.order.sequence.walk(0) where isIncluded(slot) {
            slots.append(Int32(truncatingIfNeeded: slot))
        }
        return slots
    }

    /// Whether both hold the same items in the same tree, expanded and marked alike.
    ///
    /// - Complexity: O(*n*).
    func isEqual(to other: SlotOutline) -> Bool {
        let (mine, its) = (storage, other.storage)
        guard mine.order.count == its.order.count else { return false }
        return zip(mine.order.sequence.walk(0), its.order.sequence.walk(0)).allSatisfy {
            mine.items.isEqual($0, to: $1, of: its.items)
                && mine.order.descendants[$0] == its.order.descendants[$1]
                && mine.order.isExpanded[$0] == its.order.isExpanded[$1]
                && mine.order.marks[$0] == its.order.marks[$1]
        }
    }

    /// The descendants of an item as an outline of their own, expanded and marked as they are here.
    ///
    /// - Parameters:
    ///   - root: The item.
    ///   - includingRoot: Whether the item itself is the root of the new outline; else its children are the roots.
    /// - Complexity: O(*k* log *n*) for *k* descendants.
    func subtree(of root: Int, includingRoot: Bool) -> SlotOutline {
        let result = SlotOutline(items: storage.items.makeEmpty())
        let order = storage.order
        // The ancestors of the next item that are in the result: their slots there, and where they end here.
        var ancestors: [(slot: Int, end: Int)] = []
        for position in (order.position(of: root) + (includingRoot ? 0 : 1))..<order.end(of: root) {
            while let last = ancestors.last, last.end <= position { ancestors.removeLast() }
            let source = order.slot(at: position)
            let slot = result.storage.append(source, of: storage.items, parent: ancestors.last?.slot ?? -1)
            result.storage.order.marks.set(order.marks[source], on: slot)
            if order.isExpanded[source] { result.storage.order.setExpanded(true, slot) }
            ancestors.append((slot: slot, end: position + 1 + Int(order.descendants[source])))
        }
        return result
    }
}

// What the generic type requests. These are methods of the storage, not of the order within it: a call passes one reference.

extension SlotOutline.Storage {
    /// The position of an item, or `nil` when there is none (-1).
    func position(of item: Int) -> Int? { item < 0 ? nil : order.position(of: item) }

    /// Whether there is an item (-1 for none) and it is expanded.
    func isExpanded(_ item: Int) -> Bool { item >= 0 && order.isExpanded[item] }

    /// Whether there is an item (-1 for none) and it has no collapsed ancestor.
    func isVisible(_ item: Int) -> Bool { item >= 0 && order.isVisible(item) }

    /// The number of ancestors of an item, or `nil` when there is none (-1).
    func level(of item: Int) -> Int? { item < 0 ? nil : order.level(of: item) }

    /// The slot of the parent of an item, or -1 when there is none.
    func parent(of item: Int) -> Int { item < 0 ? -1 : order.parent(of: item) }

    /// The slots of the children of an item, in order; none when there is no item (-1).
    func children(of item: Int) -> [Int32] { item < 0 ? [] : order.children(of: item) }

    /// The slots of the items without a parent, in order.
    var roots: [Int32] { order.children(of: -1) }
}

extension SlotOutline.Storage {
    /// Adds an item, which is not present, at the end, as a child of an item or of none (-1). Returns its slot.
    fileprivate func append(_ item: Int, of table: SlotTable, parent: Int) -> Int {
        let slot = items.slotCount
        items.append(item, of: table)
        order.insert([Int32(truncatingIfNeeded: slot)], at: order.count, parent: parent)
        return slot
    }
}

// MARK: - Changing

/// Where items of an outline are inserted.
enum OutlineDestination {
    /// Behind all, as roots.
    case lastRoots
    /// As the last children of the item with this slot.
    case lastChildren(of: Int)
    /// Before the item with this slot, as its siblings.
    case before(Int)
    /// After the item with this slot and all its descendants, as its siblings.
    case after(Int)
    /// As the only children of the item with this slot. Only another outline is inserted there.
    case inPlaceOfChildren(of: Int)
}

/// What can be done with items of an outline.
enum OutlineItemChange {
    /// New ones, without children, are put at a destination.
    case insert(OutlineDestination)
    /// They are removed with their descendants.
    case delete
    /// They are expanded or collapsed.
    case expand(Bool)
    /// They are marked.
    case mark(MarkList.Marks)
}

extension SlotOutline.Storage {
    /// The position and the parent (-1 for none) at a destination.
    fileprivate func place(of destination: OutlineDestination) -> (position: Int, parent: Int) {
        switch destination {
        case .lastRoots: (order.count, -1)
        case .lastChildren(let parent): (order.end(of: parent), parent)
        case .before(let item): (order.position(of: item), order.parent(of: item))
        case .after(let item): (order.end(of: item), order.parent(of: item))
        case .inPlaceOfChildren(let parent): (order.position(of: parent) + 1, parent)
        }
    }
}

extension SlotOutline {
    /// The storage, shared with no other outline. Call it once in each change: a second call would find the first
    /// one's reference and copy.
    private mutating func ownStorage() -> Storage {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(items: storage.items, order: storage.order) }
        return storage
    }

    /// The table of items, shared with no other outline.
    mutating func ownItems() -> SlotTable { ownStorage().ownItems() }

    /// Changes items, given by their slots; -1 stands for one that is unknown. Those that are to be inserted have been given
    /// to the table just now.
    ///
    /// - Returns: Why that is not possible, and then nothing has changed.
    mutating func change(_ change: OutlineItemChange, _ slots: [Int32]) -> SnapshotProblem? {
        do throws(SnapshotProblem) {
            switch change {
            case .insert(let destination): try insert(slots, destination)
            case .delete: removeItems(slots)
            case .expand(let isExpanded): try setExpanded(isExpanded, slots)
            case .mark(let mark): try markItems(slots, mark)
            }
        } catch {
            return error
        }
        return nil
    }

    /// Puts the trees of another outline at a destination.
    ///
    /// - Returns: Why that is not possible, with slots of the other outline, and then nothing has changed.
    mutating func insert(_ other: SlotOutline, _ destination: OutlineDestination) -> SnapshotProblem? {
        do throws(SnapshotProblem) {
            let place = storage.place(of: destination)
            if case .inPlaceOfChildren = destination {
                try replaceChildren(of: place.parent, by: other)
            } else {
                try insert(other, at: place.position, parent: place.parent)
            }
        } catch {
            return error
        }
        return nil
    }

    /// Puts items, which the table has just been given, at a destination; undoes that when one was given twice or is
    /// present already.
    private mutating func insert(_ slots: [Int32], _ destination: OutlineDestination) throws(SnapshotProblem) {
        let storage = ownStorage()
        let place = storage.place(of: destination)
        let known = storage.order.parents.count
        if storage.items.slotCount != known + slots.count {
            let rejected = slots.duplicates(known: known)
            storage.ownItems().removeAll(from: known)
            throw SnapshotProblem(kind: .duplicateItems, positions: rejected)
        }
        storage.order.insert(slots, at: place.position, parent: place.parent)
    }

    /// Puts the trees of another outline at a position, as children of an item or of none (-1).
    private mutating func insert(
        _ other: SlotOutline,
        at position: Int,
        parent: Int
    ) throws(SnapshotProblem) {
        let source = other.storage
        let storage = ownStorage()
        let table = storage.ownItems()
        let known = table.slotCount
        var slots = [Int32](repeating: -1, count: source.items.slotCount)
        var rejected: [Int32] = []
        for item in source.order.sequence.walk(0) {
            let slot = table.enter(item, of: source.items)
            if slot < known { rejected.append(Int32(truncatingIfNeeded: item)) }
            slots[item] = Int32(truncatingIfNeeded: slot)
        }
        if !rejected.isEmpty {
            table.removeAll(from: known)
            throw SnapshotProblem(kind: .duplicateItems, positions: rejected)
        }
        storage.order.insert(source.order, slots: slots, at: position, parent: parent)
    }

    /// Replaces all descendants of an item by the trees of another outline.
    private mutating func replaceChildren(of parent: Int, by other: SlotOutline) throws(SnapshotProblem) {
        let first = storage.order.position(of: parent) + 1
        let replaced = first..<storage.order.end(of: parent)
        let conflicts = other.slots {
            let present = storage.items.slot(matching: $0, of: other.storage.items)
            return present >= 0 && !replaced.contains(storage.order.position(of: present))
        }
        if let problem = SnapshotProblem(.duplicateItems, conflicts) { throw problem }
        removeSubtree(of: parent, includingRoot: false)
        try insert(other, at: first, parent: parent)
        compactIfSparse()
    }

    /// Removes items with all their descendants; -1 stands for none.
    private mutating func removeItems(_ items: [Int32]) {
        for item in items where item >= 0 && storage.order.sequence.contains(Int(item)) {
            removeSubtree(of: Int(item), includingRoot: true)
        }
        compactIfSparse()
    }

    /// Expands or collapses items.
    private mutating func setExpanded(_ isExpanded: Bool, _ items: [Int32]) throws(SnapshotProblem) {
        if let problem = SnapshotProblem(.unknownItems, unknownIn: items) { throw problem }
        let storage = ownStorage()
        for item in items { storage.order.setExpanded(isExpanded, Int(item)) }
    }

    /// Marks items; one that is to be reloaded stays so.
    private mutating func markItems(_ items: [Int32], _ mark: MarkList.Marks) throws(SnapshotProblem) {
        if let problem = SnapshotProblem(.unknownItems, unknownIn: items) { throw problem }
        let storage = ownStorage()
        for item in items where storage.order.marks[Int(item)] != .reload {
            storage.order.marks.set(mark, on: Int(item))
        }
    }

    /// Removes all marks.
    mutating func removeAllMarks() {
        if !storage.order.marks.isEmpty { ownStorage().order.marks.removeAll() }
    }

    /// Takes the descendants of an item, and the item itself if requested, out of the tree. Their slots stay unused until
    /// the next compaction.
    private mutating func removeSubtree(of root: Int, includingRoot: Bool) {
        let storage = ownStorage()
        let removed = storage.order.removeSubtree(root, includingRoot: includingRoot)
        if removed.isEmpty { return }
        let table = storage.ownItems()
        for slot in removed { table.remove(slot) }
    }

    /// Gives all items new slots once more slots are unused than used, so that removing stays cheap and takes no memory
    /// for long.
    private mutating func compactIfSparse() {
        let count = storage.order.count
        guard storage.items.slotCount - count > Swift.max(32, count) else { return }
        var compact = SlotOutline(items: storage.items.makeEmpty())
        // Nothing can be in the way of an empty outline.
        _ = compact.insert(self, .lastRoots)
        self = compact
    }
}

// MARK: - Following a snapshot

extension SlotOutline {
    /// The outline that shows the given items: as much of this one's tree as their order allows.
    ///
    /// A main snapshot knows only the visible items of an outline. When it was changed there, the tree follows:
    ///
    /// - An item that is removed takes its hidden descendants with it; those that are still shown move to its parent.
    /// - An item keeps its parent as long as it stands behind it and before the next item outside the parent's tree.
    /// - An item that is new or stands elsewhere becomes a child of the parent between whose children it stands; if it
    ///   stands between trees, a root.
    ///
    /// - Parameters:
    ///   - visible: The items that are shown, in order, by their slots in the table of the snapshot. A hidden item that the
    ///     table holds is removed from its place in the tree.
    ///   - shown: The table of the snapshot.
    /// - Complexity: O(*n* · (*d* + log *n*)) for a depth of *d*.
    func reconciled(withVisible visible: [Int32], of shown: SlotTable) -> SlotOutline {
        let (table, order) = (storage.items, storage.order)
        var arrangement = OutlineArrangement(
            order, visible: visible.map { table.slot(matching: Int($0), of: shown) })
        var result = SlotOutline(items: table.makeEmpty())
        var slots: [Int] = []
        for index in visible.indices {
            let parent = arrangement.parent(of: index)
            let known = arrangement.visible[index]
            let slot = result.storage.append(Int(visible[index]), of: shown, parent: parent < 0 ? -1 : slots[parent])
            slots.append(slot)
            guard known >= 0 else { continue }
            result.storage.order.marks.set(order.marks[known], on: slot)
            if order.isExpanded[known] {
                result.storage.order.setExpanded(true, slot)
            } else if order.descendants[known] > 0 {
                var hidden = subtree(of: known, includingRoot: false)
                hidden.removeItems(hidden.slots { shown.slot(matching: $0, of: hidden.storage.items) >= 0 })
                // Identifiers are unique and none of the hidden ones is shown, so nothing is in the way.
                _ = result.insert(hidden, .inPlaceOfChildren(of: slot))
            }
        }
        return result
    }
}
