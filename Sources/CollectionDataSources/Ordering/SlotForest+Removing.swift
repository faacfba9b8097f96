extension SlotForest {
    /// Takes a slot out of its sequence. Its weight is kept.
    ///
    /// - Complexity: O(log *n*).
    mutating func remove(_ slot: Int) {
        let leaf = Int(leafOfSlot[slot])
        let offset = offset(of: slot, in: leaf)
        let last = Int(leafSizes[leaf]) - 1
        leafSlots.withPage(of: leaf * SlotForest.capacity) { page, start in
            for place in start + offset..<start + last { page[place] = page[place + 1] }
        }
        leafSizes[leaf] -= 1
        leafOfSlot[slot] = -1
        add(count: -1, weight: -Int32(truncatingIfNeeded: weight(of: slot)), to: leaf)
        if leafSizes[leaf] == 0 { detach(Int32(truncatingIfNeeded: leaf), level: 0) }
    }

    /// Takes all slots out of a sequence. Their weights are kept.
    ///
    /// - Complexity: O(*n*).
    mutating func removeAll(from sequence: Int) {
        if roots[sequence] >= 0 { freeSubtree(roots[sequence], level: Int(heights[sequence])) }
        roots[sequence] = -1
        heights[sequence] = 0
        counts[sequence] = 0
        weights[sequence] = 0
    }

    private mutating func freeSubtree(_ node: Int32, level: Int) {
        let base = Int(node) * SlotForest.capacity
        if level == 0 {
            for place in base..<(base + Int(leafSizes[Int(node)])) { leafOfSlot[Int(leafSlots[place])] = -1 }
        } else {
            for place in base..<(base + Int(branchSizes[Int(node)])) {
                freeSubtree(branchChildren[place], level: level - 1)
            }
        }
        free(node, level: level)
    }

    /// Takes an empty node out of the branch above it, and that branch too when it was the last child.
    private mutating func detach(_ node: Int32, level: Int) {
        let parent = parent(of: node, level: level)
        free(node, level: level)
        guard parent >= 0 else {
            roots[Int(~parent)] = -1
            heights[Int(~parent)] = 0
            return
        }
        let last = Int(parent) * SlotForest.capacity + Int(branchSizes[Int(parent)]) - 1
        var place = place(ofChild: node, in: Int(parent))
        while place < last {
            branchChildren[place] = branchChildren[place + 1]
            branchCounts[place] = branchCounts[place + 1]
            branchWeights[place] = branchWeights[place + 1]
            place += 1
        }
        branchSizes[Int(parent)] -= 1
        if branchSizes[Int(parent)] == 0 {
            detach(parent, level: level + 1)
        } else if branchParents[Int(parent)] < 0 {
            lowerRoot(of: Int(~branchParents[Int(parent)]))
        }
    }

    /// Drops branches with a single child from the top of a sequence.
    private mutating func lowerRoot(of sequence: Int) {
        while heights[sequence] > 0, branchSizes[Int(roots[sequence])] == 1 {
            let root = roots[sequence]
            let child = branchChildren[Int(root) * SlotForest.capacity]
            free(root, level: Int(heights[sequence]))
            heights[sequence] -= 1
            roots[sequence] = child
            setParent(of: child, level: Int(heights[sequence]), to: ~Int32(truncatingIfNeeded: sequence))
        }
    }
}
