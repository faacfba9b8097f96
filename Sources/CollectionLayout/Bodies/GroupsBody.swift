import CollectionGeometry

/// Groups whose lengths, and perhaps numbers of items, depend on what is measured: solved again when they come into
/// sight.
final class GroupsBody: LineBody {
    private let plan: GroupPlan
    private let numberBases: [Int]
    private var leadOverhang: Double
    private var trailOverhang: Double
    private var crossReach: Reach
    /// The shared length that the reach of the groups was worked out for; views attached to what grows with it reach further.
    private var reachedBreadth: Double?
    /// The greatest breadth of a measured group, `nil` if none is measured; unknown since groups were filled again.
    private var longestMeasuredBreadth: Double??

    /// Creates groups of which no item is measured.
    init(_ plan: GroupPlan, count: Int, spacing: Double, numberBases: [Int]) {
        self.plan = plan
        self.numberBases = numberBases
        leadOverhang = max(0, -plan.template.reach.lower)
        trailOverhang = max(0, plan.template.reach.upper - plan.template.length)
        crossReach = plan.template.crossReach
        super.init(
            axis: plan.axis,
            grid: plan.solver.grid,
            count: plan.template.capacity == 0 ? 0 : count,
            room: plan.edges.total + spacing,
            lead: plan.edges.start
        )
        refill(fromItem: 0)
    }

    private init(_ other: GroupsBody) {
        plan = other.plan
        numberBases = other.numberBases
        leadOverhang = other.leadOverhang
        trailOverhang = other.trailOverhang
        crossReach = other.crossReach
        reachedBreadth = other.reachedBreadth
        super.init(copying: other)
    }

    override var measuredAxes: AxisSet { plan.measuredAxes }

    /// - Complexity: O(*n*) for *n* runs of groups after a change, else O(1).
    override var measuredBreadth: Double? {
        if let known = longestMeasuredBreadth { return known }
        var longest: Double?
        let sharedBreadth = equalLength.map { _ in plan.template.breadth }
        lines.forEachRun(from: 0) { _, line, _ in
            if line.isMeasured { longest = max(longest ?? 0, sharedBreadth ?? line.breadth) }
            return true
        }
        longestMeasuredBreadth = .some(longest)
        return longest
    }

    override var breaksByMeasure: Bool { plan.breaksByMeasure }

    override var equalLength: Double? {
        plan.root.isUniform(along: axis) ? lines.summary.breadth : nil
    }

    override var length: Double {
        // The room around the groups is part of the section, the spacing behind the last one is not.
        lines.count == 0 ? 0 : max(0, super.length + plan.edges.total - plan.edges.start)
    }

    override var breadth: Double {
        guard lines.count > 0 else { return 0 }
        return equalLength == nil ? lines.summary.breadth : plan.template.breadth
    }

    override var firstBreadth: Double {
        equalLength == nil ? lines.location(at: 0)?.element.breadth ?? 0 : plan.template.breadth
    }

    override func overhang(along axis: Axis) -> (before: Double, after: Double) {
        guard lines.count > 0 else { return (0, 0) }
        noteSharedReach()
        if axis == self.axis { return (leadOverhang, trailOverhang) }
        let crossStart = plan.crossOffset(forBreadth: breadth)
        return (max(0, -(crossStart + crossReach.lower)), max(0, crossStart + crossReach.upper - breadth))
    }

    override func append(
        _ line: Line,
        at place: LinePlace,
        from lower: Double,
        to upper: Double,
        into elements: inout PlacedElements
    ) {
        let groupPlace = groupPlace(line, place)
        if needsSolving(line, place) {
            solve(place)
            plan.append(
                plan.solver.leaves, plan.solver.boxes, at: groupPlace, from: lower, to: upper, into: &elements)
        } else {
            plan.append(
                plan.template.leaves, plan.template.boxes, at: groupPlace, from: lower, to: upper, into: &elements)
        }
    }

    override func item(_ index: Int, of line: Line, at place: LinePlace) -> PlacedItem? {
        let leaf = index - place.firstItem
        guard needsSolving(line, place) else {
            return plan.item(plan.template.leaves, leaf, at: groupPlace(line, place))
        }
        solve(place)
        let leaves = plan.solver.leaves
        return leaf < leaves.count ? plan.item(leaves, leaf, at: groupPlace(line, place)) : nil
    }

    override func collectSupplementaries(around number: Int, kind: ElementKind, into elements: inout PlacedElements) {
        guard let group = plan.group(ofNumber: number, kind, numberBases) else { return }
        let found = breaksByMeasure ? lines.location(atWeight: group) : lines.location(at: group)
        guard let found else { return }
        let place = place(found.before, found.element, 0)
        append(found.element, at: place, from: place.start, to: place.start, into: &elements)
    }

    override func supplementaryCount(ofKind kind: ElementKind) -> Int {
        guard let index = plan.kinds.firstIndex(of: kind) else { return 0 }
        return (breaksByMeasure ? sizes.count : lines.count) &* plan.kindCounts[index]
    }

    override func collectUnmeasuredSiblings(limit: Int, into items: inout ContiguousArray<PlacedItem>) {
        guard plan.isUniform else { return }
        var index = 0
        let end = items.count + limit
        while index < sizes.count, items.count < end {
            if sizes.entry(at: index) == nil, let item = item(at: index) { items.append(item) }
            index += 1
        }
    }

    override func copied() -> SectionBody { GroupsBody(self) }

