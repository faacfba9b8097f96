import CollectionGeometry

/// What arranges the items of a section, by a class for each way, so that a program contains those ways alone that it names.
///
/// Subclasses hold nothing that changes.
class SectionArrangement: Equatable, @unchecked Sendable {
    /// The same as a value.
    var content: LayoutSection.Content { .groups([]) }

    /// Says what makes the inside of a section, which is resolved for a view.
    ///
    /// - Parameter spacing: The room between two groups, lines or rows along the scroll axis, in points.
    func fill(
        _ blueprint: inout SectionBlueprint,
        _ place: SectionPlace,
        spacing: Double,
        _ solver: GroupSolver
    ) throws(LayoutError) {
        throw .sectionWithoutGroup
    }

    /// Whether another one arranges alike.
    func isEqual(to other: SectionArrangement) -> Bool { false }

    static func == (left: SectionArrangement, right: SectionArrangement) -> Bool {
        left === right || left.isEqual(to: right)
    }
}

extension LayoutSection.Content {
    /// What arranges items so. Only who asks for content of any kind needs all of them.
    var arrangement: SectionArrangement {
        switch self {
        case .groups(let runs): GroupRunArrangement.make(runs)
        case .waterfall(let configuration): WaterfallArrangement(configuration)
        case .wrapping(let configuration): WrappingArrangement(configuration)
        }
    }
}

/// One group that is repeated.
final class GroupArrangement: SectionArrangement, @unchecked Sendable {
    private let group: LayoutGroup

    init(_ group: LayoutGroup) {
        self.group = group
    }

    override var content: LayoutSection.Content { .groups([LayoutGroupRun(group: group)]) }

    override func fill(
        _ blueprint: inout SectionBlueprint,
        _ place: SectionPlace,
        spacing: Double,
        _ solver: GroupSolver
    ) throws(LayoutError) {
        let plan = try GroupPlan(group, in: place, solver: solver)
        blueprint.isShareable = !plan.root.containsCustomGroup
        blueprint.pinsItems = plan.hasPinnedLeaves
        blueprint.makeBody = { plan.body(count: $0, spacing: spacing, bases: KindCounts()) }
    }

    override func isEqual(to other: SectionArrangement) -> Bool {
        guard let other = other as? GroupArrangement else { return false }
        return other.group == group
    }
}

/// Rows of measured height as wide as the section, one for each item.
final class ListRowArrangement: SectionArrangement, @unchecked Sendable {
    private let estimate: Double

    /// Creates rows whose height is estimated, in points.
    init(estimate: Double) {
        self.estimate = estimate
    }

    override var content: LayoutSection.Content {
        let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
        let group = LayoutGroup.horizontal(layoutSize: size, subitems: [LayoutItem(layoutSize: size)])
        return .groups([LayoutGroupRun(group: group)])
    }

    override func fill(
        _ blueprint: inout SectionBlueprint,
        _ place: SectionPlace,
        spacing: Double,
        _ solver: GroupSolver
    ) throws(LayoutError) {
        guard place.axis == .vertical else { throw .listNotVertical }
        guard estimate.isFinite else { throw .dimensionNotFinite }
        let width = max(0, solver.grid.roundedDown(place.container.width).boundedLength)
        let size = Size(width: width, height: estimate.boundedLength)
        let shape = RowBody.Shape(frame: Rect(origin: .zero, size: size), freeAxes: .vertical, breadth: width)
        blueprint.makeBody = {
            RowBody(shape, count: $0, spacing: spacing, axis: .vertical, grid: solver.grid)
        }
    }

    override func isEqual(to other: SectionArrangement) -> Bool {
        guard let other = other as? ListRowArrangement else { return false }
        return other.estimate == estimate
    }
}

/// Groups that differ by index.
final class GroupRunArrangement: SectionArrangement, @unchecked Sendable {
    private let runs: [LayoutGroupRun]

    private init(_ runs: [LayoutGroupRun]) {
        self.runs = runs
    }

