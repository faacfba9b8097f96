public import CollectionGeometry

/// An item of one data source: the source, and the path of the item within it.
public struct LocalItemPath<ItemID: Hashable & Sendable> {
    /// The source.
    public var source: DataSource<ItemID>
    /// The path within the source: the index of the section counts the sections of the source only.
    public var indexPath: IndexPath
}

/// These return what the view shows or is about to show: the data after the update that the ``UpdatePipeline`` had made
/// last.
extension AggregateDataSource {
    /// The presentation of the tree: the sections that the screen shows.
    public var presentation: AggregatePresentation<ItemID> { presented }

    /// The number of sections of the screen.
    ///
    /// - Complexity: O(1).
    public var numberOfSections: Int { core.numberOfSections }

    /// The number of items in a section of the screen, or 0 when the index is out of bounds.
    ///
    /// - Complexity: O(log *s*) for *s* sections.
    public func numberOfItems(inSection section: Int) -> Int { core.numberOfItems(inSection: section) }

    /// A section of the screen, or `nil` when the index is out of bounds.
    ///
    /// - Complexity: O(1).
    public func section(at index: Int) -> PresentedSection<ItemID>? {
        presented.sections.indices.contains(index) ? presented.sections[index] : nil
    }

    /// The measures of a section of the screen, for a layout; default measures when the index is out of bounds.
    ///
    /// - Complexity: O(1).
    public func sectionMetrics(at index: Int) -> SectionMetrics { section(at: index)?.metrics ?? SectionMetrics() }

    /// The item at a path of the screen, or `nil` when the path is out of bounds.
    ///
    /// - Complexity: O(log *n*).
    public func itemIdentifier(for indexPath: IndexPath) -> ItemID? { core.itemIdentifier(for: indexPath)?.item }

    /// The paths of the screen at which an item is shown, in the order of the tree: as many as sources have it.
    ///
    /// - Complexity: O(*n* log *m*) for *n* sources and *m* items.
    public func indexPaths(for item: ItemID) -> [IndexPath] {
        sources.shownNumbers.compactMap { core.indexPath(for: AggregateID(source: $0, item: item)) }.ordered()
    }

    /// The path of the screen at which an item of a source is shown, or `nil` when it is not.
    ///
    /// - Complexity: O(*n*) for *n* sources.
    public func indexPath(for item: ItemID, of source: DataSource<ItemID>) -> IndexPath? {
        number(of: source).flatMap { core.indexPath(for: AggregateID(source: $0, item: item)) }
    }

    /// The number that stands for the place of a source in the tree, or `nil` when it is not there: 0 for the root.
    ///
    /// - Complexity: O(*n*) for *n* sources.
    public func number(of source: DataSource<ItemID>) -> Int? { sources.number(of: source) }

    /// The source with a number, or `nil` when there is none.
    ///
    /// - Complexity: O(1) expected.
    public func source(_ number: Int) -> DataSource<ItemID>? { sources.source(number) }

    /// The source of a section of the screen, and the index of the section within it; `nil` when the index is out of
    /// bounds. The index is `nil` for a placeholder section of a source without sections.
    ///
    /// - Complexity: O(1) expected.
    public func source(forSection section: Int) -> (source: DataSource<ItemID>, localSection: Int?)? {
        guard let presented = self.section(at: section), let source = self.source(presented.id.source) else {
            return nil
        }
        return (source, presented.localIndex)
    }

    /// The section of the screen that shows a section of a source, or `nil` when none does.
    ///
    /// - Complexity: O(*n* + *s*) for *n* sources and *s* sections.
    public func section(for source: DataSource<ItemID>, localSection: Int) -> Int? {
        guard let number = number(of: source) else { return nil }
        return presented.sections.firstIndex { $0.id.source == number && $0.localIndex == localSection }
    }

    /// The source of the item at a path of the screen, and the path within it; `nil` when the path is out of bounds, or when
    /// the source has removed the item since.
    ///
    /// The item is the displayed one, even if the source has changed its items since the last update.
    ///
    /// - Complexity: O(log *n*), and O(*n*) if the source has changed since the last update.
    public func localPath(for indexPath: IndexPath) -> LocalItemPath<ItemID>? {
        guard let section = section(at: indexPath.section), let source = source(section.id.source),
            let item = itemIdentifier(for: indexPath)
        else { return nil }
        let expected = IndexPath(item: indexPath.item, section: section.localIndex ?? 0)
        return source.path(of: item, inSection: section.id.section, expected: expected).map {
            LocalItemPath(source: source, indexPath: $0)
        }
    }
}

extension DataSource {
    /// Where an item is now, given where it was; `nil` when it was removed.
    fileprivate final func path(of item: ItemID, inSection id: Int, expected: IndexPath) -> IndexPath? {
        let sections = sections
        let isInPlace = sections.indices.contains(expected.section) && sections[expected.section].id == id
        let current = isInPlace ? expected.section : sections.firstIndex { $0.id == id }
        guard let section = current else { return nil }
        let items = sections[section].items
        if items.indices.contains(expected.item), items[expected.item] == item {
            return IndexPath(item: expected.item, section: section)
        }
        return items.firstIndex(of: item).map { IndexPath(item: $0, section: section) }
    }
}

// MARK: - What the user does

extension AggregateDataSource {
    /// Whether the user may change the item at a path of the screen.
    ///
    /// - Complexity: That of ``localPath(for:)``.
    public func canEditItem(at indexPath: IndexPath) -> Bool {
        localPath(for: indexPath).map { $0.source.canEditItem(at: $0.indexPath) } ?? false
    }

    /// Whether the user may drag the item at a path of the screen.
    ///
    /// - Complexity: That of ``localPath(for:)``.
    public func canMoveItem(at indexPath: IndexPath) -> Bool {
        localPath(for: indexPath).map { $0.source.canMoveItem(at: $0.indexPath, to: nil) } ?? false
    }

    /// Whether the user may drag an item to another path of the screen. An item stays in its source.
    ///
    /// - Complexity: That of ``localPath(for:)``.
    public func canMoveItem(at source: IndexPath, to target: IndexPath) -> Bool {
        localMove(from: source, to: target) != nil
    }

    /// Moves an item on request of the user. Returns whether it may be moved; else nothing happens.
    ///
    /// - Complexity: That of ``localPath(for:)``, plus that of the change in the source.
    @discardableResult
    public func moveItem(at source: IndexPath, to target: IndexPath) -> Bool {
        guard let (local, target) = localMove(from: source, to: target) else { return false }
        local.source.moveItem(at: local.indexPath, to: target)
        return true
    }

    /// Removes an item on request of the user. Returns whether it may be changed; else nothing happens.
    ///
    /// - Complexity: That of ``localPath(for:)``, plus that of the change in the source.
    @discardableResult
    public func removeItem(at indexPath: IndexPath) -> Bool {
        guard let local = localPath(for: indexPath), local.source.canEditItem(at: local.indexPath) else { return false }
        local.source.removeItem(at: local.indexPath)
        return true
    }

    private func localMove(
        from source: IndexPath,
        to target: IndexPath
    ) -> (local: LocalItemPath<ItemID>, target: IndexPath)? {
        guard let local = localPath(for: source),
            let (targetSource, localSection) = self.source(forSection: target.section), let localSection,
            targetSource === local.source
        else { return nil }
        let localTarget = IndexPath(item: target.item, section: localSection)
        return local.source.canMoveItem(at: local.indexPath, to: localTarget) ? (local, localTarget) : nil
    }
}
