public import CollectionViewKit

/// The app's first screen.
public func make{{Name}}() -> ViewController { {{Name}}ViewController() }

/// The products of a server.
///
/// They come from `Web/api/products.json`. `collection dev --server http://127.0.0.1:8080` passes what is no file of the app on
/// to a server of your own.
public final class {{Name}}ViewController: ViewController {
    private let collectionView = CollectionView(
        layout: CompositionalLayout.list(using: ListConfiguration(appearance: .insetGrouped)))
    private let loader = ContentLoader<ProductList>(isEmpty: { $0.products.isEmpty })
    private var dataSource: CollectionViewDiffableDataSource<Int, Int>?

    /// Creates the screen.
    public init() {
        super.init()
    }

    public override var title: String { "{{Name}}" }

    public override func viewDidLoad() {
        let refresh = BarButtonItem(systemItem: .refresh, title: "Load again")
        refresh.addTarget(self) { $0.loader.reload() }
        navigationItem.rightBarButtonItem = refresh
        view.addSubview(collectionView)
        let rows = CellRegistration<CollectionViewListCell, Product> { cell, _, product in
            var content = cell.defaultContentConfiguration()
            content.text = product.name
            content.secondaryText = product.price
            cell.setContentConfiguration(content)
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { [loader] view, indexPath, id in
            guard let product = loader.content?.products.first(where: { $0.id == id }) else { return nil }
            return view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: product)
        }
        contentUnavailableView.button.addTarget(self) { $0.loader.reload() }
        loader.changeHandler = { [screen = Weak(self)] in screen.object?.showProducts() }
        loader.load(HostRequest("/api/products.json"), in: context)
    }

    private func showProducts() {
        contentUnavailableConfiguration = unavailableContent
        guard let products = loader.content?.products else { return }
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        do {
            try snapshot.appendSections([0])
            try snapshot.appendItems(products.map { $0.id })
        } catch {
            // What a server sends is no fault of the program.
            contentUnavailableConfiguration = .failure("The server sent a product twice.")
            return
        }
        dataSource?.apply(snapshot)
    }

    /// What stands in place of the products; `nil` where they are shown.
    private var unavailableContent: ContentUnavailableConfiguration? {
        switch loader.status.placeholderReason {
        case .loading: .loading()
        case .noContent: .empty("No products yet")
        case .error:
            .failure(
                "The products could not be loaded", secondaryText: loader.error?.sentence ?? "",
                buttonTitle: "Try again")
        case nil: nil
        }
    }
}
