public import CollectionDiffing

/// Two lists of sections of items with content: what a sectioned diff is given.
public struct SectionedWorkload<ID: Hashable & Sendable>: Sendable {
    /// An item with content.
    public struct Row: Identifiable, Equatable, Sendable {
        /// The identity.
        public var id: ID
        /// The content.
        public var title: Int
    }

    /// A section of such items.
    public struct Shelf: DiffableSection, Sendable {
        /// The identity.
        public var id: Int
        /// The items.
        public var items: [Row]
    }

    /// The sections before.
    public var old: [Shelf]
    /// The sections after.
    public var new: [Shelf]
}

extension SectionedWorkload {
    /// Sections of as many items, of which a tenth are replaced, a hundredth cross to other sections and a hundredth
    /// change their content, while a tenth of the sections change their places.
    public static func mixed(sections: Int, items: Int, _ makeID: () -> ID) -> SectionedWorkload {
        var generator = Generator(seed: 3)
        let old = (0..<sections).map { section in
            Shelf(id: section, items: (0..<items).map { _ in Row(id: makeID(), title: 0) })
        }
        var new = old
        func place() -> (section: Int, item: Int) {
            let section = Int.random(in: 0..<sections, using: &generator)
            return (section, Int.random(in: 0..<new[section].items.count, using: &generator))
        }
        for _ in 0..<(sections * items / 10) {
            let place = place()
            new[place.section].items[place.item] = Row(id: makeID(), title: 0)
        }
        for _ in 0..<(sections * items / 100) {
            let from = place()
            let row = new[from.section].items.remove(at: from.item)
            let to = place()
            new[to.section].items.insert(row, at: to.item)
            let changed = place()
            new[changed.section].items[changed.item].title += 1
        }
        for _ in 0..<(sections / 10) {
            new.swapAt(
                Int.random(in: 0..<sections, using: &generator),
                Int.random(in: 0..<sections, using: &generator)
            )
        }
        return SectionedWorkload(old: old, new: new)
    }

    /// The identifiers of all items, as two lists.
    public var lists: ListWorkload<ID> {
        ListWorkload(old: old.flatMap { $0.items.map { $0.id } }, new: new.flatMap { $0.items.map { $0.id } })
    }
}
