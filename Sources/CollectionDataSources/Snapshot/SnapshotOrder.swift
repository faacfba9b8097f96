import CollectionGeometry

/// The order of the sections and items of a snapshot and the marks on them, in terms of slots.
///
/// It knows no identifiers. ``DiffableDataSourceSnapshot`` translates those into slots and decides what is allowed.
@usableFromInline
struct SnapshotOrder: Sendable {
    /// The sections, as the one sequence 0; each weighs as much as it has items.
    var sections = SlotForest(isWeighted: true)
    /// The items: the sequence with the number of a section's slot holds the section's items.
    @usableFromInline var items = SlotForest(isWeighted: false)
    /// The marks on items, by slot; empty while there are none.
    var itemMarks = MarkList()
    /// The marks on sections, by slot; empty while there are none.
    var sectionMarks = MarkList()
    /// The revision of each section's supplementary content, by slot; empty while all are 0.
    var supplementaryRevisions: [Int] = []

    @usableFromInline
    init() {
        sections.addSequence()
    }
}

extension SnapshotOrder {
    /// The number of sections.
    var numberOfSections: Int { sections.count(of: 0) }

    /// The number of items.
    var numberOfItems: Int { sections.weight(ofSequence: 0) }

    /// The number of items in a section.
    @usableFromInline
    func numberOfItems(inSection section: Int) -> Int { items.count(of: section) }

    /// The position of a section.
    func index(ofSection section: Int) -> Int {
        sections.position(of: section)?.offset ?? -1
    }

    /// The position of an item among the items of all sections.
    func index(ofItem item: Int) -> Int {
        guard let position = items.position(of: item) else { return -1 }
        return sections.weight(before: position.sequence) + position.offset
    }

    /// The slot of the item at a path, or -1 when the path is out of bounds.
    func item(at path: IndexPath) -> Int {
        let section = section(at: path.section)
        guard section >= 0, path.item >= 0, path.item < numberOfItems(inSection: section) else { return -1 }
        return items.slot(at: path.item, in: section)
    }

    /// The section and the position in it of an item, or `nil` when it is in none.
    func path(ofItem item: Int) -> IndexPath? {
        guard let position = items.position(of: item) else { return nil }
        return IndexPath(item: position.offset, section: index(ofSection: position.sequence))
    }

    /// The slot of the section at an index, or -1 when the index is out of bounds.
    func section(at index: Int) -> Int {
        index >= 0 && index < numberOfSections ? sections.slot(at: index, in: 0) : -1
    }

    /// The number of items of each section, in order.
    var itemCounts: [Int] { sections.walk(0).map { numberOfItems(inSection: $0) } }

    /// The items that carry a mark, in order.
    func items(with mark: MarkList.Marks) -> [Int32] {
        itemMarks.slots(with: mark).sortedSlots { index(ofItem: $0) }
    }

    /// The sections that carry a mark, in order.
    func sections(with mark: MarkList.Marks) -> [Int32] {
        sectionMarks.slots(with: mark).sortedSlots { index(ofSection: $0) }
    }

    /// Whether both list the same items and sections of one numbering, because they are copies of one order.
    ///
    /// It compares where the memory is, not what it holds, so it may return `false` for equal orders.
    ///
    /// - Complexity: O(1).
    func sharesStructure(with other: SnapshotOrder) -> Bool {
        items.sharesStructure(with: other.items) && sections.sharesStructure(with: other.sections)
    }
}

// MARK: - Sections

extension SnapshotOrder {
    /// Puts new sections, whose slots follow the known ones, at a position.
    mutating func insertSections(_ slots: [Int32], at position: Int) {
        sections.makeRoom(forSlots: sections.leafOfSlot.count + slots.count)
        for _ in slots { items.addSequence() }
        sections.insert(slots, at: position, in: 0)
        if !supplementaryRevisions.isEmpty { supplementaryRevisions.append(contentsOf: slots.map { _ in 0 }) }
    }

    /// Removes a section without items and gives its slot to the last one.
    mutating func removeSectionSwappingLast(_ section: Int) {
        let last = items.roots.count - 1
        sections.remove(section)
        sections.weightOfSlot[section] = 0
        if section != last { sections.rename(last, to: section) }
        sections.forgetSlots(from: last)
        items.removeSequenceSwappingLast(section)
        sectionMarks.removeSwappingLast(section, last: last)
        if !supplementaryRevisions.isEmpty {
            supplementaryRevisions[section] = supplementaryRevisions[last]
            supplementaryRevisions.removeLast()
        }
    }

    /// Takes a section to a position that counts without it.
    mutating func moveSection(_ section: Int, to position: Int) {
        sections.remove(section)
        sections.insert(section, at: position, in: 0)
    }

    /// Records the revision of a section's supplementary content.
    mutating func setSupplementaryRevision(_ revision: Int, of section: Int) {
        if supplementaryRevisions.isEmpty {
            if revision == 0 { return }
            supplementaryRevisions = Array(repeating: 0, count: items.roots.count)
        }
        supplementaryRevisions[section] = revision
    }

    /// The revision of a section's supplementary content.
    func supplementaryRevision(of section: Int) -> Int {
        supplementaryRevisions.isEmpty ? 0 : supplementaryRevisions[section]
    }
}

// MARK: - Items

extension SnapshotOrder {
    /// Puts items, which are in no section, at a position of a section.
    mutating func insertItems(_ slots: [Int32], at position: Int, inSection section: Int) {
        items.insert(slots, at: position, in: section)
        sections.setWeight(items.count(of: section), of: section)
    }

    /// Puts items, which are in no section, at a destination.
    mutating func insertItems(_ slots: [Int32], _ destination: ItemDestination) {
        switch destination {
        case .endOfSection(let section):
            insertItems(slots, at: numberOfItems(inSection: section), inSection: section)
        case .beforeItem(let anchor):
            guard let place = items.position(of: anchor) else { return }
            insertItems(slots, at: place.offset, inSection: place.sequence)
        case .afterItem(let anchor):
            guard let place = items.position(of: anchor) else { return }
            insertItems(slots, at: place.offset + 1, inSection: place.sequence)
        }
    }

    /// Takes an item out of its section.
    mutating func detachItem(_ item: Int) {
        let section = items.sequence(of: item)
        items.remove(item)
        sections.setWeight(items.count(of: section), of: section)
    }

    /// Removes an item, which is in no section, and gives its slot to the last one.
    mutating func forgetItemSwappingLast(_ item: Int, last: Int) {
        if item != last { items.rename(last, to: item) }
        items.forgetSlots(from: last)
        itemMarks.removeSwappingLast(item, last: last)
    }

    /// Gives items new slots and drops those whose new slot is -1.
    mutating func keepItems(_ newSlots: [Int32]) {
        var kept = SlotForest(isWeighted: false)
        kept.makeRoom(forSlots: newSlots.count { $0 >= 0 })
        var marks = MarkList()
        for slot in itemMarks.slots(with: [.reload, .reconfigure]) where newSlots[slot] >= 0 {
            marks.set(itemMarks[slot], on: Int(newSlots[slot]))
        }
        for section in items.roots.indices {
            kept.addSequence()
            var slots: [Int32] = []
            items.appendSlots(of: section, to: &slots)
            kept.insert(slots.map { newSlots[Int($0)] }.filter { $0 >= 0 }, at: 0, in: section)
            sections.setWeight(kept.count(of: section), of: section)
        }
        items = kept
        itemMarks = marks
    }

    /// Takes all items out of a section.
    mutating func detachAllItems(inSection section: Int) {
        items.removeAll(from: section)
        sections.setWeight(0, of: section)
    }
}
