import CollectionViewKit

/// The screen of the user's favourites.
final class FavouritesViewController: HomesViewController {
    private let feed: HomesFeed
    private let refreshControl = RefreshControl()
    /// The favourites that are not requested again.
    private let requested: RequestedFavourites<Int>

    init(_ services: HomesServices) {
        let service = services.service
        let favourites = services.favourites
        let requested = RequestedFavourites<Int>()
        self.requested = requested
        var moment = 0
        let feed = HomesFeed(
            service,
            request: { cursor in
                moment = favourites.responseCount
                if cursor == nil { requested.reset(to: favourites.additions) }
                return .favouriteHomes(after: cursor)
            })
        feed.pageHandler = { favourites.learn(count: $0.count, since: moment) }
        self.feed = feed
        let cells = HomeCells(services)
        let adapter = ListAdapter(configuration: ListAdapter.Configuration(workingRange: 1)) {
            [ListObject(FavouritesSection(revision: feed.revision &+ services.markRevision))]
        }
        adapter.register { (section: FavouritesSection) in FavouritesController(section, services, feed, cells) }
        super.init(services, adapter, title: HomesStrings.current.favourites.title, isRoot: false)
        refreshControl.addAction { feed.refresh() }
        adapter.collectionView.refreshControl = refreshControl
    }

    override var path: String { HomesRoute.favourites.path }

    override var title: String { HomesStrings.current.favourites.title }

    override func viewDidLoad() {
        super.viewDidLoad()
        context?.whenOnlineAgain(self) { if $0.feed.hasFailed { $0.feed.retry() } }
    }

    override var revision: Int { super.revision &+ feed.revision }

    override func follow() {
        if !feed.isBeginning { refreshControl.endRefreshing() }
        requestMissing()
    }

    /// Requests the list anew where a home has become a favourite on another screen or in another tab since it came.
    private func requestMissing() {
        guard feed.isLoaded, !feed.isBeginning else { return }
        let (homes, favourites) = (feed.homes, services.favourites)
        let listed = Set(homes.map { $0.id })
        let expected = favourites.additions + favourites.expected(in: homes, isWhole: !feed.hasMore)
        let missing = expected.filter { !listed.contains($0) }
        guard requested.hasNew(among: missing) else { return }
        feed.refresh()
        requested.add(missing)
    }
}