    /// The arrangement of runs, of which one that has no end is one group that is repeated.
    static func make(_ runs: [LayoutGroupRun]) -> SectionArrangement {
        if runs.count == 1, runs[0].itemCount == nil { return GroupArrangement(runs[0].group) }
        return GroupRunArrangement(runs)
    }

    override var content: LayoutSection.Content { .groups(runs) }

    override func fill(
        _ blueprint: inout SectionBlueprint,
        _ place: SectionPlace,
        spacing: Double,
        _ solver: GroupSolver
    ) throws(LayoutError) {
        guard !runs.isEmpty else { throw .sectionWithoutGroup }
        var plans: [GroupPlan] = []
        for run in runs { plans.append(try GroupPlan(run.group, in: place, solver: solver)) }
        blueprint.isShareable = !plans.contains { $0.root.containsCustomGroup }
        blueprint.pinsItems = plans.contains { $0.hasPinnedLeaves }
        blueprint.makeBody = { [runs, parts = plans] count in
            SegmentedBody(runs, count: count, spacing: spacing, axis: place.axis, grid: solver.grid) {
                parts[$0].body(count: $1, spacing: spacing, bases: $2)
            }
        }
    }

    override func isEqual(to other: SectionArrangement) -> Bool {
        guard let other = other as? GroupRunArrangement else { return false }
        return other.runs == runs
    }
}

/// Columns, each item going to the shortest one.
final class WaterfallArrangement: SectionArrangement, @unchecked Sendable {
    private let configuration: WaterfallConfiguration

    init(_ configuration: WaterfallConfiguration) {
        self.configuration = configuration
    }

    override var content: LayoutSection.Content { .waterfall(configuration) }

    override func fill(
        _ blueprint: inout SectionBlueprint,
        _ place: SectionPlace,
        spacing: Double,
        _ solver: GroupSolver
    ) throws(LayoutError) {
        try configuration.check()
        blueprint.makeBody = { [configuration] in
            WaterfallBody(configuration, count: $0, in: place, grid: solver.grid)
        }
    }

    override func isEqual(to other: SectionArrangement) -> Bool {
        guard let other = other as? WaterfallArrangement else { return false }
        return other.configuration == configuration
    }
}

/// Lines filled with items of measured length.
final class WrappingArrangement: SectionArrangement, @unchecked Sendable {
    private let configuration: WrappingConfiguration

    init(_ configuration: WrappingConfiguration) {
        self.configuration = configuration
    }

    override var content: LayoutSection.Content { .wrapping(configuration) }

    override func fill(
        _ blueprint: inout SectionBlueprint,
        _ place: SectionPlace,
        spacing: Double,
        _ solver: GroupSolver
    ) throws(LayoutError) {
        let plan = try GroupPlan(configuration, in: place, solver: solver)
        blueprint.makeBody = { GroupsBody(plan, count: $0, spacing: spacing, numberBases: []) }
    }

    override func isEqual(to other: SectionArrangement) -> Bool {
        guard let other = other as? WrappingArrangement else { return false }
        return other.configuration == configuration
    }
}

extension GroupPlan {
    /// The cheapest body that can repeat the group.
    fileprivate func body(count: Int, spacing: Double, bases: KindCounts) -> SectionBody {
        let bases = kinds.map { bases.count(of: $0) }
        guard root.isMeasured else { return UniformBody(self, count: count, spacing: spacing, numberBases: bases) }
        return GroupRowBody(self, count: count, spacing: spacing, numberBases: bases)
            ?? GridBody(self, count: count, spacing: spacing)
            ?? GroupsBody(self, count: count, spacing: spacing, numberBases: bases)
    }
}

extension WaterfallConfiguration {
    fileprivate func check() throws(LayoutError) {
        switch itemLength {
        case .estimated(let value), .absolute(let value), .proportional(let value):
            guard value.isFinite else { throw .dimensionNotFinite }
        case .provided: break
        }
    }
}
