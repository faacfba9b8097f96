public import CollectionViewKit

/// A page of the shop, composed by the server: the home page, a product, a brand, the results of a search.
///
/// The screen knows no page in particular. It decodes what the server composed, gives each section the layout it names,
/// and shows every state a page can be in: its outline while it loads, the page, a message in its place, and the last
/// good page with a notice when it could not be renewed.
public final class StorefrontViewController: ViewController, CollectionViewDelegate {
    /// The page that is shown. That of a search follows what is written into its field.
    public private(set) var route: Route

    let model = PageModel()
    let collectionView: CollectionView
    let dataSource: CollectionViewDiffableDataSource<PageIdentifier, PageItemKey>
    let noticeView = NoticeView()
    let messageView = ContentUnavailableView()

    /// Whether the page was loaded again because a section's address had gone stale; once is enough until the user tries a section
    /// again or another page is loaded.
    var hasReloaded = false
    /// Whether the page that is being loaded takes the place of another one.
    var isReplacingPage = false
    /// The newest request for what is recommended to the user.
    var recommendationRequest: HostContext.Ticket?
    /// The number of looks of which the server had been told when that request was sent.
    var recommendedLookCount = 0
    /// Waits until the user pauses writing into the search field.
    let searchPause = Debouncer(milliseconds: 300)
    /// Whether the number of results is read out once they have come.
    var announcesResults = false

    let services: StorefrontServices
    /// What is said of changes to the bag and the wishlist; `nil` on pages that make none.
    private let notices: ShoppingNotices?
    /// The button for the bag below the page of a product; `nil` on other pages.
    private var purchaseBar: PurchaseBar?
    private var shownPurchase = 0

    /// Creates the screen of a page, with a bag and a wishlist of its own: those of an app are shared by
    /// ``StorefrontScreens``.
    public convenience init(route: Route) { self.init(route, StorefrontServices()) }

    init(_ route: Route, _ services: StorefrontServices) {
        self.route = route
        self.services = services
        if route.page == "product" { model.purchase = Int(route.id).map { ProductPurchase($0, services) } }
        notices = model.purchase.map { _ in ShoppingNotices(services) }
        collectionView = CollectionView(layout: makePageLayout(model))
        dataSource = makePageDataSource(model, collectionView)
        super.init(view: View(.box, styleClasses: ["screen", "shop"]))
        navigationItem.backPath = route == .home ? nil : Route.home.path
        buildBar()
        view.addSubview(noticeView)
        view.addSubview(collectionView)
        addPurchaseBar()
        notices?.add(to: view)
        collectionView.accessibilityLabel = ShopStrings.current.pageContent
        collectionView.delegate = self
        model.loader.errorProvider = { [screen = Weak(self)] reply in screen.object?.pageError(reply.response) }
        model.loader.changeHandler = { [screen = Weak(self)] in screen.object?.pageDidChange() }
        for button in [messageView.button, noticeView.actionButton] { button.addTarget(self) { $0.load() } }
        model.follow = { [screen = Weak(self)] route in screen.object?.navigate(.push(path: route.path)) }
        model.retry = { [screen = Weak(self)] section in screen.object?.retrySection(section) }
    }

    public override var path: String { route.path }

    /// The title that the server gives the page. A page without one has that of the app, in the language of the user.
    public override var title: String {
        let strings = ShopStrings.current
        return model.loader.content?.title ?? (route.query == nil ? strings.title : strings.search.title)
    }

    public override var isTitleProvisional: Bool {
        let state = model.loader.status.state
        return (state == .initial || state == .loading) && !isPrompt
    }

    public override func viewDidLoad() {
        model.context = context
        services.connect(to: context)
        // Before the loader, which begins to load the page again when it is called.
        context?.whenOnlineAgain(self) { $0.retryUnreachableSections() }
        load()
        guard model.purchase != nil else { return }
        services.bag.loadLater()
        services.wishlist.loadLater()
    }

    public override func viewDidDisappear() { forgetUnsearchedText() }

    public override func viewDidLayoutSubviews() {
        loadSections()
        renewRecommendations()
        services.settle()
        guard let purchase = model.purchase else { return }
        notices?.follow(collectionView)
        purchaseBar?.isHidden = model.heads.isEmpty || !PurchaseBar.isNeeded(in: model.environment)
        guard purchase.revision != shownPurchase else { return }
        shownPurchase = purchase.revision
        let heads = model.heads
        if !heads.isEmpty { applySections(PageChanges(items: heads)) }
    }

    /// Goes where an item leads.
    public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        if let item = dataSource.itemIdentifier(for: indexPath).flatMap({ model.item($0) }),
            let route = Route(of: item.actions)
        {
            navigate(.push(path: route.path))
        }
    }

    /// Lets further items be requested again.
    public func scrollViewDidEndScrolling(_ scrollView: CollectionView) { allowFurtherItems() }

    /// Lets further items be requested again.
    public func collectionView(
        _ collectionView: CollectionView, didEndScrollingRowInSection section: Int, at offset: Point, animated: Bool
    ) {
        allowFurtherItems()
    }
}

extension StorefrontViewController {
    private func addPurchaseBar() {
        guard let purchase = model.purchase else { return }
        let bar = PurchaseBar(purchase) { [screen = Weak(self)] in screen.object?.focusSizes() }
        view.addSubview(bar)
        purchaseBar = bar
    }

    /// Leads the user to the sizes of the product.
    private func focusSizes() {
        guard let path = model.heads.first.flatMap({ dataSource.indexPath(for: $0) }) else { return }
        if collectionView.cellForItem(at: path) == nil {
            collectionView.scrollToItem(at: path, at: .top, animated: false)
            // The cell exists after the layout.
            collectionView.layoutIfNeeded()
        }
        (collectionView.cellForItem(at: path) as? HeroCell)?.purchaseView.focusSizes()
    }

    /// Makes another page the one of the screen, whose address takes the place of the current one in the history.
    func change(to next: Route) {
        route = next
        context?.navigate(.replace(next.path))
    }
}
