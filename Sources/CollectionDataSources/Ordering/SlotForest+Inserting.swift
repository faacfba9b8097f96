extension SlotForest {
    /// Inserts slots, which are in no sequence yet, in their order before the one at a position.
    ///
    /// - Parameter position: From 0 to the number of slots in the sequence.
    /// - Complexity: O(*k* + *k*/32 · log *n*) for *k* slots and a sequence of *n*.
    mutating func insert(_ slots: [Int32], at position: Int, in sequence: Int) {
        if slots.isEmpty { return }
        if roots[sequence] < 0 { roots[sequence] = makeLeaf(parent: ~Int32(sequence)) }
        var (leaf, offset) = leafForInserting(at: position, in: sequence)
        var next = 0
        while next < slots.count {
            if Int(leafSizes[leaf]) == SlotForest.capacity {
                let isSingle = slots.count - next == 1 && offset < SlotForest.capacity
                let cut = isSingle ? SlotForest.capacity / 2 : offset
                let right = split(leaf, at: cut)
                if offset > cut || cut == SlotForest.capacity { (leaf, offset) = (right, offset - cut) }
            }
            let run = Swift.min(slots.count - next, SlotForest.capacity - Int(leafSizes[leaf]))
            insertRun(slots[next..<(next + run)], into: leaf, at: offset)
            next += run
            offset += run
        }
    }

    /// Inserts one slot, which is in no sequence yet, before the one at a position.
    ///
    /// - Complexity: O(log *n*).
    mutating func insert(_ slot: Int, at position: Int, in sequence: Int) {
        insert([Int32(truncatingIfNeeded: slot)], at: position, in: sequence)
    }

    /// Changes the weight of a slot, which must be in a sequence.
    ///
    /// - Complexity: O(log *n*).
    mutating func setWeight(_ weight: Int, of slot: Int) {
        let change = Int32(truncatingIfNeeded: weight) - weightOfSlot[slot]
        if change == 0 { return }
        weightOfSlot[slot] += change
        add(count: 0, weight: change, to: Int(leafOfSlot[slot]))
    }

    /// Adds to the number and weight recorded for a leaf in all nodes above it and in its sequence.
    mutating func add(count: Int32, weight: Int32, to leaf: Int) {
        var node = Int32(truncatingIfNeeded: leaf)
        var parent = leafParents[leaf]
        while parent >= 0 {
            let place = place(ofChild: node, in: Int(parent))
            branchCounts[place] += count
            branchWeights[place] += weight
            node = parent
            parent = branchParents[Int(parent)]
        }
        counts[Int(~parent)] += count
        weights[Int(~parent)] += weight
    }

    /// Puts a run of slots into a leaf that has room for it.
    private mutating func insertRun(_ run: ArraySlice<Int32>, into leaf: Int, at offset: Int) {
        let base = leaf * SlotForest.capacity
        let size = Int(leafSizes[leaf])
        leafSlots.withPage(of: base) { page, start in
            var place = start + size
            while place > start + offset {
                place -= 1
                page[place + run.count] = page[place]
            }
            for slot in run {
                page[place] = slot
                place += 1
            }
        }
        leafOfSlot.fill(run, with: Int32(truncatingIfNeeded: leaf))
        var weight = Int32(truncatingIfNeeded: run.count)
        if isWeighted { weight = run.reduce(0) { $0 + weightOfSlot[Int($1)] } }
        leafSizes[leaf] += Int32(truncatingIfNeeded: run.count)
        add(count: Int32(truncatingIfNeeded: run.count), weight: weight, to: leaf)
    }

    /// Moves the slots from an offset on into a new leaf to the right.
    private mutating func split(_ leaf: Int, at cut: Int) -> Int {
        let right = Int(makeLeaf(parent: leafParents[leaf]))
        let moved = Int(leafSizes[leaf]) - cut
        var weight: Int32 = 0
        for offset in 0..<moved {
            let slot = leafSlots[leaf * SlotForest.capacity + cut + offset]
            leafSlots[right * SlotForest.capacity + offset] = slot
            leafOfSlot[Int(slot)] = Int32(truncatingIfNeeded: right)
            weight += Int32(truncatingIfNeeded: self.weight(of: Int(slot)))
        }
        leafSizes[leaf] = Int32(truncatingIfNeeded: cut)
        leafSizes[right] = Int32(truncatingIfNeeded: moved)
        attach(Int32(truncatingIfNeeded: right), after: Int32(truncatingIfNeeded: leaf), level: 0, moved, weight)
        return right
    }

    /// Enters a node, which took slots over from the one to its left, into the branch above that one.
    private mutating func attach(_ node: Int32, after left: Int32, level: Int, _ count: Int, _ weight: Int32) {
        var parent = self.parent(of: left, level: level)
        if parent < 0 {
            makeRoot(above: left, level: level, sequence: Int(~parent))
        } else if Int(branchSizes[Int(parent)]) == SlotForest.capacity {
            // At the right edge, where appending works, hardly anything moves over, so that branches fill up.
            let isLast = place(ofChild: left, in: Int(parent)) % SlotForest.capacity == SlotForest.capacity - 1
            splitBranch(Int(parent), at: isLast ? SlotForest.capacity - 1 : SlotForest.capacity / 2, level: level + 1)
        }
        parent = self.parent(of: left, level: level)
        let place = place(ofChild: left, in: Int(parent))
        branchCounts[place] -= Int32(truncatingIfNeeded: count)
        branchWeights[place] -= weight
        insertChild(node, into: Int(parent), at: place + 1, level: level, Int32(truncatingIfNeeded: count), weight)
    }

    /// Puts a branch with one child above the root of a sequence.
    private mutating func makeRoot(above child: Int32, level: Int, sequence: Int) {
        let root = makeBranch(parent: ~Int32(truncatingIfNeeded: sequence))
        roots[sequence] = root
        heights[sequence] += 1
        let base = Int(root) * SlotForest.capacity
        insertChild(child, into: Int(root), at: base, level: level, counts[sequence], weights[sequence])
    }

    /// Moves the children from an offset on into a new branch to the right.
    private mutating func splitBranch(_ branch: Int, at cut: Int, level: Int) {
        let right = makeBranch(parent: branchParents[branch])
        let moved = Int(branchSizes[branch]) - cut
        var count: Int32 = 0
        var weight: Int32 = 0
        for offset in 0..<moved {
            let from = branch * SlotForest.capacity + cut + offset
            let to = Int(right) * SlotForest.capacity + offset
            branchChildren[to] = branchChildren[from]
            branchCounts[to] = branchCounts[from]
            branchWeights[to] = branchWeights[from]
            count += branchCounts[from]
            weight += branchWeights[from]
            setParent(of: branchChildren[from], level: level - 1, to: right)
        }
        branchSizes[branch] = Int32(truncatingIfNeeded: cut)
        branchSizes[Int(right)] = Int32(truncatingIfNeeded: moved)
        attach(right, after: Int32(truncatingIfNeeded: branch), level: level, Int(count), weight)
    }

    /// Puts a child into a branch that has room for it. What is above the branch already counts the child.
    private mutating func insertChild(
        _ node: Int32,
        into branch: Int,
        at place: Int,
        level: Int,
        _ count: Int32,
        _ weight: Int32
    ) {
        var last = branch * SlotForest.capacity + Int(branchSizes[branch])
        while last > place {
            branchChildren[last] = branchChildren[last - 1]
            branchCounts[last] = branchCounts[last - 1]
            branchWeights[last] = branchWeights[last - 1]
            last -= 1
        }
        branchChildren[place] = node
        branchCounts[place] = count
        branchWeights[place] = weight
        branchSizes[branch] += 1
        setParent(of: node, level: level, to: Int32(truncatingIfNeeded: branch))
    }
}
