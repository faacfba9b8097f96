import CollectionGeometry

/// Rows of several items that are as long as their longest one: the shape of most measured grids. A length by item is kept,
/// and nothing else.
///
/// Where items stand in a row follows from their lengths, so no group is ever solved, and inserted and deleted items move all
/// others to other columns without touching them.
final class GridBody: SectionBody {
    private let plan: GroupPlan
    private let shape: Shape
    private let spacing: Double
    private let crossStart: Double
    private var items: GridItems
    private var scratch: ContiguousArray<PlacedLeaf>

    /// What all rows have in common.
    struct Shape: Equatable {
        /// The room around an item in its row.
        var edges: EdgeRoom
        /// The inset of the row at its start.
        var insetStart: Double
        /// The insets of the row at both ends.
        var insetTotal: Double
        /// Whether items are as long as the longest of their row.
        var isUniform: Bool
    }

    /// Creates a grid of which no item is measured; `nil` if groups are not as simple as that.
    init?(_ plan: GroupPlan, count: Int, spacing: Double) {
        guard spacing >= 0, let shape = plan.gridShape else { return nil }
        self.plan = plan
        self.shape = shape
        self.spacing = spacing
        crossStart = plan.crossOffset(forBreadth: plan.template.breadth)
        items = GridItems(
            count: min(max(count, 0), Int(Int32.max)),
            columns: plan.template.capacity,
            estimate: plan.template.leaves[0].frame.size[plan.axis]
        )
        scratch = plan.template.leaves
        super.init(axis: plan.axis, grid: plan.solver.grid)
    }

    private init(_ other: GridBody) {
        plan = other.plan
        shape = other.shape
        spacing = other.spacing
        crossStart = other.crossStart
        items = other.items
        scratch = other.scratch
        super.init(axis: other.axis, grid: other.grid)
    }

    override var itemCount: Int { items.count }
    override var breadth: Double { items.count == 0 ? 0 : plan.template.breadth }
    override var groupCount: Int { items.rowCount }
    override var isMeasured: Bool { true }
    override var measuredBreadth: Double? { items.measuredCount > 0 ? plan.template.breadth : nil }

    override var length: Double {
        items.count == 0 ? 0 : max(0, items.length + Double(items.rowCount) * room - spacing)
    }

    override func overhang(along axis: Axis) -> (before: Double, after: Double) {
        guard items.count > 0 else { return (0, 0) }
        // Whatever their length, items stay within their row.
        if axis == self.axis { return (0, 0) }
        let reach = plan.template.crossReach
        return (max(0, -(crossStart + reach.lower)), max(0, crossStart + reach.upper - breadth))
    }

    override func collect(from lower: Double, to upper: Double, into elements: inout PlacedElements) {
        guard items.count > 0 else { return }
        let first = items.position(atOffset: lower - plan.edges.start, room: room)
        items.forEachRow(from: first) { before, row in
            let place = place(before, row.count)
            if place.start >= upper { return false }
            solve(row)
            plan.append(scratch, plan.template.boxes, at: place, from: lower, to: upper, into: &elements)
            return true
        }
    }

    override func item(at index: Int) -> PlacedItem? {
        guard index >= 0, index < items.count else { return nil }
        var item: PlacedItem?
        items.forEachRow(from: items.position(ofRow: index / items.columns)) { before, row in
            solve(row)
            item = plan.item(scratch, index - before.count, at: place(before, row.count))
            return false
        }
        return item
    }

    override func groupSpan(_ number: Int) -> (lower: Double, upper: Double) {
        guard number >= 0, number < items.rowCount else { return (0, 0) }
        var span = (lower: 0.0, upper: 0.0)
        items.forEachRow(from: items.position(ofRow: number)) { before, row in
            span.lower = start(before)
            span.upper = span.lower + longest(row) + shape.edges.total + shape.insetTotal
            return false
        }
        return span
    }

    override func firstItem(ofGroup number: Int) -> Int {
        number >= 0 && number < items.rowCount ? number * items.columns : 0
    }

