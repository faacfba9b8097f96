public import CollectionDiffing

/// The hashes of identifiers, by slot, and the slots by hash. It holds no identifiers.
///
/// An identifier is hashed once, when it enters; the hash is kept and serves lookups from other tables, growth and
/// removal.
@usableFromInline
struct SlotHashes: Sendable {
    /// The hash of each slot's identifier.
    @usableFromInline var values: [UInt32] = []
    /// The slots by hash.
    @usableFromInline var table = ProbeTable()

    @usableFromInline
    init() {
        table.reset(capacity: 0)
    }
}

extension SlotHashes {
    /// Gives the next slot to an identifier with a hash.
    mutating func append(_ hash: UInt32) {
        table.insert(values.count, hash: hash)
        values.append(hash)
    }

    /// Makes room for a number of identifiers to come.
    mutating func reserve(_ additional: Int) {
        table.reserve(table.count &+ additional)
        // Only when there is much to come: to reserve for each of many small steps would copy everything each time.
        if additional > values.count { values.reserveCapacity(values.count &+ additional) }
    }

    /// Frees the place of a slot in the table; the hash is kept.
    mutating func remove(_ slot: Int) {
        table.remove(at: table.place(forHash: values[slot]) { $0 == slot })
    }

    /// Removes the hash of a slot, whose place in the table is free, and gives the slot to the last one.
    mutating func replaceByLast(_ slot: Int) {
        let last = values.count - 1
        if slot != last {
            table.set(slot, hash: values[last], at: table.place(forHash: values[last]) { $0 == last })
            values[slot] = values[last]
        }
        values.removeLast()
    }
}
