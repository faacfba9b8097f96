import CollectionDiffing
import CollectionGeometry

/// Says what a section controller has changed in its items.
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
/// What goes, moves away or is configured again is named by its place before the batch, what comes or arrives by its
/// place after it, in any order. Every batch counts from the items that the one before it left.
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
    /// Items are gone; places before the batch.
    public mutating func deleteItems(at indexes: [Int]) { deletes += indexes }

    /// Items have come; places after the batch.
    public mutating func insertItems(at indexes: [Int]) { inserts += indexes }

    /// An item has moved, from its place before the batch to its place after it.
    public mutating func moveItem(at index: Int, to destination: Int) {
        moves.append(Move(from: index, to: destination))
    }

    /// Items get new cells; places before the batch.
    public mutating func reloadItems(at indexes: [Int]) { reloads += indexes }

    /// Items show something else and keep their cells; places before the batch. Cheaper than a reload, and right
    /// whenever the same registration shows the item.
    public mutating func reconfigureItems(at indexes: [Int]) { reconfigurations += indexes }

    /// The whole section shows something else: every item gets a new cell, whatever their number is now.
    public mutating func reloadSection() { reloadsSection = true }

    /// Headers, footers and other supplementary views show something else and keep their views.
    public mutating func reconfigureSupplementaryViews() { reconfiguresSupplementaries = true }
}

extension SectionBatch {
    /// What is wrong with the batch between two numbers of items; `nil` when it is legal.
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
