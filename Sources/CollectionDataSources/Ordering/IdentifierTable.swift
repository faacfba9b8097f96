public import CollectionDiffing

/// Gives each identifier a slot: a small integer that stands for it everywhere else.
///
/// An identifier is hashed once, when it enters; the hash is kept and serves lookups from other tables, growth and
/// removal. Slots are dense: they are always `0..<count`, and the last one takes the place of one that is removed.
@usableFromInline
struct IdentifierTable<ID: Hashable & Sendable>: Sendable {
    /// The identifier of each slot.
    @usableFromInline var ids: [ID] = []
    /// The hash of each slot's identifier.
    @usableFromInline var hashes: [UInt32] = []
    /// The slots by hash.
    @usableFromInline var table = ProbeTable()

    @usableFromInline
    init() {
        table.reset(capacity: 0)
    }
}

// Entering and finding are inlinable because hashing and comparing through witness tables makes building a snapshot
// twice as slow (benchmark "DiffableDataSourceSnapshot<ID128> build 100,000").

extension IdentifierTable {
    /// The number of identifiers.
    @inlinable var count: Int { ids.count }

    /// The slot of an identifier, or -1 when it is unknown.
    @inlinable
    func slot(of id: ID) -> Int {
        slot(of: id, hash: id.probeHash)
    }

    /// The slot of an identifier whose hash is known, or -1 when it is unknown.
    @inlinable
    func slot(of id: ID, hash: UInt32) -> Int {
        table.index(at: table.place(forHash: hash) { ids[$0] == id }) ?? -1
    }

    /// Enters identifiers that may be known already, and returns the slot of each, in their order.
    ///
    /// New ones get the slots from the old `count` on. Identifiers given twice get the same slot twice.
    ///
    /// - Complexity: O(*k*) expected for *k* identifiers: one hash each.
    @inlinable
    mutating func enter(_ newIDs: [ID]) -> [Int32] {
        var slots: [Int32] = []
        slots.reserveCapacity(newIDs.count)
        for id in newIDs {
            let hash = id.probeHash
            let place = table.place(forHash: hash) { ids[$0] == id }
            if let known = table.index(at: place) {
                slots.append(Int32(truncatingIfNeeded: known))
            } else {
                slots.append(Int32(truncatingIfNeeded: ids.count))
                table.insert(ids.count, hash: hash)
                ids.append(id)
                hashes.append(hash)
            }
        }
        return slots
    }
}

extension IdentifierTable {
    /// Removes the identifiers from a slot on.
    ///
    /// - Complexity: O(*k*) expected for *k* removed identifiers.
    mutating func removeAll(from count: Int) {
        while ids.count > count { removeSwappingLast(ids.count - 1) }
    }

    /// Removes the identifier of a slot and gives the slot to the last identifier.
    ///
    /// - Complexity: O(1) expected.
    mutating func removeSwappingLast(_ slot: Int) {
        table.remove(at: table.place(forHash: hashes[slot]) { $0 == slot })
        let last = ids.count - 1
        if slot != last {
            let place = table.place(forHash: hashes[last]) { $0 == last }
            table.set(slot, hash: hashes[last], at: place)
            ids[slot] = ids[last]
            hashes[slot] = hashes[last]
        }
        ids.removeLast()
        hashes.removeLast()
    }
}
