import CollectionTestSupport
import CollectionViewKit
import Testing

// The screen and the test of the article "Getting started".

final class FruitsViewController: ViewController {
    private let collectionView = CollectionView(
        layout: CompositionalLayout.list(using: ListConfiguration(appearance: .plain))
    )
    private let dataSource: CollectionViewDiffableDataSource<Int, String>

    override init(view: View = View(.box, styleClasses: ["screen"])) {
        let rows = CellRegistration<CollectionViewCell, String> { cell, _, fruit in
            var content = cell.defaultContentConfiguration()
            content.text = fruit
            cell.setContentConfiguration(content)
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, fruit in
            view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: fruit)
        }
        super.init(view: view)
    }

    override func viewDidLoad() {
        view.addSubview(collectionView)
        show(["Apple", "Quince"])
    }

    func show(_ fruits: [String]) {
        var snapshot = DiffableDataSourceSnapshot<Int, String>()
        do {
            try snapshot.appendSections([0])
            try snapshot.appendItems(fruits)
        } catch {
            context?.send(.log(.error, error.message))
            return
        }
        dataSource.apply(snapshot)
    }
}

@Suite("The article \"Getting started\"")
struct GettingStartedTests {
    @Test("fruits are shown in their order")
    func fruits() {
        let host = ModelHost(FruitsViewController(), windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
        #expect(host.texts == ["Apple", "Quince"])
    }

    @Test("a list with a fruit twice is not shown, and what was shown stays")
    func repeatedFruit() {
        let screen = FruitsViewController()
        let host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
        host.window.perform { screen.show(["Apple", "Medlar", "Medlar"]) }
        host.send(.frame(0))
        #expect(host.texts == ["Apple", "Quince"])
    }
}
