import CollectionGeometry

/// The columns of a waterfall while items are put into them: where each ends, and which is the shortest.
struct WaterfallColumns: Equatable {
    /// Where the next item of each column would start.
    private(set) var ends: ContiguousArray<Double>

    init(count: Int) {
        ends = ContiguousArray(repeating: 0, count: count)
    }
}

extension WaterfallColumns {
    /// The shortest column, the first of equals.
    var shortest: Int {
        var shortest = 0
        for column in ends.indices where ends[column] < ends[shortest] { shortest = column }
        return shortest
    }

    /// Where the longest column ends.
    var longestEnd: Double { ends.reduce(0, max) }

    /// Puts an item into the shortest column; returns the column and where the item starts.
    mutating func place(stride: Double) -> (column: Int, start: Double) {
        let column = shortest
        let start = ends[column]
        ends[column] = start + stride
        return (column, start)
    }

    /// Whether items of equal stride go to the columns in turn from here on: no column is a whole item ahead.
    func isLevel(stride: Double) -> Bool {
        let longest = longestEnd
        return ends.allSatisfy { longest - $0 < stride }
    }

    /// The columns from the shortest on, which is the turn in which items of equal stride go to level columns.
    var turn: ContiguousArray<Int> {
        ContiguousArray(Array(ends.indices).ordered { ends[$0] < ends[$1] })
    }
}
