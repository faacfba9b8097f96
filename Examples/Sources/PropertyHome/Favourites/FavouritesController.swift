import CollectionViewKit

/// The user's favourites, as a value.
struct FavouritesSection: Identifiable, Equatable {
    let id = 0
    var revision: Int
}

/// The user's favourites in a grid. One that is taken out leaves it at once, and comes back to its place when that is undone.
final class FavouritesController: HomesSectionController<FavouritesSection> {
    init(_ value: FavouritesSection, _ services: HomesServices, _ feed: HomesFeed, _ cells: HomeCells) {
        super.init(
            value, services, feed, cells, skeletonSize: { HomesMetrics.gridCard($0) },
            fallbackAction: { services.open(HomesRoute.start.path) })
        childFactory.register { (grid: HomeGrid) in HomeGridController(grid, services, cells) }
    }

    /// The homes that are still favourites.
    private var items: [HomeItem] { services.items(feed.homes).filter { $0.isFavourite } }

    override var heading: Heading {
        let count = services.favourites.count.flatMap { $0 > 0 ? $0 : nil }
        return Heading(title: HomesStrings.current.favourites.title, detail: count.map { HomesText.homes($0) } ?? "")
    }

    override var homes: [ListObject] { [ListObject(HomeGrid(items: items))] }

    override var isEmpty: Bool { feed.isLoaded && !feed.hasMore && items.isEmpty }

    override var skeletonCount: Int { 4 }

    override var emptyNotice: EmptyNotice {
        let strings = HomesStrings.current
        return EmptyNotice(
            title: strings.favourites.none, sentence: strings.favourites.noneText, action: strings.favourites.find)
    }

    override var failureTitle: String { HomesStrings.current.favourites.failed }
}
