import CollectionTestSupport
import CollectionViewKit
import Testing

// The example of the README, as it stands there.

final class FruitsViewController: ViewController {
    private let collectionView = CollectionView(
        layout: CompositionalLayout.list(using: ListConfiguration(appearance: .insetGrouped))
    )
    private var dataSource: CollectionViewDiffableDataSource<Int, String>?

    override var title: String { "Fruits" }

    override func viewDidLoad() {
        navigationItem.prefersLargeTitles = true
        view.addSubview(collectionView)
        let rows = CellRegistration<CollectionViewListCell, String> { cell, _, fruit in
            var content = cell.defaultContentConfiguration()
            content.text = fruit
            cell.setContentConfiguration(content)
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, fruit in
            view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: fruit)
        }
        show(["Apple", "Quince"])
    }

    func show(_ fruits: [String]) {
        var snapshot = DiffableDataSourceSnapshot<Int, String>()
        try? snapshot.appendSections([0])
        try? snapshot.appendItems(fruits)
        dataSource?.apply(snapshot)
    }
}

@Suite("The example of the README")
struct ReadmeExampleTests {
    @Test("fruits are shown in their order")
    func fruits() {
        let host = ModelHost(FruitsViewController(), windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
        #expect(host.visibleCells.flatMap(host.texts(in:)) == ["Apple", "Quince"])
    }
}
