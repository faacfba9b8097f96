import CollectionGeometry

/// Groups of given sizes, all alike: arithmetic on one solved group, nothing stored by item or group.
final class UniformBody: SectionBody {
    let plan: GroupPlan
    let spacing: Double
    /// How many views of each kind come before those of this body.
    let numberBases: [Int]
    private let count: Int
    private let groups: Int
    private let stride: Double
    private let crossStart: Double
    private let lastLength: Double

    /// Creates a body of so many items, with some spacing between the groups.
    init(_ plan: GroupPlan, count: Int, spacing: Double, numberBases: [Int]) {
        self.plan = plan
        self.spacing = spacing
        self.numberBases = numberBases
        let capacity = plan.template.capacity
        self.count = capacity == 0 ? 0 : min(max(count, 0), Int(Int32.max))
        groups = capacity == 0 ? 0 : self.count / capacity + (self.count % capacity == 0 ? 0 : 1)
        stride = plan.stride(forLength: plan.template.length) + spacing
        crossStart = plan.crossOffset(forBreadth: plan.template.breadth)
        let rest = capacity == 0 ? 0 : self.count % capacity
        if rest == 0 {
            lastLength = plan.template.length
        } else {
            var sizes = MeasuredSizes(count: 0)
            lastLength = plan.solver.solve(plan.task, firstItem: 0, available: rest, sizes: &sizes).length
        }
        super.init(axis: plan.axis, grid: plan.solver.grid)
    }

    override var itemCount: Int { count }
    override var breadth: Double { groups == 0 ? 0 : plan.template.breadth }
    override var groupCount: Int { groups }

    override var length: Double {
        groups == 0 ? 0 : max(0, Double(groups - 1) * stride + plan.stride(forLength: lastLength))
    }

    override func overhang(along axis: Axis) -> (before: Double, after: Double) {
        guard groups > 0 else { return (0, 0) }
        guard axis == self.axis else {
            let reach = plan.template.crossReach
            return (max(0, -(crossStart + reach.lower)), max(0, crossStart + reach.upper - breadth))
        }
        let (first, last) = (start(0), start(groups - 1))
        let reach = plan.template.reach
        return (max(0, -(min(first, last) + reach.lower)), max(0, max(first, last) + reach.upper - length))
    }

    override func collect(from lower: Double, to upper: Double, into elements: inout PlacedElements) {
        for group in groupRange(from: lower, to: upper) {
            plan.append(
                plan.template.leaves, plan.template.boxes, at: place(group), from: lower, to: upper, into: &elements)
        }
    }

    override func item(at index: Int) -> PlacedItem? {
        guard index >= 0, index < count else { return nil }
        let (group, leaf) = index.quotientAndRemainder(dividingBy: plan.template.capacity)
        return plan.item(plan.template.leaves, leaf, at: place(group))
    }

    override func collectSupplementaries(around number: Int, kind: ElementKind, into elements: inout PlacedElements) {
        guard let group = plan.group(ofNumber: number, kind, numberBases), group < groups else { return }
        let start = start(group)
        plan.append(
            plan.template.leaves, plan.template.boxes, at: place(group), from: start, to: start, into: &elements)
    }

    override func supplementaryCount(ofKind kind: ElementKind) -> Int {
        guard groups > 0, let index = plan.kinds.firstIndex(of: kind) else { return 0 }
        var last = PlacedElements()
        let start = start(groups - 1)
        plan.append(
            plan.template.leaves, plan.template.boxes, at: place(groups - 1), from: start, to: start, into: &last)
        let rest = last.supplementaries.count { $0.item.elementKind == kind }
        return (groups - 1) &* plan.kindCounts[index] &+ rest
    }

    override func groupSpan(_ number: Int) -> (lower: Double, upper: Double) {
        let start = start(number)
        return (start, start + (number == groups - 1 ? lastLength : plan.template.length))
    }

    override func firstItem(ofGroup number: Int) -> Int { number * plan.template.capacity }

    override func groupNumber(atOffset offset: Double) -> Int {
        guard stride > 0, groups > 0 else { return 0 }
        return ((offset - plan.edges.start) / stride).integerBelow.boundedInt(0, groups - 1)
    }

    override func updated(by changes: ItemChanges) -> SectionBody {
        let newCount = count - changes.deletes.count + changes.inserts.count
        if newCount == count { return self }
        return UniformBody(plan, count: newCount, spacing: spacing, numberBases: numberBases)
    }
}

extension UniformBody {
    private func start(_ group: Int) -> Double {
        Double(group) * stride + plan.edges.start
    }

    private func place(_ group: Int) -> GroupPlan.Place {
        let firstItem = group * plan.template.capacity
        return GroupPlan.Place(
            multiplier: group,
            numberBases: numberBases,
            firstItem: firstItem,
            itemCount: min(plan.template.capacity, count - firstItem),
            start: start(group),
            crossStart: crossStart,
            breadth: plan.template.breadth
        )
    }

    /// The groups whose elements may meet a range: those that start in it, the reach of a group taken into account.
    private func groupRange(from lower: Double, to upper: Double) -> Range<Int> {
        guard groups > 0 else { return 0..<0 }
        let from = lower - plan.template.reach.upper - plan.edges.start
        let to = upper - plan.template.reach.lower - plan.edges.start
        guard from <= to else { return 0..<0 }
        if stride == 0 { return from <= 0 && to >= 0 ? 0..<groups : 0..<0 }
        let first = (stride > 0 ? from : to) / stride
        let last = (stride > 0 ? to : from) / stride
        guard last >= 0, first <= Double(groups) else { return 0..<0 }
        let start = first.integerBelow.boundedInt(0, groups)
        let end = last.integerAbove.boundedInt(0, groups - 1) + 1
        return start..<max(start, end)
    }
}

extension GroupPlan {
    /// The group that the view with a number is attached to, when every group before it is full.
    func group(ofNumber number: Int, _ kind: ElementKind, _ numberBases: [Int]) -> Int? {
        guard let index = kinds.firstIndex(of: kind) else { return nil }
        let number = number - numberBases[index]
        return number >= 0 ? number / kindCounts[index] : nil
    }
}
