import CollectionGeometry

/// What turns one list into another: the positions of the elements that are deleted, inserted, moved and changed.
///
/// Elements are distinguished by their ids. What stays is never mentioned, and the moves are the fewest possible: exactly
/// the elements outside a longest increasing subsequence of those that stay.
///
/// ```swift
/// let changes = IndexChangeset(fromIDs: ["a", "b", "c"], toIDs: ["c", "a", "d"])
/// changes.deletes  // [1]
/// changes.inserts  // [2]
/// changes.moves    // [Move(from: 2, to: 0)]
/// ```
///
/// Deletes and the sources of moves count in the old list, inserts and the targets of moves in the new one; no operation
/// shifts the indexes of another. All lists are in ascending order (moves and updates by their position in the new
/// list), and equal input always gives equal output.
///
/// A changeset is not the data: to replay it on a list, ``apply(to:from:)`` needs the new elements as well. Unlike
/// `CollectionDifference` of the standard library it distinguishes moves and changes of content from deletes and inserts, and its
/// cost does not grow with the product of the length and the number of changes.
///
/// A diff runs synchronously on the thread that calls it, and uses nothing but its arguments: it may run on any thread.
public struct IndexChangeset: Hashable, Sendable {
    /// The number of elements in the old list.
    public internal(set) var oldCount: Int
    /// The number of elements in the new list.
    public internal(set) var newCount: Int
    /// The deleted elements, by their index in the old list.
    public internal(set) var deletes: [Int] = []
    /// The inserted elements, by their index in the new list.
    public internal(set) var inserts: [Int] = []
    /// The elements that change their place among those that stay.
    public internal(set) var moves: [Move<Int>] = []
    /// The elements whose content differs. An element may be both moved and updated.
    public internal(set) var updates: [Update<Int>] = []
    /// The ids that repeat in the part of the old list that differs from the new one, each as its indexes there.
    ///
    /// The equal ends of the two lists are paired without being searched for duplicates. To check a list as a whole,
    /// see ``IdentifierIndex/duplicates``.
    public internal(set) var oldDuplicates: [[Int]] = []
    /// The ids that repeat in the part of the new list that differs from the old one, each as its indexes there.
    public internal(set) var newDuplicates: [[Int]] = []

    /// Creates the changeset between two lists that do not differ.
    ///
    /// - Parameter count: The number of elements of either; a negative number counts as 0.
    public init(unchangedCount count: Int) {
        self.init(oldCount: Swift.max(0, count), newCount: Swift.max(0, count))
    }

    /// Creates a changeset without operations between two lists of the given sizes.
    @usableFromInline
    package init(oldCount: Int, newCount: Int) {
        self.oldCount = oldCount
        self.newCount = newCount
    }
}

extension IndexChangeset {
    /// Whether nothing is deleted, inserted, moved or changed.
    public var isEmpty: Bool { hasEqualStructure && updates.isEmpty }

    /// Whether the two lists hold the same ids in the same order; content may differ.
    public var hasEqualStructure: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty }

    /// The number of operations: deletes, inserts, moves and updates.
    public var operationCount: Int { deletes.count + inserts.count + moves.count + updates.count }

    /// The changeset that leads back: inserts become deletes, deletes become inserts, moves move back.
    ///
    /// - Complexity: O(*m* log *m*), where *m* is the number of operations.
    public var inverse: IndexChangeset {
        var result = IndexChangeset(oldCount: newCount, newCount: oldCount)
        result.deletes = inserts
        result.inserts = deletes
        result.moves = moves.map { $0.inverse }.ordered { $0.to < $1.to }
        result.updates = updates.map { $0.inverse }.ordered { $0.new < $1.new }
        result.oldDuplicates = newDuplicates
        result.newDuplicates = oldDuplicates
        return result
    }
}

extension IndexChangeset: CustomStringConvertible {
    /// The operations on one line, for logs: `3 → 3: delete 1, insert 2, move 2→0`.
    public var description: String {
        var text = "\(oldCount) → \(newCount):"
        var separator = " "
        func add(_ operation: String) {
            text += separator + operation
            separator = ", "
        }
        for index in deletes { add("delete \(index)") }
        for index in inserts { add("insert \(index)") }
        for move in moves { add("move \(move.from)→\(move.to)") }
        for update in updates { add("update \(update.old)→\(update.new)") }
        return isEmpty ? text + " no changes" : text
    }
}
