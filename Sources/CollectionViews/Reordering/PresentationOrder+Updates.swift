import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import CollectionLayout

// Changes of the displayed order while an item is held. They are ordinary updates, so that cells, sizes, focus and
// animations follow as usual.
extension PresentationOrder {
    /// The update that displays the item at another path.
    func update(showing path: IndexPath, of counts: any LayoutCounts) -> CollectionUpdate {
        let after = PresentationOrder(source: source, target: path)
        var before: [Int] = []
        var behind: [Int] = []
        for section in 0..<counts.numberOfSections {
            let count = counts.numberOfItems(inSection: section)
            before.append(self.count(count, inSection: section))
            behind.append(after.count(count, inSection: section))
        }
        return CollectionUpdate(
            number: 0,
            isAnimated: true,
            itemCountsBefore: before,
            itemCountsAfter: behind,
            changes: BatchChanges(itemMoves: [Move(from: target, to: path)])
        )
    }

    /// A change of the data as a change from the displayed order to the new data, with the item at its path in the
    /// data.
    ///
    /// - Parameters:
    ///   - update: The change of the data.
    ///   - translation: The paths of the old data in the new.
    /// - Returns: The change. It is not valid where the item would have to leave a section that moves, or join one.
    func ending(with update: CollectionUpdate, _ translation: IndexPathTranslation) -> CollectionUpdate {
        guard !isIdentity, update.itemCountsBefore.indices.contains(source.section),
            update.itemCountsBefore.indices.contains(target.section)
        else { return update }
        var result = update
        result.itemCountsBefore[source.section] -= 1
        result.itemCountsBefore[target.section] += 1
        // The section in which the item is displayed may be removed while the item, which belongs to another, remains.
        let losesPlace = translation.sections.newIndex(ofOld: target.section) == nil
        let destination = translation.newPath(ofOld: source)
        result.changes.itemDeletes = presented(update.changes.itemDeletes.filter { $0 != source })
        result.changes.itemReloads = presented(update.changes.itemReloads)
        result.changes.itemMoves = update.changes.itemMoves.filter { $0.from != source }
            .map { Move(from: presentedPath(of: $0.from), to: $0.to) }
        switch (destination, losesPlace) {
        case (let destination?, false): result.changes.itemMoves.append(Move(from: target, to: destination))
        case (let destination?, true): result.changes.itemInserts.append(destination)
        case (nil, false): result.changes.itemDeletes.append(target)
        case (nil, true): break
        }
        result.changes.forgetEmptyMoves()
        return result
    }

    /// A change of the data without moves, with displayed paths.
    func presenting(_ update: CollectionUpdate) -> CollectionUpdate {
        guard !isIdentity else { return update }
        var result = update
        result.itemCountsBefore = presented(update.itemCountsBefore)
        result.itemCountsAfter = presented(update.itemCountsAfter)
        result.reloadedItems = presented(update.reloadedItems).ordered()
        result.reconfiguredItems = presented(update.reconfiguredItems).ordered()
        return result
    }

    private func presented(_ counts: [Int]) -> [Int] {
        counts.indices.map { count(counts[$0], inSection: $0) }
    }

    @inline(never)  // Each list of paths would have a copy of it.
    private func presented(_ paths: [IndexPath]) -> [IndexPath] { paths.map { presentedPath(of: $0) } }
}

extension CollectionUpdate {
    /// The same change as a full reload.
    var reload: CollectionUpdate {
        CollectionUpdate(
            number: number,
            isFullReload: true,
            isAnimated: false,
            itemCountsBefore: itemCountsBefore,
            itemCountsAfter: itemCountsAfter
        )
    }
}

extension BatchChanges {
    /// Removes moves to the same path, if there is no other operation that gives them a meaning.
    fileprivate mutating func forgetEmptyMoves() {
        let isOnlyMoves = operationCount == itemMoves.count
        if isOnlyMoves, itemMoves.allSatisfy({ $0.from == $0.to }) { itemMoves = [] }
    }
}
