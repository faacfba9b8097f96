import CollectionViewKit

/// The home screen of the property app: sections that know nothing of each other, each of which loads, fails and is tried
/// again by itself. What there is to show it says in values; who shows which is looked up by their types.
final class HomeViewController: HomesViewController {
    private let model: HomeModel
    private let refreshControl = RefreshControl()
    private let favouritesItem = BarButtonItem(HomesStrings.current.favourites.title, kind: .tinted)
    private var shownPinChoices = 0

    init(_ services: HomesServices) {
        let model = HomeModel(services)
        self.model = model
        let cells = HomeCells(services)
        let adapter = ListAdapter(configuration: ListAdapter.Configuration(workingRange: 1)) { Self.objects(model) }
        adapter.register { (entry: SearchEntry) in SearchEntryController(entry, services, cells) }
        adapter.register { (section: LatestSection) in LatestController(section, model, cells) }
        adapter.register { (section: RecommendationsSection) in RecommendationsController(section, model, cells) }
        adapter.register { (section: NearbySection) in NearbyController(section, model, cells) }
        adapter.register { (section: MapSection) in MapController(section, model, cells) }
        adapter.register { (section: MapHomesSection) in MapHomesController(section, model, cells) }
        super.init(services, adapter, title: HomesStrings.current.start.title, isRoot: true)
        refreshControl.addAction { model.refresh() }
        refreshControl.strings.refresh = HomesStrings.current.start.newest
        adapter.collectionView.refreshControl = refreshControl
        favouritesItem.addAction { services.open(HomesRoute.favourites.path) }
        navigationItem.rightBarButtonItem = favouritesItem
    }

    override var path: String { HomesRoute.start.path }

    override func viewDidLoad() {
        super.viewDidLoad()
        services.lastSearch.load()
        context?.whenOnlineAgain(self) { $0.model.retry() }
    }

    override var revision: Int { super.revision &+ model.revision }

    override func follow() {
        model.followSearch()
        if !model.latest.isBeginning { refreshControl.endRefreshing() }
        favouritesItem.show(favourites: services.favourites.count)
        navigationItem.title = services.lastSearch.city.map { HomesStrings.current.start.titleIn($0.name) }
    }

    /// A home that was chosen by its pin has its card brought into view, once the row has it.
    override func didShowChanges() {
        let map = model.map
        guard map.pinChoices != shownPinChoices,
            let item = map.selected.flatMap({ MapHomesController.item(of: $0, in: map.pins) }),
            let section = adapter.section(for: ListObject(MapHomesSection(revision: map.revision)))
        else { return }
        shownPinChoices = map.pinChoices
        adapter.collectionView.scrollToItem(
            at: IndexPath(item: item, section: section), at: .nearest, animated: true)
    }

    /// What the screen shows, from the top down.
    private static func objects(_ model: HomeModel) -> [ListObject] {
        let seen = model.services.markRevision
        let search = model.services.lastSearch
        let nearby = model.nearby.revision &+ search.revision &+ seen
        return [
            ListObject(
                SearchEntry(
                    summary: search.summary, path: HomesRoute.results(query: search.search?.query ?? "").path)),
            ListObject(LatestSection(revision: model.latest.revision &+ seen &+ search.revision)),
            ListObject(RecommendationsSection(revision: model.recommendations.revision &+ seen)),
            ListObject(NearbySection(revision: nearby)),
            ListObject(MapSection(revision: model.mapRevision)),
        ] + (model.map.status.state == .loaded ? [ListObject(MapHomesSection(revision: model.mapCardsRevision))] : [])
    }
}
