import CollectionGeometry

/// Where the sections after an update come from, and how the items in each change.
struct SectionOrigins {
    private let oldCount: Int
    /// The old index of each new section; empty if no section is inserted, deleted or moved.
    private var olds: ContiguousArray<Int?> = []
    /// Old paths of the deleted items, and of those to be measured again, ascending.
    private let deletes: [IndexPath]
    private let reloads: [IndexPath]
    /// Old indexes of the sections whose items are all to be measured again, ascending.
    private let reloadedSections: [Int]
    /// New paths of the inserted items, ascending.
    private let inserts: [IndexPath]

    /// Works out an update between two numbers of sections.
    ///
    /// - Complexity: O(k) for k changes in one section, O(k log k) in several, and O(n) if sections are inserted, deleted or moved.
    init(_ update: LayoutUpdate, old oldCount: Int, new newCount: Int) {
        self.oldCount = oldCount
        reloadedSections = update.reloadedSections.ordered()
        deletes = Self.ascending(update.deletedItems + update.movedItems.map { $0.from })
        inserts = Self.ascending(update.insertedItems + update.movedItems.map { $0.to })
        reloads = Self.ascending(update.reloadedItems)
        if update.changesSections { resolveSections(update, newCount) }
    }
}

extension SectionOrigins {
    /// The index that a section had before the update, or `nil` for one that is new.
    func old(of new: Int) -> Int? {
        if olds.isEmpty { return new < oldCount ? new : nil }
        return new < olds.count ? olds[new] : nil
    }

    /// Whether everything measured of an old section is to be forgotten.
    ///
    /// - Complexity: O(log k) for k reloaded sections.
    func isReloaded(_ old: Int) -> Bool {
        let index = reloadedSections.partitioningIndex { $0 >= old }
        return index < reloadedSections.count && reloadedSections[index] == old
    }

    /// The changes of the items between an old section and the new one it has become.
    ///
    /// - Complexity: O(log k + m) for k changes, of which m are in the section.
    func changes(of old: Int, to new: Int) -> ItemChanges {
        ItemChanges(
            deletes: Self.items(ofSection: old, in: deletes),
            inserts: Self.items(ofSection: new, in: inserts),
            reloads: Self.items(ofSection: old, in: reloads)
        )
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

    /// The paths in ascending order, each once. One function for all lists: sorting is compiled for each closure.
    private static func ascending(_ paths: [IndexPath]) -> [IndexPath] { paths.ascending { $0 } }

    /// The item indexes of a section in ascending paths, ascending.
    private static func items(ofSection section: Int, in paths: [IndexPath]) -> [Int] {
        var index = paths.partitioningIndex { $0 >= IndexPath(item: 0, section: section) }
        var items: [Int] = []
        while index < paths.count, paths[index].section == section {
            items.append(paths[index].item)
            index += 1
        }
        return items
    }
}
