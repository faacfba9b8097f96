public import CollectionGeometry

/// The reason why a batch of changes does not fit the data before and after it.
///
/// Each case names the rule it belongs to, the positions, the operations that clash and the numbers that do not agree,
/// so that the mistake can be found without a debugger.
///
/// ```swift
/// let path = IndexPath(item: 0, section: 0)
/// let violation = BatchUpdateViolation.itemSourceRepeats(path, .delete, .reload)
/// violation.description  // "a: Item [0, 0] of the old data is the source of a delete and of a reload; …"
/// ```
public enum BatchUpdateViolation: Error, Hashable, Sendable {
    /// Rule a: an old position is the source of two operations.
    case sectionSourceRepeats(Int, BatchOperation, BatchOperation)
    /// Rule a: a new position is the target of two operations.
    case sectionTargetRepeats(Int, BatchOperation, BatchOperation)
    /// Rule a: an old path is the source of two operations.
    case itemSourceRepeats(IndexPath, BatchOperation, BatchOperation)
    /// Rule a: a new path is the target of two operations.
    case itemTargetRepeats(IndexPath, BatchOperation, BatchOperation)
    /// Rule b: the source is no section of the old data, which has `count` sections.
    case sectionSourceOutOfBounds(Int, BatchOperation, count: Int)
    /// Rule b: the target is no section of the new data, which has `count` sections.
    case sectionTargetOutOfBounds(Int, BatchOperation, count: Int)
    /// Rule b: the source is no item of the old data. `count` is the number of items of its section, or `nil` when the
    /// section does not exist either.
    case itemSourceOutOfBounds(IndexPath, BatchOperation, count: Int?)
    /// Rule b: the target is no item of the new data. `count` is the number of items of its section, or `nil` when the
    /// section does not exist either.
    case itemTargetOutOfBounds(IndexPath, BatchOperation, count: Int?)
    /// Rule c: the operations do not lead from the old number of items of a section to the new one.
    case itemCountMismatch(BatchItemCountMismatch)
    /// Rule d: the operations do not lead from the old number of sections to the new one.
    case sectionCountMismatch(before: Int, inserted: Int, deleted: Int, actual: Int)
    /// Rule e: the data changed before the batch began: the number of sections last known is not the one returned now.
    case sectionsChangedBeforeBatch(known: Int, actual: Int)
    /// Rule e: the data changed before the batch began: the number of items last known is not the one returned now.
    case itemsChangedBeforeBatch(section: Int, known: Int, actual: Int)
    /// Rule f: an item of a section that is deleted as a whole is described on its own.
    case itemInDeletedSection(IndexPath, BatchOperation)
    /// Rule f: an item of a section that is inserted as a whole is described on its own.
    case itemInInsertedSection(IndexPath, BatchOperation)
    /// Rule g: a section that is reloaded also moves.
    case reloadedSectionMoves(Int)
    /// Rule g: an item of a reloaded section is described on its own.
    case itemInReloadedSection(IndexPath, BatchOperation)
    /// Rule h: a section moves while an item in it is deleted, inserted, moved or reloaded.
    case itemInMovedSection(Move<Int>, IndexPath, BatchOperation)
    /// The data returns a negative number of items.
    case negativeItemCount(section: Int, count: Int)
}
