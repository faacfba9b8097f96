/// The tree of an outline and what is expanded and marked in it, in terms of slots.
///
/// The items stand in one sequence, each parent before its descendants; an item weighs 1 while it is visible and 0 while
/// an ancestor is collapsed. So every query about positions is one about a sequence.
struct OutlineOrder: Sendable {
    /// All items, as the sequence 0.
    var sequence = SlotForest(isWeighted: true)
    /// For each slot that of the parent, or -1.
    var parents: [Int32] = []
    /// For each slot the number of descendants.
    var descendants: [Int32] = []
    /// For each slot whether it is expanded.
    var isExpanded: [Bool] = []
    /// The marks, by slot.
    var marks = MarkList()

    init() {
        sequence.addSequence()
    }
}

extension OutlineOrder {
    /// The number of items.
    var count: Int { sequence.count(of: 0) }

    /// The position of an item among all items.
    func position(of slot: Int) -> Int { sequence.position(of: slot)?.offset ?? -1 }

    /// The slot at a position among all items.
    func slot(at position: Int) -> Int { sequence.slot(at: position, in: 0) }

    /// The position behind an item and all its descendants.
    func end(of slot: Int) -> Int { position(of: slot) + 1 + Int(descendants[slot]) }

    /// The slot of the parent, or -1.
    func parent(of slot: Int) -> Int { Int(parents[slot]) }

    /// Whether no ancestor is collapsed.
    func isVisible(_ slot: Int) -> Bool { sequence.weight(of: slot) == 1 }

    /// Whether the children of an item, or of none (-1), are visible.
    func showsChildren(of parent: Int) -> Bool {
        parent < 0 || isExpanded[parent] && isVisible(parent)
    }

    /// The number of ancestors.
    func level(of slot: Int) -> Int {
        var level = 0
        var ancestor = parents[slot]
        while ancestor >= 0 {
            level += 1
            ancestor = parents[Int(ancestor)]
        }
        return level
    }

    /// The children of an item, or of none (-1), in order.
    ///
    /// - Complexity: O(*c* log *n*) for *c* children.
    func children(of parent: Int) -> [Int32] {
        var position = parent < 0 ? 0 : self.position(of: parent) + 1
        let end = parent < 0 ? count : end(of: parent)
        var children: [Int32] = []
        while position < end {
            let child = slot(at: position)
            children.append(Int32(truncatingIfNeeded: child))
            position += 1 + Int(descendants[child])
        }
        return children
    }
}

extension OutlineOrder {
    /// Puts items without children at a position, as children of an item or of none (-1).
    mutating func insert(_ slots: [Int32], at position: Int, parent: Int) {
        let weight: Int32 = showsChildren(of: parent) ? 1 : 0
        makeRoom(forSlots: parents.count + slots.count)
        for slot in slots {
            parents[Int(slot)] = Int32(truncatingIfNeeded: parent)
            sequence.weightOfSlot[Int(slot)] = weight
        }
        sequence.insert(slots, at: position, in: 0)
        addDescendants(slots.count, to: parent)
    }

    /// Puts the trees of another outline at a position, as children of an item or of none (-1).
    ///
    /// - Parameters:
    ///   - other: The other outline.
    ///   - slots: For each slot of the other outline the one its item has in this one, all of them new.
    mutating func insert(_ other: OutlineOrder, slots: [Int32], at position: Int, parent: Int) {
        let showsRoots = showsChildren(of: parent)
        makeRoom(forSlots: parents.count + other.count)
        var inserted: [Int32] = []
        inserted.reserveCapacity(other.count)
        for source in other.sequence.walk(0) {
            let slot = Int(slots[source])
            let ancestor = other.parents[source]
            inserted.append(Int32(truncatingIfNeeded: slot))
            parents[slot] = ancestor < 0 ? Int32(truncatingIfNeeded: parent) : slots[Int(ancestor)]
            descendants[slot] = other.descendants[source]
            isExpanded[slot] = other.isExpanded[source]
            sequence.weightOfSlot[slot] = showsRoots && other.isVisible(source) ? 1 : 0
            marks.set(other.marks[source], on: slot)
        }
        sequence.insert(inserted, at: position, in: 0)
        addDescendants(inserted.count, to: parent)
    }

    /// Takes out an item with all its descendants, or the descendants only. Returns their slots.
    mutating func removeSubtree(_ root: Int, includingRoot: Bool) -> [Int] {
        let first = position(of: root) + (includingRoot ? 0 : 1)
        var removed: [Int] = []
        for position in first..<end(of: root) { removed.append(slot(at: position)) }
        addDescendants(-removed.count, to: includingRoot ? Int(parents[root]) : root)
        for slot in removed {
            sequence.remove(slot)
            marks.set([], on: slot)
        }
        return removed
    }

    /// Expands or collapses an item and shows or hides those of its descendants that this concerns.
    ///
    /// - Complexity: O(*k* log *n*) for *k* descendants that appear or disappear.
    mutating func setExpanded(_ expanded: Bool, _ slot: Int) {
        if isExpanded[slot] == expanded { return }
        isExpanded[slot] = expanded
        if !isVisible(slot) { return }
        var position = self.position(of: slot) + 1
        let end = end(of: slot)
        while position < end {
            let descendant = self.slot(at: position)
            sequence.setWeight(expanded ? 1 : 0, of: descendant)
            position += 1 + (isExpanded[descendant] ? 0 : Int(descendants[descendant]))
        }
    }

    private mutating func addDescendants(_ count: Int, to parent: Int) {
        var ancestor = parent
        while ancestor >= 0 {
            descendants[ancestor] += Int32(truncatingIfNeeded: count)
            ancestor = Int(parents[ancestor])
        }
    }

    private mutating func makeRoom(forSlots count: Int) {
        sequence.makeRoom(forSlots: count)
        while parents.count < count {
            parents.append(-1)
            descendants.append(0)
            isExpanded.append(false)
        }
    }
}
