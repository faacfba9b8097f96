public import CollectionGeometry

/// Returns where an item of the old data stands in the new, and the other way round.
///
/// ```swift
/// let translation = IndexPathTranslation(SectionedChangeset(from: old, to: new))
/// selection = selection.compactMap { translation.newPath(ofOld: $0) }
/// ```
///
/// It is made once from the changes and holds nothing per item, only the operations in order: after one insert into a
/// million items it holds one path. Items of inserted and deleted sections have no counterpart.
public struct IndexPathTranslation: Hashable, Sendable {
    /// The translation of section indexes.
    public let sections: IndexTranslation
    private let oldCounts: [Int]
    private let newCounts: [Int]
    /// Which items are taken out, in ascending order; deletes have no target.
    private let sources: [Place]
    /// What arrives at its place, in ascending order; inserts have no source.
    private let targets: [Place]

    /// One end of an operation and, for a move, the other.
    private struct Place: Hashable {
        var path: IndexPath
        var counterpart: IndexPath?
    }

    /// Prepares the translation of a changeset.
    ///
    /// - Complexity: O(*s* + *m* log *m*) for *s* sections and *m* operations.
    public init(_ changes: SectionedChangeset) {
        self.init(
            sections: changes.sections,
            oldCounts: changes.oldItemCounts,
            newCounts: changes.newItemCounts,
            deletes: changes.itemDeletes,
            inserts: changes.itemInserts,
            moves: changes.itemMoves
        )
    }

    /// Prepares the translation of a batch.
    ///
    /// - Parameters:
    ///   - batch: The operations. A reload counts as an element that stays.
    ///   - countsBefore: The number of items of each section before the batch.
    ///   - countsAfter: The number of items of each section after the batch.
    /// - Returns: `nil` when the batch is not legal for these numbers; ``BatchUpdateValidator`` says why.
    /// - Complexity: O(*s* + *m* log *m*) for *s* sections and *m* operations.
    public init?(_ batch: BatchChanges, countsBefore: [Int], countsAfter: [Int]) {
        let validator = BatchUpdateValidator(countsBefore: countsBefore, countsAfter: countsAfter)
        guard validator.violation(in: batch) == nil else { return nil }
        self.init(legal: batch, countsBefore: countsBefore, countsAfter: countsAfter)
    }

    /// Prepares the translation of a batch that is known to be legal.
    ///
    /// - Complexity: O(*s* + *m*) for *s* sections and *m* operations in one section, O(*s* + *m* log *m*) in several.
    package init(legal batch: BatchChanges, countsBefore: [Int], countsAfter: [Int]) {
        var sections = IndexChangeset(oldCount: countsBefore.count, newCount: countsAfter.count)
        sections.deletes = batch.sectionDeletes.ordered()
        sections.inserts = batch.sectionInserts.ordered()
        sections.moves = batch.sectionMoves
        self.init(
            sections: sections,
            oldCounts: countsBefore,
            newCounts: countsAfter,
            deletes: batch.itemDeletes,
            inserts: batch.itemInserts,
            moves: batch.itemMoves
        )
    }

    private init(
        sections: IndexChangeset,
        oldCounts: [Int],
        newCounts: [Int],
        deletes: [IndexPath],
        inserts: [IndexPath],
        moves: [Move<IndexPath>]
    ) {
        self.sections = IndexTranslation(sections)
        self.oldCounts = oldCounts
        self.newCounts = newCounts
        // No two places of a legal batch are the same.
        sources = Self.places(deletes, moves.map { Place(path: $0.from, counterpart: $0.to) })
        targets = Self.places(inserts, moves.map { Place(path: $0.to, counterpart: $0.from) })
    }

    /// The two kinds of places in ascending order.
    private static func places(_ lone: [IndexPath], _ moved: [Place]) -> [Place] {
        let places = lone.isEmpty ? moved : lone.map { Place(path: $0) } + moved
        return places.ascending { $0.path }
    }
}

extension IndexPathTranslation {
    /// The new path of the item at an old path, or `nil` when it is deleted or the path is out of bounds.
    ///
    /// - Complexity: O(log *m*), where *m* is the number of operations.
    public func newPath(ofOld path: IndexPath) -> IndexPath? {
        guard let section = sections.newIndex(ofOld: path.section) else { return nil }
        return IndexPathTranslation.translate(path, to: section, oldCounts, newCounts, sources, targets)
    }

    /// The old path of the item at a new path, or `nil` when it is inserted or the path is out of bounds.
    ///
    /// - Complexity: O(log *m*), where *m* is the number of operations.
    public func oldPath(ofNew path: IndexPath) -> IndexPath? {
        guard let section = sections.oldIndex(ofNew: path.section) else { return nil }
        return IndexPathTranslation.translate(path, to: section, newCounts, oldCounts, targets, sources)
    }

    private static func translate(
        _ path: IndexPath,
        to section: Int,
        _ counts: [Int],
        _ otherCounts: [Int],
        _ leaving: [Place],
        _ arriving: [Place]
    ) -> IndexPath? {
        guard path.item >= 0, path.item < counts[path.section] else { return nil }
        let start = leaving.partitioningIndex { $0.path.section >= path.section }
        let place = leaving.partitioningIndex { $0.path >= path }
        if place < leaving.count, leaving[place].path == path { return leaving[place].counterpart }
        // The item is the rank-th of those that keep their order; it takes the rank-th index without an arrival.
        let rank = path.item - (place - start)
        let first = arriving.partitioningIndex { $0.path.section >= section }
        let passed = arriving.indices.partitioningIndex { index in
            let other = arriving[index].path
            return other.section > section || other.section == section && other.item - (index - first) > rank
        }
        let item = rank + (passed - first)
        return item < otherCounts[section] ? IndexPath(item: item, section: section) : nil
    }
}
