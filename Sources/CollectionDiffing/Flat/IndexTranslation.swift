import CollectionGeometry

/// Returns where an element of the old list stands in the new one, and the other way round.
///
/// ```swift
/// let translation = IndexTranslation(IndexChangeset(fromIDs: ["a", "b"], toIDs: ["c", "b"]))
/// translation.newIndex(ofOld: 1)  // 1
/// translation.newIndex(ofOld: 0)  // nil: it went
/// ```
///
/// It is made once from a changeset and holds nothing per element, only the operations in order: after one insert into a
/// million elements it holds one index.
public struct IndexTranslation: Hashable, Sendable {
    private let oldCount: Int
    private let newCount: Int
    /// Which elements are taken out, in ascending order: deletes, with a target of -1, and moves.
    private let sources: [Move<Int>]
    /// What arrives at its place, in ascending order: inserts, with a source of -1, and moves.
    private let targets: [Move<Int>]

    /// Prepares the translation of one changeset.
    ///
    /// - Complexity: O(*m* log *m*), where *m* is the number of operations.
    public init(_ changes: IndexChangeset) {
        oldCount = changes.oldCount
        newCount = changes.newCount
        sources = (changes.deletes.map { Move(from: $0, to: -1) } + changes.moves).ordered { $0.from < $1.from }
        targets = (changes.inserts.map { Move(from: -1, to: $0) } + changes.moves).ordered { $0.to < $1.to }
    }
}

extension IndexTranslation {
    /// The new index of the element at an old index, or `nil` when it is deleted or the index is out of bounds.
    ///
    /// - Complexity: O(log *m*), where *m* is the number of operations.
    public func newIndex(ofOld index: Int) -> Int? {
        guard index >= 0, index < oldCount else { return nil }
        let leaving = sources.partitioningIndex { $0.from >= index }
        if leaving < sources.count, sources[leaving].from == index {
            return sources[leaving].to < 0 ? nil : sources[leaving].to
        }
        // The element is the rank-th of those that keep their order; it takes the rank-th index without an arrival.
        let rank = index - leaving
        return rank + targets.indices.partitioningIndex { targets[$0].to - $0 > rank }
    }

    /// The old index of the element at a new index, or `nil` when it is inserted or the index is out of bounds.
    ///
    /// - Complexity: O(log *m*), where *m* is the number of operations.
    public func oldIndex(ofNew index: Int) -> Int? {
        guard index >= 0, index < newCount else { return nil }
        let arriving = targets.partitioningIndex { $0.to >= index }
        if arriving < targets.count, targets[arriving].to == index {
            return targets[arriving].from < 0 ? nil : targets[arriving].from
        }
        let rank = index - arriving
        return rank + sources.indices.partitioningIndex { sources[$0].from - $0 > rank }
    }
}