    override func updated(by changes: ItemChanges) -> SectionBody {
        // Groups that hold no item show none of the inserted ones.
        guard plan.template.capacity > 0 else { return self }
        let body = GroupsBody(self)
        guard plan.template.capacity == 1, !breaksByMeasure else {
            body.change(by: changes)
            return body
        }
        // Every item has a group of its own, which moves with it.
        for index in changes.reloads { body.sizes.markStale(index) }
        for range in changes.deletes.ranges.reversed() {
            body.sizes.remove(range)
            body.lines.remove(range)
        }
        for range in changes.inserts.ranges {
            body.sizes.insert(count: range.count, at: range.lowerBound)
            body.lines.insert(estimatedLine, count: range.count, at: range.lowerBound)
        }
        return body
    }

    override func adopting(sizesOf other: SectionBody) {
        guard let other = other as? GroupsBody, other.axis == axis, other.sizes.count == sizes.count,
            other.plan.template.measuresLike(plan.template)
        else { return }
        sizes = other.sizes
        refill(fromItem: 0)
    }

    override func nextLines(from item: Int) -> (Line, count: Int)? {
        longestMeasuredBreadth = nil
        guard item < sizes.count else { return nil }
        let count = unmeasuredCount(from: item) / plan.template.capacity
        if count > 0 { return (estimatedLine, count) }
        let solved = plan.solver.solve(plan.task, firstItem: item, available: sizes.count - item, sizes: &sizes)
        guard solved.itemCount > 0 else { return nil }
        let isMeasured = sizes.firstMeasured(from: item).map { $0 < item + solved.itemCount } ?? false
        noteReach(ofLength: solved.length)
        return (line(solved.length, solved.breadth, solved.itemCount, isMeasured: isMeasured), 1)
    }
}

extension GroupsBody {
    /// A full group of which nothing is measured.
    private var estimatedLine: Line {
        line(plan.template.length, plan.template.breadth, plan.template.capacity, isMeasured: false)
    }

    private func line(_ length: Double, _ breadth: Double, _ count: Int, isMeasured: Bool) -> Line {
        Line(
            length: length,
            breadth: plan.root.isUniform(along: axis) ? length : breadth,
            weight: count,
            isMeasured: isMeasured
        )
    }

    private func groupPlace(_ line: Line, _ place: LinePlace) -> GroupPlan.Place {
        let breadth = equalLength == nil ? line.breadth : plan.template.breadth
        return GroupPlan.Place(
            multiplier: breaksByMeasure ? place.firstItem : place.number,
            numberBases: numberBases,
            firstItem: place.firstItem,
            itemCount: line.weight,
            start: place.start,
            crossStart: plan.crossOffset(forBreadth: breadth),
            breadth: breadth
        )
    }

    /// Whether a group differs from the template. In the last of the lines that wrap, items may stand differently.
    private func needsSolving(_ line: Line, _ place: LinePlace) -> Bool {
        line.isMeasured || line.weight != plan.template.capacity || plan.isUniform
            || (plan.wraps && place.firstItem + line.weight == sizes.count)
    }

    /// Solves a group for showing it: with the lengths that all groups share.
    private func solve(_ place: LinePlace) {
        var task = plan.task
        if let equalLength {
            task.uniformFloor[axis] = equalLength
        } else if plan.root.isUniform(along: axis.crossed) {
            task.uniformFloor[axis.crossed] = lines.summary.breadth
        }
        _ = plan.solver.solve(
            task, firstItem: place.firstItem, available: sizes.count - place.firstItem, sizes: &sizes)
    }

    /// Notes how far the group solved last reaches, whose length is given.
    private func noteReach(ofLength length: Double) {
        let solver = plan.solver
        let reach = GroupPlan.reach(solver.leaves, solver.boxes, plan.leaves, plan.task, solver.grid)
        leadOverhang = max(leadOverhang, -reach.along.lower)
        trailOverhang = max(trailOverhang, reach.along.upper - length)
        crossReach.include(reach.across)
    }

    /// Notes how far groups reach with the length that all share. Items that grow with it stay within their group; what is
    /// attached to them may reach further out, so that every measured group is looked at once for each new length.
    private func noteSharedReach() {
        let breadth = lines.summary.breadth
        guard plan.isUniform, plan.hasSupplementaries, reachedBreadth != breadth else { return }
        reachedBreadth = breadth
        lines.forEachRun(from: 0) { before, line, count in
            for offset in 0..<(line.isMeasured ? count : 1) {
                solve(place(before, line, offset))
                noteReach(ofLength: equalLength ?? line.length)
            }
            return true
        }
    }
}

extension GroupPlan {
    /// Whether the number of items in a group depends on what is measured.
    var breaksByMeasure: Bool { wraps || root.breaksByMeasure }

    /// The axes along which some item is measured.
    fileprivate var measuredAxes: AxisSet {
        leaves.reduce(into: []) { $0.formUnion($1.freeAxes) }
    }

    /// Whether all groups of a section share a length.
    var isUniform: Bool { root.isUniform(along: .horizontal) || root.isUniform(along: .vertical) }
}

extension GroupTemplate {
    /// Whether views measured for one template want the same sizes in another.
    func measuresLike(_ other: GroupTemplate) -> Bool {
        capacity == other.capacity
            && zip(leaves, other.leaves).allSatisfy { $0.number == $1.number && $0.frame.size == $1.frame.size }
    }
}
