import CollectionDiffing

/// The items of a section controller as numbers that stay with them, and what the next update changes of the section.
struct SectionItems {
    /// The displayed items, in order.
    private(set) var items: [ListItem] = []
    /// The number of times that the content of the whole section was replaced.
    private(set) var version = 0
    /// The number of times that the content of headers and footers changed.
    private(set) var supplementaryVersion = 0
    /// Whether the next update replaces the cells of all items.
    private var needsReload = false
    /// Whether the next update configures the supplementary views again.
    private var needsSupplementaries = false
    /// The numbers of the items that get new cells in the next update.
    private var reloaded: [Int] = []
}

extension SectionItems {
    /// The maximum number of items of a section that are configured again individually; a larger section is reloaded as
    /// a whole, so that an update does not list each of its items.
    static var maximumReconfiguredItems: Int { 500 }

    /// Updates the items to their number: existing items stay, by their index.
    ///
    /// - Complexity: O(*n*) in the number of items.
    mutating func match(count: Int, configuringAgain: Bool, numbers: UpdateScheduler?) {
        if items.count > count { items.removeLast(items.count - count) }
        if configuringAgain { configureAllAgain() }
        while items.count < count { items.append(ListItem(numbers)) }
    }

    /// Marks every item and supplementary view to be configured again.
    mutating func configureAllAgain() {
        needsSupplementaries = true
        if items.count > Self.maximumReconfiguredItems {
            needsReload = true
        } else {
            for index in items.indices { items[index].version += 1 }
        }
    }

    /// Marks the supplementary views to be configured again.
    mutating func configureSupplementariesAgain() { needsSupplementaries = true }

    /// Marks every item to get a new cell.
    mutating func replaceCells() {
        if !needsReload { reloaded += items.map { $0.id } }
    }

    /// Applies a batch. Returns the violation if it does not fit the number of items after it, and changes nothing then.
    mutating func apply(_ batch: SectionBatch, count: Int, numbers: UpdateScheduler?) -> BatchUpdateViolation? {
        if let violation = batch.violation(countBefore: items.count, countAfter: count) { return violation }
        for index in batch.reconfigurations { items[index].version += 1 }
        for index in batch.reloads {
            items[index].version += 1
            reloaded.append(items[index].id)
        }
        rearrange(batch, count: count, numbers: numbers)
        return nil
    }

    /// Replaces the items by others, or by the same in another order.
    mutating func replace(with next: [ListItem]) { items = next }

    /// Inserts an item that came from another controller.
    mutating func insert(_ item: ListItem, at index: Int) { items.insert(item, at: index) }

    /// Removes and returns an item for another controller.
    mutating func remove(at index: Int) -> ListItem { items.remove(at: index) }

    /// Returns the items that get new cells, once.
    mutating func takeReloaded() -> [Int] {
        defer { reloaded = [] }
        return reloaded
    }

    /// Counts changes of the whole section, its own or those of a nested controller, in the versions.
    mutating func advance(by changes: (isReloaded: Bool, hasSupplementaries: Bool)) {
        if changes.isReloaded { version += 1 }
        if changes.hasSupplementaries { supplementaryVersion += 1 }
    }

    /// Returns what the next update changes of the whole section, once.
    mutating func takeChanges() -> (isReloaded: Bool, hasSupplementaries: Bool) {
        defer { (needsReload, needsSupplementaries) = (false, false) }
        return (needsReload, needsSupplementaries)
    }

    private mutating func rearrange(_ batch: SectionBatch, count: Int, numbers: UpdateScheduler?) {
        guard !batch.deletes.isEmpty || !batch.inserts.isEmpty || !batch.moves.isEmpty else { return }
        var leaves = [Bool](repeating: false, count: items.count)
        var arrivals = [ListItem?](repeating: nil, count: count)
        for index in batch.deletes { leaves[index] = true }
        for index in batch.inserts { arrivals[index] = ListItem(numbers) }
        for move in batch.moves {
            leaves[move.from] = true
            arrivals[move.to] = items[move.from]
        }
        var result: [ListItem] = []
        result.reserveCapacity(count)
        var next = 0
        for arrival in arrivals {
            if let arrival {
                result.append(arrival)
                continue
            }
            while leaves[next] { next += 1 }
            result.append(items[next])
            next += 1
        }
        items = result
    }
}

extension ListItem {
    /// Creates an item that did not exist before.
    init(_ numbers: UpdateScheduler?) { self.init(id: numbers?.makeNumber() ?? 0) }
}
