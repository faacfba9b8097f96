public import CollectionGeometry

extension DiffableDataSourceSnapshot {
    /// The number of sections.
    ///
    /// - Complexity: O(1).
    public var numberOfSections: Int { slots.storage.numberOfSections }

    /// The number of items in all sections.
    ///
    /// - Complexity: O(1).
    public var numberOfItems: Int { slots.storage.numberOfItems }

    /// The number of items in a section.
    ///
    /// - Throws: ``SnapshotError/unknownSections(_:)``.
    /// - Complexity: O(1) expected.
    public func numberOfItems(inSection section: SectionID) throws(Failure) -> Int {
        slots.storage.numberOfItems(inSection: try slot(ofSection: section))
    }

    /// The number of items in the section at an index, or `nil` when the index is out of bounds.
    ///
    /// - Complexity: O(log *s*) for *s* sections.
    public func numberOfItems(inSectionAt index: Int) -> Int? {
        slots.storage.numberOfItems(inSectionAt: index)
    }

    /// The number of items of each section, in order.
    ///
    /// - Complexity: O(*s*) for *s* sections.
    public var itemCounts: [Int] { slots.storage.itemCounts }

    /// All sections, in order.
    ///
    /// - Complexity: O(1). See ``SnapshotIdentifiers``.
    public var sectionIdentifiers: SnapshotIdentifiers<SectionID> {
        SnapshotIdentifiers(ids: sections.ids, sequence: .sections(slots))
    }

    /// All items of all sections, in order.
    ///
    /// - Complexity: O(1). See ``SnapshotIdentifiers``.
    public var itemIdentifiers: SnapshotIdentifiers<ItemID> {
        SnapshotIdentifiers(ids: items.ids, sequence: .allItems(slots))
    }

    /// The items of a section, in order.
    ///
    /// - Throws: ``SnapshotError/unknownSections(_:)``.
    /// - Complexity: O(1) expected. See ``SnapshotIdentifiers``.
    public func itemIdentifiers(inSection section: SectionID) throws(Failure) -> SnapshotIdentifiers<ItemID> {
        SnapshotIdentifiers(ids: items.ids, sequence: .items(slots, section: try slot(ofSection: section)))
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
        let section = slots.storage.section(ofItem: items.slot(of: item))
        return section < 0 ? nil : sections.ids[section]
    }

    /// The position of an item among the items of all sections, or `nil` when the snapshot does not hold it.
    ///
    /// - Complexity: O(log *n*).
    public func indexOfItem(_ item: ItemID) -> Int? {
        slots.storage.index(ofItem: items.slot(of: item))
    }

    /// The position of a section, or `nil` when the snapshot does not hold it.
    ///
    /// - Complexity: O(log *s*) for *s* sections.
    public func indexOfSection(_ section: SectionID) -> Int? {
        slots.storage.index(ofSection: sections.slot(of: section))
    }

    /// The section and the position in it of an item, or `nil` when the snapshot does not hold it.
    ///
    /// - Complexity: O(log *n*).
    public func indexPath(for item: ItemID) -> IndexPath? {
        slots.storage.path(ofItem: items.slot(of: item))
    }

    /// The item at a path, or `nil` when the path is out of bounds.
    ///
    /// - Complexity: O(log *n*).
    public func itemIdentifier(for path: IndexPath) -> ItemID? {
        let slot = slots.storage.item(at: path)
        return slot < 0 ? nil : items.ids[slot]
    }

    /// The section at an index, or `nil` when the index is out of bounds.
    ///
    /// - Complexity: O(log *s*) for *s* sections.
    public func sectionIdentifier(for index: Int) -> SectionID? {
        let slot = slots.storage.section(at: index)
        return slot < 0 ? nil : sections.ids[slot]
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
