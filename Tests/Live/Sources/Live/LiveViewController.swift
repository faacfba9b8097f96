public import CollectionViewKit

/// The first screen.
public func makeLive() -> ViewController { LiveViewController() }

/// A list that scrolls, a field that filters it, and a button whose third press is a trap.
///
/// It is small, so that it builds in seconds.
final class LiveViewController: ViewController {
    private let field = TextField("Filter")
    private let button = Button("Press me", kind: .filled)
    private let collectionView = CollectionView(
        layout: CompositionalLayout.list(using: ListConfiguration(appearance: .plain)))
    private var dataSource: CollectionViewDiffableDataSource<Int, Int>?
    private var presses = 0

    override var title: String { "Live" }

    override func viewDidLoad() {
        for subview in [field, button, collectionView] as [View] { view.addSubview(subview) }
        let rows = CellRegistration<CollectionViewListCell, Int> { cell, _, number in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(number)"
            cell.setContentConfiguration(content)
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, number in
            view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: number)
        }
        field.addTarget(self, for: .editingChanged) { screen, _ in screen.show() }
        button.addTarget(self) { screen in
            screen.presses += 1
            if screen.presses == 3 { fatalError("pressed too often") }
            screen.button.title = "Pressed \(screen.presses)"
        }
        show()
    }

    private func show() {
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        try? snapshot.appendSections([0])
        try? snapshot.appendItems((0..<400).filter { field.text.isEmpty || "\($0)".hasPrefix(field.text) })
        dataSource?.apply(snapshot, animatingDifferences: false)
    }
}
