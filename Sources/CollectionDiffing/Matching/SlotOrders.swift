/// What a diff reads from two snapshots, in order, as the slots that stand for sections and items there.
@usableFromInline
package struct SlotOrders: Sendable {
    /// The old sections.
    @usableFromInline package var oldSections: [Int32] = []
    /// The new sections.
    @usableFromInline package var newSections: [Int32] = []
    /// The old items that remain to be matched, section after section.
    @usableFromInline package var oldItems: [Int32] = []
    /// The new items that remain to be matched, section after section.
    @usableFromInline package var newItems: [Int32] = []
    /// For the slot of each old element that remains to be matched its number, else -1. Cleared after each use, so that
    /// a diff of a few elements among many does not have to touch them all.
    @usableFromInline package var numberOfSlot: [Int32] = []

    /// Creates orders of nothing.
    package init() {}
}

extension SlotOrders {
    /// Makes room to number elements whose slots are below a limit.
    @usableFromInline
    package mutating func makeRoom(forSlots limit: Int) {
        // All of the list is -1 between uses.
        if numberOfSlot.count < limit { numberOfSlot = [Int32](repeating: -1, count: limit + limit / 4) }
    }

    /// The number of values there is memory for.
    var capacity: Int {
        oldSections.capacity + newSections.capacity + oldItems.capacity + newItems.capacity + numberOfSlot.capacity
    }
}
