public import CollectionDiffing

/// The hashes of identifiers, by slot, and the slots by hash. It holds no identifiers.
///
/// An identifier is hashed once, when it enters; the hash is kept and serves lookups from other tables, growth and
/// removal. The slots are found in one of several tables, chosen by the first bits of the hash: a table that was not
/// changed stays shared with the copies, see ``PagedArray``.
@usableFromInline
struct SlotHashes: Sendable {
    /// The hash of each slot's identifier, as its bits.
    @usableFromInline var values = PagedArray<Int32>()
    /// The slots by hash: a power of two of tables, each for the hashes that begin with the bits of its number.
    @usableFromInline var tables = [ProbeTable()]
    /// The number of bits of a hash that choose its table.
    @usableFromInline var bits: UInt64 = 0

    @usableFromInline
    init() {
        tables[0].reset(capacity: 0)
    }
}

extension SlotHashes {
    /// The number of slots, those that are unused included.
    @inlinable var count: Int { values.count }

    /// The hash of a slot's identifier.
    @inlinable @inline(__always)
    func hash(of slot: Int) -> UInt32 { UInt32(bitPattern: values[slot]) }

    /// The slot with this hash that satisfies the condition, or -1.
    ///
    /// - Complexity: O(1) expected.
    @inlinable @inline(__always)
    func slot(forHash hash: UInt32, where matches: (Int) -> Bool) -> Int {
        let number = tableNumber(of: hash)
        return tables[number].index(at: tables[number].place(forHash: hash, where: matches)) ?? -1
    }

    /// The number of the table for a hash.
    @inlinable @inline(__always)
    func tableNumber(of hash: UInt32) -> Int { Int(truncatingIfNeeded: UInt64(hash) &>> (32 &- bits)) }

    /// Gives the next slot to an identifier with a hash.
    mutating func append(_ hash: UInt32) {
        if count >= tables.count * SlotHashes.tableCapacity { divideTables() }
        tables[tableNumber(of: hash)].insert(count, hash: hash)
        values.append(Int32(bitPattern: hash))
    }

    /// Adds the hashes of identifiers, each under the next slot, without a place in the tables: see ``enter(_:where:)``.
    mutating func append(contentsOf hashes: [Int32]) {
        reserve(hashes.count)
        while count + hashes.count > tables.count * SlotHashes.tableCapacity { divideTables() }
        values.append(contentsOf: hashes)
    }

    /// Gives a slot to the hash that it has, unless another slot has it and satisfies the condition, which is returned.
    ///
    /// - Complexity: O(1) expected, amortised.
    mutating func enter(_ slot: Int, hash: UInt32, where matches: (Int) -> Bool) -> Int? {
        let number = tableNumber(of: hash)
        let place = tables[number].place(forHash: hash, where: matches)
        if let known = tables[number].index(at: place) { return known }
        tables[number].insert(slot, hash: hash, atFree: place)
        return nil
    }

    /// Keeps the hashes of the first slots only; the others have no place in the tables.
    mutating func truncate(to limit: Int) { values.truncate(to: limit) }

    /// Gives a slot the hash of another one.
    mutating func copyHash(_ source: Int, to target: Int) { values[target] = values[source] }

    /// Makes room for a number of further identifiers.
    mutating func reserve(_ additional: Int) {
        // Only for many identifiers: to reserve for each of many small steps would copy everything each time.
        if additional <= count { return }
        let expected = count + additional
        while expected > tables.count * SlotHashes.tableCapacity { divideTables() }
        // An eighth more than the average, because the tables are not filled evenly.
        let share = tables.count == 1 ? expected : expected / tables.count * 9 / 8
        for number in tables.indices { tables[number].reserve(share) }
    }

    /// Frees the place of a slot in the table; the hash is kept.
    mutating func remove(_ slot: Int) {
        let hash = hash(of: slot)
        let number = tableNumber(of: hash)
        tables[number].remove(at: tables[number].place(forHash: hash) { $0 == slot })
    }

    /// Removes the hash of a slot, whose place in the table is free, and gives the slot to the last one.
    mutating func replaceByLast(_ slot: Int) {
        let last = count - 1
        if slot != last {
            let hash = hash(of: last)
            let number = tableNumber(of: hash)
            tables[number].set(slot, hash: hash, at: tables[number].place(forHash: hash) { $0 == last })
            values[slot] = Int32(bitPattern: hash)
        }
        values.truncate(to: last)
    }

    /// The number of slots that are in use.
    var usedCount: Int { tables.reduce(0) { $0 + $1.count } }

    /// The average number of slots of a table when there are several.
    private static var tableCapacity: Int { 1_024 }

    /// Makes two tables of each.
    private mutating func divideTables() {
        bits += 1
        tables = tables.flatMap { $0.divided(byBit: UInt32(truncatingIfNeeded: 32 - bits)) }
    }
}
