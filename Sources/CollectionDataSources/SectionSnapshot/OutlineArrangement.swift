/// Finds a parent for each of the items that an outline is to show, among those before it.
struct OutlineArrangement {
    private let order: OutlineOrder
    /// For each item to be shown its slot in the outline as it was, or -1.
    let visible: [Int]
    /// For each item to be shown, and behind the last, the first at or behind it that was in the outline: its index, or
    /// the number of items.
    private let known: [Int]
    /// The expanded items whose trees the next item may continue, outermost first, by their index.
    private var open: [Int] = []
    /// For each slot one more than its place in ``open``, or 0.
    private var depths: [Int]

    init(_ order: OutlineOrder, visible: [Int]) {
        self.order = order
        self.visible = visible
        depths = Array(repeating: 0, count: order.parents.count)
        var known = Array(repeating: visible.count, count: visible.count + 1)
        for index in visible.indices.reversed() { known[index] = visible[index] < 0 ? known[index + 1] : index }
        self.known = known
    }

    /// The index of an item's parent, or -1. Called once for each item, in order.
    mutating func parent(of index: Int) -> Int {
        let depth = depth(of: index)
        while open.count > depth { depths[visible[open.removeLast()]] = 0 }
        let parent = open.last ?? -1
        let slot = visible[index]
        if slot >= 0, order.isExpanded[slot] {
            open.append(index)
            depths[slot] = open.count
        }
        return parent
    }

    /// How many of the open items are ancestors of an item.
    private func depth(of index: Int) -> Int {
        let needed = depthNeeded(behind: index)
        let slot = visible[index]
        if slot < 0 { return needed ?? 0 }
        if let own = openDepth(ofParent: slot) { return Swift.max(own, needed ?? 0) }
        if let needed { return needed }
        var ancestor = Int(order.parents[slot])
        while ancestor >= 0, depths[ancestor] == 0 { ancestor = Int(order.parents[ancestor]) }
        return ancestor < 0 ? 0 : depths[ancestor]
    }

    /// How many of the open items have to stay open, so that the next item outside the tree of this one keeps its
    /// parent; `nil` when there is none or it loses its parent anyway.
    private func depthNeeded(behind index: Int) -> Int? {
        let slot = visible[index]
        let ownTree = slot < 0 ? 0..<0 : order.position(of: slot)..<order.end(of: slot)
        var next = known[index + 1]
        while next < visible.count {
            if ownTree.isEmpty || !ownTree.contains(order.position(of: visible[next])) {
                return openDepth(ofParent: visible[next])
            }
            next = known[next + 1]
        }
        return nil
    }

    /// How many items are open down to the parent of an item, 0 for a root, or `nil` when the parent is not open.
    private func openDepth(ofParent slot: Int) -> Int? {
        let parent = Int(order.parents[slot])
        if parent < 0 { return 0 }
        return depths[parent] > 0 ? depths[parent] : nil
    }
}
