import CollectionViewKit

/// Homes like those of the last search, in cards whose pictures scroll inside the card: one below the other or, in a wide window, two in a
/// line.
final class RecommendationsController: HomesSectionController<RecommendationsSection> {
    init(_ value: RecommendationsSection, _ model: HomeModel, _ cells: HomeCells) {
        let services = model.services
        super.init(
            value, services, model.recommendations, cells, skeletonSize: { HomesMetrics.wideCard($0) },
            fallbackAction: { services.openSearch() })
        childFactory.register { (item: HomeItem) in RecommendationController(item, services, cells) }
    }

    override var heading: Heading {
        let strings = HomesStrings.current
        return Heading(title: strings.start.recommendations, detail: strings.start.recommendationsText)
    }

    override var skeletonCount: Int { 2 }

    /// The groups of all parts. Where the window has room for several columns, the homes form lines.
    override func layoutGroups(in environment: LayoutEnvironment) -> [LayoutGroupRun] {
        let runs = super.layoutGroups(in: environment)
        let columns = HomesMetrics.wideCardColumns(environment)
        // Each part has one item. One that is not shown yet has no run.
        guard columns > 1, runs.count == childControllers.count,
            let first = childControllers.firstIndex(where: { $0 is RecommendationController })
        else { return runs }
        let count = childControllers[first...].prefix { $0 is RecommendationController }.count
        let size = HomesMetrics.wideCard(environment)
        let item = LayoutItem(
            layoutSize: LayoutSize(widthDimension: .absolute(size.width), heightDimension: .absolute(size.height)))
        var line = LayoutGroup.horizontal(
            layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(size.height)),
            repeatingSubitem: item, count: columns)
        line.interItemSpacing = .fixed(HomesMetrics.spacing)
        return Array(runs[..<first]) + [LayoutGroupRun(group: line, itemCount: count)] + Array(runs[(first + count)...])
    }

    override var emptyNotice: EmptyNotice {
        let strings = HomesStrings.current
        let isAnything = services.lastSearch.search == HomeSearch()
        return EmptyNotice(
            title: strings.start.noneAlike,
            sentence: isAnything ? strings.start.searchIsAnything : strings.start.searchIsNarrow,
            action: strings.start.changeSearch)
    }

    override var failureTitle: String { HomesStrings.current.start.recommendationsFailed }
}

/// One recommended home. It remembers which of its pictures was seen, for when its cell comes back.
final class RecommendationController: ValueSectionController<HomeItem> {
    private let services: HomesServices
    private let cells: HomeCells
    private let place = GalleryPlace()

    init(_ item: HomeItem, _ services: HomesServices, _ cells: HomeCells) {
        self.services = services
        self.cells = cells
        super.init(item)
    }

    override func size(forItemAt index: Int, in environment: LayoutEnvironment) -> Size? {
        HomesMetrics.wideCard(environment)
    }

    override func cell(forItemAt index: Int, in context: SectionContext) -> CollectionViewCell? {
        let cell = context.dequeue(cells.recommendations, forItemAt: index, item: value)
        cell.gallery.place = place
        let home = value.home
        let services = services
        cell.titleLink.setAction { services.open(home) }
        return cell
    }

    override func didSelectItem(at index: Int, in context: SectionContext) { services.open(value.home) }
}
