extension SlotForest {
    /// Walks along the slots of one sequence.
    ///
    /// - Complexity: O(1) amortised for each step.
    struct Walk: IteratorProtocol, Sequence {
        private let forest: SlotForest
        private var leaf: Int
        private var offset: Int

        fileprivate init(forest: SlotForest, leaf: Int, offset: Int) {
            self.forest = forest
            self.leaf = leaf
            self.offset = offset
        }

        mutating func next() -> Int? {
            if leaf < 0 { return nil }
            let slot = Int(forest.leafSlots[leaf * SlotForest.capacity + offset])
            offset += 1
            if offset == Int(forest.leafSizes[leaf]) {
                leaf = forest.leaf(after: leaf)
                offset = 0
            }
            return slot
        }
    }

    /// The slots of a sequence in their order.
    func walk(_ sequence: Int) -> Walk {
        Walk(forest: self, leaf: firstLeaf(of: sequence), offset: 0)
    }

    /// The slots of a sequence in their order, from a slot on to the end.
    func walk(from slot: Int) -> Walk {
        let leaf = Int(leafOfSlot[slot])
        return Walk(forest: self, leaf: leaf, offset: offset(of: slot, in: leaf))
    }

    /// Adds the slots of a sequence, in their order, to an array.
    ///
    /// - Complexity: O(*n*).
    func appendSlots(of sequence: Int, to slots: inout [Int32]) {
        var leaf = firstLeaf(of: sequence)
        while leaf >= 0 {
            let base = leaf * SlotForest.capacity
            slots.append(contentsOf: leafSlots[base..<(base + Int(leafSizes[leaf]))])
            leaf = self.leaf(after: leaf)
        }
    }

    /// The first leaf of a sequence, or -1 when it is empty.
    private func firstLeaf(of sequence: Int) -> Int {
        var node = Int(roots[sequence])
        for _ in 0..<heights[sequence] { node = Int(branchChildren[node * SlotForest.capacity]) }
        return node
    }

    /// The leaf that follows another one in its sequence, or -1 when it is the last.
    private func leaf(after leaf: Int) -> Int {
        var node = Int32(truncatingIfNeeded: leaf)
        var parent = leafParents[leaf]
        var level = 0
        while parent >= 0 {
            let place = place(ofChild: node, in: Int(parent)) + 1
            if place < (Int(parent) * SlotForest.capacity) + Int(branchSizes[Int(parent)]) {
                var child = Int(branchChildren[place])
                for _ in 0..<level { child = Int(branchChildren[child * SlotForest.capacity]) }
                return child
            }
            node = parent
            parent = branchParents[Int(parent)]
            level += 1
        }
        return -1
    }
}
