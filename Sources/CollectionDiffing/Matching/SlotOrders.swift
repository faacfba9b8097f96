/// The sections and items of two snapshots in order, as the slots that stand for them there.
@usableFromInline
package struct SlotOrders: Sendable {
    /// The old items, section after section.
    @usableFromInline package var oldItems: [Int32] = []
    /// The new items, section after section.
    @usableFromInline package var newItems: [Int32] = []
    /// Where each old section begins in ``oldItems``, and after the last section where it ends.
    @usableFromInline package var oldStarts: [Int] = []
    /// Where each new section begins in ``newItems``, and after the last section where it ends.
    @usableFromInline package var newStarts: [Int] = []
    /// For the slot of each old element that remains to be matched its number, else -1. Cleared after each use, so that
    /// a diff of a few elements among many does not have to touch them all.
    @usableFromInline package var numberOfSlot: [Int32] = []

    /// Creates orders of nothing.
    package init() {}
}

extension DiffingScratch {
    /// Makes room to pair a number of old elements with a number of new ones whose ids have slots below a limit.
    @usableFromInline
    package mutating func preparePairs(oldCount: Int, newCount: Int, slotLimit: Int) {
        repeatsInOld = false
        repeatsInNew = false
        if DiffingScratch.clear(&newOfOld, count: oldCount) { growthCount += 1 }
        if DiffingScratch.clear(&oldOfNew, count: newCount) { growthCount += 1 }
        if orders.numberOfSlot.count < slotLimit {
            // All of the list is -1 between uses.
            orders.numberOfSlot = [Int32](repeating: -1, count: slotLimit + slotLimit / 4)
            growthCount += 1
        }
    }
}
