import CollectionGeometry

extension LayoutSection {
    /// Checks the description and resolves it for a view.
    func blueprint(
        _ context: SolveContext,
        _ environment: LayoutEnvironment,
        _ solver: GroupSolver
    ) throws(LayoutError) -> SectionBlueprint {
        let axis = context.axis
        let isOrthogonal = orthogonalScrollingBehavior != .none
        let own = contentInsets.bounded
        let margins = context.margins(contentInsetsReference)
        let insets = own + margins

        // The groups of a row are sized as if the layout scrolled the way the row does.
        let stackAxis = isOrthogonal ? axis.crossed : axis
        var container = context.viewSize
        container[stackAxis.crossed] -= isOrthogonal ? own.total(along: axis) : insets.total(along: axis.crossed)
        let place = SectionPlace(container: container, axis: stackAxis, environment: environment)

        try LayoutCompiler.check(boundarySupplementaryItems)
        var crossInsets = DirectionalEdgeInsets.zero
        if supplementariesFollowContentInsets {
            let reference = supplementaryContentInsetsReference
            crossInsets = own + (reference == .automatic ? margins : context.margins(reference))
        }
        var blueprint = SectionBlueprint(
            insets: insets,
            boundary: BoundaryLayout(boundarySupplementaryItems, context, crossInsets: crossInsets),
            decorationItems: decorationItems,
            scrollingBehavior: orthogonalScrollingBehavior,
            orthogonalExtent: orthogonalExtent,
            makeBody: { _ in SectionBody(axis: stackAxis, grid: solver.grid) }
        )
        try fill(&blueprint, place, solver)
        return blueprint
    }

    private func fill(
        _ blueprint: inout SectionBlueprint,
        _ place: SectionPlace,
        _ solver: GroupSolver
    ) throws(LayoutError) {
        let spacing = interGroupSpacing.boundedLength
        switch content {
        case .waterfall(let configuration):
            try configuration.check()
            blueprint.makeBody = { WaterfallBody(configuration, count: $0, in: place, grid: solver.grid) }
        case .wrapping(let configuration):
            let plan = try GroupPlan(configuration, in: place, solver: solver)
            blueprint.makeBody = { GroupsBody(plan, count: $0, spacing: spacing, numberBases: []) }
        case .groups(let runs):
            guard !runs.isEmpty else { throw .sectionWithoutGroup }
            var plans: [GroupPlan] = []
            for run in runs { plans.append(try GroupPlan(run.group, in: place, solver: solver)) }
            blueprint.isShareable = !plans.contains { $0.root.containsCustomGroup }
            blueprint.pinsItems = plans.contains { $0.hasPinnedLeaves }
            let parts = plans
            blueprint.makeBody = { count in
                if runs.count == 1, runs[0].itemCount == nil {
                    return parts[0].body(count: count, spacing: spacing, bases: KindCounts())
                }
                return SegmentedBody(runs, count: count, spacing: spacing, axis: place.axis, grid: solver.grid) {
                    parts[$0].body(count: $1, spacing: spacing, bases: $2)
                }
            }
        }
    }
}

extension GroupPlan {
    /// The cheapest body that can repeat the group.
    fileprivate func body(count: Int, spacing: Double, bases: KindCounts) -> SectionBody {
        let bases = kinds.map { bases.count(of: $0) }
        guard root.isMeasured else { return UniformBody(self, count: count, spacing: spacing, numberBases: bases) }
        return RowBody(self, count: count, spacing: spacing, numberBases: bases)
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
