import CollectionGeometry

// What the generic types request. These are methods of the storage, not of the order within it: a call passes one reference.

extension SlotSnapshot.Storage {
    /// The number of sections.
    var numberOfSections: Int { order.numberOfSections }

    /// The number of items in all sections.
    var numberOfItems: Int { order.numberOfItems }

    /// The number of items in a section.
    func numberOfItems(inSection section: Int) -> Int { order.numberOfItems(inSection: section) }

    /// The number of items in the section at an index, or `nil` when the index is out of bounds.
    func numberOfItems(inSectionAt index: Int) -> Int? {
        let section = order.section(at: index)
        return section < 0 ? nil : order.numberOfItems(inSection: section)
    }

    /// The number of items of each section, in order.
    var itemCounts: [Int] { order.itemCounts }

    /// The slot of the item at a path, or -1 when the path is out of bounds.
    func item(at path: IndexPath) -> Int { order.item(at: path) }

    /// The section and the position in it of an item, or `nil` when there is none (-1).
    func path(ofItem item: Int) -> IndexPath? { item < 0 ? nil : order.path(ofItem: item) }

    /// The position of an item among the items of all sections, or `nil` when there is none (-1).
    func index(ofItem item: Int) -> Int? { item < 0 ? nil : order.index(ofItem: item) }

    /// The slot of the section of an item, or -1 when there is none (-1).
    func section(ofItem item: Int) -> Int { item < 0 ? -1 : order.items.sequence(of: item) }

    /// The slot of the section at an index, or -1 when the index is out of bounds.
    func section(at index: Int) -> Int { order.section(at: index) }

    /// The position of a section, or `nil` when there is none (-1).
    func index(ofSection section: Int) -> Int? { section < 0 ? nil : order.index(ofSection: section) }

    /// The items that carry a mark, in order.
    func items(with mark: MarkList.Marks) -> [Int32] { order.items(with: mark) }

    /// The sections that carry a mark, in order.
    func sections(with mark: MarkList.Marks) -> [Int32] { order.sections(with: mark) }

    /// The revision of a section's supplementary content.
    func supplementaryRevision(of section: Int) -> Int { order.supplementaryRevision(of: section) }
}
