public import CollectionDiffing

/// Identifiers, by slot: the part of a ``SlotTable`` that depends on their type.
///
/// What is here is compiled anew for each type of identifiers in a program, so it is as little as can be.
@usableFromInline
final class IdentifierTable<ID: Hashable & Sendable>: SlotTable, @unchecked Sendable {
    /// The identifier of each slot.
    @usableFromInline var ids = PagedArray<ID>()

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

    override func copyIdentifier(_ source: Int, to target: Int) { ids[target] = ids[source] }

    override func truncateIdentifiers(to count: Int) {
        ids.truncate(to: count)
    }
}

extension IdentifierTable {
    /// A table that is known to hold identifiers of this type.
    @inlinable @inline(__always)
    static func typed(_ table: SlotTable) -> IdentifierTable { unsafeDowncast(table, to: IdentifierTable.self) }

    /// The slot of an identifier, or -1 when it is unknown.
    @usableFromInline
    func slot(of id: ID) -> Int {
        hashes.slot(forHash: id.probeHash) { ids[$0] == id }
    }

    /// The slots of identifiers, -1 for those that are unknown.
    @usableFromInline
    func slots(of ids: [ID]) -> [Int32] {
        var slots = [Int32](repeating: 0, count: ids.count)
        for index in 0..<ids.count { slots[index] = Int32(truncatingIfNeeded: slot(of: ids[index])) }
        return slots
    }

    /// All identifiers, in the order of their slots.
    var allIDs: [ID] { ids.pages.flatMap { $0 } }

    /// The identifiers of slots.
    func ids(of slots: [Int32]) -> [ID] {
        var result: [ID] = []
        result.reserveCapacity(slots.count)
        for slot in slots { result.append(ids[Int(slot)]) }
        return result
    }
}

extension IdentifierTable {
    // Inlinable because hashing through witness tables makes building a snapshot twice as slow (benchmark
    // "DiffableDataSourceSnapshot<ID128> build 100,000").
    /// Enters identifiers that may be known already, and returns the slot of each, in their order.
    ///
    /// New ones get the slots from the old ``SlotTable/slotCount`` on. Identifiers given twice get the same slot twice.
    ///
    /// - Complexity: O(*k*) expected for *k* identifiers: one hash each.
    @inlinable
    func enter(_ newIDs: [ID]) -> [Int32] {
        var slots = [Int32](repeating: 0, count: newIDs.count)
        let hasher = Hasher()
        for index in 0..<newIDs.count { slots[index] = Int32(bitPattern: newIDs[index].probeHash(hasher)) }
        ids.append(contentsOf: newIDs)
        assignSlots(&slots)
        return slots
    }
}
