/// The items of one section as an outline: a forest in which parents can be expanded and collapsed.
///
/// ```swift
/// var snapshot = DiffableDataSourceSectionSnapshot<Entry.ID>()
/// try snapshot.append(months)
/// try snapshot.append(entries, to: months[0])
/// try snapshot.expand([months[0]])
/// try dataSource.apply(snapshot, to: .history)
/// ```
///
/// A section snapshot holds the whole tree. The data source shows the visible items, those without a collapsed ancestor,
/// and keeps the tree: ``DiffableDataSource/snapshot(for:)`` gives it back as it was applied. Items start out collapsed.
///
/// An item identifier is unique in the tree. Where UIKit stops the program, methods throw a ``SnapshotError`` and leave
/// the snapshot as it was.
public struct DiffableDataSourceSectionSnapshot<ItemID: Hashable & Sendable>: Sendable {
    /// The errors that methods of this type throw. They are never about sections.
    public typealias Failure = SnapshotError<Never, ItemID>

    var table = IdentifierSlots<ItemID>()
    var order = OutlineOrder()

    /// Creates an outline without items.
    public init() {}
}

extension DiffableDataSourceSectionSnapshot: Equatable {
    /// Whether both hold the same items in the same tree, expanded and marked alike.
    ///
    /// - Complexity: O(*n*).
    public static func == (left: Self, right: Self) -> Bool {
        guard left.order.count == right.order.count else { return false }
        return zip(left.order.sequence.walk(0), right.order.sequence.walk(0)).allSatisfy { mine, other in
            left.table.ids[mine] == right.table.ids[other]
                && left.order.descendants[mine] == right.order.descendants[other]
                && left.order.isExpanded[mine] == right.order.isExpanded[other]
                && left.order.marks[mine] == right.order.marks[other]
        }
    }
}

extension DiffableDataSourceSectionSnapshot {
    /// The slot of an item that must be known.
    func slot(of item: ItemID) throws(Failure) -> Int {
        let slot = table.slot(of: item)
        if slot < 0 { throw .unknownItems([item]) }
        return slot
    }

    /// The slots of items that must be known.
    func slots(of items: [ItemID]) throws(Failure) -> [Int] {
        let slots = items.map { table.slot(of: $0) }
        let unknown = zip(slots, items).filter { $0.0 < 0 }.map { $0.1 }
        if !unknown.isEmpty { throw .unknownItems(unknown) }
        return slots
    }

    /// Enters items that must not be known and returns their slots; leaves the table as it was when one is.
    mutating func enterNew(_ items: [ItemID]) throws(Failure) -> [Int32] {
        let known = table.slotCount
        let slots = table.enter(items)
        if table.slotCount == known + items.count { return slots }
        var rejected: [ItemID] = []
        var next = known
        for (slot, item) in zip(slots, items) {
            if Int(slot) == next {
                next += 1
            } else if !rejected.contains(item) {
                rejected.append(item)
            }
        }
        table.removeAll(from: known)
        throw .duplicateItems(rejected)
    }
}
