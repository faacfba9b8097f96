public import CollectionDiffing

/// Identifiers, by slot: the part of a ``SlotTable`` that depends on their type.
///
/// What is here is compiled anew for each type of identifiers in a program, so it is as little as can be.
@usableFromInline
final class IdentifierTable<ID: Hashable & Sendable>: SlotTable, @unchecked Sendable {
    /// The identifier of each slot.
    @usableFromInline var ids: [ID] = []

    // Inlinable so that a table of identifiers is made where their type is known.
    @inlinable
    override init() { super.init() }

    override func makeEmpty() -> SlotTable { IdentifierTable() }

    override func copy() -> SlotTable {
        let copy = IdentifierTable()
        copy.ids = ids
        copy.hashes = hashes
        return copy
    }

    override func isEqual(_ slot: Int, to otherSlot: Int, of other: SlotTable) -> Bool {
        ids[slot] == IdentifierTable.typed(other).ids[otherSlot]
    }

    override func appendIdentifier(of otherSlot: Int, in other: SlotTable) {
        ids.append(IdentifierTable.typed(other).ids[otherSlot])
    }

    override func replaceIdentifierByLast(_ slot: Int) {
        let last = ids.removeLast()
        if slot < ids.count { ids[slot] = last }
    }
}

extension IdentifierTable {
    /// A table that is known to hold identifiers of this type.
    @inlinable @inline(__always)
    static func typed(_ table: SlotTable) -> IdentifierTable { unsafeDowncast(table, to: IdentifierTable.self) }

    /// The slot of an identifier, or -1 when it is unknown.
    @usableFromInline
    func slot(of id: ID) -> Int {
        hashes.table.index(at: hashes.table.place(forHash: id.probeHash) { ids[$0] == id }) ?? -1
    }

    /// The slots of identifiers, -1 for those that are unknown.
    func slots(of ids: [ID]) -> [Int32] {
        var slots: [Int32] = []
        slots.reserveCapacity(ids.count)
        for id in ids { slots.append(Int32(truncatingIfNeeded: slot(of: id))) }
        return slots
    }

    /// The identifiers of slots.
    func ids(of slots: [Int32]) -> [ID] {
        var result: [ID] = []
        result.reserveCapacity(slots.count)
        for slot in slots { result.append(ids[Int(slot)]) }
        return result
    }
}

// Inlinable because hashing and comparing through witness tables makes building a snapshot twice as slow (benchmark
// "DiffableDataSourceSnapshot<ID128> build 100,000") and a diff as well ("DiffableDataSourceSnapshot<ID128> diff 100,000").

extension IdentifierTable {
    /// Enters identifiers that may be known already, and returns the slot of each, in their order.
    ///
    /// New ones get the slots from the old ``SlotTable/slotCount`` on. Identifiers given twice get the same slot twice.
    ///
    /// - Complexity: O(*k*) expected for *k* identifiers: one hash each.
    @inlinable
    func enter(_ newIDs: [ID]) -> [Int32] {
        hashes.reserve(newIDs.count)
        // As for the hashes: only when there is much to come.
        if newIDs.count > ids.count { ids.reserveCapacity(ids.count &+ newIDs.count) }
        return IdentifierTable.enter(newIDs, &ids, &hashes)
    }

    @inlinable
    static func enter(_ newIDs: [ID], _ ids: inout [ID], _ hashes: inout SlotHashes) -> [Int32] {
        var slots: [Int32] = []
        slots.reserveCapacity(newIDs.count)
        for id in newIDs {
            let hash = id.probeHash
            let place = hashes.table.place(forHash: hash) { ids[$0] == id }
            if let known = hashes.table.index(at: place) {
                slots.append(Int32(truncatingIfNeeded: known))
            } else {
                slots.append(Int32(truncatingIfNeeded: ids.count))
                hashes.append(hash)
                ids.append(id)
            }
        }
        return slots
    }
}
