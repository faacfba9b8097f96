/// The ids read so far, each with its number: bytes to ``PageIdentifier`` and back.
///
/// Keep one table for all content that shares ids: a page, its later versions, its section responses
/// and its patches. The table only grows; it holds each id once, as bytes, and assigns numbers without gaps.
///
/// ```swift
/// var table = PageIdentifierTable()
/// let coat = table.intern("p:1001")
/// table.intern("p:1001") == coat   // true
/// table.string(for: coat)          // "p:1001"
/// ```
///
/// It is an open-addressing hash table with linear probing, kept under three quarters full. The engine has such a table too,
/// `ProbeTable`; this module imports no other, so that a server can read and write pages without the engine, and has its
/// own.
public struct PageIdentifierTable: Sendable {
    private let seed: UInt64
    /// All ids, one after another.
    private var text: [UInt8] = []
    /// Where each id ends in `text`.
    private var ends: [Int] = []
    private var hashes: [Int] = []
    /// The number of an id, or -1. The count is a power of two.
    private var slots: [Int32]

    /// Creates an empty table.
    ///
    /// - Parameter seed: Mixed into every hash. Where ids come from strangers and `Hasher` has a fixed seed, as with
    ///   `SWIFT_DETERMINISTIC_HASHING`, pass a random number: then no attacker can prepare ids that collide.
    public init(seed: UInt64 = 0) {
        self.seed = seed
        slots = Array(repeating: -1, count: 64)
    }
}

extension PageIdentifierTable {
    /// The number of different ids.
    public var count: Int { ends.count }

    /// The number of an id, which is added if it is new.
    ///
    /// - Complexity: O(n) in bytes, amortised
    @discardableResult
    public mutating func intern(_ id: String) -> PageIdentifier {
        var id = id
        return id.withUTF8 { intern($0) }
    }

    /// The number of an id given as UTF-8 bytes, which is added if it is new.
    ///
    /// - Complexity: O(n) in bytes, amortised
    @discardableResult
    public mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> PageIdentifier {
        let hash = hash(bytes)
        var slot = hash & (slots.count - 1)
        while slots[slot] >= 0 {
            let candidate = Int(slots[slot])
            if hashes[candidate] == hash, isEqual(candidate, bytes) {
                return PageIdentifier(rawValue: UInt32(candidate))
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        let number = ends.count
        text.append(contentsOf: bytes)
        ends.append(text.count)
        hashes.append(hash)
        slots[slot] = Int32(number)
        if ends.count * 4 > slots.count * 3 { grow() }
        return PageIdentifier(rawValue: UInt32(number))
    }

    /// The number of an id if it was seen before.
    ///
    /// - Complexity: O(n) in bytes
    public func identifier(for id: String) -> PageIdentifier? {
        var id = id
        return id.withUTF8 { bytes in
            let hash = hash(bytes)
            var slot = hash & (slots.count - 1)
            while slots[slot] >= 0 {
                let candidate = Int(slots[slot])
                if hashes[candidate] == hash, isEqual(candidate, bytes) {
                    return PageIdentifier(rawValue: UInt32(candidate))
                }
                slot = (slot + 1) & (slots.count - 1)
            }
            return nil
        }
    }

    /// The id with a number; empty for a number that this table did not assign.
    ///
    /// - Complexity: O(n) in bytes
    public func string(for identifier: PageIdentifier) -> String {
        let number = Int(identifier.rawValue)
        guard number < ends.count else { return "" }
        return String(decoding: text[range(of: number)], as: UTF8.self)
    }
}

extension PageIdentifierTable {
    private func range(of number: Int) -> Range<Int> {
        (number == 0 ? 0 : ends[number - 1])..<ends[number]
    }

    private func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var hasher = Hasher()
        hasher.combine(seed)
        hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
        return hasher.finalize()
    }

    private func isEqual(_ number: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = range(of: number)
        guard range.count == bytes.count else { return false }
        for offset in 0..<bytes.count where text[range.lowerBound + offset] != bytes[offset] { return false }
        return true
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: slots.count * 2)
        for (number, hash) in hashes.enumerated() {
            var slot = hash & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number)
        }
    }
}
