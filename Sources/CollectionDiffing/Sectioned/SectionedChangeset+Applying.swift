public import CollectionGeometry

extension SectionedChangeset {
    /// Replays the changes on a list of sections.
    ///
    /// - Parameters:
    ///   - sections: The items of each section of the old data.
    ///   - target: The items of each section of the new data, from which inserted and changed items are taken.
    /// - Returns: Sections equal to the target, made of the old items that stay and the new ones that were inserted or changed.
    /// - Throws: A ``DiffingError`` when the data is not the one the changes belong to.
    /// - Complexity: O(*n* log *m*) for *n* items and *m* operations.
    public func apply<Item>(to sections: [[Item]], from target: [[Item]]) throws(DiffingError) -> [[Item]] {
        try SectionedChangeset.check(target, against: newItemCounts)
        return try apply(to: sections, newSection: { target[$0] }, newItem: { target[$0.section][$0.item] })
    }

    /// Replays the changes on a list of sections and requests each section and item that is inserted or changes.
    ///
    /// - Parameters:
    ///   - sections: The items of each section of the old data.
    ///   - newSection: The items of a section of the new data. Called once for each inserted section.
    ///   - newItem: The item at a path of the new data. Called once for each item that is inserted or changes.
    /// - Throws: A ``DiffingError`` when the data is not the one the changes belong to.
    /// - Complexity: O(*n* log *m*) for *n* items and *m* operations.
    public func apply<Item>(
        to sections: [[Item]],
        newSection: (Int) -> [Item],
        newItem: (IndexPath) -> Item
    ) throws(DiffingError) -> [[Item]] {
        try SectionedChangeset.check(sections, against: oldItemCounts)
        let translation = IndexPathTranslation(self)
        var result: [[Item]] = []
        for section in newItemCounts.indices {
            guard translation.sections.oldIndex(ofNew: section) != nil else {
                result.append(newSection(section))
                continue
            }
            var items: [Item] = []
            items.reserveCapacity(newItemCounts[section])
            for item in 0..<newItemCounts[section] {
                let path = IndexPath(item: item, section: section)
                if let source = translation.oldPath(ofNew: path) {
                    items.append(sections[source.section][source.item])
                } else {
                    items.append(newItem(path))
                }
            }
            result.append(items)
        }
        for update in itemUpdates { result[update.new.section][update.new.item] = newItem(update.new) }
        return result
    }

    private static func check<Item>(_ sections: [[Item]], against counts: [Int]) throws(DiffingError) {
        guard sections.count == counts.count else {
            throw .countMismatch(expected: counts.count, actual: sections.count)
        }
        for section in counts.indices where sections[section].count != counts[section] {
            throw .itemCountMismatch(section: section, expected: counts[section], actual: sections[section].count)
        }
    }
}
