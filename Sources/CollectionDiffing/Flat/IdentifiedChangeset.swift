/// The changes between two lists of ids together with the ids, so that positions can be looked up by id.
///
/// ```swift
/// let difference = IdentifiedChangeset(from: ["a", "b"], to: ["b", "c"])
/// difference.changes.deletes      // [0]
/// difference.oldIndex(of: "b")    // 1
/// difference.newIndex(of: "b")    // 0
/// difference.newIndex(of: "a")    // nil
/// ```
///
/// It indexes both lists as a whole, which costs one hash for every id; ``IndexChangeset`` alone skips the equal ends of
/// the lists. In return it reports every id that repeats, wherever it stands.
public struct IdentifiedChangeset<ID: Hashable & Sendable>: Sendable {
    /// The changes.
    public let changes: IndexChangeset
    /// The old list, indexed.
    public let old: IdentifierIndex<ID>
    /// The new list, indexed.
    public let new: IdentifierIndex<ID>

    /// Finds the changes between two lists of ids and indexes both.
    ///
    /// - Complexity: O(*n*) expected for the pairing, O(*n* log *n*) for the moves when the order differs.
    @inlinable
    public init(from old: [ID], to new: [ID]) {
        changes = IndexChangeset(fromIDs: old, toIDs: new)
        self.old = IdentifierIndex(old)
        self.new = IdentifierIndex(new)
    }
}

extension IdentifiedChangeset {
    /// The index of an id in the old list, the first one if it repeats, or `nil` when the list does not hold it.
    ///
    /// - Complexity: O(1) expected.
    @inlinable
    public func oldIndex(of id: ID) -> Int? { old.first(of: id) }

    /// The index of an id in the new list, the first one if it repeats, or `nil` when the list does not hold it.
    ///
    /// - Complexity: O(1) expected.
    @inlinable
    public func newIndex(of id: ID) -> Int? { new.first(of: id) }
}
