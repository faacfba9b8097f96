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

    /// Everything, in terms of slots.
    var slots: SlotOutline

    /// Creates an outline without items.
    public init() {
        slots = SlotOutline(items: IdentifierTable<ItemID>())
    }

    /// Creates an outline from its slots, whose table holds identifiers of this type.
    init(_ slots: SlotOutline) {
        self.slots = slots
    }
}

extension DiffableDataSourceSectionSnapshot: Equatable {
    /// Whether both hold the same items in the same tree, expanded and marked alike.
    ///
    /// - Complexity: O(*n*).
    public static func == (left: Self, right: Self) -> Bool { left.slots.isEqual(to: right.slots) }
}

extension DiffableDataSourceSectionSnapshot {
    /// The identifiers of the items, by slot.
    var table: IdentifierTable<ItemID> { .typed(slots.storage.items) }

    /// The slot of an item that must be known.
    func slot(of item: ItemID) throws(Failure) -> Int {
        let slot = table.slot(of: item)
        if slot < 0 { throw .unknownItems([item]) }
        return slot
    }
}
