/// The length of an item in a measured grid.
struct GridItem: RunElement {
    /// The extent along the axis that the rows follow, in points.
    var length: Double
    var isMeasured: Bool
    /// Whether the view has to be measured again.
    var isStale: Bool
    /// The number of items in a row.
    var columns: UInt8

    /// Leaves are large, as an inner node keeps much for each.
    static var runCapacity: Int { 128 }

    func add(to totals: inout GridTotals, times: Int) { totals.add(self, times: times) }
}

/// The items of a grid in which each row is as long as its longest item: their lengths, as far as they are measured, and
/// where rows start.
///
/// Items that have not been measured take no room however many they are. Rows are not stored: which items share a row
/// follows from their numbers.
struct GridItems {
    private var sequence: RunSequence<GridItem>
    /// The number of items in a row, from 2 to ``GridTotals/maximumColumns``.
    let columns: Int
    /// The length of an item that has not been measured, in points; not negative.
    let estimate: Double

    /// Creates items of which none has been measured.
    init(count: Int, columns: Int, estimate: Double) {
        self.columns = columns
        self.estimate = estimate
        sequence = RunSequence()
        insert(count: count, at: 0)
    }
}

extension GridItems {
    /// The number of items.
    var count: Int { sequence.count }

    /// The number of items that have been measured.
    var measuredCount: Int { sequence.summary.measured }

    /// The number of rows; the last may hold fewer items.
    var rowCount: Int { (count + columns - 1) / columns }

    /// The length of all rows, without the room between them.
    var length: Double {
        var end = GridPosition(columns: columns)
        end.pass(sequence.summary)
        return end.length + end.partial
    }

    /// An item, or `nil` if there is none.
    ///
    /// - Complexity: O(log n).
    func item(at index: Int) -> GridItem? {
        guard index >= 0, index < count else { return nil }
        var found: GridItem?
        sequence.forEachRun(from: index) { item, _ in
            found = item
            return false
        }
        return found
    }

    /// What stands before a row.
    ///
    /// - Complexity: O(log n).
    func position(ofRow row: Int) -> GridPosition {
        let index = min(max(row, 0) * columns, count)
        return position {
            $0.count <= index
        } in: { before, _, count in
            min(index - before.count, count)
        }
    }

    /// What stands before the last row that starts at or before an offset, or before the first row, when the rows stand one
    /// after the other with some room between them that is not negative.
    ///
    /// - Complexity: O(log n).
    func position(atOffset offset: Double, room: Double) -> GridPosition {
        func start(_ position: GridPosition) -> Double { position.length + Double(position.row) * room }
        let found = position {
            start($0) <= offset
        } in: { before, item, count in
            let missing = (columns - before.count % columns) % columns
            var next = before
            next.pass(item, times: missing)
            guard count > missing, start(next) <= offset else { return 0 }
            let stride = item.length + room
            let rows = (count - missing - 1) / columns
            guard stride > 0 else { return missing + rows * columns }
            return missing + ((offset - start(next)) / stride).boundedInt(0, rows) * columns
        }
        return found.count % columns == 0 ? found : position(ofRow: found.row)
    }

    /// Hands rows to a closure from the one behind a position on, until it returns `false`.
    ///
    /// - Complexity: O(log n + k) for k rows.
    func forEachRow(from position: GridPosition, _ body: (GridPosition, ContiguousArray<GridItem>) -> Bool) {
        var position = position
        var row: ContiguousArray<GridItem> = []
        row.reserveCapacity(columns)
        var isOver = false
        sequence.forEachRun(from: position.count) { item, count in
            for _ in 0..<count {
                row.append(item)
                guard row.count == columns else { continue }
                guard body(position, row) else {
                    isOver = true
                    return false
                }
                for item in row { position.pass(item, times: 1) }
                row.removeAll(keepingCapacity: true)
            }
            return true
        }
        if !isOver, !row.isEmpty { _ = body(position, row) }
    }

    /// Notes the length of an item.
    ///
    /// - Complexity: O(log n).
    mutating func set(_ length: Double, at index: Int) {
        let item = GridItem(length: length, isMeasured: true, isStale: false, columns: UInt8(columns))
        sequence.replace(at: index, with: item)
    }

    /// Has an item measured again; its length stands until then.
    ///
    /// - Complexity: O(log n).
    mutating func markStale(_ index: Int) {
        guard var item = item(at: index), item.isMeasured else { return }
        item.isStale = true
        sequence.replace(at: index, with: item)
    }

    /// Makes room for new items that have not been measured.
    ///
    /// - Complexity: O(log n).
    mutating func insert(count: Int, at index: Int) {
        let item = GridItem(length: estimate, isMeasured: false, isStale: false, columns: UInt8(columns))
        sequence.insert(item, count: count, at: index)
    }

    /// Forgets items.
    ///
    /// - Complexity: O(log n + k) for k items that have been measured.
    mutating func remove(_ range: Range<Int>) {
        sequence.remove(range)
    }
}

extension GridItems {
    /// Descends to a position. `skip` is given what stands behind a part and returns `true` to go past it; the last part of a
    /// node is never skipped. `pick` chooses how many items of the run that is reached are gone past.
    private func position(
        skip: (GridPosition) -> Bool,
        in pick: (GridPosition, GridItem, Int) -> Int
    ) -> GridPosition {
        var before = GridPosition(columns: columns)
        var node = sequence.root
        while !node.isLeaf {
            let summaries = node.summaries
            var index = 0
            while index < summaries.count - 1 {
                var after = before
                after.pass(summaries[index])
                guard skip(after) else { break }
                before = after
                index += 1
            }
            node = node.children[index]
        }
        let runs = node.runs
        for (index, run) in runs.enumerated() {
            var after = before
            after.pass(run.element, times: Int(run.count))
            if index < runs.count - 1, skip(after) {
                before = after
                continue
            }
            before.pass(run.element, times: pick(before, run.element, Int(run.count)))
            break
        }
        return before
    }
}
