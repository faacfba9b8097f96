import CollectionGeometry

/// What a section is described by: each layout that is solved section by section has a kind of its own.
protocol SectionDescription: Equatable {
    /// Checks the description and resolves it for a view.
    func blueprint(
        _ context: SolveContext,
        _ environment: LayoutEnvironment,
        _ solver: GroupSolver
    ) throws(LayoutError) -> SectionBlueprint
}

/// A description of a kind that is not known here, so that a program contains the kinds of its own layouts alone.
///
/// Descriptions are large and are held by each geometry that is made of them: they are shared by reference.
class SectionSolverInput: Equatable {
    /// Checks the description and resolves it for a view.
    func blueprint(
        _ context: SolveContext,
        _ environment: LayoutEnvironment,
        _ solver: GroupSolver
    ) throws(LayoutError) -> SectionBlueprint {
        throw .sectionWithoutGroup
    }

    /// Whether another one describes the same.
    func isEqual(to other: SectionSolverInput) -> Bool { self === other }

    /// The metrics, if it is described by these.
    var metrics: SectionMetrics? { nil }

    /// Adds the separators of a section of a solution that are in a rectangle, where the section starts at an offset.
    func collectSeparators(
        of section: Int,
        in solution: SectionedSolution,
        at start: Double,
        in rect: Rect,
        into attributes: inout [LayoutAttributes]
    ) {}

    /// The separator of a kind at a path, if there is one.
    func separator(_ kind: ElementKind, at path: IndexPath, in solution: SectionedSolution) -> LayoutAttributes? { nil }

    static func == (left: SectionSolverInput, right: SectionSolverInput) -> Bool {
        left === right || left.isEqual(to: right)
    }
}

/// A description by a layout.
final class DescribedSection<Description: SectionDescription>: SectionSolverInput {
    private let description: Description

    init(_ description: Description) {
        self.description = description
    }

    override func blueprint(
        _ context: SolveContext,
        _ environment: LayoutEnvironment,
        _ solver: GroupSolver
    ) throws(LayoutError) -> SectionBlueprint {
        try description.blueprint(context, environment, solver)
    }

    override func isEqual(to other: SectionSolverInput) -> Bool {
        guard let other = other as? DescribedSection<Description> else { return false }
        return other.description == description
    }
}

/// A section that lays nothing out, whatever items it has.
final class UndescribedSection: SectionSolverInput {
    override func blueprint(
        _ context: SolveContext,
        _ environment: LayoutEnvironment,
        _ solver: GroupSolver
    ) throws(LayoutError) -> SectionBlueprint {
        SectionBlueprint(
            boundary: BoundaryLayout([], context, crossInsets: .zero),
            makeBody: { _ in SectionBody(axis: context.axis, grid: solver.grid) }
        )
    }

    override func isEqual(to other: SectionSolverInput) -> Bool { other is UndescribedSection }
}

/// A section's description, resolved for a view.
struct SectionBlueprint {
    /// The distances from the section's edges to its inside, those that a reference adds included.
    var insets = DirectionalEdgeInsets.zero
    /// What stands around the inside.
    var boundary: BoundaryLayout
    /// Backgrounds.
    var decorationItems: [LayoutDecorationItem] = []
    /// Whether and how the section scrolls by itself.
    var scrollingBehavior = OrthogonalScrollingBehavior.none
    /// Makes the row of a section that scrolls by itself; `nil` for others.
    var rowMaker: IdentityBox<SectionRow.Maker>?
    /// How long a section is that scrolls by itself.
    var orthogonalExtent = LayoutSection.OrthogonalExtent.tallestGroup
    /// When the insets take room although there are no items.
    var insetsWhenEmpty = InsetsWhenEmpty.withBoundaryItems
    /// What is shown in place of the items.
    var placeholder: PlaceholderMetrics?
    /// Whether sections with an equal description may share what is made of it.
    var isShareable = true
    /// Whether some item stays in sight across the scroll axis.
    var pinsItems = false
    /// Makes the inside for a number of items.
    var makeBody: (_ count: Int) -> SectionBody

    /// When the insets of a section without items take room.
    enum InsetsWhenEmpty {
        case always
        /// If there are supplementary items.
        case withBoundaryItems
        case never
    }
}
