import CollectionViewKit
import ScreenContracts

/// The wishlist: products to come back to, as in the lists of the storefront.
final class WishlistViewController: ViewController {
    private let services: StorefrontServices
    private let collectionView: CollectionView
    private let dataSource: CollectionViewDiffableDataSource<Int, Int>
    private let notices: ShoppingNotices
    private var shown: [ProductContract] = []
    private var shownRevision = -1

    init(_ services: StorefrontServices) {
        self.services = services
        let layout = CompositionalLayout { _, environment in
            let width = environment.container.effectiveContentSize.width
            var section = ProductGrid().layoutSection(width: width, environment: services.environment) {
                services.captionLines(width: $0)
            }
            section.contentInsets.top = 16
            section.contentInsets.bottom = 64
            return section
        }
        collectionView = CollectionView(layout: layout)
        let cards = CellRegistration<WishCell, ProductContract> { cell, _, product in cell.show(product, services) }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, id in
            guard let product = services.wishlist.product(id) else { return nil }
            return view.dequeueConfiguredReusableCell(using: cards, for: indexPath, item: product)
        }
        dataSource.itemNameProvider = { services.wishlist.product($0)?.name }
        notices = ShoppingNotices(services)
        super.init(view: View(.box, styleClasses: ["screen", "shop"]))
        navigationItem.backPath = Route.home.path
        collectionView.accessibilityLabel = BagStrings.current.wishlist.title
        view.addSubview(collectionView)
        notices.add(to: view)
        contentUnavailableView.button.addTarget(self) { $0.goOn() }
    }

    override var path: String { ShoppingRoute.wishlist.path }

    override var title: String { BagStrings.current.wishlist.title }

    override func viewDidLoad() { services.connect(to: context) }

    override func viewDidAppear() { services.wishlist.load() }

    override func viewDidLayoutSubviews() {
        services.settle()
        if let path = services.takeDestination() { navigate(.push(path: path)) }
        notices.follow(collectionView)
        guard services.wishlist.revision != shownRevision else { return }
        shownRevision = services.wishlist.revision
        show()
    }
}

extension WishlistViewController {
    private func show() {
        let products = services.wishlist.products
        let changed = products.compactMap { product in
            shown.contains { $0.id == product.id && $0 != product } ? product.id : nil
        }
        // The store has each product once.
        guard
            dataSource.show(
                products.map { $0.id }, reconfiguring: changed, isAnimated: !shown.isEmpty, log: context)
        else { return }
        shown = products
        contentUnavailableConfiguration = products.isEmpty ? placeholder : nil
    }

    /// What stands in place of the products while there are none.
    private var placeholder: ContentUnavailableConfiguration {
        let strings = BagStrings.current
        return .shopping(
            services.wishlist.status, symbol: ShopSymbols.heart, title: strings.wishlist.empty,
            text: strings.wishlist.emptyText, failure: strings.wishlist.failed, action: strings.bag.browse)
    }

    /// Does what the button of the placeholder says.
    private func goOn() {
        if services.wishlist.status.placeholderReason == .error {
            services.wishlist.load()
        } else {
            navigate(.push(path: Route.home.path))
        }
    }
}
