public import CollectionGeometry

/// What turns one list of sections of items into another, found in one pass over both.
///
/// An item that moves from one section to another is a move, as long as both sections stay; out of a deleted section,
/// or into an inserted one, it is an insert or a delete. Items of sections that are inserted or deleted as a whole are not listed.
///
/// ```swift
/// let changes = SectionedChangeset(from: oldShelves, to: newShelves)
/// changes.sections.moves   // shelves that change their place
/// changes.itemMoves        // products that change their place, within a shelf or across
/// changes.itemUpdates      // products with the same id and other content
/// ```
///
/// This is the raw form: old positions are given in the old data and new positions in the new, an item may be both moved
/// and updated, and a section may move while its items change. ``batchSafe`` and ``stages`` are the same change in forms
/// that a host can carry out. All lists are ordered: deletes by old position, everything else by new position; equal
/// input gives equal output.
public struct SectionedChangeset: Hashable, Sendable {
    /// The sections that are deleted, inserted, moved and updated.
    public internal(set) var sections: IndexChangeset
    /// The number of items of each section in the old data.
    public internal(set) var oldItemCounts: [Int]
    /// The number of items of each section in the new data.
    public internal(set) var newItemCounts: [Int]
    /// The deleted items, by their path in the old data.
    public internal(set) var itemDeletes: [IndexPath] = []
    /// The inserted items, by their path in the new data.
    public internal(set) var itemInserts: [IndexPath] = []
    /// The items that change their place: the fewest possible.
    public internal(set) var itemMoves: [Move<IndexPath>] = []
    /// The items whose content differs. An item may be both moved and updated.
    public internal(set) var itemUpdates: [Update<IndexPath>] = []
    /// The sections that stay and whose header, footer or other supplementary elements show something else.
    public internal(set) var supplementaryUpdates: [Update<Int>] = []
    /// The item ids that repeat in the part of the old data that differs, each as its paths there.
    ///
    /// Items at the equal ends of a section, and in deleted sections, are paired or dropped without being searched.
    public internal(set) var oldDuplicates: [[IndexPath]] = []
    /// The item ids that repeat in the part of the new data that differs, each as its paths there.
    public internal(set) var newDuplicates: [[IndexPath]] = []

    /// Creates the changeset between two lists of sections that do not differ.
    ///
    /// - Parameter itemCounts: The number of items of each section.
    public init(unchangedItemCounts itemCounts: [Int]) {
        self.init(
            sections: IndexChangeset(unchangedCount: itemCounts.count),
            oldItemCounts: itemCounts,
            newItemCounts: itemCounts
        )
    }

    @usableFromInline
    package init(sections: IndexChangeset, oldItemCounts: [Int], newItemCounts: [Int]) {
        self.sections = sections
        self.oldItemCounts = oldItemCounts
        self.newItemCounts = newItemCounts
    }
}

extension SectionedChangeset {
    /// Whether nothing is deleted, inserted, moved or changed.
    public var isEmpty: Bool {
        hasEqualStructure && sections.updates.isEmpty && itemUpdates.isEmpty && supplementaryUpdates.isEmpty
    }

    /// Whether both sides hold the same ids in the same order; content may differ.
    public var hasEqualStructure: Bool {
        sections.hasEqualStructure && itemDeletes.isEmpty && itemInserts.isEmpty && itemMoves.isEmpty
    }

    /// The number of operations on sections, items and supplementary elements.
    public var operationCount: Int {
        sections.operationCount + itemDeletes.count + itemInserts.count + itemMoves.count + itemUpdates.count
            + supplementaryUpdates.count
    }

    /// The changeset that leads back.
    ///
    /// - Complexity: O(*m* log *m*), where *m* is the number of operations.
    public var inverse: SectionedChangeset {
        var result = SectionedChangeset(
            sections: sections.inverse,
            oldItemCounts: newItemCounts,
            newItemCounts: oldItemCounts
        )
        result.itemDeletes = itemInserts
        result.itemInserts = itemDeletes
        result.itemMoves = itemMoves.map { $0.inverse }.ordered { $0.to < $1.to }
        result.itemUpdates = itemUpdates.map { $0.inverse }.ordered { $0.new < $1.new }
        result.supplementaryUpdates = supplementaryUpdates.map { $0.inverse }.ordered { $0.new < $1.new }
        result.oldDuplicates = newDuplicates
        result.newDuplicates = oldDuplicates
        return result
    }
}

extension SectionedChangeset: CustomStringConvertible {
    /// The operations on one line, for logs: `sections 2 → 2: no changes; items: insert [0, 1], move [0, 0]→[1, 0]`.
    public var description: String {
        var text = "sections \(sections.description); items:"
        var separator = " "
        func add(_ operation: String) {
            text += separator + operation
            separator = ", "
        }
        for path in itemDeletes { add("delete \(path.description)") }
        for path in itemInserts { add("insert \(path.description)") }
        for move in itemMoves { add("move \(move.from.description)→\(move.to.description)") }
        for update in itemUpdates { add("update \(update.old.description)→\(update.new.description)") }
        for update in supplementaryUpdates { add("update supplementaries of section \(update.old)→\(update.new)") }
        return separator == " " ? text + " no changes" : text
    }
}
