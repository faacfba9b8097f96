public import CollectionGeometry

extension DiffableDataSourceSnapshot {
    /// The number of sections.
    ///
    /// - Complexity: O(1).
    public var numberOfSections: Int { order.numberOfSections }

    /// The number of items in all sections.
    ///
    /// - Complexity: O(1).
    public var numberOfItems: Int { order.numberOfItems }

    /// The number of items in a section.
    ///
    /// - Throws: ``SnapshotError/unknownSections(_:)``.
    /// - Complexity: O(1) expected.
    public func numberOfItems(inSection section: SectionID) throws(Failure) -> Int {
        order.numberOfItems(inSection: try slot(ofSection: section))
    }

    /// The number of items in the section at an index, or `nil` when the index is out of bounds.
    ///
    /// - Complexity: O(log *s*) for *s* sections.
    public func numberOfItems(inSectionAt index: Int) -> Int? {
        guard index >= 0, index < numberOfSections else { return nil }
        return order.numberOfItems(inSection: order.sections.slot(at: index, in: 0))
    }

    /// The number of items of each section, in order.
    ///
    /// - Complexity: O(*s*) for *s* sections.
    public var itemCounts: [Int] {
        order.sections.walk(0).map { order.numberOfItems(inSection: $0) }
    }

    /// All sections, in order.
    ///
    /// - Complexity: O(1). See ``SnapshotIdentifiers``.
    public var sectionIdentifiers: SnapshotIdentifiers<SectionID> {
        SnapshotIdentifiers(ids: sections.ids, forest: order.sections, sequences: .one(0))
    }

    /// All items of all sections, in order.
    ///
    /// - Complexity: O(1). See ``SnapshotIdentifiers``.
    public var itemIdentifiers: SnapshotIdentifiers<ItemID> {
        SnapshotIdentifiers(ids: items.ids, forest: order.items, sequences: .all(order.sections))
    }

    /// The items of a section, in order.
    ///
    /// - Throws: ``SnapshotError/unknownSections(_:)``.
    /// - Complexity: O(1) expected. See ``SnapshotIdentifiers``.
    public func itemIdentifiers(inSection section: SectionID) throws(Failure) -> SnapshotIdentifiers<ItemID> {
        SnapshotIdentifiers(ids: items.ids, forest: order.items, sequences: .one(try slot(ofSection: section)))
    }

    /// Whether the snapshot holds an item.
    ///
    /// - Complexity: O(1) expected.
    public func contains(_ item: ItemID) -> Bool { items.slot(of: item) >= 0 }

    /// Whether the snapshot holds a section.
    ///
    /// - Complexity: O(1) expected.
    public func containsSection(_ section: SectionID) -> Bool { sections.slot(of: section) >= 0 }

    /// The section that holds an item, or `nil` when none does.
    ///
    /// - Complexity: O(log *n*).
    public func sectionIdentifier(containingItem item: ItemID) -> SectionID? {
        let slot = items.slot(of: item)
        return slot < 0 ? nil : sections.ids[order.items.sequence(of: slot)]
    }

    /// The position of an item among the items of all sections, or `nil` when the snapshot does not hold it.
    ///
    /// - Complexity: O(log *n*).
    public func indexOfItem(_ item: ItemID) -> Int? {
        let slot = items.slot(of: item)
        return slot < 0 ? nil : order.index(ofItem: slot)
    }

    /// The position of a section, or `nil` when the snapshot does not hold it.
    ///
    /// - Complexity: O(log *s*) for *s* sections.
    public func indexOfSection(_ section: SectionID) -> Int? {
        let slot = sections.slot(of: section)
        return slot < 0 ? nil : order.index(ofSection: slot)
    }

    /// The section and the position in it of an item, or `nil` when the snapshot does not hold it.
    ///
    /// - Complexity: O(log *n*).
    public func indexPath(for item: ItemID) -> IndexPath? {
        let slot = items.slot(of: item)
        guard slot >= 0, let position = order.items.position(of: slot) else { return nil }
        return IndexPath(item: position.offset, section: order.index(ofSection: position.sequence))
    }

    /// The item at a path, or `nil` when the path is out of bounds.
    ///
    /// - Complexity: O(log *n*).
    public func itemIdentifier(for path: IndexPath) -> ItemID? {
        guard let count = numberOfItems(inSectionAt: path.section), path.item >= 0, path.item < count else {
            return nil
        }
        let section = order.sections.slot(at: path.section, in: 0)
        return items.ids[order.items.slot(at: path.item, in: section)]
    }

    /// The section at an index, or `nil` when the index is out of bounds.
    ///
    /// - Complexity: O(log *s*) for *s* sections.
    public func sectionIdentifier(for index: Int) -> SectionID? {
        guard index >= 0, index < numberOfSections else { return nil }
        return sections.ids[order.sections.slot(at: index, in: 0)]
    }
}

extension DiffableDataSourceSnapshot {
    /// The slot of a section that must be known.
    func slot(ofSection section: SectionID) throws(Failure) -> Int {
        let slot = sections.slot(of: section)
        if slot < 0 { throw .unknownSections([section]) }
        return slot
    }

    /// The slot of an item that must be known.
    @usableFromInline
    func slot(ofItem item: ItemID) throws(Failure) -> Int {
        let slot = items.slot(of: item)
        if slot < 0 { throw .unknownItems([item]) }
        return slot
    }
}
