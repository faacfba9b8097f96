extension SlotForest {
    /// Takes an empty leaf into use.
    mutating func makeLeaf(parent: Int32) -> Int32 {
        if let leaf = freeLeaves.popLast() {
            leafParents[Int(leaf)] = parent
            return leaf
        }
        let leaf = Int32(truncatingIfNeeded: leafSizes.count)
        leafSlots.append(repeating: -1, count: SlotForest.capacity)
        leafSizes.append(0)
        leafParents.append(parent)
        return leaf
    }

    /// Takes an empty branch into use.
    mutating func makeBranch(parent: Int32) -> Int32 {
        if let branch = freeBranches.popLast() {
            branchParents[Int(branch)] = parent
            return branch
        }
        let branch = Int32(truncatingIfNeeded: branchSizes.count)
        branchChildren.append(repeating: -1, count: SlotForest.capacity)
        branchCounts.append(repeating: 0, count: SlotForest.capacity)
        branchWeights.append(repeating: 0, count: SlotForest.capacity)
        branchSizes.append(0)
        branchParents.append(parent)
        return branch
    }

    /// Gives a node back.
    mutating func free(_ node: Int32, level: Int) {
        if level == 0 {
            leafSizes[Int(node)] = 0
            freeLeaves.append(node)
        } else {
            branchSizes[Int(node)] = 0
            freeBranches.append(node)
        }
    }

    /// The branch above a node, or the complement of its sequence; leaves are on level 0.
    func parent(of node: Int32, level: Int) -> Int32 {
        level == 0 ? leafParents[Int(node)] : branchParents[Int(node)]
    }

    /// Records the parent of a node; leaves are on level 0.
    mutating func setParent(of node: Int32, level: Int, to parent: Int32) {
        if level == 0 { leafParents[Int(node)] = parent } else { branchParents[Int(node)] = parent }
    }

    /// Where a child stands within its branch, counted over all branches.
    func place(ofChild child: Int32, in branch: Int) -> Int {
        let page = branchChildren.page(of: branch * SlotForest.capacity)
        let base = Paging.place(of: branch * SlotForest.capacity)
        for offset in 0..<Int(branchSizes[branch]) where page[base + offset] == child {
            return branch * SlotForest.capacity + offset
        }
        preconditionFailure("A node is a child of the branch that is recorded as its parent.")
    }
}
