import CollectionDiffing

extension DiffableDataSourceSnapshot {
    /// Stops the program when the inner state is broken, in builds with the flag `COLLECTION_INTERNAL_CHECKS`. Called at
    /// the end of each mutation.
    @usableFromInline
    func _checkInvariants() {
        #if COLLECTION_INTERNAL_CHECKS
        if let problem = brokenInvariant() { preconditionFailure(problem) }
        #endif
    }

    /// What is wrong with the inner state, or `nil`: for tests.
    ///
    /// - Complexity: O(*n*).
    package func brokenInvariant() -> String? {
        if let problem = sections.brokenInvariant() { return "sections: " + problem }
        if let problem = items.brokenInvariant() { return "items: " + problem }
        let order = slots.storage.order
        if let problem = order.sections.brokenInvariant() { return "order of sections: " + problem }
        if let problem = order.items.brokenInvariant() { return "order of items: " + problem }
        if order.sections.leafOfSlot.count != sections.slotCount { return "each section has a slot" }
        if order.items.leafOfSlot.count != items.slotCount { return "each item has a slot" }
        if order.items.roots.count != sections.slotCount { return "each section has a sequence" }
        if (0..<items.slotCount).contains(where: { !order.items.contains($0) }) { return "each item is in a section" }
        for section in 0..<sections.slotCount
        where order.sections.weight(of: section) != order.numberOfItems(inSection: section) {
            return "a section weighs as much as it has items"
        }
        let revisions = order.supplementaryRevisions
        return revisions.isEmpty || revisions.count == sections.slotCount ? nil : "each section has a revision"
    }

    /// Removes the marks, as a data source does once they are carried out: for tests.
    package mutating func forgetMarks() { slots.removeAllMarks() }
}

extension IdentifierTable {
    /// What is wrong with the table, or `nil`.
    func brokenInvariant() -> String? {
        if ids.count != slotCount || ids.count != hashes.usedCount { return "counts agree" }
        for slot in 0..<ids.count {
            if hashes.hash(of: slot) != ids[slot].probeHash { return "hashes are kept" }
            // An identifier that does not equal itself, such as NaN, is never found.
            if ids[slot] == ids[slot], self.slot(of: ids[slot]) != slot { return "each identifier is found" }
        }
        return nil
    }
}

extension SlotForest {
    /// What is wrong with the forest, or `nil`.
    func brokenInvariant() -> String? {
        var placed = 0
        var leaves = 0
        var branches = 0
        for sequence in roots.indices where roots[sequence] >= 0 {
            var totals = (count: Int32(0), weight: Int32(0))
            let problem = check(
                roots[sequence],
                level: Int(heights[sequence]),
                parent: ~Int32(truncatingIfNeeded: sequence),
                &totals,
                &leaves,
                &branches
            )
            if let problem { return problem }
            if totals.count != counts[sequence] || totals.weight != weights[sequence] { return "totals of a sequence" }
            placed += Int(totals.count)
        }
        if placed != (0..<leafOfSlot.count).count(where: { contains($0) }) {
            return "each slot is in the leaf recorded for it"
        }
        if leaves + freeLeaves.count != leafSizes.count { return "each leaf is used or free" }
        return branches + freeBranches.count == branchSizes.count ? nil : "each branch is used or free"
    }

    private func check(
        _ node: Int32,
        level: Int,
        parent: Int32,
        _ totals: inout (count: Int32, weight: Int32),
        _ leaves: inout Int,
        _ branches: inout Int
    ) -> String? {
        if self.parent(of: node, level: level) != parent { return "parents" }
        let base = Int(node) * SlotForest.capacity
        if level == 0 {
            leaves += 1
            if leafSizes[Int(node)] == 0 { return "no leaf is empty" }
            for place in base..<(base + Int(leafSizes[Int(node)])) {
                let slot = leafSlots[place]
                if leafOfSlot[Int(slot)] != node { return "the leaf of a slot" }
                totals.count += 1
                totals.weight += Int32(weight(of: Int(slot)))
            }
            return nil
        }
        branches += 1
        if branchSizes[Int(node)] == 0 { return "no branch is empty" }
        for place in base..<(base + Int(branchSizes[Int(node)])) {
            var below = (count: Int32(0), weight: Int32(0))
            let problem = check(branchChildren[place], level: level - 1, parent: node, &below, &leaves, &branches)
            if let problem { return problem }
            if below.count != branchCounts[place] || below.weight != branchWeights[place] {
                return "totals of a branch"
            }
            totals.count += below.count
            totals.weight += below.weight
        }
        return nil
    }
}
