extension SlotForest {
    /// A slot's place: its sequence and its position there.
    struct Position: Hashable, Sendable {
        /// The number of the sequence.
        var sequence: Int
        /// The position within the sequence, from 0.
        var offset: Int
    }

    /// The number of slots in a sequence.
    func count(of sequence: Int) -> Int { Int(counts[sequence]) }

    /// The weight of all slots in a sequence.
    func weight(ofSequence sequence: Int) -> Int { Int(weights[sequence]) }

    /// Where a slot stands, or `nil` when it is in no sequence.
    ///
    /// - Complexity: O(log *n*).
    func position(of slot: Int) -> Position? {
        let leaf = Int(leafOfSlot[slot])
        if leaf < 0 { return nil }
        var offset = offset(of: slot, in: leaf)
        var node = Int32(truncatingIfNeeded: leaf)
        var parent = leafParents[leaf]
        while parent >= 0 {
            var place = Int(parent) * SlotForest.capacity
            while branchChildren[place] != node {
                offset += Int(branchCounts[place])
                place += 1
            }
            node = parent
            parent = branchParents[Int(parent)]
        }
        return Position(sequence: Int(~parent), offset: offset)
    }

    /// The sequence a slot is in, which must be one.
    ///
    /// - Complexity: O(log *n*).
    func sequence(of slot: Int) -> Int {
        var parent = leafParents[Int(leafOfSlot[slot])]
        while parent >= 0 { parent = branchParents[Int(parent)] }
        return Int(~parent)
    }

    /// The weight of all slots that stand before a slot in its sequence.
    ///
    /// - Complexity: O(log *n*).
    func weight(before slot: Int) -> Int {
        let leaf = Int(leafOfSlot[slot])
        let base = leaf * SlotForest.capacity
        var weight = 0
        for place in base..<(base + offset(of: slot, in: leaf)) { weight += self.weight(of: Int(leafSlots[place])) }
        var node = Int32(truncatingIfNeeded: leaf)
        var parent = leafParents[leaf]
        while parent >= 0 {
            var place = Int(parent) * SlotForest.capacity
            while branchChildren[place] != node {
                weight += Int(branchWeights[place])
                place += 1
            }
            node = parent
            parent = branchParents[Int(parent)]
        }
        return weight
    }

    /// The slot at a position of a sequence.
    ///
    /// - Precondition: The position is from 0 and below the number of slots.
    /// - Complexity: O(log *n*).
    func slot(at position: Int, in sequence: Int) -> Int {
        var rest = position
        var node = Int(roots[sequence])
        for _ in 0..<heights[sequence] {
            var place = node * SlotForest.capacity
            while rest >= Int(branchCounts[place]) {
                rest -= Int(branchCounts[place])
                place += 1
            }
            node = Int(branchChildren[place])
        }
        return Int(leafSlots[node * SlotForest.capacity + rest])
    }

    /// The slot that covers a unit of weight of a sequence, and how far into the slot that unit is.
    ///
    /// - Precondition: The unit is from 0 and below the weight of the sequence.
    /// - Complexity: O(log *n*).
    func slot(atWeight unit: Int, in sequence: Int) -> (slot: Int, rest: Int) {
        var rest = unit
        var node = Int(roots[sequence])
        for _ in 0..<heights[sequence] {
            var place = node * SlotForest.capacity
            while rest >= Int(branchWeights[place]) {
                rest -= Int(branchWeights[place])
                place += 1
            }
            node = Int(branchChildren[place])
        }
        var place = node * SlotForest.capacity
        while rest >= weight(of: Int(leafSlots[place])) {
            rest -= weight(of: Int(leafSlots[place]))
            place += 1
        }
        return (Int(leafSlots[place]), rest)
    }

    /// The leaf and the offset in it where a slot to be inserted at a position belongs.
    ///
    /// Between two leaves the beginning of the right one is chosen, so that insertions there fill it rather than make
    /// new leaves.
    func leafForInserting(at position: Int, in sequence: Int) -> (leaf: Int, offset: Int) {
        var rest = position
        var node = Int(roots[sequence])
        for _ in 0..<heights[sequence] {
            var place = node * SlotForest.capacity
            let last = place + Int(branchSizes[node]) - 1
            while place < last, rest >= Int(branchCounts[place]) {
                rest -= Int(branchCounts[place])
                place += 1
            }
            node = Int(branchChildren[place])
        }
        return (node, rest)
    }
}
