import CollectionGeometry

extension IndexChangeset {
    /// The same change as up to three changesets to be carried out one after the other: deletes; inserts and moves;
    /// changes of content.
    ///
    /// Each stage counts in the list the stage before it leaves behind, mentions no element twice, and is legal as a
    /// batch of its own. Elements that are inserted or change are taken from the final list at the index the stage gives.
    ///
    /// One changeset carried out at once gives one animation and one layout pass; stages are for hosts that cannot move
    /// and update an element in the same batch.
    ///
    /// - Complexity: O(*m* log *m*), where *m* is the number of operations.
    public var stages: [IndexChangeset] {
        var stages: [IndexChangeset] = []
        let remaining = oldCount - deletes.count
        if !deletes.isEmpty {
            var stage = IndexChangeset(oldCount: oldCount, newCount: remaining)
            stage.deletes = deletes
            stages.append(stage)
        }
        if !inserts.isEmpty || !moves.isEmpty {
            var stage = IndexChangeset(oldCount: remaining, newCount: newCount)
            stage.inserts = inserts
            stage.moves = moves.map { move in
                Move(from: move.from - deletes.partitioningIndex { $0 > move.from }, to: move.to)
            }
            stages.append(stage)
        }
        if !updates.isEmpty {
            var stage = IndexChangeset(unchangedCount: newCount)
            stage.updates = updates.map { Update(old: $0.new, new: $0.new) }
            stages.append(stage)
        }
        return stages
    }
}
