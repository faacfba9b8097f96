import CollectionViewKit
import ScreenContracts

/// The feed. It has factories make view models and shows them; which kinds of cells there are it does not know.
final class FeedViewController: PeopleViewController {
    private let loader: PagedContentLoader<FeedModel>
    private let factories: CellFactories<FeedModel>
    private let layout: FeedLayout
    private let collectionLayout: CompositionalLayout
    private let impressions: ImpressionObserver<CellIdentity>
    private let refreshControl = RefreshControl()
    /// Says how many people have come above what is read, and leads to them.
    private let newerButton = Button(kind: .filled, style: .footnote, styleClasses: ["newer-button"])
    private var loadRevision = 0
    /// The number of the first part that is shown.
    private var shownFirstPart = 0
    private var shownLoadCount = 0
    /// Whether the feed was being begun anew when it was last shown.
    private var wasRefreshing = false
    /// Whether the feed is still to be scrolled to its first card, past what stands above it.
    private var startsAtFirstCard = false
    /// How many people have come above what is read since the start of the feed was seen last.
    private var newerCount = 0
    /// What has come back and is still to be scrolled to, once it has its place.
    private var returned: CellIdentity?
    /// What is in the feed and was not shown.
    private var hidden: [CellIdentity] = []

    init(_ services: FeedServices, kinds: [FeedKind]) {
        let layout = FeedLayout()
        self.layout = layout
        let collectionLayout = layout.makeLayout()
        self.collectionLayout = collectionLayout
        let loader = PagedContentLoader<FeedModel>(services, kinds: kinds)
        self.loader = loader
        factories = CellFactories(kinds.map { $0.factory })
        impressions = ImpressionObserver(
            clock: { services.people.context?.time ?? 0 },
            report: { services.tracker.note(.impression, $0) })
        let strings = PeopleStrings.current
        super.init(services, layout: collectionLayout, label: strings.feed.title)
        loader.changeHandler = { [screen = Weak(self)] in screen.object?.loadRevision += 1 }
        refreshControl.addAction { loader.refresh(in: services.people.context) }
        refreshControl.hasButton = false  // the bar has one
        let reloadItem = BarButtonItem(systemItem: .refresh, title: strings.feed.newest)
        reloadItem.addTarget(refreshControl) { $0.refresh() }
        navigationItem.rightBarButtonItem = reloadItem
        contentUnavailableView.button.addAction { loader.load(in: services.people.context) }
        newerButton.isHidden = true
        newerButton.addTarget(self) { $0.showNewer() }
        view.addSubview(newerButton)
        driver.collectionView.refreshControl = refreshControl
        driver.collectionView.onReach(.start, within: .points(900)) { loader.loadPrevious() }
        driver.collectionView.onReach(.end, within: .points(1_600)) { loader.loadMore() }
        let ends = [ElementKind.sectionHeader, .sectionFooter].map { kind in
            SupplementaryRegistration<LoadMoreReusableView>(elementKind: kind) { view, _, _ in
                let isStart = kind == .sectionHeader
                // The ends have room for one sentence.
                view.contentView.strings = LoadMoreView.Strings(
                    failure: "", end: isStart ? strings.feed.noneNewer : strings.feed.allSeen)
                view.contentView.state = isStart ? loader.previous.state : loader.more.state
                view.contentView.retryButton.setAction {
                    if isStart { loader.loadPrevious() } else { loader.loadMore() }
                }
            }
        }
        driver.dataSource.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(using: ends[kind == .sectionHeader ? 0 : 1], for: path)
        }
    }

    override var path: String { PeopleRoute(personID: nil).path }

    override var title: String { PeopleStrings.current.feed.title }

    override func viewDidLoad() {
        super.viewDidLoad()
        fit()
        loader.load(in: context)
    }

    override func viewDidLayoutSubviews() {
        if let identity = returned {
            returned = nil
            if let path = driver.dataSource.indexPath(for: identity) {
                driver.collectionView.scrollToItem(at: path, at: .nearest, animated: false)
            }
        }
        super.viewDidLayoutSubviews()
        if startsAtFirstCard, !driver.collectionView.indexPathsForDisplayedItems.isEmpty {
            startsAtFirstCard = false
            driver.collectionView.setContentOffset(Point(x: 0, y: startOfCards), animated: false)
        }
        showEnds()
        showNewerButton()
        impressions.follow(driver)
    }

    override func viewDidDisappear() {
        impressions.pause()
        super.viewDidDisappear()
    }

    override func environmentDidChange() { fit() }

    override var revision: Int { super.revision &+ loadRevision }

    override func show() {
        contentUnavailableConfiguration = loader.status.unavailable(failure: PeopleStrings.current.feed.failed)
        followRefresh()
        let people = services.people
        returned = returnedItem ?? returned
        let sections = loader.parts.map { part in
            (
                id: part.number,
                items: factories.viewModels(for: part.elements.filter { $0.isShown(in: people) }).viewModels
            )
        }
        for part in loader.parts { services.tracker.place(part.elements) }
        keepPlace()
        layout.heights = sections.map { $0.items.map { Self.height($0.layoutSize) } }
        do {
            try driver.apply(sections, animatingDifferences: shownLoadCount == loader.loadCount)
        } catch {
            context?.send(.log(.warning, "The feed has an item twice."))
        }
        shownLoadCount = loader.loadCount
        hidden = loader.elements.filter { !$0.isShown(in: people) }.map { $0.identity }
    }
}

