import CollectionGeometry

// Lists of slots in which the same slot may stand more than once.

extension [Int32] {
    /// The slots from the greatest down, each once; negative ones stand for none and are left out.
    ///
    /// - Complexity: O(*k*) when they are in order already, else O(*k* log *k*).
    func descendingSlots() -> [Int32] {
        var result: [Int32] = []
        result.reserveCapacity(count)
        for slot in ordered(by: { $0 > $1 }) where slot >= 0 && slot != result.last { result.append(slot) }
        return result
    }

    /// The positions of the slots that occur more than once, each by its first occurrence, in order.
    ///
    /// - Complexity: O(*k* log *k*).
    func duplicates() -> [Int32] {
        let sorted = indices.map { Int32(truncatingIfNeeded: $0) }.ordered { self[Int($0)] < self[Int($1)] }
        var firsts: [Int32] = []
        for index in sorted.indices.dropFirst() where self[Int(sorted[index - 1])] == self[Int(sorted[index])] {
            let isSecond = index == 1 || self[Int(sorted[index - 2])] != self[Int(sorted[index])]
            if isSecond { firsts.append(sorted[index - 1]) }
        }
        return firsts.ordered()
    }

    /// The positions of the slots that are not new, each once: those below a limit, and those beyond the first of each
    /// that is new. New slots were given in order.
    ///
    /// - Complexity: O(*k*) when there are none, else O(`known` + *k*).
    func duplicates(known: Int) -> [Int32] {
        var rejected: [Int32] = []
        var isRejected: [Bool] = []
        var next = Int32(truncatingIfNeeded: known)
        for (position, slot) in enumerated() {
            if slot == next {
                next += 1
                continue
            }
            if isRejected.isEmpty { isRejected = [Bool](repeating: false, count: known + count) }
            if isRejected[Int(slot)] { continue }
            isRejected[Int(slot)] = true
            rejected.append(Int32(truncatingIfNeeded: position))
        }
        return rejected
    }
}

extension [Int32] {
    /// For each slot, whether it is given for the first time: those from a limit on were given in order when they were new.
    func areNew(from known: Int) -> [Bool] {
        var next = Int32(truncatingIfNeeded: known)
        return map { slot in
            if slot != next { return false }
            next += 1
            return true
        }
    }
}

extension [Int] {
    /// Slots in the order of their positions.
    ///
    /// - Complexity: O(*k* log *k*), and the position of each is requested once.
    func sortedSlots(by position: (Int) -> Int) -> [Int32] {
        if isEmpty { return [] }
        let positions = map(position)
        return indices.map { $0 }.ordered { positions[$0] < positions[$1] }.map { Int32(truncatingIfNeeded: self[$0]) }
    }
}
