public import CollectionGeometry

/// These return what the view shows or is about to show: the data after the update that the ``UpdatePipeline`` had made
/// last.
extension DiffableDataSource {
    /// The number of sections.
    ///
    /// - Complexity: O(1).
    public var numberOfSections: Int { core.presented.snapshot.storage.numberOfSections }

    /// The number of items in a section, or 0 when the index is out of bounds.
    ///
    /// - Complexity: O(log *s*) for *s* sections.
    public func numberOfItems(inSection section: Int) -> Int {
        core.presented.snapshot.storage.numberOfItems(inSectionAt: section) ?? 0
    }

    /// The item at a path, or `nil` when the path is out of bounds.
    ///
    /// - Complexity: O(log *n*).
    public func itemIdentifier(for indexPath: IndexPath) -> ItemID? {
        presented.itemIdentifier(for: indexPath)
    }

    /// The path of an item, or `nil` when it is not shown.
    ///
    /// - Complexity: O(log *n*).
    public func indexPath(for item: ItemID) -> IndexPath? {
        presented.indexPath(for: item)
    }

    /// The section at an index, or `nil` when the index is out of bounds.
    ///
    /// - Complexity: O(log *s*) for *s* sections.
    public func sectionIdentifier(for index: Int) -> SectionID? {
        presented.sectionIdentifier(for: index)
    }

    /// The place of an item in the outline of its section, or `nil` when the path is out of bounds or no outline was
    /// applied to the section.
    ///
    /// - Complexity: O(log *n* + *d*) for a depth of *d*.
    public func outlinePlace(for indexPath: IndexPath) -> OutlinePlace? {
        core.presented.outlinePlace(for: indexPath)
    }

    /// The index of a section, or `nil` when it is not shown.
    ///
    /// - Complexity: O(log *s*) for *s* sections.
    public func index(for section: SectionID) -> Int? {
        presented.indexOfSection(section)
    }
}

extension DiffableDataSource {
    /// What the view shows or is about to show.
    private var presented: Snapshot { Snapshot(core.presented.snapshot) }
}
