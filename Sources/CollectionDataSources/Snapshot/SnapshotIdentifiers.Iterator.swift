extension SnapshotIdentifiers {
    /// Walks along the identifiers of a snapshot.
    ///
    /// ```swift
    /// var identifiers = snapshot.itemIdentifiers.makeIterator()
    /// while let id = identifiers.next() { … }
    /// ```
    public struct Iterator: IteratorProtocol {
        @usableFromInline let ids: [ID]
        @usableFromInline let forest: SlotForest
        /// The sequences still to come, when several are shown.
        private var outer: SlotForest.Walk?
        /// What is left of the leaf that is being walked along.
        @usableFromInline var run: SlotRun
        /// Whether slots that weigh nothing are left out.
        @usableFromInline let skipsWeightless: Bool

        init(_ identifiers: SnapshotIdentifiers) {
            ids = identifiers.ids
            forest = identifiers.forest
            switch identifiers.sequences {
            case .one(let sequence):
                run = forest.firstRun(of: sequence)
                skipsWeightless = false
            case .all(let order):
                outer = order.walk(0)
                run = .none
                skipsWeightless = false
            case .weighted(let sequence):
                run = forest.firstRun(of: sequence)
                skipsWeightless = true
            }
        }
    }
}

extension SnapshotIdentifiers.Iterator {
    // Inlinable because a call for each identifier costs more than the rest (benchmark "walk along itemIdentifiers").
    /// The next identifier, or `nil` after the last.
    ///
    /// - Complexity: O(1) amortised; in an outline, items that are not visible count as well.
    @inlinable
    public mutating func next() -> ID? {
        while run.count > 0 || nextRun() {
            let slot = Int(forest.leafSlots[run.start])
            run.start &+= 1
            run.count &-= 1
            if !skipsWeightless || forest.weight(of: slot) > 0 { return ids[slot] }
        }
        return nil
    }

    /// Goes on to the next leaf or the next sequence. Returns whether there is one.
    @usableFromInline
    mutating func nextRun() -> Bool {
        if run.leaf >= 0 { run = forest.run(after: run.leaf) }
        while run.count == 0, let sequence = outer?.next() { run = forest.firstRun(of: sequence) }
        return run.count > 0
    }
}
