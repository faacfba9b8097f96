extension AggregateDataSource {
    /// All sources of the tree, shown or not, in its order, and the numbers that stand for their places.
    struct SourceList {
        private var sources: [DataSource<ItemID>] = []
        private var numbers = SourceNumbers()
    }
}

extension AggregateDataSource.SourceList {
    /// The numbers of the sources that are shown, in the order of the tree.
    var shownNumbers: [Int] { numbers.shown }

    /// Removes all sources.
    mutating func removeAll() {
        sources.removeAll(keepingCapacity: true)
        numbers.removeAll()
    }

    /// Adds the next source in the order of the tree.
    mutating func append(_ source: DataSource<ItemID>, number: Int, isShown: Bool) {
        sources.append(source)
        numbers.append(number, isShown: isShown)
    }

    /// The number of a source, or `nil` when it is not in the list.
    ///
    /// - Complexity: O(*n*) for *n* sources.
    func number(of source: DataSource<ItemID>) -> Int? {
        sources.firstIndex { $0 === source }.map { numbers.all[$0] }
    }

    /// The source with a number, or `nil` when there is none.
    ///
    /// - Complexity: O(1) expected.
    func source(_ number: Int) -> DataSource<ItemID>? { numbers.index(of: number).map { sources[$0] } }
}
