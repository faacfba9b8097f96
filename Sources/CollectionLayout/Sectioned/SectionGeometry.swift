import CollectionGeometry

/// A section's description, checked and resolved for a view: what all sections described alike have in common.
final class SectionGeometry {
    let source: SectionSolverInput
    let context: SolveContext
    private let blueprint: SectionBlueprint

    /// Checks and resolves a description.
    init(
        _ source: SectionSolverInput,
        _ context: SolveContext,
        _ environment: LayoutEnvironment,
        _ solver: GroupSolver
    ) throws(LayoutError) {
        self.source = source
        self.context = context
        blueprint = try source.blueprint(context, environment, solver)
    }
}

extension SectionGeometry {
    var insets: DirectionalEdgeInsets { blueprint.insets }
    var boundary: BoundaryLayout { blueprint.boundary }
    var decorationItems: [LayoutDecorationItem] { blueprint.decorationItems }
    var scrollingBehavior: OrthogonalScrollingBehavior { blueprint.scrollingBehavior }
    var rowMaker: IdentityBox<SectionRow.Maker>? { blueprint.rowMaker }
    var orthogonalExtent: LayoutSection.OrthogonalExtent { blueprint.orthogonalExtent }
    var insetsWhenEmpty: SectionBlueprint.InsetsWhenEmpty { blueprint.insetsWhenEmpty }
    var placeholder: PlaceholderMetrics? { blueprint.placeholder }
    var isShareable: Bool { blueprint.isShareable }
    var pinsItems: Bool { blueprint.pinsItems }

    /// Whether the section scrolls by itself, across the layout.
    var isOrthogonal: Bool { blueprint.scrollingBehavior != .none }

    /// Whether views of items want the same sizes in both.
    func isAlike(_ other: SectionGeometry) -> Bool {
        self === other || (isShareable && source == other.source && context == other.context)
    }

    /// Makes the section's inside for a number of items.
    func makeBody(count: Int) -> SectionBody { blueprint.makeBody(count) }
}
