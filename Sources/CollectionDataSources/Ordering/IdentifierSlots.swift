public import CollectionDiffing

/// Gives each identifier a slot: a small integer that stands for it everywhere else.
///
/// An identifier is hashed once, when it enters; the hash is kept and serves lookups from other tables, growth and
/// removal. A slot that is removed either goes to the last identifier, so that slots stay dense, or stays unused, so that
/// no other slot changes: the owner of the table decides.
@usableFromInline
struct IdentifierSlots<ID: Hashable & Sendable>: Sendable {
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

extension IdentifierSlots {
    /// The number of slots, those that are unused included.
    @inlinable var slotCount: Int { ids.count }

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
    /// New ones get the slots from the old `slotCount` on. Identifiers given twice get the same slot twice.
    ///
    /// - Complexity: O(*k*) expected for *k* identifiers: one hash each.
    @inlinable
    mutating func enter(_ newIDs: [ID]) -> [Int32] {
        var slots: [Int32] = []
        slots.reserveCapacity(newIDs.count)
        reserve(newIDs.count)
        for id in newIDs { slots.append(Int32(truncatingIfNeeded: enter(id, hash: id.probeHash))) }
        return slots
    }

    /// Enters an identifier whose hash is known, and returns its slot.
    ///
    /// - Complexity: O(1) expected, amortised.
    @inlinable
    mutating func enter(_ id: ID, hash: UInt32) -> Int {
        if let known = table.index(at: table.place(forHash: hash) { ids[$0] == id }) { return known }
        append(id, hash: hash)
        return ids.count &- 1
    }

    /// Enters an identifier that is not known under the next slot.
    @inlinable
    mutating func append(_ id: ID, hash: UInt32) {
        table.insert(ids.count, hash: hash)
        ids.append(id)
        hashes.append(hash)
    }

    /// Makes room for a number of identifiers to come.
    @inlinable
    mutating func reserve(_ additional: Int) {
        table.reserve(table.count &+ additional)
        // Only when there is much to come: to reserve for each of many small steps would copy everything each time.
        if additional > ids.count {
            ids.reserveCapacity(ids.count &+ additional)
            hashes.reserveCapacity(ids.count &+ additional)
        }
    }
}

extension IdentifierSlots {
    /// Removes the identifier of a slot and leaves the slot unused. The identifier is kept until the slot is.
    ///
    /// - Complexity: O(1) expected.
    mutating func remove(_ slot: Int) {
        table.remove(at: table.place(forHash: hashes[slot]) { $0 == slot })
    }

    /// Removes the identifiers from a slot on, all of them in use.
    ///
    /// - Complexity: O(*k*) expected for *k* removed identifiers.
    mutating func removeAll(from count: Int) {
        while ids.count > count { removeSwappingLast(ids.count - 1) }
    }

    /// Removes the identifier of a slot and gives the slot to the last identifier.
    ///
    /// - Complexity: O(1) expected.
    mutating func removeSwappingLast(_ slot: Int) {
        remove(slot)
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
