import CollectionViewKit

/// The screen of the user's favourites.
final class FavouritesViewController: HomesViewController {
    private let feed: HomesFeed
    private let refreshControl = RefreshControl()
    /// The favourites that were missing in the list when it was requested anew last.
    private var requested: Set<Int> = []

    init(_ services: HomesServices) {
        let service = services.service
        let favourites = services.favourites
        let feed = HomesFeed(service) { cursor, completion in
            let moment = favourites.responseCount
            return service.favourites(after: cursor) { result in
                if case .success(let page) = result { favourites.learn(count: page.count, since: moment) }
                completion(result)
            }
        }
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
        context?.whenOnlineAgain(self) { if $0.feed.list.hasFailed { $0.feed.retry() } }
    }

    override var revision: Int { super.revision &+ feed.revision }

    override func follow() {
        if !feed.list.isBeginning { refreshControl.endRefreshing() }
        requestMissing()
    }

    /// Requests the list anew where a home has become a favourite on another screen or in another tab since it came.
    private func requestMissing() {
        guard case .loaded = feed.list.phase, !feed.list.isBeginning else { return }
        let (homes, favourites) = (feed.list.homes, services.favourites)
        // The list may go on. What stands before its end is in it, unless it came later.
        let count = homes.filter { favourites.isFavourite($0) }.count
        let missing = favourites.additions.union(favourites.newest(max(1, count))).subtracting(homes.map { $0.id })
        guard !missing.isSubset(of: requested) else { return }
        requested = missing
        feed.refresh()
    }
}
