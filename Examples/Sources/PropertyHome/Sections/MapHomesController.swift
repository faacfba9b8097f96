import CollectionViewKit

/// The homes that are seen on the map, in a row below it. A card and its pin are chosen together.
final class MapHomesController: HomesSectionController<MapHomesSection> {
    private let map: MapModel

    init(_ value: MapHomesSection, _ model: HomeModel, _ cells: HomeCells) {
        let map = model.map
        let services = model.services
        self.map = map
        super.init(
            value, services, map.pins, cells, messageSize: { Self.messageSize($0) },
            skeletonSize: { HomesMetrics.mapCard($0) }, fallbackAction: { map.showEverything() })
        childFactory.register { (item: MapHome) in MapHomeController(item, services, map, cells) }
    }

    override var homes: [ListObject] {
        let selected = map.selected
        return services.items(feed.homes).map { ListObject(MapHome(item: $0, isSelected: $0.id == selected)) }
    }

    override var emptyNotice: EmptyNotice {
        let strings = HomesStrings.current
        return EmptyNotice(title: strings.map.none, sentence: strings.map.noneText, action: strings.map.wholeCity)
    }

    override var failureTitle: String { HomesStrings.current.map.homesFailed }

    override var scrollingBehavior: OrthogonalScrollingBehavior { .continuousGroupLeadingBoundary }

    override var accessibilityLabel: String? { HomesStrings.current.map.homes }

    /// The map requests its homes itself, once it knows what it shows.
    override func didEnterWorkingRange() {}

    override func layoutSection(in environment: LayoutEnvironment) -> LayoutSection? {
        guard var section = super.layoutSection(in: environment) else { return nil }
        section.boundarySupplementaryItems = []
        section.contentInsets.top = HomesMetrics.spacing
        section.contentInsets.bottom = 64
        return section
    }

    /// Where the card of a home stands in the row: after what is said of homes that may be out of date.
    static func item(of id: Int, in feed: HomesFeed) -> Int? {
        feed.homes.firstIndex { $0.id == id }.map { $0 + (feed.refreshError == nil ? 0 : 1) }
    }

    private static func messageSize(_ environment: LayoutEnvironment) -> Size {
        let width = HomesMetrics.width(environment)
        return Size(width: width, height: HomesMetrics.rowMessageHeight(width, environment))
    }
}

/// A home on the map.
struct MapHome: Identifiable, Equatable {
    var item: HomeItem
    /// Whether its pin is the one that stands out.
    var isSelected: Bool

    var id: Int { item.id }
}

/// The card of a home on the map: it chooses the home's pin, and its title leads to the home.
final class MapHomeController: ValueSectionController<MapHome> {
    private let services: HomesServices
    private let map: MapModel
    private let cells: HomeCells

    init(_ value: MapHome, _ services: HomesServices, _ map: MapModel, _ cells: HomeCells) {
        self.services = services
        self.map = map
        self.cells = cells
        super.init(value)
    }

    override func size(forItemAt index: Int, in environment: LayoutEnvironment) -> Size? {
        HomesMetrics.mapCard(environment)
    }

    override func cell(forItemAt index: Int, in context: SectionContext) -> CollectionViewCell? {
        let cell = context.dequeue(cells.mapCards, forItemAt: index, item: value)
        let home = value.item.home
        let services = services
        cell.titleLink.setAction { services.open(home) }
        return cell
    }

    override func didSelectItem(at index: Int, in context: SectionContext) { map.selectCard(value.item.home) }
}
