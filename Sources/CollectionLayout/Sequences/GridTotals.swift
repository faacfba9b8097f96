/// The totals of some items in a row of a grid whose rows are as long as their longest item.
///
/// They say how long the items' complete rows are altogether *for each item the first row may start at*. So two parts are
/// put together without a look at their items, and items inserted in front, which move all others to other columns and
/// rows, change the totals on the way to the root only: a monoid on a balanced tree (Hinze and Paterson, "Finger trees: a
/// simple general-purpose data structure", 2006).
struct GridTotals: RunTotals {
    private(set) var count = 0
    /// How many of the items have been measured.
    private(set) var measured = 0
    /// The number of items in a row; 0 while there are none.
    private var columns = 0
    /// The lengths of the first items, one row of them.
    private var first = SIMD8<Double>()
    /// The lengths of the last items, one row of them: that of the item with number *n* at *n* modulo the columns.
    private var last = SIMD8<Double>()
    /// The length of all complete rows when the first one starts at an item: none, or as many as are in a row less one, are
    /// omitted.
    private var complete = SIMD8<Double>()

    /// The greatest number of items in a row. Lengths must not be negative.
    static let maximumColumns = 8
}

extension GridTotals {
    /// Adds an item a number of times.
    ///
    /// - Complexity: O(columns), whatever the number of times.
    mutating func add(_ item: GridItem, times: Int) {
        guard times > 0 else { return }
        columns = Int(item.columns)
        measured += item.isMeasured ? times : 0
        let single = min(times, columns)
        for _ in 0..<single { push(item.length) }
        // The last row holds nothing else now.
        let (rows, rest) = (times - single).quotientAndRemainder(dividingBy: columns)
        if rows > 0 {
            for column in 0..<columns { complete[column] += Double(rows) * item.length }
            count += rows * columns
        }
        for _ in 0..<rest { push(item.length) }
    }

    private mutating func push(_ length: Double) {
        if count < columns { first[count] = length }
        last[count % columns] = length
        count += 1
        if count >= columns { complete[count % columns] += last.max() }
    }

    mutating func add(_ other: GridTotals) {
        guard count > 0 else {
            self = other
            return
        }
        measured += other.measured
        guard other.count >= columns else {
            for index in 0..<other.count { push(other.first[index]) }
            return
        }
        var before = complete
        // A row that starts in the first part and ends in the second.
        var tail = 0.0
        for inFirst in 0..<columns {
            guard inFirst <= count else {
                // The first row starts within the second part.
                before[inFirst] = other.complete[inFirst - count]
                continue
            }
            let start = (count - inFirst) % columns
            if inFirst == 0 {
                before[start] += other.complete[0]
            } else {
                tail = max(tail, last[start])
                before[start] +=
                    max(tail, other.longest(first: columns - inFirst)) + other.complete[columns - inFirst]
            }
        }
        complete = before
        if count < columns {
            for column in count..<columns { first[column] = other.first[column - count] }
        }
        var moved = SIMD8<Double>()
        for column in 0..<columns { moved[(column + count) % columns] = other.last[column] }
        last = moved
        count += other.count
    }

    /// The length of the longest of the first items, of at most a row of them.
    fileprivate func longest(first number: Int) -> Double {
        var longest = 0.0
        for index in 0..<min(number, count) { longest = max(longest, first[index]) }
        return longest
    }

    /// The length of the longest of the last items, of less than a row of them.
    fileprivate func longest(last number: Int) -> Double {
        var longest = 0.0
        for index in 0..<min(number, count) { longest = max(longest, last[(count - 1 - index) % columns]) }
        return longest
    }
}

/// What stands before an item of a grid whose first row starts at the first item.
struct GridPosition: Equatable {
    /// The number of items.
    private(set) var count = 0
    /// The length of the rows that are complete, without the room between them.
    private(set) var length = 0.0
    /// The longest of the items after those.
    private(set) var partial = 0.0
    let columns: Int

    init(columns: Int) {
        self.columns = columns
    }
}

extension GridPosition {
    /// The number of complete rows, which is the number of the row that the next item stands in.
    var row: Int { count / columns }

    /// Skips some items.
    ///
    /// - Complexity: O(columns).
    mutating func pass(_ totals: GridTotals) {
        let missing = (columns - count % columns) % columns
        count += totals.count
        guard totals.count >= missing else {
            partial = max(partial, totals.longest(first: totals.count))
            return
        }
        if missing > 0 { length += max(partial, totals.longest(first: missing)) }
        length += totals.length(completeFrom: missing)
        partial = totals.longest(last: (totals.count - missing) % columns)
    }

    /// Skips an item a number of times.
    mutating func pass(_ item: GridItem, times: Int) {
        let missing = (columns - count % columns) % columns
        count += times
        guard times >= missing else {
            partial = max(partial, times > 0 ? item.length : 0)
            return
        }
        if missing > 0 { length += max(partial, item.length) }
        let (rows, rest) = (times - missing).quotientAndRemainder(dividingBy: columns)
        length += Double(rows) * item.length
        partial = rest > 0 ? item.length : 0
    }
}

extension GridTotals {
    /// The length of all complete rows when the first starts at an item.
    fileprivate func length(completeFrom item: Int) -> Double { complete[item] }
}
