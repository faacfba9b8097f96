import CollectionGeometry

// The generic bodies are inlinable because ids and contents are compared in them: without specialisation a diff takes
// 2.5 times as long (benchmark "SectionedChangeset<ID128> 100 × 100").

extension SectionedChangeset {
    /// Finds the changes between two lists of sections, in memory of its own.
    ///
    /// - Complexity: O(*n*) expected for *n* sections and items, O(*n* log *n*) when their order differs.
    @inlinable
    public init<Section: DiffableSection>(from old: [Section], to new: [Section]) {
        var scratch = DiffingScratch()
        self.init(from: old, to: new, scratch: &scratch)
    }

    /// Finds the changes between two lists of sections: identity by `id`, content by `==`.
    ///
    /// Sections are paired first. Of each pair of sections the common beginning and end are set aside, then all that
    /// remains is paired at once, whatever section it stands in; when an id repeats there, its k-th old occurrence is
    /// paired with its k-th new one.
    ///
    /// - Parameters:
    ///   - old: The sections before.
    ///   - new: The sections after.
    ///   - scratch: Memory to work in, to be kept for the next diff.
    /// - Complexity: O(*n*) expected for the pairing of *n* sections and items, O(*n* log *n*) for the moves when the
    ///   order differs, plus one `==` for each item that stays.
    @inlinable
    public init<Section: DiffableSection>(from old: [Section], to new: [Section], scratch: inout DiffingScratch) {
        let sections = IndexChangeset(
            from: old,
            to: new,
            id: { $0.id },
            hasEqualContent: { $1.hasEqualContent(to: $0) },
            scratch: &scratch
        )
        let oldItems = old.map { $0.items }
        let newItems = new.map { $0.items }
        self.init(
            sections: sections, oldItemCounts: oldItems.map { $0.count }, newItemCounts: newItems.map { $0.count })
        scratch.pairs.reset(sections)
        for section in 0..<new.count where scratch.pairs.oldOfNew[section] >= 0 {
            let before = oldItems[Int(scratch.pairs.oldOfNew[section])]
            let after = newItems[section]
            scratch.pairs.ends[section] = CommonEnds(before.count, after.count) { before[$0].id == after[$1].id }
        }
        scratch.pairs.numberRemaining(oldCounts: oldItemCounts, newCounts: newItemCounts)
        let (oldIDs, newIDs) = SectionedChangeset.remainingIDs(scratch.pairs, oldItems, newItems)
        oldIDs.withUnsafeBufferPointer { oldIDs in
            newIDs.withUnsafeBufferPointer { scratch.match(oldIDs, $0) }
        }
        listOperations(scratch: &scratch)
        listUpdates(from: old, to: new, oldItems, newItems, scratch)
        if scratch.repeatsInOld { listOldDuplicates(scratch) }
        if scratch.repeatsInNew {
            let groups = newIDs.withUnsafeBufferPointer { scratch.findDuplicates($0, offset: 0) }
            listNewDuplicates(groups, scratch.pairs)
        }
    }

    /// The ids of the items that remain to be matched, of both sides, in reading order.
    @inlinable
    static func remainingIDs<Item: Identifiable>(
        _ pairs: SectionPairs,
        _ oldItems: [[Item]],
        _ newItems: [[Item]]
    ) -> (old: [Item.ID], new: [Item.ID]) {
        var oldIDs: [Item.ID] = []
        oldIDs.reserveCapacity(pairs.oldRemaining)
        for section in 0..<oldItems.count where pairs.newOfOld[section] >= 0 {
            let ends = pairs.ends[Int(pairs.newOfOld[section])]
            for item in oldItems[section][ends.prefix..<(oldItems[section].count &- ends.suffix)] {
                oldIDs.append(item.id)
            }
        }
        var newIDs: [Item.ID] = []
        newIDs.reserveCapacity(pairs.newRemaining)
        for section in 0..<newItems.count where pairs.oldOfNew[section] >= 0 {
            let ends = pairs.ends[section]
            for item in newItems[section][ends.prefix..<(newItems[section].count &- ends.suffix)] {
                newIDs.append(item.id)
            }
        }
        return (oldIDs, newIDs)
    }

