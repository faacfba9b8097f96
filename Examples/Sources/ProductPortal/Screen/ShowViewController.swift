public import CollectionViewKit
import SharedScreens

/// The screen of a show: a header that collapses into the bar, and four segments, each of which loads by itself.
///
/// The data are a tree of sources; see ``ShowSources``. The screen says when to load, and brings what is not an item of
/// any source in line at the end of each event.
public final class ShowViewController: ViewController, CollectionViewDelegate {
    let sources: ShowSources
    let aggregate: AggregateDataSource<Int>
    let collectionView: CollectionView
    private let dataSource: CollectionViewAggregateDataSource<Int>
    private let clock: AggregateClock<Int>
    private let commands: EpisodeCommands
    let service: PortalService
    private let views: ShowViews
    private let titleView = ShowTitleView()
    private let noticeView = NoticeView()
    private let refreshControl = RefreshControl()
    private var route: ShowRoute

    /// Creates the screen of a show.
    public init(route: ShowRoute) {
        self.route = route
        service = PortalService(path: route.source)
        sources = ShowSources(service: service)
        let aggregate = AggregateDataSource(root: sources.root as DataSource<Int>)
        self.aggregate = aggregate
        clock = AggregateClock(aggregate)
        commands = EpisodeCommands(aggregate, sources.episodes)
        let views = ShowViews(sources, aggregate, commands, showID: route.showID)
        self.views = views
        collectionView = CollectionView(layout: aggregate.makeLayout())
        dataSource = CollectionViewAggregateDataSource(collectionView: collectionView, aggregate) { view, path, item in
            views.cell(view, path, item)
        }
        super.init(view: View(.box, styleClasses: ["screen", "portal-screen"]))
        dataSource.supplementaryViewProvider = { view, path, supplementary in
            views.supplementaryView(view, path, supplementary)
        }
        dataSource.itemNameProvider = { [episodes = sources.episodes] item in
            item.source === episodes ? episodes.items[item.localPath.item].title : nil
        }
        collectionView.accessibilityLabel = PortalStrings.current.header.show
        collectionView.isKeyboardNavigable = true
        refreshControl.hasButton = false  // the bar has one
        refreshControl.addAction { aggregate.refresh() }
        collectionView.refreshControl = refreshControl
        collectionView.delegate = self
        connectButtons()
        describeBar()
        if route.hasFaultPanel { view.addSubview(FaultPanel(service)) }
        view.addSubview(collectionView)
        view.addSubview(noticeView)
    }

    public override var path: String { route.path }

    public override var title: String { sources.root.show?.name ?? PortalStrings.current.header.show }

    public override var isTitleProvisional: Bool { sources.root.show.isNil && sources.root.headerError.isNil }

    public override func viewDidLoad() {
        service.context = context
        fit()
        if route.segment != .details { sources.root.selectChild(at: route.segment.rawValue, animated: false) }
        context?.whenOnlineAgain(self) { $0.sources.retry() }
        aggregate.loadIfNeeded()
    }

    public override func environmentDidChange() { fit() }

    /// Control-Z undoes the last change of the episodes; Control-Shift-Z and Control-Y make it again.
    public override func keyPressed(_ key: Key) -> Bool {
        guard sources.segment == .episodes else { return false }
        return switch key {
        case .undo: commands.undoLast()
        case .redo: commands.redoLast()
        default: false
        }
    }

    public override func viewDidLayoutSubviews() {
        followSegment()
        commands.offer(sources.segment == .episodes, in: collectionView)
        if !sources.root.loadState.isInProgress { refreshControl.endRefreshing() }
        views.update(collectionView)
        collectionView.accessibilityItemCount = sources.segment == .episodes ? sources.episodes.totalCount : nil
        if let sentence = commands.takeAnnouncement() { context?.send(.announce(sentence)) }
        noticeView.show(sources.episodes.notice?.shown)
        if let path = commands.takeFocus() {
            if let cell = collectionView.cellForItem(at: path) { cell.focus() } else { collectionView.focus() }
        }
        titleView.show(sources.root.show, isAway: collectionView.bounds.minY <= 0 || isHeaderSeen)
        if let context { clock.follow(in: context) }
    }

    /// Opens an episode.
    public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let showID = route.showID, let episode = commands.episode(at: indexPath) else { return }
        navigate(.push(path: EpisodeRoute(showID: showID, episodeID: episode.id).path))
    }

    /// The menu of an episode.
    public func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
    ) -> ContextMenuConfiguration? {
        indexPaths.first.flatMap { commands.menu(at: $0) }
    }
}

extension ShowViewController {
    private func fit() {
        guard let environment = context?.environment else { return }
        sources.fit(width: environment.windowSize.width, textScale: environment.textScale)
    }

    private func describeBar() {
        navigationItem.backPath = ShowRoute(showID: nil).path
        navigationItem.titleView = titleView
        let reloadItem = BarButtonItem(systemItem: .refresh, title: PortalStrings.current.loading.loadAgain)
        reloadItem.addTarget(self) { $0.aggregate.refresh() }
        navigationItem.rightBarButtonItem = reloadItem
    }

    private func connectButtons() {
        noticeView.actionButton.addTarget(self) { $0.commands.performNoticeAction() }
        noticeView.dismissButton.addTarget(self) {
            $0.sources.episodes.dismissNotice()
            $0.collectionView.focus()
        }
    }

    /// Has the address and the state of editing follow the segment.
    private func followSegment() {
        guard sources.segment != route.segment else { return }
        route.segment = sources.segment
        collectionView.isEditing = false
        sources.episodes.dismissNotice()
        context?.navigate(.replace(route.path))
    }

    /// Whether enough of the header is seen for its name to be read there.
    private var isHeaderSeen: Bool {
        for case let header as ShowHeaderView in collectionView.visibleSupplementaryViews(ofKind: .sectionHeader) {
            return collectionView.bounds.minY < header.size.height * 0.6
        }
        return false
    }
}
