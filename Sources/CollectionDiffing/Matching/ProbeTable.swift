/// A hash table from 32 bits of a hash to a small index, by open addressing with linear probing.
///
/// It holds no keys: an entry is a hash and an index packed into one integer, and the caller compares the elements the
/// indexes stand for. That keeps a probe within one cache line most of the time, copies no key, and lets the table grow
/// without hashing anything again. An entry of 0 is free.
@usableFromInline
package struct ProbeTable: Sendable {
    /// The entries; the first `mask + 1` are in use, the rest is memory kept from larger runs.
    @usableFromInline package var entries: [UInt64]
    /// The number of places in use minus 1; the number of places is a power of two.
    @usableFromInline package var mask: Int
    /// The number of entries that are not free.
    @usableFromInline package var count: Int

    /// Creates an empty table.
    @inlinable
    package init() {
        entries = []
        mask = -1
        count = 0
    }
}

extension ProbeTable {
    /// The number of entries the table holds before it grows.
    @inlinable
    package var limit: Int {
        let places = mask &+ 1
        return places &- places / 8 &* 3
    }

    /// Empties the table and makes room for a number of entries.
    ///
    /// - Complexity: O(`capacity`).
    package mutating func reset(capacity: Int) {
        var places = 8
        while places - places / 8 * 3 < capacity { places *= 2 }
        if places > entries.count {
            entries = [UInt64](repeating: 0, count: places)
        } else {
            entries.withUnsafeMutableBufferPointer { $0[0..<places].update(repeating: 0) }
        }
        mask = places - 1
        count = 0
    }

    /// Makes room for a number of entries in all, by doubling. No element is hashed again: each entry carries its hash.
    ///
    /// - Complexity: O(1) while there is room, else O(`capacity`).
    @usableFromInline
    package mutating func reserve(_ capacity: Int) {
        if capacity <= limit { return }
        var places = Swift.max(8, (mask + 1) * 2)
        while places - places / 8 * 3 < capacity { places *= 2 }
        let old = entries
        let used = mask + 1
        entries = [UInt64](repeating: 0, count: places)
        mask = places - 1
        for place in 0..<used where old[place] != 0 {
            entries[freePlace(forHash: UInt32(truncatingIfNeeded: old[place] >> 32))] = old[place]
        }
    }

    /// The place of the entry with this hash whose index satisfies the condition, or the free place where it belongs.
    ///
    /// - Precondition: The table has a free place.
    /// - Complexity: O(1) expected.
    @inlinable @inline(__always)
    package func place(forHash hash: UInt32, where matches: (Int) -> Bool) -> Int {
        entries.withUnsafeBufferPointer { ProbeTable.place(forHash: hash, in: $0, mask, where: matches) }
    }

    /// The place in the entries of a table, as ``place(forHash:where:)`` returns it.
    @inlinable @inline(__always)
    static func place(
        forHash hash: UInt32,
        in entries: UnsafeBufferPointer<UInt64>,
        _ mask: Int,
        where matches: (Int) -> Bool
    ) -> Int {
        var place = Int(truncatingIfNeeded: hash) & mask
        while true {
            let entry = entries[place]
            if entry == 0 { return place }
            if UInt32(truncatingIfNeeded: entry >> 32) == hash, matches(index(in: entry)) { return place }
            place = (place &+ 1) & mask
        }
    }

    /// The first free place for a hash.
    @inlinable
    package func freePlace(forHash hash: UInt32) -> Int {
        var place = Int(truncatingIfNeeded: hash) & mask
        while entries[place] != 0 { place = (place &+ 1) & mask }
        return place
    }

    /// The index stored at a place, or `nil` when the place is free.
    @inlinable @inline(__always)
    package func index(at place: Int) -> Int? {
        let entry = entries[place]
        return entry == 0 ? nil : ProbeTable.index(in: entry)
    }

    /// Stores an index at a place found by ``place(forHash:where:)``.
    @inlinable @inline(__always)
    package mutating func set(_ index: Int, hash: UInt32, at place: Int) {
        entries[place] = ProbeTable.entry(index, hash)
    }

    /// Adds an index whose element the table does not hold yet, and grows when the table is full.
    ///
    /// - Complexity: O(1) amortised.
    @inlinable
    package mutating func insert(_ index: Int, hash: UInt32) {
        if count >= limit { reserve(count &+ 1) }
        set(index, hash: hash, at: freePlace(forHash: hash))
        count &+= 1
    }

    /// Adds an index whose element the table does not hold yet at the free place found for it, and grows when the table is
    /// full.
    ///
    /// - Complexity: O(1) amortised.
    package mutating func insert(_ index: Int, hash: UInt32, atFree place: Int) {
        if count >= limit { return insert(index, hash: hash) }
        set(index, hash: hash, at: place)
        count += 1
    }

    /// Frees a place and moves the entries behind it forward, so that no marker of a removed entry is needed.
    ///
    /// - Complexity: O(1) expected.
    package mutating func remove(at removed: Int) {
        var hole = removed
        var place = (hole + 1) & mask
        while entries[place] != 0 {
            let home = Int(truncatingIfNeeded: entries[place] >> 32) & mask
            // The entry may fill the hole unless its home lies cyclically between the hole (excluded) and its place.
            if (place &- home) & mask >= (place &- hole) & mask {
                entries[hole] = entries[place]
                hole = place
            }
            place = (place + 1) & mask
        }
        entries[hole] = 0
        count -= 1
    }

    /// Two tables: the entries whose hash has a bit unset, and those where it is set.
    ///
    /// - Complexity: O(*n*). No element is hashed again.
    package func divided(byBit bit: UInt32) -> [ProbeTable] {
        var parts = [ProbeTable(), ProbeTable()]
        for part in parts.indices { parts[part].reset(capacity: count / 2) }
        for place in 0...mask where entries[place] != 0 {
            let hash = UInt32(truncatingIfNeeded: entries[place] >> 32)
            parts[Int(hash >> bit & 1)].insert(ProbeTable.index(in: entries[place]), hash: hash)
        }
        return parts
    }

    /// The entry for an index and its hash.
    @inlinable @inline(__always)
    static func entry(_ index: Int, _ hash: UInt32) -> UInt64 {
        UInt64(hash) << 32 | UInt64(UInt32(truncatingIfNeeded: index &+ 1))
    }

    /// The index in an entry, -1 in a free one.
    @inlinable @inline(__always)
    static func index(in entry: UInt64) -> Int {
        Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: entry)) &- 1
    }
}

extension Hashable {
    /// The part of the hash that a ``ProbeTable`` stores.
    @inlinable @inline(__always)
    package var probeHash: UInt32 { probeHash(Hasher()) }

    /// The part of the hash that a ``ProbeTable`` stores.
    ///
    /// The preparation of a hasher takes a third of the time to hash 16 bytes; its copy takes next to nothing (benchmark
    /// "IndexChangeset<ID128> 5,000: 1,000 replaced, 200 shuffled").
    ///
    /// - Parameter hasher: A new hasher. The caller makes one for all the values that it hashes.
    @inlinable @inline(__always)
    package func probeHash(_ hasher: Hasher) -> UInt32 {
        // For an integer the standard library computes `hashValue` in one step, without a hasher.
        if MemoryLayout<Self>.size <= MemoryLayout<UInt64>.size { return UInt32(truncatingIfNeeded: hashValue) }
        var hasher = hasher
        hash(into: &hasher)
        return UInt32(truncatingIfNeeded: hasher.finalize())
    }
}
