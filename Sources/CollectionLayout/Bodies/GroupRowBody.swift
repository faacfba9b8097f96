import CollectionGeometry

/// Rows of a described group that holds one item and is as long as this makes it, with what is attached to it.
final class GroupRowBody: RowBody {
    private let plan: GroupPlan
    private let numberBases: [Int]
    /// By how much a row with views attached is longer than estimated at most; they may stick out the more.
    private var longestBeyondEstimate = 0.0
    private var scratch: ContiguousArray<PlacedLeaf>

    /// Creates rows of which none is measured; `nil` if groups are not as simple as that.
    init?(_ plan: GroupPlan, count: Int, spacing: Double, numberBases: [Int]) {
        guard let shape = plan.rowShape else { return nil }
        self.plan = plan
        self.numberBases = numberBases
        scratch = plan.template.leaves
        super.init(shape, count: count, spacing: spacing, axis: plan.axis, grid: plan.solver.grid)
    }

    private init(groups other: GroupRowBody) {
        plan = other.plan
        numberBases = other.numberBases
        longestBeyondEstimate = other.longestBeyondEstimate
        scratch = other.scratch
        super.init(other)
    }

    override func overhang(along axis: Axis) -> (before: Double, after: Double) {
        guard rows.count > 0 else { return (0, 0) }
        if axis == self.axis {
            let reach = plan.template.reach
            return (max(0, -reach.lower), max(0, reach.upper - plan.template.length) + longestBeyondEstimate)
        }
        let reach = plan.template.crossReach
        return (max(0, -(shape.crossStart + reach.lower)), max(0, shape.crossStart + reach.upper - breadth))
    }

    override func append(
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
            boxes[box].frame.size[axis] += row.length - shape.frame.size[axis]
        }
        plan.append(scratch, boxes, at: groupPlace(index, start), from: lower, to: upper, into: &elements)
    }

    override func place(_ index: Int, _ start: Double, _ row: Row) -> PlacedItem {
        scratch[0] = leaf(row)
        return plan.item(scratch, 0, at: groupPlace(index, start))
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

    override func measure(_ index: Int, _ size: Size) -> Bool {
        let isChanged = super.measure(index, size)
        if isChanged, plan.hasSupplementaries {
            let length = max(size[axis].boundedLength, 0)
            longestBeyondEstimate = max(longestBeyondEstimate, length - shape.frame.size[axis])
        }
        return isChanged
    }

    override func copiedRows() -> RowBody { GroupRowBody(groups: self) }

    override func adopt(_ other: RowBody) {
        super.adopt(other)
        if let other = other as? GroupRowBody { longestBeyondEstimate = other.longestBeyondEstimate }
    }
}

extension GroupRowBody {
    private func leaf(_ row: Row) -> PlacedLeaf {
        var leaf = plan.template.leaves[0]
        leaf.frame.size[axis] = row.length
        leaf.isEstimated = !row.isMeasured
        return leaf
    }

    private func groupPlace(_ index: Int, _ start: Double) -> GroupPlan.Place {
        GroupPlan.Place(
            multiplier: index,
            numberBases: numberBases,
            firstItem: index,
            itemCount: 1,
            start: start,
            crossStart: shape.crossStart,
            breadth: plan.template.breadth
        )
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
            frame: leaf.frame,
            zIndex: leaf.zIndex,
            freeAxes: leaves[leaf.number].freeAxes,
            edgeStart: edges.start,
            edgeTotal: edges.total,
            room: leaf.frame.min(along: axis) + (template.length - leaf.frame.max(along: axis)),
            crossStart: crossOffset(forBreadth: template.breadth),
            breadth: template.breadth
        )
    }
}
