import CollectionDataSources
import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionViews

struct ScrollersInCellsTests {
    /// A cell with a row of its own in it.
    private final class GalleryCell: CollectionViewCell {
        let row = CarouselView()
        var trace: [String] = []

        required init() {
            super.init(element: .box, styleClasses: ["cell"])
            addSubview(row)
            row.addTarget(self, for: .scrolled) { $0.trace.append("scrolled to \($1.x)") }
            row.addTarget(self, for: .scrollEnded) { cell, _ in cell.trace.append("rests") }
        }
    }

    private final class GalleryScreen: ViewController {
        let collectionView = CollectionView(layout: RowLayout(rowHeight: 100))
        let dataSource: CollectionViewDiffableDataSource<Int, Int>

        init() {
            let registration = CellRegistration<GalleryCell, Int> { _, _, _ in }
            dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) {
                collectionView, path, number in
                collectionView.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
            }
            super.init(view: collectionView)
        }

        func show(_ numbers: [Int]) throws {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            try snapshot.appendSections([0])
            try snapshot.appendItems(numbers)
            dataSource.apply(snapshot, animatingDifferences: false)
        }
    }

    @Test("a cell hears of the scrolling of what is in it, and its row keeps the offset when cells change places")
    func scrolling() throws {
        let screen = GalleryScreen()
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        try screen.show([1, 2, 3])
        host.send(.frame(0))
        let cells = try (0..<3).map {
            try #require(screen.collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) as? GalleryCell)
        }
        #expect(host.send(.scrolled(cells[1].row.node, Point(x: 40, y: 0))))
        #expect(host.send(.scrollEnded(cells[1].row.node)))
        #expect(!host.sendUnchecked(.scrolled(.root, .zero)))
        try screen.show([2, 3, 1])
        host.send(.frame(0))
        host.fireNextTimer()
        #expect(cells.map(\.trace) == [[], ["scrolled to 40.0", "rests"], []])
        #expect(cells[1].row.contentOffset == Point(x: 40, y: 0))
        // The row of the first item, which was moved.
        host.setOffset(of: cells[0].row.node, to: Point(x: 70, y: 0))
        try screen.show([1, 2, 3])
        host.send(.frame(0))
        host.fireNextTimer()
        #expect(host.node(cells[0].row.node)?.offset == Point(x: 70, y: 0))
    }
}
