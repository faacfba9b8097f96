import CollectionGeometry

/// Groups whose lengths, and perhaps numbers of items, depend on what is measured.
///
/// Of each group only its extents and number of items are kept, runs of equal ones as one; where its items stand is
/// solved again when it comes into sight. A changed size moves the groups after it without touching them.
final class GroupsBody: SectionBody {
    private let plan: GroupPlan
    private let spacing: Double
    private let numberBases: [Int]
    private var groups: RunSequence<Group>
    private var sizes: MeasuredSizes
    private var leadOverhang: Double
    private var trailOverhang: Double
    private var crossReach: Reach
    private var longestMeasuredBreadth: Double?

    /// A group in the sequence.
    struct Group: RunElement {
        /// The extent along the axis.
        var length: Double
        /// The extent across; for groups that are all to be equally long, the length each would have by itself.
        var breadth: Double
        var itemCount: Int32
        /// Whether some item has been measured.
        var isMeasured: Bool

        var weight: Int { Int(itemCount) }
    }

    /// Creates groups of which no item is measured.
    init(_ plan: GroupPlan, count: Int, spacing: Double, numberBases: [Int]) {
        self.plan = plan
        self.spacing = spacing
        self.numberBases = numberBases
        groups = RunSequence()
        sizes = MeasuredSizes(count: plan.template.capacity == 0 ? 0 : min(max(count, 0), Int(Int32.max)))
        leadOverhang = max(0, -plan.template.reach.lower)
        trailOverhang = max(0, plan.template.reach.upper - plan.template.length)
        crossReach = plan.template.crossReach
        super.init(axis: plan.axis, grid: plan.solver.grid)
        refill(fromItem: 0)
    }

    private init(_ other: GroupsBody) {
        plan = other.plan
        spacing = other.spacing
        numberBases = other.numberBases
        groups = other.groups
        sizes = other.sizes
        leadOverhang = other.leadOverhang
        trailOverhang = other.trailOverhang
        crossReach = other.crossReach
        longestMeasuredBreadth = other.longestMeasuredBreadth
        super.init(axis: other.axis, grid: other.grid)
    }

    override var itemCount: Int { sizes.count }
    override var groupCount: Int { groups.count }
    override var isMeasured: Bool { true }
    override var measuredBreadth: Double? { longestMeasuredBreadth }

    override var length: Double {
        guard groups.count > 0 else { return 0 }
        return max(0, start(of: groups.count, groups.summary.length) - plan.edges.start - spacing)
    }

    override var breadth: Double {
        guard groups.count > 0 else { return 0 }
        return uniformLength == nil ? groups.summary.breadth : plan.template.breadth
    }

    override var firstBreadth: Double {
        uniformLength == nil ? groups.location(at: 0)?.element.breadth ?? 0 : plan.template.breadth
    }

    override func overhang(along axis: Axis) -> (before: Double, after: Double) {
        guard groups.count > 0 else { return (0, 0) }
        if axis == self.axis { return (leadOverhang, trailOverhang) }
        let crossStart = plan.crossOffset(forBreadth: breadth)
        return (max(0, -(crossStart + crossReach.lower)), max(0, crossStart + crossReach.upper - breadth))
    }

    override func collect(from lower: Double, to upper: Double, into elements: inout PlacedElements) {
        let overhang = overhang(along: axis)
        guard groups.count > 0 else { return }
        let first = groupNumber(atOffset: lower - overhang.after)
        groups.forEachRun(from: first) { before, group, count in
            for offset in 0..<count {
                let start = start(of: before.count + offset, before.length + Double(offset) * group.length)
                if start >= upper + overhang.before { return false }
                let place = place(before, group, offset, start)
                append(group, at: place, from: lower, to: upper, into: &elements)
            }
            return true
        }
    }

    override func item(at index: Int) -> PlacedItem? {
        guard let group = groups.location(atWeight: index) else { return nil }
        let place = place(group.before, group.element, 0, start(of: group.index, group.before.length))
        let leaf = index - place.firstItem
        if needsSolving(group.element, firstItem: place.firstItem) {
            solve(place)
            return leaf < plan.solver.leaves.count ? plan.item(plan.solver.leaves, leaf, at: place) : nil
        }
        return plan.item(plan.template.leaves, leaf, at: place)
    }

    override func collectSupplementaries(around number: Int, kind: ElementKind, into elements: inout PlacedElements) {
        guard let group = plan.group(ofNumber: number, kind, numberBases) else { return }
        let found = plan.breaksByMeasure ? groups.location(atWeight: group) : groups.location(at: group)
        guard let found else { return }
        let start = start(of: found.index, found.before.length)
        append(
            found.element, at: place(found.before, found.element, 0, start), from: start, to: start, into: &elements)
    }

