public import CollectionViewKit

/// The app's first screen.
public func make{{Name}}() -> ViewController { {{Name}}ViewController() }

/// The products of a server.
///
/// They come from `Web/api/products.json`. `collection dev --server http://127.0.0.1:8080` passes what is no file of the app on
/// to a server of your own.
public final class {{Name}}ViewController: ViewController {
    private let status = Label(.body)
    private let retryButton = Button("Try again", kind: .bordered)
    private let collectionView = CollectionView(
        layout: CompositionalLayout.list(using: ListConfiguration(appearance: .insetGrouped)))
    private var dataSource: CollectionViewDiffableDataSource<Int, Int>?
    private var products: [Product] = []

    /// Creates the screen.
    public init() {
        super.init()
    }

    public override var title: String { "{{Name}}" }

    public override func viewDidLoad() {
        let bar = View(.box, roles: ["app-bar"])
        bar.addSubview(status)
        bar.addSubview(retryButton)
        view.addSubview(bar)
        view.addSubview(collectionView)
        let rows = CellRegistration<CollectionViewListCell, Product> { cell, _, product in
            var content = cell.defaultContentConfiguration()
            content.text = product.name
            content.secondaryText = product.price
            cell.setContentConfiguration(content)
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) {
            [screen = Weak(self)] view, indexPath, id in
            guard let product = screen.object?.products.first(where: { $0.id == id }) else { return nil }
            return view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: product)
        }
        retryButton.addTarget(self) { $0.loadProducts() }
        loadProducts()
    }

    private func loadProducts() {
        status.text = "Loading …"
        retryButton.isHidden = true
        context?.request(HostRequest("/api/products.json"), target: self) { screen, response in
            screen.receive(response)
        }
    }

    private func receive(_ response: HostResponse) {
        let products: [Product]
        do throws(LoadError) {
            products = try response.decode(ProductList.self, log: context).products
        } catch {
            status.text = error.sentence
            retryButton.isHidden = false
            return
        }
        status.text = products.count == 1 ? "1 product" : "\(products.count) products"
        self.products = products
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        do {
            try snapshot.appendSections([0])
            try snapshot.appendItems(products.map { $0.id })
        } catch {
            // What a server sends is no fault of the program.
            status.text = "The server sent a product twice."
            return
        }
        dataSource?.apply(snapshot)
    }
}
