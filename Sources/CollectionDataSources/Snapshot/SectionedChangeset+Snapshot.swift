public import CollectionDiffing
import CollectionGeometry

// The bodies that compare identifiers are inlinable: without specialisation a diff takes twice as long (benchmark
// "DiffableDataSourceSnapshot<ID128> diff 100,000").

extension SectionedChangeset {
    /// Finds the changes between two snapshots.
    ///
    /// Nothing is hashed: the hashes that the snapshots keep serve to find each other's identifiers. Items and sections
    /// that are marked in the new snapshot and stay are listed as updates; so are supplementary elements whose section is
    /// marked or has another revision.
    ///
    /// - Parameters:
    ///   - old: The snapshot before.
    ///   - new: The snapshot after.
    ///   - scratch: Memory to work in, to be kept for the next diff.
    /// - Complexity: O(*n*) expected for *n* sections and items, O(*n* log *n*) when the order differs; O(*s* + *k* log *n*)
    ///   for *s* sections and *k* marks when the new snapshot is a copy of the old one with other marks only.
    @inlinable
    public init<SectionID, ItemID>(
        from old: DiffableDataSourceSnapshot<SectionID, ItemID>,
        to new: DiffableDataSourceSnapshot<SectionID, ItemID>,
        scratch: inout DiffingScratch
    ) {
        if old.sharesStructure(with: new) {
            self.init(unchangedItemCounts: new.itemCounts)
            scratch.pairs.reset(self.sections)
        } else {
            self.init(
                sections: SectionedChangeset.sectionChanges(from: old, to: new, scratch: &scratch),
                oldItemCounts: old.itemCounts,
                newItemCounts: new.itemCounts
            )
            scratch.pairs.reset(self.sections)
            SectionedChangeset.pairItems(of: old, new, scratch: &scratch)
            listOperations(scratch: &scratch)
        }
        listMarks(from: old, to: new, scratch.pairs)
    }

    /// Finds the changes between two snapshots, in memory of its own.
    ///
    /// - Complexity: As for ``init(from:to:scratch:)``.
    @inlinable
    public init<SectionID, ItemID>(
        from old: DiffableDataSourceSnapshot<SectionID, ItemID>,
        to new: DiffableDataSourceSnapshot<SectionID, ItemID>
    ) {
        var scratch = DiffingScratch()
        self.init(from: old, to: new, scratch: &scratch)
    }

    /// Pairs the sections and lists what happens to them.
    @usableFromInline
    static func sectionChanges<SectionID, ItemID>(
        from old: DiffableDataSourceSnapshot<SectionID, ItemID>,
        to new: DiffableDataSourceSnapshot<SectionID, ItemID>,
        scratch: inout DiffingScratch
    ) -> IndexChangeset {
        let oldCount = old.numberOfSections
        let newCount = new.numberOfSections
        scratch.preparePairs(oldCount: oldCount, newCount: newCount, slotLimit: oldCount)
        for (index, slot) in old.order.sections.walk(0).enumerated() {
            scratch.orders.numberOfSlot[slot] = Int32(truncatingIfNeeded: index)
        }
        for (index, slot) in new.order.sections.walk(0).enumerated() {
            let counterpart = old.sections.slot(matching: slot, of: new.sections)
            if counterpart >= 0 { scratch.pair(old: Int(scratch.orders.numberOfSlot[counterpart]), new: index) }
        }
        for slot in 0..<oldCount { scratch.orders.numberOfSlot[slot] = -1 }
        var changes = IndexChangeset(oldCount: oldCount, newCount: newCount)
        changes.listOperations(prefix: 0, oldMiddle: oldCount, newMiddle: newCount, scratch: &scratch)
        return changes
    }

