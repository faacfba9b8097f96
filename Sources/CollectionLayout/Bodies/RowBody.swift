import CollectionGeometry

/// Rows of measured length with one item each, the shape of most lists: a length by row, and nothing else.
///
/// What stands before and after the item in its row does not depend on its length, so no group is ever solved again.
final class RowBody: SectionBody {
    private let plan: GroupPlan
    private let shape: Shape
    private let spacing: Double
    private let numberBases: [Int]
    private let crossStart: Double
    private var rows: RunSequence<Row>
    /// By how much a row with views attached is longer than estimated at most; they may stick out the more.
    private var longestBeyondEstimate = 0.0
    private var scratch: ContiguousArray<PlacedLeaf>

    /// The length of the item of a row.
    struct Row: ExtentElement {
        var length: Double
        var isMeasured: Bool

        var breadth: Double { 0 }
        var weight: Int { 1 }
    }

    /// What all rows have in common.
    struct Shape {
        /// The item as it stands in its group before it is measured.
        var leaf: PlacedLeaf
        /// The room between the start of the group and the item.
        var lead: Double
        /// The room between the item and the end of the group.
        var trail: Double
    }

    /// Creates rows of which none is measured; `nil` if groups are not as simple as that.
    init?(_ plan: GroupPlan, count: Int, spacing: Double, numberBases: [Int]) {
        guard let shape = plan.rowShape else { return nil }
        self.plan = plan
        self.shape = shape
        self.spacing = spacing
        self.numberBases = numberBases
        crossStart = plan.crossOffset(forBreadth: plan.template.breadth)
        let row = Row(length: shape.leaf.frame.size[plan.axis], isMeasured: false)
        rows = RunSequence(repeating: row, count: min(max(count, 0), Int(Int32.max)))
        scratch = plan.template.leaves
        super.init(axis: plan.axis, grid: plan.solver.grid)
    }

    private init(_ other: RowBody) {
        plan = other.plan
        shape = other.shape
        spacing = other.spacing
        numberBases = other.numberBases
        crossStart = other.crossStart
        rows = other.rows
        longestBeyondEstimate = other.longestBeyondEstimate
        scratch = other.scratch
        super.init(axis: other.axis, grid: other.grid)
    }

    override var itemCount: Int { rows.count }
    override var breadth: Double { rows.count == 0 ? 0 : plan.template.breadth }
    override var groupCount: Int { rows.count }
    override var isMeasured: Bool { true }

    override var length: Double {
        rows.count == 0 ? 0 : max(0, rows.summary.length + Double(rows.count) * frameRoom - spacing)
    }

