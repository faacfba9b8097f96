import CollectionTestSupport
import CollectionViewKit
import Testing

// The example of the README, as it stands there.

final class FruitViewController: ViewController {
    private let collectionView = CollectionView(
        layout: CompositionalLayout.list(using: ListConfiguration(appearance: .plain))
    )
    private let row = CellRegistration<FruitCell, String> { cell, _, fruit in cell.label.text = fruit }
    private var dataSource: CollectionViewDiffableDataSource<Int, String>?

    override func viewDidLoad() {
        view.addSubview(collectionView)
        let row = row
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, fruit in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: fruit)
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

final class FruitCell: CollectionViewCell {
    let label = Label(.body)

    required init() {
        super.init(element: .box, roles: ["fruit-cell"])
        addSubview(label)
    }
}

@Suite("The example of the README")
struct ReadmeExampleTests {
    @Test("fruits are shown in their order")
    func fruits() {
        let host = ModelHost(FruitViewController(), windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
        #expect(host.texts == ["Apple", "Quince"])
    }
}
