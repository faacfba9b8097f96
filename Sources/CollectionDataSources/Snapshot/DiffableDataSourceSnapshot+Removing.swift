extension DiffableDataSourceSnapshot {
    /// Removes the items of some slots, which may be given more than once.
    ///
    /// - Complexity: O(log *n*) for each item, and O(*n*) at most.
    mutating func removeItems(_ slots: [Int]) {
        // From about an eighth on it is cheaper to write down what stays (benchmark "delete half").
        if slots.count > 32, slots.count > items.slotCount / 8 {
            keepItems(except: slots)
            return
        }
        // From the last slot down, so that the slot that takes the place of a removed one is never still to be removed.
        var previous = -1
        for slot in slots.sorted(by: >) where slot != previous {
            order.detachItem(slot)
            forgetItem(slot)
            previous = slot
        }
    }

    /// Removes an item that is in no section any more.
    mutating func forgetItem(_ slot: Int) {
        order.forgetItemSwappingLast(slot, last: items.slotCount - 1)
        items.removeSwappingLast(slot)
    }

    /// Writes down all items but those of some slots, with new slots. Nothing is hashed.
    private mutating func keepItems(except removed: [Int]) {
        var newSlots = [Int32](repeating: 0, count: items.slotCount)
        for slot in removed { newSlots[slot] = -1 }
        var kept = IdentifierSlots<ItemID>()
        kept.reserve(items.slotCount - removed.count)
        for slot in newSlots.indices where newSlots[slot] == 0 {
            newSlots[slot] = Int32(truncatingIfNeeded: kept.slotCount)
            kept.append(items.ids[slot], hash: items.hashes[slot])
        }
        items = kept
        order.keepItems(newSlots)
    }
}
