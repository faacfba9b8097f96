import CollectionViewKit

/// Homes near a place that is chosen in a row of chips, the nearest first, in a grid.
final class NearbyController: HomesSectionController<NearbySection> {
    private let nearby: NearbyModel

    init(_ value: NearbySection, _ model: HomeModel, _ cells: HomeCells) {
        let services = model.services
        let nearby = model.nearby
        self.nearby = nearby
        super.init(
            value, services, nearby.feed, cells, skeletonSize: { HomesMetrics.gridCard($0) },
            fallbackAction: { nearby.chooseAnother() })
        let chips = cells.chips({ nearby.choose($0) }, choosePosition: { nearby.choosePosition() })
        childFactory.register { (places: PlaceChips) in
            SingleSectionController(places, cell: chips, size: { HomesMetrics.line(52, $0) })
        }
        childFactory.register { (grid: HomeGrid) in HomeGridController(grid, services, cells) }
    }

    override var heading: Heading {
        Heading(title: HomesStrings.current.nearby.title, detail: nearby.summary)
    }

    override var top: [ListObject] {
        guard !nearby.places.isEmpty else { return [] }
        return [ListObject(PlaceChips(places: nearby.places, chosenID: nearby.chosenID, position: nearby.position))]
    }

    override var homes: [ListObject] { [ListObject(HomeGrid(items: services.items(feed.homes)))] }

    override var skeletonCount: Int { 4 }

    override var emptyNotice: EmptyNotice {
        let strings = HomesStrings.current
        return EmptyNotice(
            title: strings.nearby.none, sentence: strings.nearby.noneText, action: strings.nearby.anotherPlace)
    }

    override var failureTitle: String { HomesStrings.current.nearby.failed }
}

/// Homes in a grid: found out by a diff, so that those that come are inserted behind the others.
final class HomeGridController: BindingSectionController<HomeGrid> {
    private let services: HomesServices
    private let cells: HomeCells

    init(_ grid: HomeGrid, _ services: HomesServices, _ cells: HomeCells) {
        self.services = services
        self.cells = cells
        super.init(grid)
    }

    override var viewModels: [ListObject] { value.items.map { ListObject($0) } }

    override var minimumLineSpacing: Double { HomesMetrics.spacing }
    override var minimumInteritemSpacing: Double { HomesMetrics.spacing }

    override func size(forItemAt index: Int, in environment: LayoutEnvironment) -> Size? {
        HomesMetrics.gridCard(environment)
    }

    override func cell(for viewModel: ListObject, at index: Int, in context: SectionContext) -> CollectionViewCell? {
        guard let item: HomeItem = viewModel.value() else { return nil }
        return context.dequeue(cells.cards, forItemAt: index, item: item)
    }

    override func didSelect(_ viewModel: ListObject, at index: Int, in context: SectionContext) {
        if let item: HomeItem = viewModel.value() { services.open(item.home) }
    }
}
