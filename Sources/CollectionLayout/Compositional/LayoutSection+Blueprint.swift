import CollectionGeometry

extension LayoutSection: SectionDescription {
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
            rowMaker: rowMaker,
            orthogonalExtent: orthogonalExtent,
            makeBody: { _ in SectionBody(axis: stackAxis, grid: solver.grid) }
        )
        try arrangement.fill(&blueprint, place, spacing: interGroupSpacing.boundedLength, solver)
        return blueprint
    }
}
