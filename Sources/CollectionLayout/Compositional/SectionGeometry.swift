import CollectionGeometry

/// A section's description, checked and resolved for a view: what all sections described alike have in common.
final class SectionGeometry {
    /// The description, without what has no influence on frames.
    let section: LayoutSection
    let context: SolveContext
    let solver: GroupSolver
    /// Where the section's groups are solved.
    let place: SectionPlace
    /// The distances from the section's edges to its groups, those that a reference adds included.
    let insets: DirectionalEdgeInsets
    let boundary: BoundaryLayout
    /// What goes into the section's body, by run of groups.
    private let plans: [GroupPlan]

    /// Checks and resolves a description.
    init(
        _ section: LayoutSection,
        _ context: SolveContext,
        _ environment: LayoutEnvironment,
        _ solver: GroupSolver
    ) throws(LayoutError) {
        self.section = section
        self.context = context
        self.solver = solver
        let own = section.contentInsets.bounded
        let margins = context.margins(section.contentInsetsReference)
        insets = own + margins

        let axis = context.axis
        let isOrthogonal = section.orthogonalScrollingBehavior != .none
        // The groups of a row are sized as if the layout scrolled the way the row does.
        let stackAxis = isOrthogonal ? axis.crossed : axis
        var container = context.viewSize
        container[stackAxis.crossed] -= isOrthogonal ? own.total(along: axis) : insets.total(along: axis.crossed)
        place = SectionPlace(container: container, axis: stackAxis, environment: environment)

        try LayoutCompiler.check(section.boundarySupplementaryItems)
        var crossInsets = DirectionalEdgeInsets.zero
        if section.supplementariesFollowContentInsets {
            let reference = section.supplementaryContentInsetsReference
            crossInsets = own + (reference == .automatic ? margins : context.margins(reference))
        }
        boundary = BoundaryLayout(section.boundarySupplementaryItems, context, crossInsets: crossInsets)

        var plans: [GroupPlan] = []
        switch section.content {
        case .groups(let runs):
            guard !runs.isEmpty else { throw .sectionWithoutGroup }
            for run in runs { plans.append(try GroupPlan(run.group, in: place, solver: solver)) }
        case .wrapping(let configuration):
            plans = [try GroupPlan(configuration, in: place, solver: solver)]
        case .waterfall(let configuration):
            try configuration.check()
        }
        self.plans = plans
    }
}

extension SectionGeometry {
    /// Whether the section scrolls by itself, across the layout.
    var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

    /// Whether some item stays in sight across the scroll axis.
    var pinsItems: Bool { plans.contains { $0.hasPinnedLeaves } }

    /// Whether sections with an equal description may share this.
    var isShareable: Bool { !plans.contains { $0.root.containsCustomGroup } }

    /// Makes the section's inside for a number of items.
    func makeBody(count: Int) -> SectionBody {
        let spacing = section.interGroupSpacing.boundedLength
        switch section.content {
        case .waterfall(let configuration):
            return WaterfallBody(configuration, count: count, in: place, grid: solver.grid)
        case .wrapping:
            return GroupsBody(plans[0], count: count, spacing: spacing, numberBases: [])
        case .groups(let runs):
            if runs.count == 1, runs[0].itemCount == nil {
                return Self.body(plans[0], count: count, spacing: spacing, bases: [:])
            }
            let plans = plans
            return SegmentedBody(runs, count: count, spacing: spacing, axis: place.axis, grid: solver.grid) {
                index, count, bases in
                Self.body(plans[index], count: count, spacing: spacing, bases: bases)
            }
        }
    }

    private static func body(
        _ plan: GroupPlan,
        count: Int,
        spacing: Double,
        bases: [ElementKind: Int]
    ) -> SectionBody {
        let bases = plan.kinds.map { bases[$0] ?? 0 }
        guard plan.root.isMeasured else {
            return UniformBody(plan, count: count, spacing: spacing, numberBases: bases)
        }
        return RowBody(plan, count: count, spacing: spacing, numberBases: bases)
            ?? GroupsBody(plan, count: count, spacing: spacing, numberBases: bases)
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