    /// Pairs the items of sections that stay.
    @inlinable
    static func pairItems<SectionID, ItemID>(
        of old: DiffableDataSourceSnapshot<SectionID, ItemID>,
        _ new: DiffableDataSourceSnapshot<SectionID, ItemID>,
        scratch: inout DiffingScratch
    ) {
        scratch.readOrders(old.order, new.order)
        for section in 0..<new.numberOfSections where scratch.pairs.oldOfNew[section] >= 0 {
            let oldSection = Int(scratch.pairs.oldOfNew[section])
            let oldStart = scratch.orders.oldStarts[oldSection]
            let newStart = scratch.orders.newStarts[section]
            scratch.pairs.ends[section] = CommonEnds(
                scratch.orders.oldStarts[oldSection &+ 1] &- oldStart,
                scratch.orders.newStarts[section &+ 1] &- newStart
            ) {
                let oldSlot = Int(scratch.orders.oldItems[oldStart &+ $0])
                let newSlot = Int(scratch.orders.newItems[newStart &+ $1])
                return old.items.ids[oldSlot] == new.items.ids[newSlot]
            }
        }
        scratch.numberRemainingSlots(slotLimit: old.items.count)
        for section in 0..<new.numberOfSections where scratch.pairs.oldOfNew[section] >= 0 {
            let first = scratch.orders.newStarts[section] &+ scratch.pairs.ends[section].prefix
            let base = scratch.pairs.newBases[section]
            for offset in 0..<(scratch.pairs.newBases[section &+ 1] &- base) {
                let slot = Int(scratch.orders.newItems[first &+ offset])
                let counterpart = old.items.slot(matching: slot, of: new.items)
                if counterpart < 0 { continue }
                let number = Int(scratch.orders.numberOfSlot[counterpart])
                if number >= 0 { scratch.pair(old: number, new: base &+ offset) }
            }
        }
        scratch.forgetRemainingSlots()
    }
}

extension IdentifierTable {
    /// The slot that the identifier of a slot of another table has in this one, or -1.
    ///
    /// A snapshot made from a copy of another has most identifiers in the same slots, so that place is tried first.
    @inlinable
    func slot(matching otherSlot: Int, of other: IdentifierTable<ID>) -> Int {
        if otherSlot < ids.count, ids[otherSlot] == other.ids[otherSlot] { return otherSlot }
        return slot(of: other.ids[otherSlot], hash: other.hashes[otherSlot])
    }
}

extension DiffingScratch {
    /// Reads the items of two snapshots in order.
    @usableFromInline
    mutating func readOrders(_ old: SnapshotOrder, _ new: SnapshotOrder) {
        old.appendItems(to: &orders.oldItems, starts: &orders.oldStarts)
        new.appendItems(to: &orders.newItems, starts: &orders.newStarts)
    }

    /// Numbers the items that the common ends leave over, and records the number of each old one by its slot.
    @usableFromInline
    mutating func numberRemainingSlots(slotLimit: Int) {
        let oldCounts = zip(orders.oldStarts, orders.oldStarts.dropFirst()).map { $1 - $0 }
        let newCounts = zip(orders.newStarts, orders.newStarts.dropFirst()).map { $1 - $0 }
        pairs.numberRemaining(oldCounts: oldCounts, newCounts: newCounts)
        preparePairs(oldCount: pairs.oldRemaining, newCount: pairs.newRemaining, slotLimit: slotLimit)
        forEachRemainingSlot { $0.orders.numberOfSlot[$1] = Int32(truncatingIfNeeded: $2) }
    }

    /// Clears the numbers again.
    @usableFromInline
    mutating func forgetRemainingSlots() {
        forEachRemainingSlot { scratch, slot, _ in scratch.orders.numberOfSlot[slot] = -1 }
    }

    private mutating func forEachRemainingSlot(_ body: (inout DiffingScratch, _ slot: Int, _ number: Int) -> Void) {
        for section in 0..<pairs.newOfOld.count where pairs.newOfOld[section] >= 0 {
            let first = orders.oldStarts[section] + pairs.ends[Int(pairs.newOfOld[section])].prefix
            let base = pairs.oldBases[section]
            for offset in 0..<(pairs.oldBases[section + 1] - base) {
                body(&self, Int(orders.oldItems[first + offset]), base + offset)
            }
        }
    }
}

extension SnapshotOrder {
    /// Replaces two lists by the slots of all items in order and by where each section begins.
    func appendItems(to slots: inout [Int32], starts: inout [Int]) {
        slots.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        for section in sections.walk(0) {
            starts.append(slots.count)
            items.appendSlots(of: section, to: &slots)
        }
        starts.append(slots.count)
    }
}
