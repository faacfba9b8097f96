import CollectionGeometry

/// Where the sections after an update come from, and how the items in each change.
struct SectionOrigins {
    private let oldCount: Int
    /// The old index of each new section; empty if no section is inserted, deleted or moved.
    private var olds: ContiguousArray<Int?> = []
    /// Old indexes of the deleted items, and of those to be measured again, by old section.
    private var deletes = [Int: [Int]]()
    private var reloads = [Int: [Int]]()
    private let reloadedSections: Set<Int>
    /// New indexes of the inserted items, by new section.
    private var inserts = [Int: [Int]]()

    /// Works out an update between two numbers of sections.
    ///
    /// - Complexity: O(k) for k changes in one section, O(k log k) in several, and O(n) if sections are inserted, deleted or moved.
    init(_ update: LayoutUpdate, old oldCount: Int, new newCount: Int) {
        self.oldCount = oldCount
        reloadedSections = Set(update.reloadedSections)
        if update.changesSections { resolveSections(update, newCount) }
        deletes = Self.grouped(update.deletedItems + update.movedItems.map { $0.from })
        inserts = Self.grouped(update.insertedItems + update.movedItems.map { $0.to })
        reloads = Self.grouped(update.reloadedItems)
    }
}

extension SectionOrigins {
    /// The index that a section had before the update, or `nil` for one that is new.
    func old(of new: Int) -> Int? {
        if olds.isEmpty { return new < oldCount ? new : nil }
        return new < olds.count ? olds[new] : nil
    }

    /// Whether everything measured of an old section is to be forgotten.
    func isReloaded(_ old: Int) -> Bool { reloadedSections.contains(old) }

    /// The changes of the items between an old section and the new one it has become.
    func changes(of old: Int, to new: Int) -> ItemChanges {
        ItemChanges(deletes: deletes[old] ?? [], inserts: inserts[new] ?? [], reloads: reloads[old] ?? [])
    }

    private mutating func resolveSections(_ update: LayoutUpdate, _ newCount: Int) {
        var isGone = ContiguousArray(repeating: false, count: oldCount)
        for index in update.deletedSections where isGone.indices.contains(index) { isGone[index] = true }
        var isTaken = ContiguousArray(repeating: false, count: newCount)
        for index in update.insertedSections where isTaken.indices.contains(index) { isTaken[index] = true }
        olds = ContiguousArray(repeating: nil, count: newCount)
        for move in update.movedSections where isTaken.indices.contains(move.to) && isGone.indices.contains(move.from) {
            isTaken[move.to] = true
            isGone[move.from] = true
            olds[move.to] = move.from
        }
        var old = 0
        for new in 0..<newCount where !isTaken[new] {
            while old < oldCount, isGone[old] { old += 1 }
            guard old < oldCount else { break }
            olds[new] = old
            old += 1
        }
    }

    /// Ascending item indexes by section, each once.
    private static func grouped(_ paths: [IndexPath]) -> [Int: [Int]] {
        var groups = [Int: [Int]]()
        let sorted = paths.ascending { $0 }
        var start = 0
        while start < sorted.count {
            let section = sorted[start].section
            let end = sorted[start...].firstIndex { $0.section != section } ?? sorted.count
            let items = sorted[start..<end].filter { $0.item >= 0 }
            if !items.isEmpty { groups[section] = items.map { $0.item } }
            start = end
        }
        return groups
    }
}
