// The bodies here are inlinable because hashing and comparing through witness tables makes a diff 2.5 times slower
// (benchmark "IndexChangeset<ID128> 100,000: 10 % changed").

extension DiffingScratch {
    /// Pairs old elements with new ones by id and leaves the result in ``newOfOld`` and ``oldOfNew``.
    ///
    /// When an id repeats, its k-th old occurrence is paired with its k-th new one. Every old id is hashed once. A new
    /// element is first compared with the old element that follows the last pair, which is what it nearly always is;
    /// only when it is not, it is hashed and looked up.
    ///
    /// - Complexity: O(`oldCount` + `newCount`) expected.
    @inlinable
    package mutating func match<ID: Hashable>(
        oldCount: Int,
        newCount: Int,
        oldID: (Int) -> ID,
        newID: (Int) -> ID
    ) {
        prepareMatch(oldCount: oldCount, newCount: newCount)
        guard oldCount > 0, newCount > 0 else { return }
        enterOld(count: oldCount, oldID: oldID)
        var expected = 0
        for index in 0..<newCount {
            let id = newID(index)
            if !repeatsInOld, expected < oldCount, newOfOld[expected] < 0, oldID(expected) == id {
                pair(old: expected, new: index)
            } else {
                let hash = id.probeHash
                let place = table.place(forHash: hash) {
                    $0 < oldCount ? oldID($0) == id : newID($0 &- oldCount) == id
                }
                guard let known = table.index(at: place) else {
                    table.insert(oldCount &+ index, hash: hash)
                    continue
                }
                guard known < oldCount, let old = nextUnpaired(from: known, hash: hash, place: place) else {
                    repeatsInNew = true
                    continue
                }
                repeatsInNew = repeatsInNew || old != known
                pair(old: old, new: index)
                expected = old
            }
            expected &+= 1
        }
    }

    /// Enters the old elements into the table, the last first, so that each chain of equal ids starts with the first.
    @inlinable
    mutating func enterOld<ID: Hashable>(count: Int, oldID: (Int) -> ID) {
        var index = count
        while index > 0 {
            index &-= 1
            let id = oldID(index)
            let hash = id.probeHash
            let place = table.place(forHash: hash) { oldID($0) == id }
            if let same = table.index(at: place) {
                link(index, before: same, count: count)
            } else {
                table.count &+= 1
            }
            table.set(index, hash: hash, at: place)
        }
    }

    /// Records that two elements are the same.
    @inlinable @inline(__always)
    package mutating func pair(old: Int, new: Int) {
        newOfOld[old] = Int32(truncatingIfNeeded: new)
        oldOfNew[new] = Int32(truncatingIfNeeded: old)
    }

    /// Puts an old element at the head of the chain of those with its id.
    @usableFromInline
    mutating func link(_ index: Int, before same: Int, count: Int) {
        if !repeatsInOld {
            repeatsInOld = true
            if DiffingScratch.clear(&nextSame, count: count) { growthCount += 1 }
        }
        nextSame[index] = Int32(truncatingIfNeeded: same)
    }

    /// The first unpaired element of a chain, which becomes its head, or `nil` when all are paired.
    @inlinable
    mutating func nextUnpaired(from head: Int, hash: UInt32, place: Int) -> Int? {
        if newOfOld[head] < 0 { return head }
        guard repeatsInOld, nextSame[head] >= 0 else { return nil }
        let next = Int(nextSame[head])
        table.set(next, hash: hash, at: place)
        return next
    }

    /// The repetitions among the old elements of the last match, with an offset added to each position.
    @usableFromInline
    package func repetitions(count: Int, offset: Int) -> [[Int]] {
        Repetitions.groups(nextSame: nextSame, count: count, offset: offset)
    }

    /// Searches a list for repetitions. What the last match left in ``oldOfNew`` stays; the rest is overwritten.
    ///
    /// - Complexity: O(`count`) expected.
    @inlinable
    package mutating func findRepetitions<ID: Hashable>(count: Int, offset: Int, id: (Int) -> ID) -> [[Int]] {
        prepareMatch(oldCount: count, newCount: 0)
        enterOld(count: count, oldID: id)
        return repeatsInOld ? repetitions(count: count, offset: offset) : []
    }
}
