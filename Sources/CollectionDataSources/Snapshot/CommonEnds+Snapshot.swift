import CollectionDiffing

/// Counts how many items stand equal at places of the leaves of two snapshots: from two places on, in steps of 1 or -1, and
/// no more than `limit`.
@usableFromInline
typealias EqualItemCounter = (_ oldPlace: Int, _ newPlace: Int, _ step: Int, _ limit: Int) -> Int

extension CommonEnds {
    /// Compares a section of one snapshot with a section of another from both ends.
    ///
    /// What both share because one is a changed copy of the other is not compared.
    ///
    /// - Complexity: O(`prefix` + `suffix`); a thousandth of that where the forests share their branches.
    init(
        of old: SlotForest,
        _ oldSection: Int,
        _ new: SlotForest,
        _ newSection: Int,
        countEqual: EqualItemCounter
    ) {
        let shorter = Swift.min(old.count(of: oldSection), new.count(of: newSection))
        self.init(prefix: 0, suffix: 0)
        var mine = old.firstRun(of: oldSection)
        var other = new.firstRun(of: newSection)
        while prefix < shorter {
            let shared = old.dropShared(with: new, &mine, &other, limit: shorter - prefix, step: 1)
            prefix += shared
            if shared > 0 { continue }
            let length = Swift.min(mine.count, other.count, shorter - prefix)
            let equal = countEqual(mine.start, other.start, 1, length)
            prefix += equal
            if equal < length { break }
            old.dropFirst(length, of: &mine)
            new.dropFirst(length, of: &other)
        }
        mine = old.lastRun(of: oldSection)
        other = new.lastRun(of: newSection)
        while suffix < shorter - prefix {
            let shared = old.dropShared(with: new, &mine, &other, limit: shorter - prefix - suffix, step: -1)
            suffix += shared
            if shared > 0 { continue }
            let length = Swift.min(mine.count, other.count, shorter - prefix - suffix)
            let equal = countEqual(mine.end - 1, other.end - 1, -1, length)
            suffix += equal
            if equal < length { break }
            old.dropLast(length, of: &mine)
            new.dropLast(length, of: &other)
        }
    }
}