    override func supplementaryCount(ofKind kind: ElementKind) -> Int {
        guard let index = plan.kinds.firstIndex(of: kind) else { return 0 }
        return (plan.breaksByMeasure ? sizes.count : groups.count) &* plan.kindCounts[index]
    }

    override func groupSpan(_ number: Int) -> (lower: Double, upper: Double) {
        guard let group = groups.location(at: number) else { return (0, 0) }
        let start = start(of: number, group.before.length)
        return (start, start + (uniformLength ?? group.element.length))
    }

    override func firstItem(ofGroup number: Int) -> Int { groups.location(at: number)?.before.weight ?? 0 }

    override func groupNumber(atOffset offset: Double) -> Int {
        let offset = offset - plan.edges.start
        guard let uniformLength else { return groups.location(atOffset: offset, spacing: room)?.index ?? 0 }
        let stride = uniformLength + room
        return stride > 0 ? (offset / stride).rounded(.down).boundedInt(0, max(groups.count - 1, 0)) : 0
    }

    override func measure(_ index: Int, _ size: Size) -> Bool {
        guard index >= 0, index < sizes.count else { return false }
        let free = plan.measuredAxes
        let size = Size(
            width: free.contains(.horizontal) ? max(size.width.boundedLength, 0) : 0,
            height: free.contains(.vertical) ? max(size.height.boundedLength, 0) : 0
        )
        if let old = sizes.entry(at: index), abs(old.size.width - size.width) < grid.pixel,
            abs(old.size.height - size.height) < grid.pixel
        {
            if old.isStale { sizes.set(old.size, at: index) }
            return false
        }
        sizes.set(size, at: index)
        return refill(around: index)
    }

    override func measuredSize(at index: Int) -> Size? { sizes.entry(at: index)?.size }

    override func remeasure(_ index: Int) { sizes.markStale(index) }

    override func collectUnmeasuredSiblings(limit: Int, into items: inout ContiguousArray<PlacedItem>) {
        guard plan.root.size[axis].isUniform || plan.root.size[axis.crossed].isUniform else { return }
        var index = 0
        let end = items.count + limit
        while index < sizes.count, items.count < end {
            if sizes.entry(at: index) == nil, let item = item(at: index) { items.append(item) }
            index += 1
        }
    }

    override func copied() -> SectionBody { GroupsBody(self) }

