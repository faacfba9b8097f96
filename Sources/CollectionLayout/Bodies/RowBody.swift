import CollectionGeometry

/// Rows of measured length with one item each, the shape of most lists: a length by row, and nothing else.
///
/// What stands before and after the item in its row does not depend on its length, so no group is ever solved again.
class RowBody: SectionBody {
    final let shape: Shape
    final let spacing: Double
    final private(set) var rows: RunSequence<Row>

    /// The length of the item of a row.
    struct Row: ExtentElement {
        var length: Double
        var isMeasured: Bool

        var breadth: Double { 0 }
        var weight: Int { 1 }
    }

    /// What all rows have in common. Frames are relative to the corner of the row.
    struct Shape {
        /// The frame of the item before it is measured.
        var frame: Rect
        var zIndex = 0
        /// The axes along which the view of the item may say how long it wants to be.
        var freeAxes: AxisSet
        /// The room that is kept before a row, and the sum of those before and after it.
        var edgeStart = 0.0
        var edgeTotal = 0.0
        /// The room in a row besides its item.
        var room = 0.0
        /// Where rows stand across, and their extent there.
        var crossStart = 0.0
        var breadth: Double
    }

    /// Creates rows of which none is measured.
    init(_ shape: Shape, count: Int, spacing: Double, axis: Axis, grid: PixelGrid) {
        self.shape = shape
        self.spacing = spacing
        let row = Row(length: shape.frame.size[axis], isMeasured: false)
        rows = RunSequence(repeating: row, count: min(max(count, 0), Int(Int32.max)))
        super.init(axis: axis, grid: grid)
    }

    /// Creates rows that can be changed apart from those of another body.
    init(_ other: RowBody) {
        shape = other.shape
        spacing = other.spacing
        rows = other.rows
        super.init(axis: other.axis, grid: other.grid)
    }

    override var itemCount: Int { rows.count }
    override var breadth: Double { rows.count == 0 ? 0 : shape.breadth }
    override var groupCount: Int { rows.count }
    override var isMeasured: Bool { true }

    override var length: Double {
        rows.count == 0 ? 0 : max(0, rows.summary.length + Double(rows.count) * frameRoom - spacing)
    }

    override func collect(from lower: Double, to upper: Double, into elements: inout PlacedElements) {
        let overhang = overhang(along: axis)
        guard let first = rows.location(atOffset: lower - overhang.after, spacing: frameRoom) else { return }
        rows.forEachRun(from: first.index) { before, row, count in
            for offset in 0..<count {
                let index = before.count + offset
                let start = start(of: index, before.length + Double(offset) * row.length)
                if start >= upper + overhang.before { return false }
                append(index, start, row, from: lower, to: upper, into: &elements)
            }
            return true
        }
    }

    /// Adds the item of a row that starts at an offset if it may meet a range of the axis, and what is attached to it.
    func append(
        _ index: Int,
        _ start: Double,
        _ row: Row,
        from lower: Double,
        to upper: Double,
        into elements: inout PlacedElements
    ) {
        let item = place(index, start, row)
        if item.frame.max(along: axis) > lower, item.frame.min(along: axis) < upper { elements.items.append(item) }
    }

    /// The item of a row that starts at an offset.
    func place(_ index: Int, _ start: Double, _ row: Row) -> PlacedItem {
        var frame = shape.frame
        frame.size[axis] = row.length
        frame.origin[axis] += start
        frame.origin[axis.crossed] += shape.crossStart
        return PlacedItem(
            index: index, frame: frame, zIndex: shape.zIndex, freeAxes: shape.freeAxes, isEstimated: !row.isMeasured,
            pin: nil)
    }

    override func item(at index: Int) -> PlacedItem? {
        guard let row = rows.location(at: index) else { return nil }
        return place(index, start(of: index, row.before.length), row.element)
    }

    override func groupSpan(_ number: Int) -> (lower: Double, upper: Double) {
        guard let row = rows.location(at: number) else { return (0, 0) }
        let start = start(of: number, row.before.length)
        return (start, start + row.element.length + shape.room)
    }

    override func groupNumber(atOffset offset: Double) -> Int {
        rows.location(atOffset: offset - shape.edgeStart, spacing: frameRoom)?.index ?? 0
    }

    override func measure(_ index: Int, _ size: Size) -> Bool {
        let length = max(size[axis].boundedLength, 0)
        let pixel = grid.pixel
        guard let row = rows.location(at: index)?.element else { return false }
        if row.isMeasured, abs(row.length - length) < pixel { return false }
        rows.replace(at: index, with: Row(length: length, isMeasured: true))
        return row.length != length
    }

    override func measuredSize(at index: Int) -> Size? {
        guard let row = rows.location(at: index)?.element, row.isMeasured else { return nil }
        var size = shape.frame.size
        size[axis] = row.length
        return size
    }

    override func remeasure(_ index: Int) {
        guard var row = rows.location(at: index)?.element else { return }
        row.isMeasured = false
        rows.replace(at: index, with: row)
    }

    override func copied() -> SectionBody { copiedRows() }

    /// The same rows, which can be changed apart.
    func copiedRows() -> RowBody { RowBody(self) }

    override func updated(by changes: ItemChanges) -> SectionBody {
        let body = copiedRows()
        let estimate = Row(length: shape.frame.size[axis], isMeasured: false)
        for index in changes.reloads { body.remeasure(index) }
        for range in changes.deletes.ranges.reversed() { body.rows.remove(range) }
        for range in changes.inserts.ranges { body.rows.insert(estimate, count: range.count, at: range.lowerBound) }
        return body
    }

    override func adopting(sizesOf other: SectionBody) {
        guard let other = other as? RowBody,
            other.shape.frame.size[axis.crossed] == shape.frame.size[axis.crossed],
            other.axis == axis
        else { return }
        adopt(other)
    }

    /// Takes the lengths of rows that are as broad.
    func adopt(_ other: RowBody) {
        rows = other.rows
    }
}

extension RowBody {
    /// The room between the items of two rows.
    private var frameRoom: Double { shape.edgeTotal + shape.room + spacing }

    /// Where a row starts when the items before it have some length altogether.
    final func start(of index: Int, _ length: Double) -> Double {
        length + Double(index) * frameRoom + shape.edgeStart
    }
}

extension Array where Element == Int {
    /// The runs of consecutive numbers in an ascending list.
    var ranges: [Range<Int>] {
        var ranges: [Range<Int>] = []
        for number in self {
            if let last = ranges.last, last.upperBound == number {
                ranges[ranges.count - 1] = last.lowerBound..<(number + 1)
            } else {
                ranges.append(number..<(number + 1))
            }
        }
        return ranges
    }
}
