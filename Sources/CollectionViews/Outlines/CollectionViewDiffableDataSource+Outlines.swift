public import CollectionDataSources
public import CollectionGeometry

// Outlines: sections whose items can be expanded and collapsed.
extension CollectionViewDiffableDataSource {
    /// The outlines of this data source.
    public typealias SectionSnapshot = DiffableDataSourceSectionSnapshot<ItemID>

    /// Decide which items of an outline the user may expand or collapse, and are called when the user does.
    ///
    /// The data source holds the closures strongly, and the collection view holds the data source: they must not
    /// capture the owner of the collection view.
    public var sectionSnapshotHandlers: SectionSnapshotHandlers<ItemID> {
        get { core.sectionSnapshotHandlers }
        set { core.sectionSnapshotHandlers = newValue }
    }

    /// Shows the visible items of an outline in a section, in place of its items, and stores the outline.
    ///
    /// A section that the data source does not contain is appended.
    ///
    /// - Throws: ``SnapshotError/itemsInOtherSections(_:)``; then nothing has changed.
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

    /// The outline of a section with all its items, as applied last.
    public func snapshot(for section: SectionID) -> SectionSnapshot { core.snapshot(for: section) }

    /// Expands an item as if the user had. Returns whether it was collapsed.
    @discardableResult
    public func expandItem(_ item: ItemID, animatingDifferences: Bool = true) -> Bool {
        core.expandItem(item, animatingDifferences: animatingDifferences)
    }

    /// Collapses an item as if the user had. Returns whether it was expanded.
    @discardableResult
    public func collapseItem(_ item: ItemID, animatingDifferences: Bool = true) -> Bool {
        core.collapseItem(item, animatingDifferences: animatingDifferences)
    }

    /// The place of the item at a path in the outline of its section; `nil` if the section has none.
    public func outlinePlace(ofItemAt indexPath: IndexPath) -> OutlinePlace? {
        outline?.outlinePlace(ofItemAt: indexPath)
    }

    /// Expands or collapses the item at a path. Returns whether it changed.
    public func toggleItem(at indexPath: IndexPath) -> Bool { outline?.toggleItem(at: indexPath) ?? false }
}

/// The outlines of a data source. It is created when an outline is applied, so that a program without outlines does not
/// contain the code that expands and collapses items.
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
