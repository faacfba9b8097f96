// The bodies here are inlinable because hashing and comparing through witness tables makes a diff 2.5 times slower
// (benchmark "IndexChangeset<ID128> 100,000: 10 % changed").

extension DiffingScratch {
    /// Pairs old elements with new ones by id and leaves the result in ``newOfOld`` and ``oldOfNew``.
    ///
    /// When an id repeats, its k-th old occurrence is paired with its k-th new one. Every old id is hashed once. A new
    /// element is first compared with the old element that follows the last pair, which is what it nearly always is, and
    /// with the one behind that, which it is where an element was deleted; only then it is hashed and looked up.
    ///
    /// - Complexity: O(*n*) expected.
    @inlinable
    package mutating func match<ID: Hashable>(_ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>) {
        prepareMatch(oldCount: old.count, newCount: new.count)
        // A single element has nothing to be paired or confused with.
        if old.count &+ new.count <= 1 { return }
        if old.isEmpty {
            // Nothing can be paired, but a first list with duplicates is when they are best reported.
            table.reserve(new.count)
            enter(new)
            repeatsInNew = repeatsInOld
            repeatsInOld = false
            return
        }
        enter(old)
        let hasher = Hasher()
        // Buffers instead of arrays: without a bounds check and a uniqueness check at each access.
        newOfOld.withUnsafeMutableBufferPointer { newOfOld in
            oldOfNew.withUnsafeMutableBufferPointer { oldOfNew in
                var expected = 0
                for index in 0..<new.count {
                    let id = new[index]
                    // Ids are compared first: when the order is random, whether an old element is paired is not predictable
                    // for the processor, while ids nearly always differ.
                    let isExpected =
                        !repeatsInOld && expected < old.count && old[expected] == id && newOfOld[expected] < 0
                    if !isExpected {
                        let behind = expected &+ 1
                        if !repeatsInOld, behind < old.count, old[behind] == id, newOfOld[behind] < 0 {
                            expected = behind
                        } else {
                            let hash = id.probeHash(hasher)
                            let place = table.place(forHash: hash) {
                                $0 < old.count ? old[$0] == id : new[$0 &- old.count] == id
                            }
                            guard let known = table.index(at: place) else {
                                table.insert(old.count &+ index, hash: hash)
                                continue
                            }
                            guard known < old.count else {
                                repeatsInNew = true
                                continue
                            }
                            expected = known
                            if newOfOld[known] >= 0 {
                                repeatsInNew = true
                                // The next of those with this id becomes the head of their chain.
                                guard repeatsInOld, nextSame[known] >= 0 else { continue }
                                expected = Int(nextSame[known])
                                table.set(expected, hash: hash, at: place)
                            }
                        }
                    }
                    newOfOld[expected] = Int32(truncatingIfNeeded: index)
                    oldOfNew[index] = Int32(truncatingIfNeeded: expected)
                    expected &+= 1
                }
            }
        }
    }

    /// Enters ids into the table, which must have room for them, the last first, so that each chain of equal ids starts
    /// with the first.
    @inlinable
    mutating func enter<ID: Hashable>(_ ids: UnsafeBufferPointer<ID>) {
        let hasher = Hasher()
        DiffingScratch.makeRoom(in: &hashes, count: ids.count)
        hashes.withUnsafeMutableBufferPointer { hashes in
            // All are hashed before any is looked up: a processor computes several hashes at once as long as no branch between
            // them is mispredicted.
            for index in 0..<ids.count { hashes[index] = Int32(bitPattern: ids[index].probeHash(hasher)) }
            let mask = table.mask
            var added = 0
            table.entries.withUnsafeMutableBufferPointer { entries in
                var index = ids.count
                while index > 0 {
                    index &-= 1
                    let id = ids[index]
                    let hash = UInt32(bitPattern: hashes[index])
                    let place = ProbeTable.place(forHash: hash, in: UnsafeBufferPointer(entries), mask) {
                        ids[$0] == id
                    }
                    if entries[place] == 0 {
                        added &+= 1
                    } else {
                        let same = ProbeTable.index(in: entries[place])
                        DiffingScratch.link(index, before: same, count: ids.count, &nextSame, &repeatsInOld)
                    }
                    entries[place] = ProbeTable.entry(index, hash)
                }
            }
            table.count &+= added
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
    static func link(_ index: Int, before same: Int, count: Int, _ nextSame: inout [Int32], _ repeatsInOld: inout Bool)
    {
        if !repeatsInOld {
            repeatsInOld = true
            DiffingScratch.clear(&nextSame, count: count)
        }
        nextSame[index] = Int32(truncatingIfNeeded: same)
    }

    /// The duplicates among the old elements of the last match, with an offset added to each position.
    @usableFromInline
    package func duplicates(count: Int, offset: Int) -> [[Int]] {
        Duplicates.groups(nextSame: nextSame, count: count, offset: offset)
    }

    /// Searches a list for duplicates. What the last match left in ``oldOfNew`` stays; the rest is overwritten.
    ///
    /// - Complexity: O(*n*) expected.
    @inlinable
    package mutating func findDuplicates<ID: Hashable>(_ ids: UnsafeBufferPointer<ID>, offset: Int) -> [[Int]] {
        prepareMatch(oldCount: ids.count, newCount: 0)
        enter(ids)
        return repeatsInOld ? duplicates(count: ids.count, offset: offset) : []
    }
}
