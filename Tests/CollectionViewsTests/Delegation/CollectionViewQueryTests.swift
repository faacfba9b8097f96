import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

/// Queries by Apple's names, on rows of 100 points in a window of 600.
struct CollectionViewQueryTests {
    private let screen = TextScreen([(0..<2).map { "a\($0)" }, (0..<30).map { "b\($0)" }])
    private let host: ModelHost

    init() {
        host = ModelHost(screen, windowSize: Size(width: 400, height: 600))
        host.start(path: "/")
        host.scroll(to: Point(x: 0, y: 150))
        host.endScroll()
    }

    private var view: CollectionView { screen.collectionView }

    @Test func `the view has the counts of its data, and none of a section that does not exist`() {
        #expect(view.numberOfSections == 2)
        #expect((-1...2).map { view.numberOfItems(inSection: $0) } == [0, 2, 30, 0])
        #expect(CollectionView(layout: RowLayout(rowHeight: 10)).numberOfSections == 0)
    }

    @Test func `visible items are those on the screen, without what is displayed beyond its edges`() {
        let paths = [IndexPath(row: 1, section: 0)] + (0..<6).map { IndexPath(row: $0, section: 1) }
        #expect(view.indexPathsForVisibleItems == paths)
        #expect(view.visibleCells.map { view.indexPath(for: $0) } == paths)
        #expect(view.indexPathsForDisplayedItems.count > paths.count)
    }

    @Test func `an item is found at a point of the content, and none beyond the items`() {
        #expect(view.indexPathForItem(at: Point(x: 10, y: 210)) == IndexPath(item: 0, section: 1))
        #expect(view.indexPathForItem(at: Point(x: 410, y: 210)) == nil)
        #expect(view.indexPathForItem(at: Point(x: 10, y: 9_000)) == nil)
    }

    @Test func `a cell that shows nothing has no path`() {
        #expect(view.indexPath(for: TextCell()) == nil)
    }

    @Test func `a cell knows whether its item is selected`() throws {
        view.selectionMode = .single
        let path = IndexPath(row: 3, section: 1)
        view.selectItem(at: path)
        host.send(.frame(0))
        #expect(try #require(view.cellForItem(at: path) as? TextCell).isSelected)
        #expect(path.row == 3)
    }

    @Test func `a target that is set again acts once`() {
        final class Screen: ViewController {
            var count = 0
        }
        let screen = Screen()
        let button = Button("Clear")
        for _ in 0..<3 { button.setTarget(screen) { $0.count += 1 } }
        button.sendActions()
        #expect(screen.count == 1)
    }
}
