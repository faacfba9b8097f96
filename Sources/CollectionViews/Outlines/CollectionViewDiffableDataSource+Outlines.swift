public import CollectionDataSources
public import CollectionGeometry

// Outlines: sections whose items have children that are shown and hidden.
extension CollectionViewDiffableDataSource {
    /// The outlines of this data source.
    public typealias SectionSnapshot = DiffableDataSourceSectionSnapshot<ItemID>

    /// What to ask and tell when the reader opens or closes an item of an outline.
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
        try core.apply(
            sectionSnapshot, to: section, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// The outline of a section with all its items, as it was applied last.
    public func snapshot(for section: SectionID) -> SectionSnapshot { core.snapshot(for: section) }

    /// Shows the children of an item as if the reader had asked for it. Returns whether they were hidden.
    @discardableResult
    public func expandItem(_ item: ItemID, animatingDifferences: Bool = true) -> Bool {
        core.expandItem(item, animatingDifferences: animatingDifferences)
    }

    /// Hides the children of an item as if the reader had asked for it. Returns whether they were shown.
    @discardableResult
    public func collapseItem(_ item: ItemID, animatingDifferences: Bool = true) -> Bool {
        core.collapseItem(item, animatingDifferences: animatingDifferences)
    }

    /// The place of the item at a path in the outline of its section; `nil` if its section has none.
    public func outlinePlace(ofItemAt indexPath: IndexPath) -> OutlinePlace? { core.outlinePlace(for: indexPath) }

    /// Shows the children of the item at a path, or hides them. Returns whether something changed.
    public func toggleItem(at indexPath: IndexPath) -> Bool {
        core.itemIdentifier(for: indexPath).map { core.toggleItem($0) } ?? false
    }
}

// Reordering: what a drag, by whatever means, does to the data.
extension CollectionViewDiffableDataSource {
    /// What to ask and tell when the reader takes an item to another place.
    public var reorderingHandlers: ReorderingHandlers<SectionID, ItemID> {
        get { core.reorderingHandlers }
        set { core.reorderingHandlers = newValue }
    }

    /// Whether the item at a path may be taken to another place.
    public func canReorderItem(at indexPath: IndexPath) -> Bool { core.canReorderItem(at: indexPath) }

    /// Whether the item at a path may be taken to another place; see ``reorderingHandlers``.
    public func canMoveItem(at indexPath: IndexPath) -> Bool { core.canReorderItem(at: indexPath) }

    /// Takes an item to another place: one transaction for ``reorderingHandlers``.
    public func moveItem(at source: IndexPath, to target: IndexPath) -> Bool {
        core.reorderItem(at: source, to: target)
    }

    /// Says that a drag has begun: snapshots that are applied wait until ``endReordering()``.
    public func beginReordering() { core.beginReordering() }

    /// Says that a drag has ended.
    public func endReordering() { core.endReordering() }

    /// Takes an item to another place because the reader dragged it there. Returns whether it may be dragged and both
    /// paths exist.
    @discardableResult
    public func reorderItem(at source: IndexPath, to target: IndexPath, animatingDifferences: Bool = true) -> Bool {
        core.reorderItem(at: source, to: target, animatingDifferences: animatingDifferences)
    }
}
