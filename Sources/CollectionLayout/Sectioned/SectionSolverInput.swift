import CollectionGeometry

/// What a section is described by: each layout that is solved section by section has a kind of its own.
///
/// Its cases are indirect: a description is large, and copied with each geometry that holds it.
indirect enum SectionSolverInput: Equatable {
    /// Groups, a waterfall or wrapping lines, of a compositional layout.
    case described(LayoutSection)
    /// Lines of a flow layout.
    case flow(FlowSection)
    /// Rows and columns of a metrics layout.
    case metrics(MetricsSection)
}

extension SectionSolverInput {
    /// A section that lays nothing out: not even one item fits into its group.
    static var nothing: SectionSolverInput {
        let nothing = LayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
        let tooLong = LayoutItem(layoutSize: LayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(0)))
        return .described(LayoutSection(group: .horizontal(layoutSize: nothing, subitems: [tooLong])))
    }

    /// Checks the description and resolves it for a view.
    func blueprint(
        _ context: SolveContext,
        _ environment: LayoutEnvironment,
        _ solver: GroupSolver
    ) throws(LayoutError) -> SectionBlueprint {
        switch self {
        case .described(let section): try section.blueprint(context, environment, solver)
        case .flow(let section): section.blueprint(context, solver)
        case .metrics(let section): try section.blueprint(context, environment, solver)
        }
    }
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
