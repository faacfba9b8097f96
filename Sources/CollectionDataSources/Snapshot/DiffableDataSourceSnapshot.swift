/// The sections and items a collection view is to show, as identifiers in their order.
///
/// A snapshot is a value: build a new one or change a copy, then give it to ``DiffableDataSource``, which finds what
/// changed.
///
/// ```swift
/// var snapshot = DiffableDataSourceSnapshot<Section, Product.ID>()
/// try snapshot.appendSections([.offers, .all])
/// try snapshot.appendItems(offers.map { $0.id }, toSection: .offers)
/// try snapshot.appendItems(products.map { $0.id }, toSection: .all)
/// dataSource.apply(snapshot)
/// ```
///
/// It holds identifiers, not content. An identifier does not show that content has changed, so mark it:
/// ``reconfigureItems(_:)`` keeps the cell and configures it again, ``reloadItems(_:)`` replaces it.
///
/// An item identifier is unique in the whole snapshot, not only in its section. Where UIKit stops the program, methods
/// throw a ``SnapshotError`` and leave the snapshot as it was.
///
/// Each identifier is hashed once, when it enters. All queries and single changes take logarithmic time, so building a
/// snapshot item by item is as good as building it at once. Copies share their memory until one of them changes.
public struct DiffableDataSourceSnapshot<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    /// The errors that methods of this type throw.
    public typealias Failure = SnapshotError<SectionID, ItemID>

    /// Everything, in terms of slots.
    @usableFromInline var slots: SlotSnapshot

    // Inlinable so that the tables are made where the types of the identifiers are known.
    /// Creates a snapshot without sections.
    @inlinable
    public init() {
        slots = SlotSnapshot(sections: IdentifierTable<SectionID>(), items: IdentifierTable<ItemID>())
    }

    /// Creates a snapshot from its slots, whose tables hold identifiers of these types.
    @usableFromInline
    init(_ slots: SlotSnapshot) {
        self.slots = slots
    }
}

extension DiffableDataSourceSnapshot {
    /// Changes that are allowed but probably not intended, in the order in which they were made.
    ///
    /// A data source passes these to its diagnostics handler and discards them.
    ///
    /// - Complexity: O(*n*) for *n* moved items.
    public var diagnostics: [SnapshotDiagnostic<ItemID>] {
        slots.storage.movedItems.map { .existingItemsMoved(IdentifierTable.typed($0).allIDs) }
    }

    /// The identifiers of the sections, by slot.
    @usableFromInline var sections: IdentifierTable<SectionID> { .typed(slots.storage.sections) }

    /// The identifiers of the items, by slot.
    @usableFromInline var items: IdentifierTable<ItemID> { .typed(slots.storage.items) }
}

extension DiffableDataSourceSnapshot: Equatable {
    /// Whether both hold the same sections and items in the same order, with the same marks and revisions.
    ///
    /// - Complexity: O(*n*).
    public static func == (left: Self, right: Self) -> Bool { left.slots.isEqual(to: right.slots) }
}
