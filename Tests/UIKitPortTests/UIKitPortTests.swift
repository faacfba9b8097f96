import CollectionTestSupport
import CollectionViewKit
import Testing

@Suite("Screens ported from UIKit") struct UIKitPortTests {
    private let phone = Size(width: 400, height: 600)

    private func books(_ numbers: Range<Int>) -> [Book] { numbers.map { Book(id: $0, title: "Book \($0)") } }

    private func start(_ screen: ViewController) -> ModelHost {
        let host = ModelHost(screen, windowSize: phone)
        host.start(path: "/")
        return host
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    /// Holds an item over another one and puts it down.
    private func move(_ path: IndexPath, to other: IndexPath, in collectionView: CollectionView, _ host: ModelHost) {
        #expect(collectionView.beginInteractiveMovementForItem(at: path))
        let frame = collectionView.layout.layoutAttributesForItem(at: other)?.frame ?? .zero
        collectionView.updateInteractiveMovementTargetPosition(Point(x: frame.midX, y: frame.midY))
        host.send(.frame(0))
        collectionView.endInteractiveMovement()
        host.send(.frame(16))
        host.finishAnimations()
    }

    @Test("a data source protocol shows its items and headers, prefetches and hears of display and scrolling")
    func display() {
        let screen = BooksViewController(shelves: [("New", books(0..<40)), ("Old", books(40..<44))])
        let host = start(screen)
        #expect(host.texts.contains("New"))
        #expect(host.texts.contains("Book 0"))
        let first = screen.takeLog()
        #expect(first.filter { $0.hasPrefix("display") } == (0..<12).map { "display Book \($0)" })
        #expect(first.contains { $0.hasPrefix("prefetch") })
        host.scroll(to: Point(x: 0, y: 1100))
        let second = screen.takeLog()
        #expect(second.first == "scroll 1100")
        #expect(second.contains { $0.hasPrefix("display") })
        host.scroll(to: Point(x: 0, y: 3000))
        #expect(host.texts.contains("Old"))
        #expect(host.texts.contains("Book 43"))
    }

    @Test("the delegate decides what is selected, and its menu changes the data")
    func selection() throws {
        var shelf = books(0..<4)
        shelf[1].title = "Sold out"
        let screen = BooksViewController(shelves: [("New", shelf)])
        let host = start(screen)
        _ = screen.takeLog()
        host.tap("Book 0")
        host.tap("Sold out")
        #expect(screen.takeLog() == ["select Book 0"])
        #expect(screen.collectionView.indexPathsForSelectedItems == [])
        let cell = try #require(screen.collectionView.cellForItem(at: path(2)))
        #expect(host.send(.menuRequested(cell.node, Point(x: 10, y: 10))))
        host.tap("Delete")
        #expect(screen.shelves[0].books.map { $0.id } == [0, 1, 3])
        #expect(screen.takeLog() == ["deleted true"])
        host.finishAnimations()
        #expect(host.visibleCells.map { host.texts(in: $0) } == [["Book 0"], ["Sold out"], ["Book 3"]])
        host.tap("Reload")
        #expect(screen.takeLog().contains("reload"))
    }

    @Test("an item is moved in the data of the data source, within its section only")
    func reordering() {
        let screen = BooksViewController(shelves: [("New", books(0..<4)), ("Old", books(4..<8))])
        let host = start(screen)
        move(path(0), to: path(3), in: screen.collectionView, host)
        #expect(screen.shelves.map { $0.books.map { $0.id } } == [[1, 2, 3, 0], [4, 5, 6, 7]])
        move(path(0), to: path(1, 1), in: screen.collectionView, host)
        #expect(screen.shelves[1].books.map { $0.id } == [4, 5, 6, 7])
    }

    @Test("a diffable data source shows its sections with headers, is selected from, and deletes by swipe")
    func diffable() throws {
        let screen = ReadingListViewController(reading: books(0..<3), later: books(3..<6))
        let host = start(screen)
        #expect(host.texts.contains("Reading"))
        #expect(host.texts.contains("Later"))
        #expect(host.texts.contains("Book 5"))
        host.tap("Book 4")
        #expect(screen.selected == ["Book 4"])
        let cell = try #require(screen.collectionView.cellForItem(at: path(1)))
        #expect(host.send(.menuRequested(cell.node, Point(x: 10, y: 10))))
        host.tap("Delete")
        host.finishAnimations()
        #expect(screen.order == [.reading: [0, 2], .later: [3, 4, 5]])
        #expect(!host.texts.contains("Book 1"))
    }

    @Test("a diffable data source is reordered by its handlers")
    func diffableReordering() {
        let screen = ReadingListViewController(reading: books(0..<3), later: books(3..<6))
        let host = start(screen)
        move(path(0), to: path(2), in: screen.collectionView, host)
        #expect(screen.order == [.reading: [1, 2, 0], .later: [3, 4, 5]])
    }

    @Test("a ported screen is freed with its window")
    func freed() {
        weak var books: BooksViewController?
        weak var list: ReadingListViewController?
        do {
            let first = BooksViewController(shelves: [("New", self.books(0..<4))])
            let second = ReadingListViewController(reading: self.books(0..<2), later: [])
            books = first
            list = second
            for screen in [first, second] as [ViewController] { start(screen).tap("Book 0") }
            #expect(books != nil)
            #expect(list != nil)
        }
        #expect(books == nil)
        #expect(list == nil)
    }
}
