/// The numbers of nodes: which are given, and which are free again.
struct NodeNumbers {
    private var next: Int32 = 1
    private var free = LinearMap<Int, [NodeID]>()

    /// Gives consecutive numbers to new nodes and returns the first. Freed numbers are reused.
    mutating func allocate(_ count: Int) -> NodeID {
        var reused: NodeID?
        free.update(count, default: []) { reused = $0.popLast() }
        if let reused { return reused }
        let first = NodeID(rawValue: next)
        next += Int32(truncatingIfNeeded: count)
        return first
    }

    /// Frees consecutive numbers.
    mutating func release(_ first: NodeID, count: Int) {
        free.update(count, default: []) { $0.append(first) }
    }
}
