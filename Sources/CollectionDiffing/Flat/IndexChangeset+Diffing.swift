// The generic bodies are inlinable because ids are compared and hashed in them: without specialisation a diff takes 2.5
// times as long (benchmark "IndexChangeset<ID128> 100,000: 10 % changed").

extension IndexChangeset {
    /// Finds the changes between two lists of ids. An id says nothing of content: ``updates`` is empty.
    ///
    /// The common beginning and end of the lists are set aside first; between them, when an id repeats, its k-th old
    /// occurrence is paired with its k-th new one.
    ///
    /// - Parameters:
    ///   - old: The ids before.
    ///   - new: The ids after.
    ///   - scratch: Memory to work in, to be kept for the next diff.
    /// - Complexity: O(*n*) expected for the pairing, O(*n* log *n*) for the moves when the order differs.
    @inlinable
    public init<ID: Hashable>(fromIDs old: [ID], toIDs new: [ID], scratch: inout DiffingScratch) {
        let ends = CommonEnds(old.count, new.count) { old[$0] == new[$1] }
        self.init(oldCount: old.count, newCount: new.count)
        old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                pair(ends.middle(of: old), ends.middle(of: new), prefix: ends.prefix, scratch: &scratch)
            }
        }
    }

    /// Finds the changes between two lists of ids, in memory of its own.
    ///
    /// - Complexity: As for ``init(fromIDs:toIDs:scratch:)``.
    @inlinable
    public init<ID: Hashable>(fromIDs old: [ID], toIDs new: [ID]) {
        var scratch = DiffingScratch()
        self.init(fromIDs: old, toIDs: new, scratch: &scratch)
    }

    /// Finds the changes between two lists of elements: identity by `id`, content by `==`.
    ///
    /// - Parameters:
    ///   - old: The elements before.
    ///   - new: The elements after.
    ///   - scratch: Memory to work in, to be kept for the next diff.
    /// - Complexity: As for ``init(fromIDs:toIDs:scratch:)``, plus one `==` for each element that stays.
    @inlinable
    public init<Element: Identifiable & Equatable>(
        from old: [Element],
        to new: [Element],
        scratch: inout DiffingScratch
    ) {
        self.init(from: old, to: new, id: { $0.id }, hasEqualContent: { $0 == $1 }, scratch: &scratch)
    }

    /// Finds the changes between two lists of elements, in memory of its own: identity by `id`, content by `==`.
    ///
    /// - Complexity: As for ``init(from:to:scratch:)``.
    @inlinable
    public init<Element: Identifiable & Equatable>(from old: [Element], to new: [Element]) {
        var scratch = DiffingScratch()
        self.init(from: old, to: new, scratch: &scratch)
    }

    /// Finds the changes between two lists of elements whose identity and content are given by closures.
    ///
    /// - Parameters:
    ///   - old: The elements before.
    ///   - new: The elements after.
    ///   - id: The identity of an element. Called twice for an element at most.
    ///   - hasEqualContent: Whether two elements with equal ids also show the same.
    ///   - scratch: Memory to work in, to be kept for the next diff.
    /// - Complexity: As for ``init(fromIDs:toIDs:scratch:)``, plus one comparison for each element that stays.
    @inlinable
    public init<Element, ID: Hashable>(
        from old: [Element],
        to new: [Element],
        id: (Element) -> ID,
        hasEqualContent: (Element, Element) -> Bool,
        scratch: inout DiffingScratch
    ) {
        let ends = CommonEnds(old.count, new.count) { id(old[$0]) == id(new[$1]) }
        self.init(oldCount: old.count, newCount: new.count)
        let oldIDs = old[ends.prefix..<(old.count &- ends.suffix)].map(id)
        let newIDs = new[ends.prefix..<(new.count &- ends.suffix)].map(id)
        oldIDs.withUnsafeBufferPointer { oldIDs in
            newIDs.withUnsafeBufferPointer { newIDs in
                pair(oldIDs, newIDs, prefix: ends.prefix, scratch: &scratch)
            }
        }
        for index in 0..<new.count {
            let counterpart: Int
            if index < ends.prefix {
                counterpart = index
            } else if index >= new.count &- ends.suffix {
                counterpart = index &+ old.count &- new.count
            } else {
                let paired = Int(scratch.oldOfNew[index &- ends.prefix])
                if paired < 0 { continue }
                counterpart = paired &+ ends.prefix
            }
            if !hasEqualContent(old[counterpart], new[index]) {
                appendUpdate(old: counterpart, new: index)
            }
        }
    }

    /// Pairs what lies between the common ends and lists the operations. Leaves the pairs in the scratch.
    @inlinable
    mutating func pair<ID: Hashable>(
        _ old: UnsafeBufferPointer<ID>,
        _ new: UnsafeBufferPointer<ID>,
        prefix: Int,
        scratch: inout DiffingScratch
    ) {
        scratch.match(old, new)
        listOperations(prefix: prefix, oldMiddle: old.count, newMiddle: new.count, scratch: &scratch)
        if scratch.repeatsInOld { setDuplicates(old: scratch.duplicates(count: old.count, offset: prefix)) }
        if scratch.repeatsInNew { setDuplicates(new: scratch.findDuplicates(new, offset: prefix)) }
    }
}

