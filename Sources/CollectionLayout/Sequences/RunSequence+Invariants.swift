extension RunSequence {
    /// Stops the program if the tree is not well formed. Compiled in by `-D COLLECTION_INTERNAL_CHECKS`.
    @inline(__always)
    func checkInvariants() {
        #if COLLECTION_INTERNAL_CHECKS
        precondition(isWellFormed, "A run sequence is not well formed.")
        #endif
    }

    /// Whether totals are right, all leaves are equally deep, no node is too large and no run is empty.
    var isWellFormed: Bool { root.depthIfWellFormed != nil }
}

extension RunNode {
    /// The distance to the leaves, or `nil` if something is wrong below.
    fileprivate var depthIfWellFormed: Int? {
        var total = Element.Totals()
        if isLeaf {
            guard runs.count <= Self.runCapacity, runs.allSatisfy({ $0.count > 0 }) else { return nil }
            for run in runs { run.element.add(to: &total, times: Int(run.count)) }
            return total == summary ? 0 : nil
        }
        guard children.count <= Self.childCapacity else { return nil }
        var depth: Int?
        for child in children {
            guard let childDepth = child.depthIfWellFormed, depth == nil || depth == childDepth else { return nil }
            guard child.summary.count > 0 else { return nil }
            depth = childDepth
            total.add(child.summary)
        }
        return total == summary ? depth.map { $0 + 1 } : nil
    }
}
