import CollectionDataSources
import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

@Suite("Updates that come late in an event") struct LateUpdateTests {
    /// A screen that answers what its collection view reports with another snapshot, at the end of the event.
    private final class AnsweringScreen: ViewController {
        let collectionView = CollectionView(layout: RowLayout(rowHeight: 100))
        let dataSource: CollectionViewDiffableDataSource<Int, Int>

        init() {
            let registration = CellRegistration<TextCell, Int> { cell, _, number in cell.label.text = "\(number)" }
            dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) {
                collectionView, path, number in
                collectionView.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
            }
            super.init(view: collectionView)
        }

        override func viewDidLoad() { show([1, 2]) }

        override func viewDidLayoutSubviews() {
            for case .selectedItem(let path) in collectionView.takeReports() { show([1, 2, 30 + path.item]) }
        }

        private func show(_ numbers: [Int]) {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            do {
                try snapshot.appendSections([0])
                try snapshot.appendItems(numbers)
            } catch {
                Issue.record(error)
            }
            dataSource.apply(snapshot, animatingDifferences: false)
        }
    }

    @Test("a snapshot applied after the views were brought up to date is seen in the same event")
    func appliedLate() throws {
        let host = ModelHost(AnsweringScreen(), windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        #expect(host.texts == ["1", "2"])
        let second = try #require(host.node(showing: "2").flatMap { host.activatable(around: $0) })
        host.send(.activated(second))
        #expect(host.texts == ["1", "2", "31"])
    }
}
