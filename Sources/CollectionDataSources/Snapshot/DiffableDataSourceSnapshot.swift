/// The sections and items a collection view is to show, as identifiers in their order.
///
/// A snapshot is a value: build a new one or change a copy, then give it to ``DiffableDataSource``, which finds out what
/// changed.
///
/// ```swift
/// var snapshot = DiffableDataSourceSnapshot<Section, Product.ID>()
/// try snapshot.appendSections([.offers, .all])
/// try snapshot.appendItems(offers.map { $0.id }, toSection: .offers)
/// try snapshot.appendItems(products.map { $0.id }, toSection: .all)
/// try dataSource.apply(snapshot)
/// ```
///
/// It holds identifiers, not content. That content changed cannot be seen from an identifier, so say it:
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

    @usableFromInline var sections = IdentifierSlots<SectionID>()
    @usableFromInline var items = IdentifierSlots<ItemID>()
    @usableFromInline var order = SnapshotOrder()

    /// What happened that is allowed but probably not meant, in the order it happened.
    ///
    /// A data source hands these to its diagnostics handler and forgets them.
    public internal(set) var diagnostics: [SnapshotDiagnostic<ItemID>] = []

    /// Creates a snapshot without sections.
    public init() {}
}

extension DiffableDataSourceSnapshot: Equatable {
    /// Whether both hold the same sections and items in the same order, with the same marks and revisions.
    ///
    /// - Complexity: O(*n*).
    public static func == (left: Self, right: Self) -> Bool {
        left.sectionIdentifiers == right.sectionIdentifiers
            && left.order.numberOfItems == right.order.numberOfItems
            && (0..<left.numberOfSections).allSatisfy { left.hasEqualSection(at: $0, to: right) }
    }

    private func hasEqualSection(at index: Int, to other: Self) -> Bool {
        let section = order.sections.slot(at: index, in: 0)
        let counterpart = other.order.sections.slot(at: index, in: 0)
        guard order.sectionMarks[section] == other.order.sectionMarks[counterpart],
            order.supplementaryRevision(of: section) == other.order.supplementaryRevision(of: counterpart),
            order.numberOfItems(inSection: section) == other.order.numberOfItems(inSection: counterpart)
        else { return false }
        return zip(order.items.walk(section), other.order.items.walk(counterpart)).allSatisfy { item, otherItem in
            items.ids[item] == other.items.ids[otherItem] && order.itemMarks[item] == other.order.itemMarks[otherItem]
        }
    }
}
