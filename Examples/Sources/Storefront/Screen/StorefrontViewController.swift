public import CollectionViewKit

/// A page of the shop, composed by the server: the home page, a product, a brand.
///
/// The screen knows no page in particular. It decodes what the server composed, gives each section the layout it names,
/// and shows every state a page can be in: its outline while it loads, the page, a message in its place, and the last
/// good page with a notice when it could not be renewed.
public final class StorefrontViewController: ViewController {
    /// The page that is shown.
    public let route: Route

    let model = PageModel()
    let collectionView: CollectionView
    let dataSource: CollectionViewDiffableDataSource<PageIdentifier, PageItemKey>
    let navigationBar: NavigationBar
    let noticeBar = NoticeBar()
    let messageView = MessageView()

    var loading = PageLoading()

    /// Creates the screen of a page.
    public init(route: Route) {
        self.route = route
        collectionView = CollectionView(layout: makePageLayout(model))
        dataSource = makePageDataSource(model, collectionView)
        navigationBar = NavigationBar(hasBackButton: route != .home)
        super.init()
        view.addSubview(navigationBar)
        view.addSubview(noticeBar)
        view.addSubview(collectionView)
        collectionView.accessibilityLabel = "Page content"
    }

    public override var path: String { route.path }

    public override var title: String { model.page?.title ?? "Storefront" }

    public override func viewDidLoad() {
        model.context = context
        load()
    }

    public override func handle(_ event: HostEvent) -> Bool {
        if case .environmentChanged = event { loadIfNetworkIsBack() }
        if case .activated(let node) = event, activate(node) { return true }
        if case .scrollEnded = event { allowFurtherItems() }
        return super.handle(event)
    }

    public override func viewDidLayoutSubviews() {
        for report in collectionView.takeReports() {
            guard case .selectedItem(let indexPath) = report else { continue }
            select(indexPath)
        }
        loadSections()
    }

    /// Acts upon the screen's own buttons. Closures in the buttons would have to hold the screen that owns them.
    private func activate(_ node: NodeID) -> Bool {
        if navigationBar.backButton.view(for: node) != nil {
            navigate(.back(orTo: Route.home.path))
        } else if messageView.retryButton.view(for: node) != nil || noticeBar.retryButton.view(for: node) != nil {
            load()
        } else {
            return followHeader(node) || retrySection(around: node)
        }
        return true
    }

    /// Asks again for the section whose message a node belongs to, if it belongs to one.
    private func retrySection(around node: NodeID) -> Bool {
        for path in collectionView.indexPathsForDisplayedItems {
            guard let cell = collectionView.cellForItem(at: path) as? SectionMessageCell,
                cell.retryButton.view(for: node) != nil, let id = dataSource.sectionIdentifier(for: path.section)
            else { continue }
            retrySection(id)
            return true
        }
        return false
    }

    /// Goes where the button in a section's header leads, if the node belongs to one.
    private func followHeader(_ node: NodeID) -> Bool {
        for case let header as SectionHeaderView in collectionView.visibleSupplementaryViews(ofKind: .sectionHeader)
        where header.actionButton.view(for: node) != nil {
            if let route = header.actionRoute { navigate(.push(path: route.path)) }
            return true
        }
        return false
    }

    private func select(_ indexPath: IndexPath) {
        guard let key = dataSource.itemIdentifier(for: indexPath), let item = model.item(key),
            let route = Route(of: item.actions)
        else { return }
        navigate(.push(path: route.path))
    }
}
