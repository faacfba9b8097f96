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
        let prefix = CommonEnds.length(
            from: (old.firstRun(of: oldSection), new.firstRun(of: newSection)),
            of: old, new, step: 1, limit: shorter, countEqual)
        let suffix = CommonEnds.length(
            from: (old.lastRun(of: oldSection), new.lastRun(of: newSection)),
            of: old, new, step: -1, limit: shorter - prefix, countEqual)
        self.init(prefix: prefix, suffix: suffix)
    }

    /// The number of equal items from the ends of two runs on: from the first ones forwards (step 1), or from the last ones
    /// backwards (step -1).
    private static func length(
        from runs: (old: SlotRun, new: SlotRun),
        of old: SlotForest,
        _ new: SlotForest,
        step: Int,
        limit: Int,
        _ countEqual: EqualItemCounter
    ) -> Int {
        var (mine, other) = runs
        var length = 0
        while length < limit {
            let shared = old.dropShared(with: new, &mine, &other, limit: limit - length, step: step)
            length += shared
            if shared > 0 { continue }
            let count = Swift.min(mine.count, other.count, limit - length)
            let isForward = step > 0
            let equal = countEqual(
                isForward ? mine.start : mine.end - 1, isForward ? other.start : other.end - 1, step, count)
            length += equal
            if equal < count { break }
            if isForward {
                old.dropFirst(count, of: &mine)
                new.dropFirst(count, of: &other)
            } else {
                old.dropLast(count, of: &mine)
                new.dropLast(count, of: &other)
            }
        }
        return length
    }
}
