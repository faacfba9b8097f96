extension AggregateDataSource {
    /// What the last update shows, waiting or not, and the state of the sources from which it was derived.
    struct LatestUpdate {
        var presentation = AggregatePresentation<ItemID>()
        /// What the headers and other supplementary views of each section depend on.
        var stamps = SupplementaryStamps()
        private var revisions: [Int] = []
    }
}

extension AggregateDataSource.LatestUpdate {
    /// Notes the numbers and revisions of the sources. Returns whether they differ from those noted before.
    mutating func note(_ revisions: [Int]) -> Bool {
        guard revisions != self.revisions else { return false }
        self.revisions = revisions
        return true
    }
}
