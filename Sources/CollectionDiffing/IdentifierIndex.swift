/// Finds the positions of ids in a list, and the ids that stand in it more than once.
///
/// ```swift
/// let index = IdentifierIndex(["a", "b", "a"])
/// index.first(of: "a")  // 0
/// index.duplicates      // [[0, 2]]
/// ```
///
/// Every id is hashed once, when the index is made. Later changes of the list are not seen.
public struct IdentifierIndex<ID: Hashable & Sendable>: Sendable {
    /// The ids in their order.
    public let ids: [ID]
    @usableFromInline var table: ProbeTable
    /// For each position the next one with the same id, or -1. Empty when no id repeats.
    @usableFromInline var nextSame: [Int32]

    /// Indexes a list of ids.
    ///
    /// - Complexity: O(*n*) expected.
    @inlinable
    public init(_ ids: [ID]) {
        self.ids = ids
        var scratch = DiffingScratch()
        scratch.prepareMatch(oldCount: ids.count, newCount: 0)
        ids.withUnsafeBufferPointer { scratch.enter($0) }
        table = scratch.table
        nextSame = scratch.repeatsInOld ? scratch.nextSame : []
    }
}

extension IdentifierIndex {
    /// The first position of an id, or `nil` when the list does not hold it.
    ///
    /// - Complexity: O(1) expected.
    @inlinable
    public func first(of id: ID) -> Int? {
        table.index(at: table.place(forHash: id.probeHash) { ids[$0] == id })
    }

    /// All positions of an id, in ascending order.
    ///
    /// - Complexity: O(*k*) expected, where *k* is the number of positions.
    @inlinable
    public func all(of id: ID) -> [Int] {
        guard let first = first(of: id) else { return [] }
        return Duplicates.chain(from: first, nextSame: nextSame)
    }

    /// The ids that stand in the list more than once, each as its positions in ascending order; the groups are ordered by
    /// their first position.
    ///
    /// - Complexity: O(*n*) when an id repeats, else O(1).
    public var duplicates: [[Int]] {
        Duplicates.groups(nextSame: nextSame, count: ids.count, offset: 0)
    }
}
