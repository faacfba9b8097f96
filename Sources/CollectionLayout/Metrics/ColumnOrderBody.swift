import CollectionGeometry

/// Rows and columns whose items are counted down the columns rather than along the rows.
///
/// The columns are as equal as can be, the first ones longer by an item, so that every row but the last is full. Where an
/// item stands depends on how many there are: an inserted one moves all that follow, which takes O(n).
final class ColumnOrderBody: SectionBody {
    private var rows: SectionBody
    private let columns: Int
    private let makeRows: (_ count: Int) -> SectionBody

    /// Creates columns of which no item is measured.
    ///
    /// - Parameter makeRows: Makes a body that counts along the rows.
    init(columns: Int, count: Int, makeRows: @escaping (_ count: Int) -> SectionBody) {
        rows = makeRows(count)
        self.columns = columns
        self.makeRows = makeRows
        super.init(axis: rows.axis, grid: rows.grid)
    }

    private init(_ other: ColumnOrderBody) {
        rows = other.rows.copied()
        columns = other.columns
        makeRows = other.makeRows
        super.init(axis: other.axis, grid: other.grid)
    }

    override var itemCount: Int { rows.itemCount }
    override var length: Double { rows.length }
    override var breadth: Double { rows.breadth }
    override var groupCount: Int { rows.groupCount }
    override var firstBreadth: Double { rows.firstBreadth }
    override var measuredBreadth: Double? { rows.measuredBreadth }
    override var isMeasured: Bool { rows.isMeasured }
    override func overhang(along axis: Axis) -> (before: Double, after: Double) { rows.overhang(along: axis) }
    override func groupSpan(_ number: Int) -> (lower: Double, upper: Double) { rows.groupSpan(number) }
    override func groupNumber(atOffset offset: Double) -> Int { rows.groupNumber(atOffset: offset) }
    override func firstItem(ofGroup number: Int) -> Int { item(inSlot: rows.firstItem(ofGroup: number)) }

    override func collect(from lower: Double, to upper: Double, into elements: inout PlacedElements) {
        let first = elements.items.count
        rows.collect(from: lower, to: upper, into: &elements)
        for number in first..<elements.items.count {
            elements.items[number].index = item(inSlot: elements.items[number].index)
        }
        elements.items[first...].sort { $0.index < $1.index }
    }

    override func item(at index: Int) -> PlacedItem? {
        guard index >= 0, index < itemCount, var item = rows.item(at: slot(ofItem: index)) else { return nil }
        item.index = index
        return item
    }

    override func measure(_ index: Int, _ size: Size) -> Bool {
        index >= 0 && index < itemCount && rows.measure(slot(ofItem: index), size)
    }

    override func measuredSize(at index: Int) -> Size? {
        index >= 0 && index < itemCount ? rows.measuredSize(at: slot(ofItem: index)) : nil
    }

    override func remeasure(_ index: Int) {
        if index >= 0, index < itemCount { rows.remeasure(slot(ofItem: index)) }
    }

    override func collectUnmeasuredSiblings(limit: Int, into items: inout ContiguousArray<PlacedItem>) {
        let first = items.count
        rows.collectUnmeasuredSiblings(limit: limit, into: &items)
        for number in first..<items.count { items[number].index = item(inSlot: items[number].index) }
    }

    override func copied() -> SectionBody { ColumnOrderBody(self) }

    override func updated(by changes: ItemChanges) -> SectionBody {
        let count = itemCount - changes.deletes.count + changes.inserts.count
        let body = ColumnOrderBody(columns: columns, count: max(0, count), makeRows: makeRows)
        guard isMeasured else { return body }
        var old = 0
        var deletes = changes.deletes[...]
        var inserts = changes.inserts[...]
        var reloads = changes.reloads[...]
        for new in 0..<body.itemCount {
            if inserts.first == new {
                inserts.removeFirst()
                continue
            }
            while deletes.first == old {
                deletes.removeFirst()
                old += 1
            }
            if let size = measuredSize(at: old) { _ = body.measure(new, size) }
            while let reload = reloads.first, reload < old { reloads.removeFirst() }
            if reloads.first == old { body.remeasure(new) }
            old += 1
        }
        return body
    }

    override func adopting(sizesOf other: SectionBody) {
        guard let other = other as? ColumnOrderBody, other.columns == columns, other.itemCount == itemCount else {
            return
        }
        rows.adopting(sizesOf: other.rows)
    }
}

extension ColumnOrderBody {
    /// The number of rows, and of columns that reach down to the last.
    private var shape: (rows: Int, longColumns: Int) {
        let rows = (itemCount + columns - 1) / columns
        return (rows, itemCount - (rows - 1) * columns)
    }

    /// The place of an item, counted along the rows.
    private func slot(ofItem index: Int) -> Int {
        let (rows, longColumns) = shape
        let inLong = rows * longColumns
        if index < inLong { return index % rows * columns + index / rows }
        let rest = index - inLong
        return rest % (rows - 1) * columns + longColumns + rest / (rows - 1)
    }

    /// The item at a place counted along the rows.
    private func item(inSlot slot: Int) -> Int {
        let (rows, longColumns) = shape
        let (row, column) = (slot / columns, slot % columns)
        return column * rows - max(0, column - longColumns) + row
    }
}
