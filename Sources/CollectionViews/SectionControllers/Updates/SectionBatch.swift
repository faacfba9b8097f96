import CollectionDiffing
import CollectionGeometry

/// Records the changes of a section controller's items.
///
/// ```swift
/// performBatch { batch in
///     homes.removeFirst()
///     homes += more
///     batch.deleteItems(at: [0])
///     batch.insertItems(at: Array(homes.count - more.count..<homes.count))
/// }
/// ```
///
/// Deleted, moved, reloaded and reconfigured items are named by their index before the batch, inserted items and the
/// destinations of moves by their index after it, in any order. Each batch refers to the items after the preceding one.
///
/// Recording checks nothing. A batch that does not fit the number of items, such as one that deletes an item twice, is not
/// carried out: it is reported as ``ListDiagnostic/illegalBatch(section:_:)``, and the section is reloaded. A
/// ``BindingSectionController`` and a ``NestedSectionController`` compute the changes of their items: they ignore those of a
/// batch, and follow ``reloadSection()`` and ``reconfigureSupplementaryViews()`` alone.
///
/// - Complexity: O(*k*) to record *k* indexes. To carry out a batch of *m* changes in a section of *n* items: O(*n* + *m* log
///   *m*), or O(*m*) if it only reloads and reconfigures items. All batches of an event become one update of the list, whose
///   changes are computed in O(*n*) expected in the number of all its items.
public struct SectionBatch {
    private(set) var deletes: [Int] = []
    private(set) var inserts: [Int] = []
    private(set) var moves: [Move<Int>] = []
    private(set) var reloads: [Int] = []
    private(set) var reconfigurations: [Int] = []
    private(set) var reloadsSection = false
    private(set) var reconfiguresSupplementaries = false

    init() {}
}

extension SectionBatch {
    /// Records deleted items, by their indexes before the batch.
    public mutating func deleteItems(at indexes: [Int]) { deletes += indexes }

    /// Records inserted items, by their indexes after the batch.
    public mutating func insertItems(at indexes: [Int]) { inserts += indexes }

    /// Records a move of an item from its index before the batch to its index after it.
    public mutating func moveItem(at index: Int, to destination: Int) {
        moves.append(Move(from: index, to: destination))
    }

    /// Replaces the cells of items, by their indexes before the batch.
    public mutating func reloadItems(at indexes: [Int]) { reloads += indexes }

    /// Configures the cells of items again and keeps the cells; indexes before the batch. It is cheaper than a reload.
    /// Use it where the same registration still shows the item.
    public mutating func reconfigureItems(at indexes: [Int]) { reconfigurations += indexes }

    /// Replaces the cells of all items of the section and configures its supplementary views again, even if the number of items
    /// has changed. Other changes of the items in the batch are ignored.
    ///
    /// - Complexity: O(*n*) in the number of items, when the batch is carried out.
    public mutating func reloadSection() { reloadsSection = true }

    /// Configures headers, footers and other supplementary views of the section again and keeps the views, and the cells.
    ///
    /// Use it where a header shows what the controller itself has changed, such as the number of items:
    ///
    /// ```swift
    /// performBatch { [self] batch in
    ///     photos.removeFirst()
    ///     batch.deleteItems(at: [0])
    ///     batch.reconfigureSupplementaryViews()
    /// }
    /// ```
    ///
    /// When the object of the section has changed, they are configured again without it.
    public mutating func reconfigureSupplementaryViews() { reconfiguresSupplementaries = true }
}

extension SectionBatch {
    /// The violation of a batch between two numbers of items; `nil` if it is valid.
    func violation(countBefore: Int, countAfter: Int) -> BatchUpdateViolation? {
        func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
        for index in reloads + reconfigurations where !(0..<countBefore).contains(index) {
            return .itemSourceOutOfBounds(path(index), .reload, count: countBefore)
        }
        let changes = BatchChanges(
            itemDeletes: deletes.map(path),
            itemInserts: inserts.map(path),
            itemMoves: moves.map { Move(from: path($0.from), to: path($0.to)) }
        )
        let validator = BatchUpdateValidator(countsBefore: [countBefore], countsAfter: [countAfter])
        return validator.violation(in: changes)
    }
}
