public import CollectionDiffing
import CollectionGeometry

extension SectionedChangeset {
    // What compares identifiers is inlinable: without specialisation a diff takes twice as long (benchmark
    // "DiffableDataSourceSnapshot<ID128> diff 100,000"). The rest works with slots and exists once.
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
        self = IdentifierTable<ItemID>.changes(from: old.slots, to: new.slots, scratch: &scratch)
    }

    /// Finds the changes between two snapshots, in memory of its own.
    ///
    /// - Complexity: O(*n*) expected for *n* sections and items, O(*n* log *n*) when their order differs.
    @inlinable
    public init<SectionID, ItemID>(
        from old: DiffableDataSourceSnapshot<SectionID, ItemID>,
        to new: DiffableDataSourceSnapshot<SectionID, ItemID>
    ) {
        var scratch = DiffingScratch()
        self.init(from: old, to: new, scratch: &scratch)
    }
}

extension IdentifierTable {
    /// The changes between two snapshots whose items have identifiers of this type.
    @inlinable
    static func changes(
        from old: SlotSnapshot,
        to new: SlotSnapshot,
        scratch: inout DiffingScratch
    ) -> SectionedChangeset {
        let oldIDs = typed(old.storage.items).ids
        let newIDs = typed(new.storage.items).ids
        let oldSlots = old.storage.order.items.leafSlots
        let newSlots = new.storage.order.items.leafSlots
        return SectionedChangeset(
            from: old,
            to: new,
            scratch: &scratch,
            countEqual: { oldPlace, newPlace, step, limit in
                var oldPlace = oldPlace
                var newPlace = newPlace
                var count = 0
                // What is counted lies in one leaf each, and so in one page.
                let oldPage = oldSlots.page(of: oldPlace)
                let newPage = newSlots.page(of: newPlace)
                var oldIDs = PagedArray.Reader(oldIDs)
                var newIDs = PagedArray.Reader(newIDs)
                while count < limit,
                    oldIDs.element(at: Int(oldPage[Paging.place(of: oldPlace)]))
                        == newIDs.element(at: Int(newPage[Paging.place(of: newPlace)]))
                {
                    count &+= 1
                    oldPlace &+= step
                    newPlace &+= step
                }
                return count
            },
            pairItems: { oldHashes, newHashes, scratch in
                var nearOldIDs = PagedArray.Reader(oldIDs)
                var nearNewIDs = PagedArray.Reader(newIDs)
                for number in 0..<scratch.orders.newItems.count {
                    let slot = Int(scratch.orders.newItems[number])
                    // A snapshot made from a copy of another has most identifiers in the same slots.
                    var counterpart = slot
                    let id = nearNewIDs.element(at: slot)
                    if slot >= oldIDs.count || nearOldIDs.element(at: slot) != id {
                        counterpart = oldHashes.slot(forHash: newHashes.hash(of: slot)) { oldIDs[$0] == id }
                    }
                    if counterpart >= 0 { scratch.pairRemaining(counterpart, number) }
                }
            }
        )
    }
}

/// Pairs the new items that remain to be matched with the old ones: what it is given are the hashes of both.
@usableFromInline
typealias ItemPairing = (_ old: SlotHashes, _ new: SlotHashes, inout DiffingScratch) -> Void

