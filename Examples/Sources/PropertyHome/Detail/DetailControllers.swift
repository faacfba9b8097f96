import CollectionViewKit

/// Shows a value in one cell of the screen of a home, in the column of its texts.
final class DetailController<Value: Identifiable & Equatable, Cell: CollectionViewCell>: ValueSectionController<Value> {
    private let registration: CellRegistration<Cell, Value>
    private let height: ((_ width: Double) -> Double)?

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - value: What to show.
    ///   - registration: Fills the cell.
    ///   - height: The height for a width; `nil` leaves it to what is in the cell.
    init(
        _ value: Value, _ registration: CellRegistration<Cell, Value>, height: ((_ width: Double) -> Double)? = nil
    ) {
        self.registration = registration
        self.height = height
        super.init(value)
    }

    override func size(forItemAt index: Int, in environment: LayoutEnvironment) -> Size? {
        let width = DetailMetrics.width(environment)
        return height.map { Size(width: width, height: $0(width).rounded()) }
    }

    override var itemSize: LayoutSize {
        LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120))
    }

    override func layoutSection(in environment: LayoutEnvironment) -> LayoutSection? {
        guard var section = super.layoutSection(in: environment) else { return nil }
        section.contentInsets = DetailMetrics.insets(environment)
        return section
    }

    override func cell(forItemAt index: Int, in context: SectionContext) -> CollectionViewCell? {
        context.dequeue(registration, forItemAt: index, item: value)
    }
}

/// Homes that are like another, in a row that scrolls to the side.
final class SimilarController: BindingSectionController<SimilarHomes> {
    private let services: HomesServices
    private let cells: HomeCells

    init(_ value: SimilarHomes, _ services: HomesServices, _ cells: HomeCells) {
        self.services = services
        self.cells = cells
        super.init(value)
    }

    override var viewModels: [ListObject] { value.items.map { ListObject($0) } }

    override var scrollingBehavior: OrthogonalScrollingBehavior { .continuousGroupLeadingBoundary }

    override var minimumInteritemSpacing: Double { HomesMetrics.spacing }

    override var accessibilityLabel: String? { HomesStrings.current.detail.similar }

    override func size(forItemAt index: Int, in environment: LayoutEnvironment) -> Size? {
        HomesMetrics.rowCard(environment)
    }

    override func layoutSection(in environment: LayoutEnvironment) -> LayoutSection? {
        guard var section = super.layoutSection(in: environment) else { return nil }
        section.contentInsets = DetailMetrics.insets(environment)
        section.contentInsets.bottom = 64
        section.boundarySupplementaryItems = [HeadingView.place(environment)]
        return section
    }

    override func cell(for viewModel: ListObject, at index: Int, in context: SectionContext) -> CollectionViewCell? {
        guard let item: HomeItem = viewModel.value() else { return nil }
        return context.dequeue(cells.cards, forItemAt: index, item: item)
    }

    override func didSelect(_ viewModel: ListObject, at index: Int, in context: SectionContext) {
        if let item: HomeItem = viewModel.value() { services.open(item.home) }
    }

    override func supplementaryView(
        ofKind kind: ElementKind, at index: Int, in context: SectionContext
    ) -> CollectionReusableView? {
        let view = context.dequeue(cells.headings, at: index)
        view.show(Heading(title: HomesStrings.current.detail.similar, detail: ""))
        return view
    }
}

/// Sizes of the screen of a home, in points.
enum DetailMetrics {
    private static var widest: Double { 920 }

    static func width(_ environment: LayoutEnvironment) -> Double {
        let insets = insets(environment)
        return max(1, environment.container.effectiveContentSize.width - insets.leading - insets.trailing)
    }

    static func insets(_ environment: LayoutEnvironment) -> DirectionalEdgeInsets {
        let width = environment.container.effectiveContentSize.width
        let margin = max(width < 720 ? 16 : 24, (width - widest) / 2)
        return DirectionalEdgeInsets(top: 16, leading: margin, bottom: 8, trailing: margin)
    }
}
