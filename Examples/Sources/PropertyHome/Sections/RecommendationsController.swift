import CollectionViewKit

/// Homes like those of the last search, in cards as wide as the section whose pictures scroll inside the card.
final class RecommendationsController: HomesSectionController<RecommendationsSection> {
    init(_ value: RecommendationsSection, _ model: HomeModel, _ cells: HomeCells) {
        let services = model.services
        super.init(
            value, model, model.recommendations, cells, skeletonSize: { HomesMetrics.wideCard($0) },
            wayOut: { services.openSearch() })
        childFactory.register { (item: HomeItem) in RecommendationController(item, services, cells) }
    }

    override var heading: Heading {
        Heading(title: "Recommendations", detail: "Like your search, and not in its results")
    }

    override var skeletonCount: Int { 2 }

    override var emptyNotice: EmptyNotice {
        let isAnything = model.services.lastSearch.search == HomeSearch()
        return EmptyNotice(
            title: "Nothing else is like your search",
            sentence: isAnything
                ? "It asks for every home there is. A narrower one has neighbours."
                : "A wider search has more neighbours.",
            action: "Change the search")
    }

    override var failureTitle: String { "The recommendations did not come" }
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
