extension SnapshotIdentifiers {
    /// Iterates over the identifiers of a snapshot.
    ///
    /// ```swift
    /// var identifiers = snapshot.itemIdentifiers.makeIterator()
    /// while let id = identifiers.next() { … }
    /// ```
    public struct Iterator: IteratorProtocol {
        @usableFromInline var ids: PagedArray<ID>.Reader
        @usableFromInline var runs: SlotRuns

        init(_ identifiers: SnapshotIdentifiers) {
            ids = PagedArray.Reader(identifiers.ids)
            runs = SlotRuns(identifiers.sequence)
        }
    }
}

extension SnapshotIdentifiers.Iterator {
    /// The next identifier, or `nil` after the last.
    ///
    /// - Complexity: O(1) amortised; in an outline, items that are not visible count as well.
    @inlinable
    public mutating func next() -> ID? {
        let slot = runs.next()
        return slot < 0 ? nil : ids.element(at: slot)
    }
}
