import CollectionViewKit

/// A list of names: the screen of a tab. A tab with further screens has a `NavigationController` with this one in its place.
final class NameListViewController: ViewController {
    private let name: String
    private let names: [String]
    private let collectionView = CollectionView(
        layout: CompositionalLayout.list(using: ListConfiguration(appearance: .plain)))
    private var dataSource: CollectionViewDiffableDataSource<Int, String>?

    /// Creates a list with a title; no name may be there twice.
    init(_ title: String, _ names: [String]) {
        name = title
        self.names = names
        super.init()
    }

    override var title: String { name }

    override func viewDidLoad() {
        navigationItem.prefersLargeTitles = true
        view.addSubview(collectionView)
        let rows = CellRegistration<CollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.setContentConfiguration(content)
        }
        let dataSource = CollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
            view, indexPath, name in
            view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: name)
        }
        self.dataSource = dataSource
        var snapshot = DiffableDataSourceSnapshot<Int, String>()
        do {
            try snapshot.appendSections([0])
            try snapshot.appendItems(names)
        } catch {
            context?.send(.log(.error, error.message))
            return
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
