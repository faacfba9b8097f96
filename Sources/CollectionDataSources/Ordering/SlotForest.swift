/// Ordered sequences of slots in which every position can be found from its slot and every slot from its position.
///
/// A slot is a small integer that stands for an identifier; it is in at most one sequence. Each sequence is a counted
/// B-tree whose nodes live in arrays of 32-bit integers, all sequences in the same ones: nothing is reference counted per
/// node, and a sequence of one slot costs one leaf. Copies of a forest share the pages of these arrays that they do not
/// change, and so know in which branches and leaves they do not differ: ``dropShared(with:_:_:limit:step:)``.
///
/// Besides the number of slots, each node knows their total weight. A snapshot weighs each section by its number of
/// items, an outline each item by whether it is visible; so "how many items stand before this section" is computed like
/// "how many sections".
///
/// Nodes are freed when they are empty and never merged before: T. Johnson and D. Shasha, "B-trees with inserts and
/// deletes: why free-at-empty is better than merge-at-half", Journal of Computer and System Sciences 47 (1993).
@usableFromInline
struct SlotForest: Sendable {
    /// The number of entries of a full node, leaf or branch.
    static let capacity = 32

    /// Whether slots have weights of their own; else each weighs 1 and weights are not stored.
    let isWeighted: Bool

    /// For each slot the leaf that holds it, or -1.
    var leafOfSlot = PagedArray<Int32>()
    /// For each slot its weight; empty unless ``isWeighted``.
    var weightOfSlot = PagedArray<Int32>()

    /// The slots of all leaves, ``capacity`` places for each.
    @usableFromInline var leafSlots = PagedArray<Int32>()
    /// For each leaf the number of its slots.
    var leafSizes = PagedArray<Int32>()
    /// For each leaf the branch above it, or the complement of its sequence when it is the root.
    var leafParents = PagedArray<Int32>()
    /// Leaves not in use.
    var freeLeaves: [Int32] = []

    /// The children of all branches, ``capacity`` places for each: leaves at the lowest level, else branches.
    var branchChildren = PagedArray<Int32>()
    /// The number of slots below each child.
    var branchCounts = PagedArray<Int32>()
    /// The weight of the slots below each child.
    var branchWeights = PagedArray<Int32>()
    /// For each branch the number of its children.
    var branchSizes: [Int32] = []
    /// For each branch the branch above it, or the complement of its sequence when it is the root.
    var branchParents: [Int32] = []
    /// Branches not in use.
    var freeBranches: [Int32] = []

    /// For each sequence its root, a leaf or a branch, or -1 when it is empty.
    var roots: [Int32] = []
    /// For each sequence the number of levels of branches.
    var heights: [Int32] = []
    /// For each sequence the number of its slots.
    var counts: [Int32] = []
    /// For each sequence the weight of its slots.
    var weights: [Int32] = []

    init(isWeighted: Bool) {
        self.isWeighted = isWeighted
    }
}

extension SlotForest {
    /// Adds an empty sequence, whose number is the number of sequences so far.
    mutating func addSequence() {
        roots.append(-1)
        heights.append(0)
        counts.append(0)
        weights.append(0)
    }

    /// Removes a sequence and gives its number to the last one.
    ///
    /// - Complexity: O(*n*) in the number of its slots.
    mutating func removeSequenceSwappingLast(_ sequence: Int) {
        removeAll(from: sequence)
        let last = roots.count - 1
        if sequence != last {
            roots[sequence] = roots[last]
            heights[sequence] = heights[last]
            counts[sequence] = counts[last]
            weights[sequence] = weights[last]
            if roots[last] >= 0 { setParent(of: roots[last], level: Int(heights[last]), to: ~Int32(sequence)) }
        }
        roots.removeLast()
        heights.removeLast()
        counts.removeLast()
        weights.removeLast()
    }

    /// Makes slots known up to a number; new ones are in no sequence and weigh 1, or 0 when slots have weights.
    mutating func makeRoom(forSlots count: Int) {
        let missing = count - leafOfSlot.count
        if missing <= 0 { return }
        leafOfSlot.append(repeating: -1, count: missing)
        if isWeighted { weightOfSlot.append(repeating: 0, count: missing) }
    }

    /// Gives the place of a slot to another number, which must be known and in no sequence.
    ///
    /// - Complexity: O(1).
    mutating func rename(_ slot: Int, to other: Int) {
        let leaf = Int(leafOfSlot[slot])
        if leaf >= 0 {
            leafSlots[leaf * SlotForest.capacity + offset(of: slot, in: leaf)] = Int32(other)
            // The number of slots below the branch is the same, but not the slots: see `dropShared`.
            let branch = Int(leafParents[leaf])
            if branch >= 0 { branchCounts.withPage(of: branch * SlotForest.capacity) { _, _ in } }
        }
        leafOfSlot[other] = Int32(leaf)
        leafOfSlot[slot] = -1
        if isWeighted {
            weightOfSlot[other] = weightOfSlot[slot]
            weightOfSlot[slot] = 0
        }
    }

    /// Forgets the slots from a number on, which must be in no sequence.
    mutating func forgetSlots(from count: Int) {
        leafOfSlot.truncate(to: count)
        if isWeighted { weightOfSlot.truncate(to: count) }
    }

    /// Whether a slot is in a sequence.
    func contains(_ slot: Int) -> Bool { leafOfSlot[slot] >= 0 }

    /// The weight of a slot.
    @usableFromInline
    func weight(of slot: Int) -> Int { isWeighted ? Int(weightOfSlot[slot]) : 1 }

    /// Where a slot stands within its leaf.
    func offset(of slot: Int, in leaf: Int) -> Int {
        let page = leafSlots.page(of: leaf * SlotForest.capacity)
        let base = Paging.place(of: leaf * SlotForest.capacity)
        for offset in 0..<Int(leafSizes[leaf]) where page[base + offset] == Int32(truncatingIfNeeded: slot) {
            return offset
        }
        preconditionFailure("A slot is in the leaf that is recorded for it.")
    }
}
