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
        scratch.preparePairs(oldCount: oldCount, newCount: newCount)
        scratch.orders.makeRoom(forSlots: oldCount)
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
        scratch.readSections(old.order, new.order)
        for section in 0..<new.numberOfSections where scratch.pairs.oldOfNew[section] >= 0 {
            scratch.pairs.ends[section] = CommonEnds(
                of: old,
                Int(scratch.orders.oldSections[Int(scratch.pairs.oldOfNew[section])]),
                new,
                Int(scratch.orders.newSections[section])
            )
        }
        scratch.readRemaining(old.order, new.order)
        for number in 0..<scratch.orders.newItems.count {
            let slot = Int(scratch.orders.newItems[number])
            let counterpart = old.items.slot(matching: slot, of: new.items)
            if counterpart < 0 { continue }
            let oldNumber = Int(scratch.orders.numberOfSlot[counterpart])
            if oldNumber >= 0 { scratch.pair(old: oldNumber, new: number) }
        }
        scratch.forgetRemaining()
    }
}

extension IdentifierSlots {
    /// The slot that the identifier of a slot of another table has in this one, or -1.
    ///
    /// A snapshot made from a copy of another has most identifiers in the same slots, so that place is tried first.
    @inlinable
    func slot(matching otherSlot: Int, of other: IdentifierSlots<ID>) -> Int {
        if otherSlot < ids.count, ids[otherSlot] == other.ids[otherSlot] { return otherSlot }
        return slot(of: other.ids[otherSlot], hash: other.hashes[otherSlot])
    }
}

extension DiffingScratch {
    /// Reads the slots of the sections of two snapshots, in order.
    @usableFromInline
    mutating func readSections(_ old: SnapshotOrder, _ new: SnapshotOrder) {
        orders.oldSections.removeAll(keepingCapacity: true)
        orders.newSections.removeAll(keepingCapacity: true)
        old.sections.appendSlots(of: 0, to: &orders.oldSections)
        new.sections.appendSlots(of: 0, to: &orders.newSections)
    }

    /// Reads the slots of the items that the common ends leave over, and records the number of each old one by its slot.
    @usableFromInline
    mutating func readRemaining(_ old: SnapshotOrder, _ new: SnapshotOrder) {
        orders.oldItems.removeAll(keepingCapacity: true)
        orders.newItems.removeAll(keepingCapacity: true)
        for (section, slot) in orders.oldSections.enumerated() where pairs.newOfOld[section] >= 0 {
            let ends = pairs.ends[Int(pairs.newOfOld[section])]
            old.items.appendSlots(of: Int(slot), leavingOut: ends, to: &orders.oldItems)
        }
        for (section, slot) in orders.newSections.enumerated() where pairs.oldOfNew[section] >= 0 {
            new.items.appendSlots(of: Int(slot), leavingOut: pairs.ends[section], to: &orders.newItems)
        }
        pairs.numberRemaining(
            oldCount: { old.numberOfItems(inSection: Int(orders.oldSections[$0])) },
            newCount: { new.numberOfItems(inSection: Int(orders.newSections[$0])) }
        )
        preparePairs(oldCount: orders.oldItems.count, newCount: orders.newItems.count)
        orders.makeRoom(forSlots: old.items.leafOfSlot.count)
        for (number, slot) in orders.oldItems.enumerated() {
            orders.numberOfSlot[Int(slot)] = Int32(truncatingIfNeeded: number)
        }
    }

    /// Forgets the numbers again.
    @usableFromInline
    mutating func forgetRemaining() {
        for slot in orders.oldItems { orders.numberOfSlot[Int(slot)] = -1 }
    }
}

extension SlotForest {
    /// Adds the slots of a sequence that lie between its ends, in their order, to an array.
    ///
    /// - Complexity: O(*k* + log *n*) for *k* slots.
    func appendSlots(of sequence: Int, leavingOut ends: CommonEnds, to slots: inout [Int32]) {
        let last = count(of: sequence) - ends.suffix
        if ends.prefix == last { return }
        var rest = last - ends.prefix
        var run = run(from: slot(at: ends.prefix, in: sequence))
        while true {
            let count = Swift.min(run.count, rest)
            slots.append(contentsOf: leafSlots[run.start..<(run.start + count)])
            rest -= count
            if rest == 0 { return }
            run = self.run(after: run.leaf)
        }
    }
}