extension SectionedChangeset {
    /// Finds the changes between two snapshots, in terms of slots.
    @usableFromInline
    init(
        from old: SlotSnapshot,
        to new: SlotSnapshot,
        scratch: inout DiffingScratch,
        countEqual: EqualItemCounter,
        pairItems: ItemPairing
    ) {
        let (before, after) = (old.storage, new.storage)
        if old.sharesStructure(with: new) {
            self.init(unchangedItemCounts: after.order.itemCounts)
            scratch.pairs.reset(self.sections)
        } else {
            self.init(
                sections: SectionedChangeset.sectionChanges(from: before, to: after, scratch: &scratch),
                oldItemCounts: before.order.itemCounts,
                newItemCounts: after.order.itemCounts
            )
            scratch.pairs.reset(self.sections)
            scratch.readSections(before.order, after.order)
            for section in 0..<after.order.numberOfSections where scratch.pairs.oldOfNew[section] >= 0 {
                scratch.pairs.ends[section] = CommonEnds(
                    of: before.order.items,
                    Int(scratch.orders.oldSections[Int(scratch.pairs.oldOfNew[section])]),
                    after.order.items,
                    Int(scratch.orders.newSections[section]),
                    countEqual: countEqual
                )
            }
            scratch.readRemaining(before.order, after.order)
            pairItems(before.items.hashes, after.items.hashes, &scratch)
            scratch.forgetRemaining()
            listOperations(scratch: &scratch)
        }
        listMarks(from: before, to: after, scratch.pairs)
    }

    /// Pairs the sections and lists what happens to them.
    private static func sectionChanges(
        from old: SlotSnapshot.Storage,
        to new: SlotSnapshot.Storage,
        scratch: inout DiffingScratch
    ) -> IndexChangeset {
        let oldCount = old.order.numberOfSections
        let newCount = new.order.numberOfSections
        scratch.preparePairs(oldCount: oldCount, newCount: newCount)
        scratch.orders.makeRoom(forSlots: oldCount)
        for (index, slot) in old.order.sections.walk(0).enumerated() {
            scratch.orders.numberOfSlot[slot] = Int32(truncatingIfNeeded: index)
        }
        for (index, slot) in new.order.sections.walk(0).enumerated() {
            let counterpart = old.sections.slot(near: slot, matching: new.sections)
            if counterpart >= 0 { scratch.pair(old: Int(scratch.orders.numberOfSlot[counterpart]), new: index) }
        }
        for slot in 0..<oldCount { scratch.orders.numberOfSlot[slot] = -1 }
        var changes = IndexChangeset(oldCount: oldCount, newCount: newCount)
        changes.listOperations(prefix: 0, oldMiddle: oldCount, newMiddle: newCount, scratch: &scratch)
        return changes
    }
}

extension DiffingScratch {
    /// Reads the slots of the sections of two snapshots, in order.
    fileprivate mutating func readSections(_ old: SnapshotOrder, _ new: SnapshotOrder) {
        orders.oldSections.removeAll(keepingCapacity: true)
        orders.newSections.removeAll(keepingCapacity: true)
        old.sections.appendSlots(of: 0, to: &orders.oldSections)
        new.sections.appendSlots(of: 0, to: &orders.newSections)
    }

    /// Reads the slots of the items that the common ends leave over, and records the number of each old one by its slot.
    fileprivate mutating func readRemaining(_ old: SnapshotOrder, _ new: SnapshotOrder) {
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

    /// Pairs the old item of a slot, if it remains to be matched, with a new one.
    @inlinable
    mutating func pairRemaining(_ oldSlot: Int, _ newNumber: Int) {
        let oldNumber = Int(orders.numberOfSlot[oldSlot])
        if oldNumber >= 0 { pair(old: oldNumber, new: newNumber) }
    }

    /// Forgets the numbers again.
    fileprivate mutating func forgetRemaining() {
        for slot in orders.oldItems { orders.numberOfSlot[Int(slot)] = -1 }
    }
}

extension SlotForest {
    /// Adds the slots of a sequence that lie between its ends, in their order, to an array.
    ///
    /// - Complexity: O(*k* + log *n*) for *k* slots.
    fileprivate func appendSlots(of sequence: Int, leavingOut ends: CommonEnds, to slots: inout [Int32]) {
        let last = count(of: sequence) - ends.suffix
        if ends.prefix == last { return }
        var rest = last - ends.prefix
        var run = run(from: slot(at: ends.prefix, in: sequence))
        while true {
            run.count = Swift.min(run.count, rest)
            append(run, to: &slots)
            rest -= run.count
            if rest == 0 { return }
            run = self.run(after: run.leaf)
        }
    }
}
