extension SlotForest {
    /// Walks along the slots of one sequence.
    ///
    /// - Complexity: O(1) amortised for each step.
    struct Walk: IteratorProtocol, Sequence {
        private let forest: SlotForest
        private var run: SlotRun

        fileprivate init(_ forest: SlotForest, _ run: SlotRun) {
            self.forest = forest
            self.run = run
        }

        mutating func next() -> Int? {
            if run.leaf < 0 { return nil }
            let slot = Int(forest.leafSlots[run.start])
            forest.dropFirst(1, of: &run)
            return slot
        }
    }

    /// The slots of a sequence in their order.
    func walk(_ sequence: Int) -> Walk { Walk(self, firstRun(of: sequence)) }
}

extension SlotForest {
    /// Adds the slots of a sequence, in their order, to an array.
    ///
    /// - Complexity: O(*n*).
    func appendSlots(of sequence: Int, to slots: inout [Int32]) {
        var run = firstRun(of: sequence)
        while run.leaf >= 0 {
            append(run, to: &slots)
            run = self.run(after: run.leaf)
        }
    }

    /// Adds the slots of a run to an array.
    func append(_ run: SlotRun, to slots: inout [Int32]) {
        let place = Paging.place(of: run.start)
        slots.append(contentsOf: leafSlots.page(of: run.start)[place..<(place + run.count)])
    }

    /// The first run of a sequence.
    @usableFromInline
    func firstRun(of sequence: Int) -> SlotRun {
        roots[sequence] < 0 ? run(of: -1) : run(of: firstLeaf(below: Int(roots[sequence]), Int(heights[sequence])))
    }

    /// The last run of a sequence.
    @usableFromInline
    func lastRun(of sequence: Int) -> SlotRun {
        roots[sequence] < 0 ? run(of: -1) : run(of: lastLeaf(below: Int(roots[sequence]), Int(heights[sequence])))
    }

    /// The run that begins with a slot.
    func run(from slot: Int) -> SlotRun {
        var run = run(of: Int(leafOfSlot[slot]))
        let offset = offset(of: slot, in: run.leaf)
        run.start += offset
        run.count -= offset
        return run
    }

    /// The run that follows a leaf.
    func run(after leaf: Int) -> SlotRun { run(of: neighbour(of: leaf, step: 1)) }

    /// Takes slots from the beginning of a run and goes on to the next one when it is used up.
    @usableFromInline
    func dropFirst(_ count: Int, of run: inout SlotRun) {
        run.start += count
        run.count -= count
        if run.count == 0 { run = self.run(after: run.leaf) }
    }

    /// Takes slots from the end of a run and goes on to the one before when it is used up.
    @usableFromInline
    func dropLast(_ count: Int, of run: inout SlotRun) {
        run.count -= count
        if run.count == 0 { run = self.run(of: neighbour(of: run.leaf, step: -1)) }
    }

    /// All slots of a leaf, or none when there is no leaf (-1).
    func run(of leaf: Int) -> SlotRun {
        leaf < 0
            ? .none
            : SlotRun(leaf: leaf, start: leaf * SlotForest.capacity, count: Int(leafSizes[leaf]))
    }

    private func firstLeaf(below node: Int, _ height: Int) -> Int {
        var node = node
        for _ in 0..<height { node = Int(branchChildren[node * SlotForest.capacity]) }
        return node
    }

    private func lastLeaf(below node: Int, _ height: Int) -> Int {
        var node = node
        for _ in 0..<height {
            node = Int(branchChildren[node * SlotForest.capacity + Int(branchSizes[node]) - 1])
        }
        return node
    }

    /// The leaf before (-1) or after (1) another one in its sequence, or -1 when there is none.
    private func neighbour(of leaf: Int, step: Int) -> Int { self.leaf(nextTo: leaf, level: 0, step: step) }

    /// The leaf before (-1) or after (1) those below a node in its sequence, or -1 when there is none.
    func leaf(nextTo node: Int, level: Int, step: Int) -> Int {
        var node = Int32(truncatingIfNeeded: node)
        var parent = parent(of: node, level: level)
        var height = level
        while parent >= 0 {
            let first = Int(parent) * SlotForest.capacity
            let place = place(ofChild: node, in: Int(parent)) + step
            if place >= first, place < first + Int(branchSizes[Int(parent)]) {
                let child = Int(branchChildren[place])
                return step > 0 ? firstLeaf(below: child, height) : lastLeaf(below: child, height)
            }
            node = parent
            parent = branchParents[Int(parent)]
            height += 1
        }
        return -1
    }
}
