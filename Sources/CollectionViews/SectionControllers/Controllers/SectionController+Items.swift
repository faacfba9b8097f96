import CollectionDiffing

// The items of a controller as numbers that stay with them.
extension SectionController {
    /// The maximum number of items of a section that are configured again individually; a larger section is reloaded as
    /// a whole, so that an update does not list each of its items.
    static var mostReconfiguredItems: Int { 500 }

    /// Updates the items to ``numberOfItems``: existing items stay, by their index.
    ///
    /// - Complexity: O(*n*) in the number of items.
    final func matchItemCount(configuringAgain: Bool) {
        let count = max(0, numberOfItems)
        if items.count > count { items.removeLast(items.count - count) }
        if configuringAgain { configureAllAgain() }
        while items.count < count { items.append(makeItem()) }
    }

    /// Marks every item and supplementary view to be configured again.
    final func configureAllAgain() {
        needsSupplementaries = true
        if items.count > Self.mostReconfiguredItems {
            needsReload = true
        } else {
            for index in items.indices { items[index].version += 1 }
        }
    }

    /// Creates an item that did not exist before.
    final func makeItem() -> ListItem { ListItem(id: scheduler?.makeNumber() ?? 0) }

    /// Applies a batch to the items. If it does not fit the number of items, the error is reported and the section
    /// reloaded.
    final func edit(_ batch: SectionBatch, report: (ListDiagnostic) -> Void) {
        if batch.reconfiguresSupplementaries { needsSupplementaries = true }
        let count = max(0, numberOfItems)
        if batch.reloadsSection { return reloadItems() }
        if let violation = batch.violation(countBefore: items.count, countAfter: count) {
            report(.illegalBatch(section: section ?? 0, violation))
            return reloadItems()
        }
        for index in batch.reconfigurations { items[index].version += 1 }
        for index in batch.reloads {
            items[index].version += 1
            reloadedItems.append(items[index].id)
        }
        rearrange(batch, count: count)
    }

    private func rearrange(_ batch: SectionBatch, count: Int) {
        guard !batch.deletes.isEmpty || !batch.inserts.isEmpty || !batch.moves.isEmpty else { return }
        var leaves = [Bool](repeating: false, count: items.count)
        var arrivals = [ListItem?](repeating: nil, count: count)
        for index in batch.deletes { leaves[index] = true }
        for index in batch.inserts { arrivals[index] = makeItem() }
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
