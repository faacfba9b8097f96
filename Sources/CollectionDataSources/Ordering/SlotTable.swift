import CollectionDiffing

/// Gives each identifier a slot: a small integer that stands for it everywhere else.
///
/// This class knows no identifiers: it is what snapshots and data sources work with, so that their code exists once in a
/// program, whatever the identifiers are. ``IdentifierTable`` holds the identifiers and overrides what compares and copies
/// them. Both sides of a comparison always hold identifiers of one type: the owner of the tables sees to that.
///
/// A slot that is removed either is given to the last identifier, so that slots stay dense, or stays unused, so that no other
/// slot changes: the owner of the table decides.
@usableFromInline
class SlotTable: @unchecked Sendable {
    /// The hash of each slot's identifier, and the slots by hash.
    @usableFromInline final var hashes = SlotHashes()

    @usableFromInline
    init() {}

    /// An empty table for identifiers of the same type.
    func makeEmpty() -> SlotTable { preconditionFailure("A table of identifiers makes others of its type.") }

    /// A table with the same identifiers in the same slots. It shares memory with this one until one of them changes.
    func copy() -> SlotTable { preconditionFailure("A table of identifiers copies itself.") }

    /// Whether the identifier of a slot is that of a slot of another table.
    func isEqual(_ slot: Int, to otherSlot: Int, of other: SlotTable) -> Bool {
        preconditionFailure("A table of identifiers compares them.")
    }

    /// Adds the identifier of a slot of another table; its hash is added apart.
    func appendIdentifier(of otherSlot: Int, in other: SlotTable) {
        preconditionFailure("A table of identifiers adds to itself.")
    }

    /// Puts an identifier in the place of another one.
    func copyIdentifier(_ source: Int, to target: Int) { preconditionFailure("A table of identifiers moves them.") }

    /// Removes the identifiers behind the first ones; their hashes are removed apart.
    func truncateIdentifiers(to count: Int) { preconditionFailure("A table of identifiers removes from itself.") }
}

extension SlotTable {
    /// The number of slots, those that are unused included.
    @usableFromInline final var slotCount: Int { hashes.count }

    /// The slot that the identifier of a slot of another table has in this one, or -1.
    ///
    /// - Complexity: O(1) expected; nothing is hashed.
    final func slot(matching otherSlot: Int, of other: SlotTable) -> Int {
        hashes.slot(forHash: other.hashes.hash(of: otherSlot)) { isEqual($0, to: otherSlot, of: other) }
    }

    /// The slot that the identifier of a slot of another table has in this one, or -1; all slots of this one are in use.
    ///
    /// A snapshot made from a copy of another has most identifiers in the same slots, so that place is tried first.
    final func slot(near otherSlot: Int, matching other: SlotTable) -> Int {
        if otherSlot < slotCount, isEqual(otherSlot, to: otherSlot, of: other) { return otherSlot }
        return slot(matching: otherSlot, of: other)
    }

    /// Adds the identifier of a slot of another table, which is not known, under the next slot.
    final func append(_ otherSlot: Int, of other: SlotTable) {
        appendIdentifier(of: otherSlot, in: other)
        hashes.append(other.hashes.hash(of: otherSlot))
    }

    /// Enters the identifier of a slot of another table, and returns its slot.
    ///
    /// - Complexity: O(1) expected, amortised; nothing is hashed.
    final func enter(_ otherSlot: Int, of other: SlotTable) -> Int {
        let known = slot(matching: otherSlot, of: other)
        if known >= 0 { return known }
        append(otherSlot, of: other)
        return slotCount - 1
    }

    /// Gives slots to identifiers that stand behind those that have slots already. One that is known, or stands twice
    /// among the new ones, gets the slot that it has; the others get the next slots in their order.
    ///
    /// - Parameter slots: The hashes of the new identifiers; afterwards their slots.
    /// - Complexity: O(*k*) expected for *k* identifiers.
    @usableFromInline
    final func assignSlots(_ slots: inout [Int32]) {
        let first = slotCount
        hashes.append(contentsOf: slots)
        var next = first
        for offset in slots.indices {
            let hash = UInt32(bitPattern: slots[offset])
            let given = first + offset
            if let known = hashes.enter(next, hash: hash, where: { isEqual($0, to: given, of: self) }) {
                slots[offset] = Int32(truncatingIfNeeded: known)
                continue
            }
            if next != given {
                copyIdentifier(given, to: next)
                hashes.copyHash(given, to: next)
            }
            slots[offset] = Int32(truncatingIfNeeded: next)
            next += 1
        }
        if next == first + slots.count { return }
        hashes.truncate(to: next)
        truncateIdentifiers(to: next)
    }

    /// Removes the identifier of a slot and leaves the slot unused. The identifier is kept until the slot is.
    ///
    /// - Complexity: O(1) expected.
    final func remove(_ slot: Int) { hashes.remove(slot) }

    /// Removes the identifier of a slot and gives the slot to the last identifier.
    ///
    /// - Complexity: O(1) expected.
    final func removeSwappingLast(_ slot: Int) {
        let last = slotCount - 1
        hashes.remove(slot)
        hashes.replaceByLast(slot)
        if slot != last { copyIdentifier(last, to: slot) }
        truncateIdentifiers(to: last)
    }

    /// Removes the identifiers from a slot on, all of them in use.
    ///
    /// - Complexity: O(*k*) expected for *k* removed identifiers.
    final func removeAll(from count: Int) {
        while slotCount > count { removeSwappingLast(slotCount - 1) }
    }

    /// A table of the identifiers of some slots, in that order, each given once.
    ///
    /// - Complexity: O(*k*) for *k* slots; nothing is hashed.
    final func table(of slots: [Int32]) -> SlotTable {
        let result = makeEmpty()
        result.hashes.reserve(slots.count)
        for slot in slots { result.append(Int(slot), of: self) }
        return result
    }
}
