import CollectionGeometry

extension SectionedChangeset {
    /// The same change as up to four changesets to be carried out one after the other: deletes; inserts and moves of
    /// sections; those of items; changes of content.
    ///
    /// Each stage counts in the data the stage before it leaves behind and is legal as a batch of its own; sections never
    /// move in the same stage as items. Inserted and changed sections and items are taken from the final data at the
    /// position the stage gives.
    ///
    /// ``batchSafe`` gives one animation and one layout pass; stages keep the views of sections that move while their
    /// items change, at the price of several.
    ///
    /// - Complexity: O(*s* + *m* log *m*) for *s* sections and *m* operations.
    public var stages: [SectionedChangeset] {
        var stages: [SectionedChangeset] = []
        let removal = removalStage
        if !removal.isEmpty { stages.append(removal) }
        let arrangement = sectionStage(after: removal)
        if !arrangement.isEmpty { stages.append(arrangement) }
        let arrival = itemStage(after: arrangement)
        if !arrival.isEmpty { stages.append(arrival) }
        let content = contentStage
        if !content.isEmpty { stages.append(content) }
        return stages
    }

    /// Takes out the deleted sections and items.
    private var removalStage: SectionedChangeset {
        var remaining = oldItemCounts
        for path in itemDeletes { remaining[path.section] -= 1 }
        let staying = IndexTranslation(sections)
        var sections = IndexChangeset(
            oldCount: self.sections.oldCount,
            newCount: self.sections.oldCount - self.sections.deletes.count
        )
        sections.deletes = self.sections.deletes
        var stage = SectionedChangeset(
            sections: sections,
            oldItemCounts: oldItemCounts,
            newItemCounts: remaining.indices.filter { staying.newIndex(ofOld: $0) != nil }.map { remaining[$0] }
        )
        stage.itemDeletes = itemDeletes
        return stage
    }

    /// Inserts the new sections, with their items, and moves those that move.
    private func sectionStage(after removal: SectionedChangeset) -> SectionedChangeset {
        let deletes = self.sections.deletes
        var sections = IndexChangeset(oldCount: removal.sections.newCount, newCount: self.sections.newCount)
        sections.inserts = self.sections.inserts
        sections.moves = self.sections.moves.map { move in
            Move(from: move.from - deletes.partitioningIndex { $0 > move.from }, to: move.to)
        }
        let translation = IndexTranslation(sections)
        return SectionedChangeset(
            sections: sections,
            oldItemCounts: removal.newItemCounts,
            newItemCounts: newItemCounts.indices.map { section in
                translation.oldIndex(ofNew: section).map { removal.newItemCounts[$0] } ?? newItemCounts[section]
            }
        )
    }

    /// Inserts the new items and moves those that move.
    private func itemStage(after arrangement: SectionedChangeset) -> SectionedChangeset {
        var stage = SectionedChangeset(
            sections: IndexChangeset(unchangedCount: sections.newCount),
            oldItemCounts: arrangement.newItemCounts,
            newItemCounts: newItemCounts
        )
        stage.itemInserts = itemInserts
        let translation = IndexTranslation(sections)
        for move in itemMoves {
            guard let section = translation.newIndex(ofOld: move.from.section) else { continue }
            let before = itemDeletes.partitioningIndex { $0 >= IndexPath(item: 0, section: move.from.section) }
            let upTo = itemDeletes.partitioningIndex { $0 > move.from }
            let source = IndexPath(item: move.from.item - (upTo - before), section: section)
            stage.itemMoves.append(Move(from: source, to: move.to))
        }
        return stage
    }

    /// Replaces what shows something else.
    private var contentStage: SectionedChangeset {
        var stage = SectionedChangeset(unchangedItemCounts: newItemCounts)
        stage.sections.updates = sections.updates.map { Update(old: $0.new, new: $0.new) }
        stage.itemUpdates = itemUpdates.map { Update(old: $0.new, new: $0.new) }
        stage.supplementaryUpdates = supplementaryUpdates.map { Update(old: $0.new, new: $0.new) }
        return stage
    }
}