    override func updated(by changes: ItemChanges) -> SectionBody {
        let body = GroupsBody(self)
        for index in changes.reloads { body.sizes.markStale(index) }
        for range in changes.deletes.ranges.reversed() { body.sizes.remove(range) }
        for range in changes.inserts.ranges { body.sizes.insert(count: range.count, at: range.lowerBound) }
        if plan.template.capacity == 1, !plan.breaksByMeasure {
            // Every item has a group of its own, which moves with it.
            for range in changes.deletes.ranges.reversed() { body.groups.remove(range) }
            let estimate = group(plan.template.length, plan.template.breadth, 1, isMeasured: false)
            for range in changes.inserts.ranges {
                body.groups.insert(estimate, count: range.count, at: range.lowerBound)
            }
        } else {
            let first = min(changes.deletes.first ?? .max, changes.inserts.first ?? .max)
            if first < .max { body.refill(fromItem: first) }
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
}

// MARK: Where groups stand

extension GroupsBody {
    /// The length that all groups have, if they are to be equally long.
    private var uniformLength: Double? {
        plan.root.isUniform(along: axis) ? groups.summary.breadth : nil
    }

    /// The room between two groups.
    private var room: Double { plan.edges.total + spacing }

    /// Where a group starts when those before it have some length altogether.
    private func start(of number: Int, _ length: Double) -> Double {
        (uniformLength.map { $0 * Double(number) } ?? length) + Double(number) * room + plan.edges.start
    }

    private func place(_ before: RunSummary, _ group: Group, _ offset: Int, _ start: Double) -> GroupPlan.Place {
        let firstItem = before.weight + offset * group.weight
        let breadth = uniformLength == nil ? group.breadth : plan.template.breadth
        return GroupPlan.Place(
            multiplier: plan.breaksByMeasure ? firstItem : before.count + offset,
            numberBases: numberBases,
            firstItem: firstItem,
            itemCount: group.weight,
            start: start,
            crossStart: plan.crossOffset(forBreadth: breadth),
            breadth: breadth
        )
    }

    /// Whether a group differs from the template. In the last of the lines that wrap, items may stand differently.
    private func needsSolving(_ group: Group, firstItem: Int) -> Bool {
        group.isMeasured || group.weight != plan.template.capacity || plan.isUniform
            || (plan.wraps && firstItem + group.weight == sizes.count)
    }

    private func append(
        _ group: Group,
        at place: GroupPlan.Place,
        from lower: Double,
        to upper: Double,
        into elements: inout PlacedElements
    ) {
        if needsSolving(group, firstItem: place.firstItem) {
            solve(place)
            plan.append(plan.solver.leaves, plan.solver.boxes, at: place, from: lower, to: upper, into: &elements)
        } else {
            plan.append(plan.template.leaves, plan.template.boxes, at: place, from: lower, to: upper, into: &elements)
        }
    }

    /// Solves a group for showing it: with the lengths that all groups share.
    private func solve(_ place: GroupPlan.Place) {
        var task = plan.task
        if let uniformLength { task.uniformFloor[axis] = uniformLength }
        if uniformLength == nil, plan.root.isUniform(along: axis.crossed) {
            task.uniformFloor[axis.crossed] = groups.summary.breadth
        }
        _ = plan.solver.solve(
            task, firstItem: place.firstItem, available: sizes.count - place.firstItem, sizes: &sizes)
    }
}

// MARK: Filling groups

extension GroupsBody {
    /// Solves the groups from the one that holds an item to the end again.
    private func refill(fromItem item: Int) {
        let first = groups.location(atWeight: max(item - 1, 0)) ?? groups.location(at: groups.count - 1)
        let (number, firstItem) = (first?.index ?? 0, first?.before.weight ?? 0)
        groups.remove(number..<groups.count)
        var cursor = min(firstItem, sizes.count)
        while let (group, count) = nextGroups(from: cursor) {
            groups.append(group, count: count)
            cursor += count * group.weight
        }
    }

    /// Solves the group of a measured item again, and those after it until one starts where it did before; answers
    /// whether anything is different.
    private func refill(around index: Int) -> Bool {
        var item = index
        if plan.breaksByMeasure, let own = groups.location(atWeight: index), own.before.weight == index, index > 0 {
            // The first item of a line may have become short enough for the line before.
            item = index - 1
        }
        guard let first = groups.location(atWeight: item) else { return false }
        var fresh: [(group: Group, count: Int)] = []
        var cursor = first.before.weight
        var end = groups.count
        while let (group, count) = nextGroups(from: cursor) {
            fresh.append((group, count))
            cursor += count * group.weight
            guard cursor > index, let next = groups.location(atWeight: cursor) else { continue }
            if next.before.weight == cursor {
                end = next.index
                break
            }
        }
        if fresh.count == 1, fresh[0].count == 1, end == first.index + 1 {
            if fresh[0].group == first.element { return first.element.isMeasured }
            groups.replace(at: first.index, with: fresh[0].group)
            return true
        }
        groups.remove(first.index..<end)
        var number = first.index
        for (group, count) in fresh {
            groups.insert(group, count: count, at: number)
            number += count
        }
        return true
    }

    /// The next group from an item on, or as many full ones in a row as are not touched by any measured size.
    private func nextGroups(from item: Int) -> (Group, count: Int)? {
        guard item < sizes.count else { return nil }
        let capacity = plan.template.capacity
        var free = sizes.count
        if let measured = sizes.firstMeasured(from: item) {
            // The item behind a line decides too where the line breaks.
            free = measured - (plan.breaksByMeasure ? 1 : 0)
        }
        let count = (free - item) / capacity
        if count > 0 {
            let group = group(plan.template.length, plan.template.breadth, capacity, isMeasured: false)
            return (group, count)
        }
        let solved = plan.solver.solve(plan.task, firstItem: item, available: sizes.count - item, sizes: &sizes)
        guard solved.itemCount > 0 else { return nil }
        let isMeasured = sizes.firstMeasured(from: item).map { $0 < item + solved.itemCount } ?? false
        if isMeasured {
            longestMeasuredBreadth = max(longestMeasuredBreadth ?? 0, solved.breadth)
            let solver = plan.solver
            let reach = GroupPlan.reach(solver.leaves, solver.boxes, plan.leaves, plan.task, solver.grid)
            leadOverhang = max(leadOverhang, -reach.along.lower)
            trailOverhang = max(trailOverhang, reach.along.upper - solved.length)
            crossReach.include(reach.across)
        }
        return (group(solved.length, solved.breadth, solved.itemCount, isMeasured: isMeasured), 1)
    }

    private func group(_ length: Double, _ breadth: Double, _ count: Int, isMeasured: Bool) -> Group {
        Group(
            length: length,
            breadth: plan.root.isUniform(along: axis) ? length : breadth,
            itemCount: Int32(clamping: count),
            isMeasured: isMeasured
        )
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
    fileprivate func measuresLike(_ other: GroupTemplate) -> Bool {
        capacity == other.capacity
            && zip(leaves, other.leaves).allSatisfy { $0.number == $1.number && $0.frame.size == $1.frame.size }
    }
}
