public import CollectionDiffing

// Inlinable because every identifier is compared here: see "DiffableDataSourceSnapshot<ID128> diff 100,000".

extension CommonEnds {
    /// Compares a section of one snapshot with a section of another from both ends.
    ///
    /// - Complexity: O(`prefix` + `suffix`).
    @inlinable
    init<SectionID, ItemID>(
        of old: DiffableDataSourceSnapshot<SectionID, ItemID>,
        _ oldSection: Int,
        _ new: DiffableDataSourceSnapshot<SectionID, ItemID>,
        _ newSection: Int
    ) {
        let shorter = Swift.min(
            old.order.numberOfItems(inSection: oldSection),
            new.order.numberOfItems(inSection: newSection)
        )
        self.init(prefix: 0, suffix: 0)
        var mine = old.order.items.firstRun(of: oldSection)
        var other = new.order.items.firstRun(of: newSection)
        while prefix < shorter {
            let length = Swift.min(mine.count, other.count, shorter &- prefix)
            var equal = 0
            while equal < length, old.id(at: mine.start &+ equal) == new.id(at: other.start &+ equal) { equal &+= 1 }
            prefix &+= equal
            if equal < length { break }
            old.order.items.dropFirst(length, of: &mine)
            new.order.items.dropFirst(length, of: &other)
        }
        mine = old.order.items.lastRun(of: oldSection)
        other = new.order.items.lastRun(of: newSection)
        while suffix < shorter &- prefix {
            let length = Swift.min(mine.count, other.count, shorter &- prefix &- suffix)
            var equal = 0
            while equal < length, old.id(at: mine.end &- 1 &- equal) == new.id(at: other.end &- 1 &- equal) {
                equal &+= 1
            }
            suffix &+= equal
            if equal < length { break }
            old.order.items.dropLast(length, of: &mine)
            new.order.items.dropLast(length, of: &other)
        }
    }
}

extension DiffableDataSourceSnapshot {
    /// The identifier of the item at a place of the leaves.
    @inlinable @inline(__always)
    func id(at place: Int) -> ItemID {
        items.ids[Int(order.items.leafSlots[place])]
    }
}