    override func groupNumber(atOffset offset: Double) -> Int {
        items.position(atOffset: offset - plan.edges.start, room: room).row
    }

    override func measure(_ index: Int, _ size: Size) -> Bool {
        guard let old = items.item(at: index) else { return false }
        let length = max(size[axis].boundedLength, 0)
        guard !old.isMeasured || abs(old.length - length) >= grid.pixel else {
            if old.isStale { items.set(old.length, at: index) }
            return false
        }
        items.set(length, at: index)
        return old.length != length
    }

    override func measuredSize(at index: Int) -> Size? {
        guard let item = items.item(at: index), item.isMeasured else { return nil }
        var size = Size.zero
        size[axis] = item.length
        return size
    }

    override func remeasure(_ index: Int) { items.markStale(index) }

    override func copied() -> SectionBody { GridBody(self) }

    override func updated(by changes: ItemChanges) -> SectionBody {
        let body = GridBody(self)
        for index in changes.reloads { body.items.markStale(index) }
        for range in changes.deletes.ranges.reversed() { body.items.remove(range) }
        for range in changes.inserts.ranges { body.items.insert(count: range.count, at: range.lowerBound) }
        return body
    }

    override func adopting(sizesOf other: SectionBody) {
        guard let other = other as? GridBody, other.axis == axis, other.items.count == items.count,
            other.plan.template.measuresLike(plan.template)
        else { return }
        items = other.items
    }
}

extension GridBody {
    /// The room from the longest item of a row to that of the next.
    private var room: Double { plan.edges.total + shape.edges.total + shape.insetTotal + spacing }

    private func start(_ position: GridPosition) -> Double {
        position.length + Double(position.row) * room + plan.edges.start
    }

    private func place(_ position: GridPosition, _ count: Int) -> GroupPlan.Place {
        GroupPlan.Place(
            multiplier: position.row,
            numberBases: [],
            firstItem: position.count,
            itemCount: count,
            start: start(position),
            crossStart: crossStart,
            breadth: plan.template.breadth
        )
    }

    private func longest(_ row: ContiguousArray<GridItem>) -> Double {
        row.reduce(0) { max($0, $1.length) }
    }

    /// Puts the places of a row's items into the scratch.
    private func solve(_ row: ContiguousArray<GridItem>) {
        let longest = longest(row)
        for (index, item) in row.enumerated() {
            let length = shape.isUniform ? longest : item.length
            scratch[index].frame.size[axis] = length
            scratch[index].frame.origin[axis] = shape.insetStart + shape.edges.start(sharing: longest - length)
            scratch[index].isEstimated = !item.isMeasured || item.isStale
        }
    }
}

extension GroupPlan {
    /// What rows of this group have in common if each stands across, is as long as its longest item, and all its items are
    /// measured along the axis alone and alike.
    fileprivate var gridShape: GridBody.Shape? {
        guard template.capacity >= 2, template.capacity <= GridTotals.maximumColumns, !hasSupplementaries,
            root.freeAxes == AxisSet(axis), !root.size[axis].isUniform,
            case .line(let line) = root.content, line.axis == axis.crossed, line.wrapping == nil,
            let first = line.children.first
        else { return nil }
        let shape = GridBody.Shape(
            edges: first.edges(along: axis),
            insetStart: root.insetStart(along: axis),
            insetTotal: root.insetTotal(along: axis),
            isUniform: first.size[axis].isUniform
        )
        let length = template.leaves[0].frame.size[axis]
        guard length >= 0, min(shape.edges.start, shape.edges.end, shape.insetStart) >= 0,
            shape.insetTotal >= shape.insetStart, min(edges.start, edges.end) >= 0,
            template.leaves.allSatisfy({ $0.number >= 0 && $0.frame.size[axis] == length }),
            line.children.allSatisfy({
                $0.isLeaf && $0.freeAxes == AxisSet(axis) && $0.size[axis].isUniform == shape.isUniform
                    && $0.edges(along: axis) == shape.edges
            })
        else { return nil }
        return shape
    }
}
