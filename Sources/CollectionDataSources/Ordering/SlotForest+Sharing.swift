// What two forests have in common because one is a changed copy of the other, or both are of a third.
//
// Where both have the same page of slots, each slot still stands for the same identifier: a slot can get another one only
// after it was taken out of its leaf, which changes the page or the number of slots of the leaf.

extension SlotForest {
    /// Whether both list the same slots in the same order, because none of them has changed since they were copied.
    ///
    /// It compares where the memory is, not what it holds, so it may return `false` for equal forests.
    ///
    /// - Complexity: O(1).
    func sharesStructure(with other: SlotForest) -> Bool {
        leafSlots.sharesMemory(with: other.leafSlots)
            && leafSizes.sharesMemory(with: other.leafSizes)
            && branchChildren.sharesMemory(with: other.branchChildren)
            && branchSizes.sharesMemory(with: other.branchSizes)
            && roots.sharesMemory(with: other.roots)
    }

    /// Takes slots that two forests share from the beginning of a run of each, or from its end, and goes on to the next
    /// run: those of a leaf, or those of all leaves of a branch when the runs stand at its edge.
    ///
    /// - Parameters:
    ///   - other: The other forest.
    ///   - mine: A run of this forest.
    ///   - theirs: A run of the other forest.
    ///   - limit: The largest number of slots to take.
    ///   - step: 1 to go on to the next run, -1 to go on to the one before.
    /// - Returns: The number of slots taken; 0 when the runs do not begin with shared slots.
    /// - Complexity: O(log *n*) expected.
    func dropShared(
        with other: SlotForest,
        _ mine: inout SlotRun,
        _ theirs: inout SlotRun,
        limit: Int,
        step: Int
    ) -> Int {
        guard mine == theirs, mine == run(of: mine.leaf), mine == other.run(of: mine.leaf) else { return 0 }
        var (node, level) = (mine.leaf, 0)
        var count = mine.count
        let branch = Int(leafParents[node])
        if branch >= 0, isEdge(node, of: branch, step: step), sharesBranch(branch, with: other),
            self.count(ofBranch: branch) <= limit
        {
            (node, level, count) = (branch, 1, self.count(ofBranch: branch))
        } else if count > limit || !leafSlots.sharesPage(of: mine.start, with: other.leafSlots) {
            return 0
        }
        mine = run(of: leaf(nextTo: node, level: level, step: step))
        theirs = other.run(of: other.leaf(nextTo: node, level: level, step: step))
        return count
    }

    /// Whether all leaves of a branch above leaves hold the same slots in both forests, and neither has changed them since.
    ///
    /// Whatever changes a leaf writes to the page that holds the counts of the branch above it, or changes the number of
    /// leaves there.
    private func sharesBranch(_ branch: Int, with other: SlotForest) -> Bool {
        let base = branch * SlotForest.capacity
        return branch < other.branchSizes.count && branchSizes[branch] == other.branchSizes[branch]
            && branchCounts.sharesPage(of: base, with: other.branchCounts)
            && branchChildren.sharesPage(of: base, with: other.branchChildren)
    }

    /// Whether a leaf is the first of a branch (step 1) or the last (step -1).
    private func isEdge(_ leaf: Int, of branch: Int, step: Int) -> Bool {
        let place = branch * SlotForest.capacity + (step > 0 ? 0 : Int(branchSizes[branch]) - 1)
        return Int(branchChildren[place]) == leaf
    }

    /// The number of slots below a branch.
    private func count(ofBranch branch: Int) -> Int {
        var count = 0
        for place in 0..<Int(branchSizes[branch]) { count += Int(branchCounts[branch * SlotForest.capacity + place]) }
        return count
    }
}
