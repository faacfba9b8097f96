public import CollectionDiffing

/// What dragging an item to another place changed.
///
/// An app that keeps the items of a section in an array updates it like this:
///
/// ```swift
/// for change in transaction.sectionTransactions {
///     let ids = Array(change.finalSnapshot.items)
///     products[change.sectionIdentifier] = try change.difference.apply(
///         to: products[change.sectionIdentifier],
///         newElement: { allProducts[ids[$0]] }
///     )
/// }
/// ```
public struct ReorderingTransaction<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    /// What was shown before.
    public var initialSnapshot: DiffableDataSourceSnapshot<SectionID, ItemID>
    /// What is shown now.
    public var finalSnapshot: DiffableDataSourceSnapshot<SectionID, ItemID>
    /// The change of the items of all sections, taken as one list.
    public var difference: IndexChangeset
    /// The change of each affected section, in order: one or two.
    public var sectionTransactions: [SectionReorderingTransaction<SectionID, ItemID>]
}

/// What dragging an item to another place changed in one section.
///
/// ```swift
/// for change in transaction.sectionTransactions {
///     save(Array(change.finalSnapshot.items), in: change.sectionIdentifier)
/// }
/// ```
public struct SectionReorderingTransaction<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    /// The section.
    public var sectionIdentifier: SectionID
    /// The section's items before, as an outline.
    public var initialSnapshot: DiffableDataSourceSectionSnapshot<ItemID>
    /// The section's items now, as an outline.
    public var finalSnapshot: DiffableDataSourceSectionSnapshot<ItemID>
    /// The change of the section's items, hidden ones included.
    public var difference: IndexChangeset
}