    /// Compares the content of every item and the supplementary content of every section that stays.
    @inlinable
    mutating func listUpdates<Section: DiffableSection>(
        from old: [Section],
        to new: [Section],
        _ oldItems: [[Section.Item]],
        _ newItems: [[Section.Item]],
        _ scratch: DiffingScratch
    ) {
        let pairs = scratch.pairs
        for section in 0..<new.count where pairs.oldOfNew[section] >= 0 {
            let oldSection = Int(pairs.oldOfNew[section])
            if !new[section].hasEqualSupplementaryContent(to: old[oldSection]) {
                appendSupplementaryUpdate(old: oldSection, new: section)
            }
            let before = oldItems[oldSection]
            let after = newItems[section]
            let ends = pairs.ends[section]
            for item in 0..<after.count {
                if item < ends.prefix {
                    if before[item] != after[item] { appendUpdate(oldSection, item, section, item) }
                } else if item >= after.count &- ends.suffix {
                    let oldItem = item &+ before.count &- after.count
                    if before[oldItem] != after[item] { appendUpdate(oldSection, oldItem, section, item) }
                } else {
                    let number = Int(scratch.oldOfNew[pairs.newBases[section] &+ item &- ends.prefix])
                    if number < 0 { continue }
                    let source = pairs.oldSection(ofRemaining: number)
                    let oldItem = pairs.oldItem(ofRemaining: number, in: source)
                    if oldItems[source][oldItem] != after[item] { appendUpdate(source, oldItem, section, item) }
                }
            }
        }
    }
}

extension SectionedChangeset {
    @usableFromInline
    package mutating func appendUpdate(_ oldSection: Int, _ oldItem: Int, _ newSection: Int, _ newItem: Int) {
        itemUpdates.append(
            Update(
                old: IndexPath(item: oldItem, section: oldSection),
                new: IndexPath(item: newItem, section: newSection)
            )
        )
    }

    @usableFromInline
    package mutating func appendSupplementaryUpdate(old: Int, new: Int) {
        supplementaryUpdates.append(Update(old: old, new: new))
    }

    package mutating func appendSectionUpdate(old: Int, new: Int) {
        sections.appendUpdate(old: old, new: new)
    }

    /// Puts the updates of items into the order of their new paths.
    package mutating func sortUpdates() {
        itemUpdates = itemUpdates.ordered { $0.new < $1.new }
    }

    /// Lists the operations on items that follow from the pairs in the scratch.
    ///
    /// An item that stays in its section keeps its place when it belongs to the longest increasing subsequence of its
    /// section. Sections are independent of each other, so the moves are the fewest for the whole.
    @usableFromInline
    package mutating func listOperations(scratch: inout DiffingScratch) {
        let oldCounts = oldItemCounts
        for section in oldCounts.indices where scratch.pairs.newOfOld[section] >= 0 {
            for number in scratch.pairs.oldBases[section]..<scratch.pairs.oldBases[section + 1]
            where scratch.newOfOld[number] < 0 {
                let item = scratch.pairs.oldItem(ofRemaining: number, in: section)
                itemDeletes.append(IndexPath(item: item, section: section))
            }
        }
        let newRemaining = scratch.pairs.newRemaining
        DiffingScratch.makeRoom(in: &scratch.candidates, count: newRemaining)
        scratch.subsequence.prepare(count: newRemaining)
        for section in newItemCounts.indices where scratch.pairs.oldOfNew[section] >= 0 {
            listArrivals(in: section, scratch: &scratch)
        }
        scratch.recordGrowth()
    }

    /// Lists the inserts and moves into one section.
    private mutating func listArrivals(in section: Int, scratch: inout DiffingScratch) {
        let oldSection = Int(scratch.pairs.oldOfNew[section])
        let own = scratch.pairs.oldBases[oldSection]..<scratch.pairs.oldBases[oldSection + 1]
        let range = scratch.pairs.newBases[section]..<scratch.pairs.newBases[section + 1]
        for number in range {
            let old = scratch.oldOfNew[number]
            scratch.candidates[number] = own.contains(Int(old)) ? old : -1
        }
        scratch.subsequence.find(of: scratch.candidates, in: range)
        for number in range where !scratch.subsequence.contains(number) {
            let path = IndexPath(item: scratch.pairs.newItem(ofRemaining: number, in: section), section: section)
            let old = Int(scratch.oldOfNew[number])
            if old < 0 {
                itemInserts.append(path)
            } else {
                let source = own.contains(old) ? oldSection : scratch.pairs.oldSection(ofRemaining: old)
                let item = scratch.pairs.oldItem(ofRemaining: old, in: source)
                itemMoves.append(Move(from: IndexPath(item: item, section: source), to: path))
            }
        }
    }

    @usableFromInline
    mutating func listOldDuplicates(_ scratch: DiffingScratch) {
        let pairs = scratch.pairs
        oldDuplicates = scratch.duplicates(count: pairs.oldRemaining, offset: 0).map { group in
            group.map { number in
                let section = pairs.oldSection(ofRemaining: number)
                return IndexPath(item: pairs.oldItem(ofRemaining: number, in: section), section: section)
            }
        }
    }

    @usableFromInline
    mutating func listNewDuplicates(_ groups: [[Int]], _ pairs: SectionPairs) {
        newDuplicates = groups.map { group in
            group.map { number in
                let section = pairs.newSection(ofRemaining: number)
                return IndexPath(item: pairs.newItem(ofRemaining: number, in: section), section: section)
            }
        }
    }
}