    override func overhang(along axis: Axis) -> (before: Double, after: Double) {
        guard rows.count > 0 else { return (0, 0) }
        if axis == self.axis {
            let reach = plan.template.reach
            return (max(0, -reach.lower), max(0, reach.upper - plan.template.length) + longestBeyondEstimate)
        }
        let reach = plan.template.crossReach
        return (max(0, -(crossStart + reach.lower)), max(0, crossStart + reach.upper - breadth))
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

    override func item(at index: Int) -> PlacedItem? {
        guard let row = rows.location(at: index) else { return nil }
        scratch[0] = leaf(row.element)
        return plan.item(scratch, 0, at: place(index, start(of: index, row.before.length)))
    }

    override func collectSupplementaries(around number: Int, kind: ElementKind, into elements: inout PlacedElements) {
        guard let group = plan.group(ofNumber: number, kind, numberBases), let row = rows.location(at: group) else {
            return
        }
        let start = start(of: group, row.before.length)
        append(group, start, row.element, from: start, to: start, into: &elements)
    }

    override func supplementaryCount(ofKind kind: ElementKind) -> Int {
        plan.kinds.firstIndex(of: kind).map { rows.count &* plan.kindCounts[$0] } ?? 0
    }

    override func groupSpan(_ number: Int) -> (lower: Double, upper: Double) {
        guard let row = rows.location(at: number) else { return (0, 0) }
        let start = start(of: number, row.before.length)
        return (start, start + shape.lead + row.element.length + shape.trail)
    }

    override func groupNumber(atOffset offset: Double) -> Int {
        rows.location(atOffset: offset - plan.edges.start, spacing: frameRoom)?.index ?? 0
    }

    override func measure(_ index: Int, _ size: Size) -> Bool {
        let length = max(size[axis].boundedLength, 0)
        let pixel = grid.pixel
        guard let row = rows.location(at: index)?.element else { return false }
        if row.isMeasured, abs(row.length - length) < pixel { return false }
        let isChanged = row.length != length
        rows.replace(at: index, with: Row(length: length, isMeasured: true))
        if isChanged, plan.hasSupplementaries {
            longestBeyondEstimate = max(longestBeyondEstimate, length - shape.leaf.frame.size[axis])
        }
        return isChanged
    }

    override func measuredSize(at index: Int) -> Size? {
        guard let row = rows.location(at: index)?.element, row.isMeasured else { return nil }
        var size = shape.leaf.frame.size
        size[axis] = row.length
        return size
    }

    override func remeasure(_ index: Int) {
        guard var row = rows.location(at: index)?.element else { return }
        row.isMeasured = false
        rows.replace(at: index, with: row)
    }

    override func copied() -> SectionBody { RowBody(self) }

    override func updated(by changes: ItemChanges) -> SectionBody {
        let body = RowBody(self)
        let estimate = Row(length: shape.leaf.frame.size[axis], isMeasured: false)
        for index in changes.reloads { body.remeasure(index) }
        for range in changes.deletes.ranges.reversed() { body.rows.remove(range) }
        for range in changes.inserts.ranges { body.rows.insert(estimate, count: range.count, at: range.lowerBound) }
        return body
    }

    override func adopting(sizesOf other: SectionBody) {
        guard let other = other as? RowBody,
            other.shape.leaf.frame.size[axis.crossed] == shape.leaf.frame.size[axis.crossed],
            other.axis == axis
        else { return }
        rows = other.rows
        longestBeyondEstimate = other.longestBeyondEstimate
    }
}

extension RowBody {
    /// The room between the items of two rows.
    private var frameRoom: Double { plan.edges.total + shape.lead + shape.trail + spacing }

    /// Where a row starts when the items before it have some length altogether.
    private func start(of index: Int, _ length: Double) -> Double {
        length + Double(index) * frameRoom + plan.edges.start
    }

    private func leaf(_ row: Row) -> PlacedLeaf {
        var leaf = shape.leaf
        leaf.frame.size[axis] = row.length
        leaf.isEstimated = !row.isMeasured
        return leaf
    }

    private func place(_ index: Int, _ start: Double) -> GroupPlan.Place {
        GroupPlan.Place(
            multiplier: index,
            numberBases: numberBases,
            firstItem: index,
            itemCount: 1,
            start: start,
            crossStart: crossStart,
            breadth: plan.template.breadth
        )
    }

    private func append(
        _ index: Int,
        _ start: Double,
        _ row: Row,
        from lower: Double,
        to upper: Double,
        into elements: inout PlacedElements
    ) {
        scratch[0] = leaf(row)
        var boxes = plan.template.boxes
        for box in boxes.indices {
            boxes[box].frame.size[axis] += row.length - shape.leaf.frame.size[axis]
        }
        plan.append(scratch, boxes, at: place(index, start), from: lower, to: upper, into: &elements)
    }
}

extension GroupPlan {
    /// What rows of this group have in common if each holds one item and grows and shrinks with it.
    fileprivate var rowShape: RowBody.Shape? {
        guard template.capacity == 1, !root.breaksByMeasure, let leaf = template.leaves.first, leaf.number >= 0,
            leaves[leaf.number].freeAxes == AxisSet(axis), !leaves[leaf.number].size[axis].isUniform
        else { return nil }
        var sizes = MeasuredSizes(count: 1)
        var size = leaf.frame.size
        size[axis] += 64
        sizes.set(size, at: 0)
        let longer = solver.solve(task, firstItem: 0, available: 1, sizes: &sizes)
        let moved = solver.leaves[0].frame
        guard abs(longer.length - template.length - 64) < 1e-6, longer.breadth == template.breadth,
            moved.origin == leaf.frame.origin, moved.size == size
        else { return nil }
        return RowBody.Shape(
            leaf: leaf,
            lead: leaf.frame.min(along: axis),
            trail: template.length - leaf.frame.max(along: axis)
        )
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
