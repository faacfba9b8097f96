import CollectionGeometry

extension SectionedChangeset {
    /// The change as one legal batch and what to configure again after it.
    ///
    /// - Complexity: O(*s* + *m*) for *s* sections and *m* operations.
    public var batchSafe: BatchSafeChangeset {
        var replaced = ReplacedSections(self)
        replaced.markMovedSectionsWithItemChanges(of: self)
        // What moves out of or is in a replaced section is new to the view and needs no update.
        let staying = itemUpdates.filter { !replaced.old[$0.old.section] && !replaced.new[$0.new.section] }
        return BatchSafeChangeset(
            changes: batch(replacing: replaced),
            updatedItems: staying.map { $0.new },
            updatedSections: sections.updates.map { $0.new }.filter { !replaced.new[$0] },
            updatedSupplementaries: supplementaryUpdates.map { $0.new }.filter { !replaced.new[$0] }
        )
    }

    /// The operations, with those sections deleted and inserted that cannot be moved.
    private func batch(replacing replaced: ReplacedSections) -> BatchChanges {
        var batch = BatchChanges(
            sectionDeletes: sections.deletes,
            sectionInserts: sections.inserts,
            itemDeletes: itemDeletes.filter { !replaced.old[$0.section] },
            itemInserts: itemInserts.filter { !replaced.new[$0.section] }
        )
        for move in sections.moves {
            if replaced.new[move.to] {
                batch.sectionDeletes.append(move.from)
                batch.sectionInserts.append(move.to)
            } else {
                batch.sectionMoves.append(move)
            }
        }
        for move in itemMoves {
            switch (replaced.old[move.from.section], replaced.new[move.to.section]) {
            case (false, false): batch.itemMoves.append(move)
            case (false, true): batch.itemDeletes.append(move.from)
            case (true, false): batch.itemInserts.append(move.to)
            case (true, true): break
            }
        }
        guard replaced.isNeeded else { return batch }
        batch.sectionDeletes = batch.sectionDeletes.ordered()
        batch.sectionInserts = batch.sectionInserts.ordered()
        batch.itemDeletes = batch.itemDeletes.ordered()
        batch.itemInserts = batch.itemInserts.ordered()
        return batch
    }
}

/// The sections that move and whose items change as well, so that a batch has to delete and insert them.
private struct ReplacedSections {
    /// By old index.
    var old: [Bool]
    /// By new index.
    var new: [Bool]
    /// Whether there is any.
    var isNeeded = false

    init(_ changes: SectionedChangeset) {
        old = Array(repeating: false, count: changes.sections.oldCount)
        new = Array(repeating: false, count: changes.sections.newCount)
    }

    mutating func markMovedSectionsWithItemChanges(of changes: SectionedChangeset) {
        if changes.sections.moves.isEmpty { return }
        var leaves = old
        var arrives = new
        for path in changes.itemDeletes { leaves[path.section] = true }
        for path in changes.itemInserts { arrives[path.section] = true }
        for move in changes.itemMoves {
            leaves[move.from.section] = true
            arrives[move.to.section] = true
        }
        for move in changes.sections.moves where leaves[move.from] || arrives[move.to] {
            old[move.from] = true
            new[move.to] = true
            isNeeded = true
        }
    }
}