extension FeedViewController {
    /// Gives cards and ends the room that their text needs.
    private func fit() {
        guard let scale = context?.environment.textScale, scale != layout.textScale else { return }
        layout.textScale = scale
        collectionLayout.configuration = layout.configuration
        collectionLayout.invalidateLayout()
    }

    /// The ends of a feed that could not be begun anew may be loaded again: what was reached meanwhile was not.
    private func followRefresh() {
        let isRefreshing = loader.status.state == .refreshing
        if !isRefreshing { refreshControl.endRefreshing() }
        if wasRefreshing, !isRefreshing, shownLoadCount == loader.loadCount {
            for end in CollectionView.ContentEnd.allCases { driver.collectionView.rearmReach(of: end) }
        }
        wasRefreshing = isRefreshing
    }

    /// A feed that begins anew is seen from its start. Where newer items come while the user is at the very start, the
    /// view would stay there: it leaves the start by a point, so that what is seen stays.
    private func keepPlace() {
        let view = driver.collectionView
        let firstPart = loader.parts.first?.number ?? 0
        if loader.loadCount != shownLoadCount {
            view.setContentOffset(.zero, animated: false)
            startsAtFirstCard = loader.previous.state != .exhausted
            newerCount = 0
        } else if firstPart < shownFirstPart {
            if view.contentOffset.y < 1 { view.setContentOffset(Point(x: 0, y: 1), animated: false) }
            let newer = loader.parts.prefix { $0.number < shownFirstPart }
            for part in newer {
                newerCount += part.elements.count(where: { $0.isPerson && $0.isShown(in: services.people) })
            }
        }
        shownFirstPart = firstPart
    }

    /// The offset at which the first card is at the top, below what stands above it, in points.
    private var startOfCards: Double { layout.endHeight - FeedLayout.spacing }

    /// Shows the button while there are new people above, until the first of them is seen.
    private func showNewerButton() {
        guard newerCount > 0 || !newerButton.isHidden else { return }
        let view = driver.collectionView
        // Items that have just come have moved the offset by their heights.
        view.layoutIfNeeded()
        if view.contentOffset.y <= startOfCards + FeedLayout.spacing { newerCount = 0 }
        let title = PeopleStrings.current.feed.newer.text(for: newerCount)
        if newerCount > 0 { newerButton.title = title }
        let isHidden = newerCount == 0
        guard newerButton.isHidden != isHidden else { return }
        if newerButton.containsFocus { view.focus() }
        newerButton.isHidden = isHidden
        if !isHidden { context?.send(.announce(title)) }
    }

    private func showNewer() {
        driver.collectionView.setContentOffset(Point(x: 0, y: startOfCards), animated: false)
    }

    /// What was hidden and is shown again: it was taken back, and the user is to see it.
    private var returnedItem: CellIdentity? {
        guard !hidden.isEmpty, shownLoadCount == loader.loadCount else { return nil }
        let people = services.people
        return loader.elements.first { hidden.contains($0.identity) && $0.isShown(in: people) }?.identity
    }

    private func showEnds() {
        for kind in [ElementKind.sectionHeader, .sectionFooter] {
            let state = kind == .sectionHeader ? loader.previous.state : loader.more.state
            for case let end as LoadMoreReusableView in driver.collectionView.visibleSupplementaryViews(ofKind: kind) {
                end.contentView.state = state
            }
        }
    }

    private static func height(_ size: LayoutSize?) -> Double {
        guard case .absolute(let height)? = size?.heightDimension else { return 240 }
        return height
    }
}
