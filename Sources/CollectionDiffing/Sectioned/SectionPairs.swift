import CollectionGeometry

/// How the sections of two lists correspond, and which of their items remain to be matched once the common ends of each
/// pair are set aside.
///
/// The remaining items of all pairs are numbered through, on each side in reading order; those numbers are what
/// ``DiffingScratch`` matches.
@usableFromInline
package struct SectionPairs: Sendable {
    /// For each new section the old one it continues, or -1.
    @usableFromInline package var oldOfNew: [Int32] = []
    /// For each old section the new one that continues it, or -1.
    @usableFromInline package var newOfOld: [Int32] = []
    /// For each new section that continues an old one, what their items have in common at the ends.
    @usableFromInline package var ends: [CommonEnds] = []
    /// For each old section the number of its first remaining item, and after the last section the number of items.
    @usableFromInline package var oldBases: [Int] = []
    /// For each new section the number of its first remaining item, and after the last section the number of items.
    @usableFromInline package var newBases: [Int] = []

    /// Creates pairs of no sections.
    package init() {}
}

extension SectionPairs {
    /// Starts over with sections paired as a changeset says and no common ends.
    ///
    /// - Complexity: O(*s*) for *s* sections.
    @usableFromInline
    package mutating func reset(_ sections: IndexChangeset) {
        SectionPairs.refill(&oldOfNew, SectionPairs.staying, count: sections.newCount)
        SectionPairs.refill(&newOfOld, SectionPairs.staying, count: sections.oldCount)
        SectionPairs.refill(&ends, CommonEnds.none, count: sections.newCount)
        for section in sections.deletes { newOfOld[section] = -1 }
        for section in sections.inserts { oldOfNew[section] = -1 }
        for move in sections.moves {
            newOfOld[move.from] = Int32(truncatingIfNeeded: move.to)
            oldOfNew[move.to] = Int32(truncatingIfNeeded: move.from)
        }
        // Those no operation names keep their order.
        var old = 0
        for new in 0..<sections.newCount where oldOfNew[new] == SectionPairs.staying {
            while newOfOld[old] != SectionPairs.staying { old += 1 }
            newOfOld[old] = Int32(truncatingIfNeeded: new)
            oldOfNew[new] = Int32(truncatingIfNeeded: old)
        }
    }

    /// Numbers the items that remain once the common ends are known. Inserted and deleted sections have none.
    ///
    /// - Parameters:
    ///   - oldCount: The number of items of an old section.
    ///   - newCount: The number of items of a new section.
    package mutating func numberRemaining(oldCount: (Int) -> Int, newCount: (Int) -> Int) {
        oldBases.removeAll(keepingCapacity: true)
        newBases.removeAll(keepingCapacity: true)
        var base = 0
        for section in newOfOld.indices {
            oldBases.append(base)
            let counterpart = Int(newOfOld[section])
            if counterpart >= 0 { base += oldCount(section) - ends[counterpart].prefix - ends[counterpart].suffix }
        }
        oldBases.append(base)
        base = 0
        for section in oldOfNew.indices {
            newBases.append(base)
            if oldOfNew[section] >= 0 { base += newCount(section) - ends[section].prefix - ends[section].suffix }
        }
        newBases.append(base)
    }

    /// Numbers the items that remain once the common ends are known.
    @usableFromInline
    package mutating func numberRemaining(oldCounts: [Int], newCounts: [Int]) {
        numberRemaining(oldCount: { oldCounts[$0] }, newCount: { newCounts[$0] })
    }

    /// The number of values there is memory for.
    var capacity: Int {
        oldOfNew.capacity + newOfOld.capacity + ends.capacity + oldBases.capacity + newBases.capacity
    }

    /// Marks a section that no operation names, while the others are entered.
    private static var staying: Int32 { -2 }

    private static func refill<Element>(_ list: inout [Element], _ element: Element, count: Int) {
        list.removeAll(keepingCapacity: true)
        list.append(contentsOf: repeatElement(element, count: count))
    }

    /// The number of old items that remain to be matched.
    @usableFromInline package var oldRemaining: Int { oldBases.last ?? 0 }

    /// The number of new items that remain to be matched.
    @usableFromInline package var newRemaining: Int { newBases.last ?? 0 }

    /// The old section a remaining old item belongs to.
    ///
    /// - Complexity: O(log *s*) for *s* sections.
    @usableFromInline
    package func oldSection(ofRemaining number: Int) -> Int {
        oldBases.partitioningIndex { $0 > number } - 1
    }

    /// The new section a remaining new item belongs to.
    ///
    /// - Complexity: O(log *s*) for *s* sections.
    package func newSection(ofRemaining number: Int) -> Int {
        newBases.partitioningIndex { $0 > number } - 1
    }

    /// The index, within its old section, of a remaining old item.
    @usableFromInline
    package func oldItem(ofRemaining number: Int, in section: Int) -> Int {
        number - oldBases[section] + ends[Int(newOfOld[section])].prefix
    }

    /// The index, within its new section, of a remaining new item.
    package func newItem(ofRemaining number: Int, in section: Int) -> Int {
        number - newBases[section] + ends[section].prefix
    }
}