extension IndexChangeset {
    @usableFromInline
    package mutating func appendUpdate(old: Int, new: Int) {
        updates.append(Update(old: old, new: new))
    }

    @usableFromInline
    mutating func setDuplicates(old: [[Int]]) { oldDuplicates = old }

    @usableFromInline
    mutating func setDuplicates(new: [[Int]]) { newDuplicates = new }

    /// Lists the operations that follow from the pairs in the scratch.
    @usableFromInline
    package mutating func listOperations(
        prefix: Int,
        oldMiddle: Int,
        newMiddle: Int,
        scratch: inout DiffingScratch
    ) {
        deletes = IndexChangeset.unpaired(scratch.newOfOld, count: oldMiddle, offset: prefix)
        inserts = IndexChangeset.unpaired(scratch.oldOfNew, count: newMiddle, offset: prefix)
        scratch.subsequence.prepare(count: newMiddle)
        let keptCount = scratch.subsequence.find(of: scratch.oldOfNew, in: 0..<newMiddle)
        let moveCount = newMiddle - inserts.count - keptCount
        if moveCount > 0 {
            // Without a capacity, an array that grows is copied repeatedly, each time into memory that was not used before.
            moves.reserveCapacity(moveCount)
            for index in 0..<newMiddle where scratch.subsequence.isDisplaced(index) {
                moves.append(Move(from: Int(scratch.oldOfNew[index]) + prefix, to: index + prefix))
            }
        }
        scratch.recordGrowth()
    }

    /// The positions of elements without a counterpart, with an offset added to each.
    ///
    /// - Complexity: O(`count`).
    private static func unpaired(_ counterparts: [Int32], count: Int, offset: Int) -> [Int] {
        counterparts.withUnsafeBufferPointer { counterparts in
            // The sign bit of a counterpart is used as a number: a branch would be mispredicted for many of the elements.
            func signBit(_ index: Int) -> Int { Int(UInt32(bitPattern: counterparts[index]) &>> 31) }
            var unpairedCount = 0
            for index in 0..<count { unpairedCount &+= signBit(index) }
            if unpairedCount == 0 { return [] }
            // Each position is written, and the next overwrites it unless it counts: there must be room for one more.
            return [Int](unsafeUninitializedCapacity: unpairedCount &+ 1) { positions, initializedCount in
                var next = 0
                for index in 0..<count {
                    positions[next] = index &+ offset
                    next &+= signBit(index)
                }
                initializedCount = next
            }
        }
    }
}
