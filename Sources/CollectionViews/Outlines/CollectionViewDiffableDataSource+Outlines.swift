public import CollectionDataSources
public import CollectionGeometry

// Outlines: sections whose items have children that are shown and hidden.
extension CollectionViewDiffableDataSource {
    /// The outlines of this data source.
    public typealias SectionSnapshot = DiffableDataSourceSectionSnapshot<ItemID>

    /// What to ask and tell when the user opens or closes an item of an outline.
    ///
    /// The data source keeps the closures, and the collection view keeps the data source: they must not hold what owns
    /// the collection view.
    public var sectionSnapshotHandlers: SectionSnapshotHandlers<ItemID> {
        get { core.sectionSnapshotHandlers }
        set { core.sectionSnapshotHandlers = newValue }
    }

    /// Shows the visible items of an outline in a section, in place of what the section held, and keeps the tree.
    ///
    /// A section the data source does not know is appended.
    ///
    /// - Throws: ``SnapshotError/itemsInOtherSections(_:)``, and then nothing changes.
    /// - Complexity: O(*n*) expected for *n* items.
    public func apply(
        _ sectionSnapshot: SectionSnapshot,
        to section: SectionID,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) throws(SnapshotError<SectionID, ItemID>) {
        if outline == nil { outline = DiffableOutline(core) }
        try core.apply(
            sectionSnapshot, to: section, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// The outline of a section with all its items, as it was applied last.
    public func snapshot(for section: SectionID) -> SectionSnapshot { core.snapshot(for: section) }

    /// Shows the children of an item as if the user had asked for it. Returns whether they were hidden.
    @discardableResult
    public func expandItem(_ item: ItemID, animatingDifferences: Bool = true) -> Bool {
        core.expandItem(item, animatingDifferences: animatingDifferences)
    }

    /// Hides the children of an item as if the user had asked for it. Returns whether they were shown.
    @discardableResult
    public func collapseItem(_ item: ItemID, animatingDifferences: Bool = true) -> Bool {
        core.collapseItem(item, animatingDifferences: animatingDifferences)
    }

    /// The place of the item at a path in the outline of its section; `nil` if its section has none.
    public func outlinePlace(ofItemAt indexPath: IndexPath) -> OutlinePlace? {
        outline?.outlinePlace(ofItemAt: indexPath)
    }

    /// Shows the children of the item at a path, or hides them. Returns whether something changed.
    public func toggleItem(at indexPath: IndexPath) -> Bool { outline?.toggleItem(at: indexPath) ?? false }
}

/// What a data source knows of outlines. It exists once an outline was applied, so that a program without outlines does not
/// contain what shows and hides children.
package protocol OutlineSource: AnyObject {
    func outlinePlace(ofItemAt indexPath: IndexPath) -> OutlinePlace?
    func toggleItem(at indexPath: IndexPath) -> Bool
}

private final class DiffableOutline<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: OutlineSource {
    private let core: DiffableDataSource<SectionID, ItemID>

    init(_ core: DiffableDataSource<SectionID, ItemID>) {
        self.core = core
    }

    func outlinePlace(ofItemAt indexPath: IndexPath) -> OutlinePlace? { core.outlinePlace(for: indexPath) }

    func toggleItem(at indexPath: IndexPath) -> Bool {
        core.itemIdentifier(for: indexPath).map { core.toggleItem($0) } ?? false
    }
}
