import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct RowOffsetTests {
    private final class RowScreen: ViewController {
        let collectionView: CollectionView
        let dataSource: CollectionViewDiffableDataSource<Int, Int>

        init() throws {
            let layout = CompositionalLayout { index, _ in
                let size = LayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
                var section = LayoutSection(
                    group: .horizontal(layoutSize: size, subitems: [LayoutItem(layoutSize: size)]))
                if index == 0 { section.orthogonalScrollingBehavior = .continuous }
                return section
            }
            collectionView = CollectionView(layout: layout)
            let cells = CellRegistration<TextCell, Int> { cell, _, id in cell.label.text = "\(id)" }
            dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: id)
            }
            super.init(view: collectionView)
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            try snapshot.appendSections([0, 1])
            try snapshot.appendItems(Array(0..<40), toSection: 0)
            try snapshot.appendItems(Array(100..<300), toSection: 1)
            dataSource.apply(snapshot, animatingDifferences: false)
        }
    }

    @Test("a row that comes back is put where the engine knows it, wherever the host has left it")
    func drift() throws {
        let host = ModelHost(try RowScreen(), windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        let row = try #require(host.nodes { $0.element == .carousel }.first)
        host.scroll(row, to: Point(x: 623, y: 0))
        host.scroll(to: Point(x: 0, y: 4000))
        host.endScroll()
        #expect(host.visibleFrame(row) == nil)
        // The host's row goes on for a moment, and is silent because it is hidden.
        host.setOffset(of: row, to: Point(x: 1355, y: 0))
        host.scroll(to: .zero)
        host.endScroll()
        #expect(host.node(row)?.offset == Point(x: 623, y: 0))
        #expect(host.visibleCells.prefix(5).flatMap { host.texts(in: $0) } == ["6", "7", "8", "9", "10"])
    }
}
