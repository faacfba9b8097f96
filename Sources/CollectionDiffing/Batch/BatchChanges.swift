public import CollectionGeometry

/// The operations of one batch update: what a collection view is given between its old data and its new.
///
/// Deletes, reloads and the sources of moves name positions before the batch; inserts and the targets of moves name
/// positions after all of it. The order in which operations are listed has no meaning.
///
/// ```swift
/// let changes = BatchChanges(
///     sectionInserts: [0],
///     itemDeletes: [IndexPath(item: 2, section: 0)]  // of the section that is the second afterwards
/// )
/// ```
///
/// Anything can be written here; whether it is legal depends on the numbers of items before and after and is judged by
/// ``BatchUpdateValidator``. To get a batch that is legal by construction, diff the data: see
/// ``SectionedChangeset/batchSafe``.
public struct BatchChanges: Hashable, Sendable {
    /// Deleted sections, by their old index.
    public var sectionDeletes: [Int]
    /// Inserted sections, by their new index.
    public var sectionInserts: [Int]
    /// Sections that change their place.
    public var sectionMoves: [Move<Int>]
    /// Sections whose content is replaced as a whole, by their old index.
    public var sectionReloads: [Int]
    /// Deleted items, by their old path.
    public var itemDeletes: [IndexPath]
    /// Inserted items, by their new path.
    public var itemInserts: [IndexPath]
    /// Items that change their place.
    public var itemMoves: [Move<IndexPath>]
    /// Items whose cell is replaced, by their old path.
    public var itemReloads: [IndexPath]

    /// Creates a batch from its operations.
    public init(
        sectionDeletes: [Int] = [],
        sectionInserts: [Int] = [],
        sectionMoves: [Move<Int>] = [],
        sectionReloads: [Int] = [],
        itemDeletes: [IndexPath] = [],
        itemInserts: [IndexPath] = [],
        itemMoves: [Move<IndexPath>] = [],
        itemReloads: [IndexPath] = []
    ) {
        self.sectionDeletes = sectionDeletes
        self.sectionInserts = sectionInserts
        self.sectionMoves = sectionMoves
        self.sectionReloads = sectionReloads
        self.itemDeletes = itemDeletes
        self.itemInserts = itemInserts
        self.itemMoves = itemMoves
        self.itemReloads = itemReloads
    }
}

extension BatchChanges {
    /// Whether the batch holds no operation.
    public var isEmpty: Bool { operationCount == 0 }

    /// The number of operations.
    public var operationCount: Int {
        sectionDeletes.count + sectionInserts.count + sectionMoves.count + sectionReloads.count
            + itemDeletes.count + itemInserts.count + itemMoves.count + itemReloads.count
    }
}

extension BatchChanges: CustomStringConvertible {
    /// The operations on one line, for logs: `delete section 1, insert [0, 2], move [0, 0]→[1, 0]`.
    public var description: String {
        if isEmpty { return "no changes" }
        var text = ""
        func add(_ operation: String) { text += text.isEmpty ? operation : ", " + operation }
        for section in sectionDeletes { add("delete section \(section)") }
        for section in sectionInserts { add("insert section \(section)") }
        for move in sectionMoves { add("move section \(move.from)→\(move.to)") }
        for section in sectionReloads { add("reload section \(section)") }
        for path in itemDeletes { add("delete \(path.description)") }
        for path in itemInserts { add("insert \(path.description)") }
        for move in itemMoves { add("move \(move.from.description)→\(move.to.description)") }
        for path in itemReloads { add("reload \(path.description)") }
        return text
    }
}
