public import CollectionViewKit
import ScreenContracts
import SharedScreens

/// The screen of one episode: its cover, what it is about, its sound with a transcript, and the episodes beside it.
///
/// The links to those show them in place of this one: going back leads to the list of episodes, where it was left.
public final class EpisodeViewController: ViewController, CollectionViewDelegate {
    let collectionView: CollectionView
    private let dataSource: CollectionViewDiffableDataSource<EpisodeSection, EpisodeItem>
    private let views: EpisodeViews
    private let loader: ContentLoader<EpisodeDetails>
    private var route: EpisodeRoute
    /// Whether there is something else to show.
    private var isOutdated = false
    /// Whether the user has come from another episode, so that this one is read out and seen from its start.
    private var isArriving = false

    /// Creates the screen of an episode.
    public init(route: EpisodeRoute) {
        self.route = route
        let views = EpisodeViews(showID: route.showID)
        self.views = views
        loader = ContentLoader(decode: { bytes throws(LoadError) in try EpisodeDetails.read(bytes) })
        collectionView = CollectionView(
            layout: CompositionalLayout { index, environment in
                EpisodeSection(rawValue: index)?.layout(in: environment)
            })
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { views.cell($0, $1, $2) }
        super.init(view: View(.box, styleClasses: ["screen", "portal-screen"]))
        let strings = PortalStrings.current
        loader.errorProvider = { LoadError($0.response)?.ofPortal }
        loader.changeHandler = { [screen = Weak(self)] in screen.object?.isOutdated = true }
        collectionView.accessibilityLabel = strings.episode.title
        collectionView.delegate = self
        contentUnavailableView.button.addTarget(self) { $0.loader.reload() }
        navigationItem.backPath = route.listPath
        let reloadItem = BarButtonItem(systemItem: .refresh, title: strings.loading.loadAgain)
        reloadItem.addTarget(self) { $0.loader.reload() }
        navigationItem.rightBarButtonItem = reloadItem
        view.addSubview(collectionView)
    }

    public override var path: String { route.path }

    public override var title: String { loader.content?.episode.title ?? PortalStrings.current.episode.title }

    public override var isTitleProvisional: Bool { loader.content.isNil && loader.error.isNil }

    public override func viewDidLoad() { load() }

    /// Shows the episode that a link leads to.
    public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let item = dataSource.itemIdentifier(for: indexPath), case .link(let link, _) = views.row(item) else {
            return
        }
        route.episodeID = link.id
        isArriving = true
        context?.navigate(.replace(route.path))
        collectionView.focus()
        load()
    }

    public override func viewDidLayoutSubviews() {
        guard isOutdated else { return }
        isOutdated = false
        show()
    }
}

extension EpisodeViewController {
    private func load() { loader.load(HostRequest(route.source), in: context) }

    private func show() {
        contentUnavailableConfiguration = unavailability
        views.details = loader.content
        var snapshot = DiffableDataSourceSnapshot<EpisodeSection, EpisodeItem>()
        let shown = dataSource.snapshot()
        do throws(SnapshotError<EpisodeSection, EpisodeItem>) {
            try snapshot.appendSections(EpisodeSection.allCases)
            for section in EpisodeSection.allCases {
                guard let details = loader.content else { continue }
                let items = details.rows(in: section).indices.map {
                    EpisodeItem(episodeID: details.episode.id, section: section, index: $0)
                }
                try snapshot.appendItems(items, toSection: section)
                try snapshot.reconfigureItems(items.filter { !shown.indexOfItem($0).isNil })
            }
        } catch {
            preconditionFailure("A row has two places.")
        }
        dataSource.apply(snapshot, animatingDifferences: false)
        arriveIfNeeded()
    }

    private func arriveIfNeeded() {
        guard isArriving, let details = loader.content else { return }
        isArriving = false
        collectionView.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
        context?.send(.announce(details.episode.title))
    }

    /// What stands in place of the episode; `nil` once that is there.
    private var unavailability: ContentUnavailableConfiguration? {
        switch loader.status.placeholderReason {
        case .loading: return .loading()
        case .error:
            let strings = PortalStrings.current
            return .failure(
                loader.error?.reason == .notFound ? strings.episode.missing : strings.episode.failure,
                secondaryText: loader.error?.sentence ?? "", buttonTitle: strings.loading.tryAgain)
        case .noContent, nil: return nil
        }
    }
}
