extension DiffableDataSourceSectionSnapshot {
    /// Stops the program when the inner state is broken, in builds with the flag `COLLECTION_INTERNAL_CHECKS`. Called at
    /// the end of each mutation.
    func _checkInvariants() {
        #if COLLECTION_INTERNAL_CHECKS
        if let problem = brokenInvariant() { preconditionFailure(problem) }
        #endif
    }

    /// What is wrong with the inner state, or `nil`: for tests.
    ///
    /// - Complexity: O(*n* · *d*) for a depth of *d*.
    package func brokenInvariant() -> String? {
        let (table, order) = (table, slots.storage.order)
        if let problem = order.sequence.brokenInvariant() { return "sequence: " + problem }
        if order.parents.count != table.slotCount || order.descendants.count != table.slotCount
            || order.isExpanded.count != table.slotCount
        {
            return "each slot has an entry"
        }
        if table.slotCount - order.count > Swift.max(32, order.count) { return "few slots are unused" }
        var descendants = [Int32](repeating: 0, count: table.slotCount)
        var ends: [(slot: Int32, end: Int)] = []
        for (position, slot) in order.sequence.walk(0).enumerated() {
            let id = table.ids[slot]
            if id == id, table.slot(of: id) != slot { return "each item is found" }
            while let last = ends.last, last.end <= position { ends.removeLast() }
            if order.parents[slot] != ends.last?.slot ?? -1 { return "parents enclose their descendants" }
            let isVisible = ends.allSatisfy { order.isExpanded[Int($0.slot)] }
            if order.isVisible(slot) != isVisible { return "visible is what has no collapsed ancestor" }
            for ancestor in ends { descendants[Int(ancestor.slot)] += 1 }
            ends.append((slot: Int32(slot), end: position + 1 + Int(order.descendants[slot])))
        }
        for slot in order.sequence.walk(0) where descendants[slot] != order.descendants[slot] {
            return "descendants are counted"
        }
        return nil
    }
}
