import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import Testing

@testable import CollectionViews

struct PrintingTests {
    private let phone = Size(width: 400, height: 800)

    private func start(_ screen: ViewController) -> ModelHost {
        let host = ModelHost(screen, windowSize: phone)
        host.start(path: "/")
        return host
    }

    /// Two lists in a navigation controller: the second one at `/b`, the first one at every other address.
    private func startLists() -> (first: TextScreen, second: TextScreen, host: ModelHost) {
        let (first, second) = (TextScreen.rows(60), TextScreen.rows(60))
        let navigation = NavigationController(
            router: { $0.hasSuffix("b") ? second : first }, notFound: { _ in first })
        return (first, second, start(navigation))
    }

    /// Scrolls to an offset, in points from the top, and lets the scroll end.
    private func scroll(_ host: ModelHost, to offset: Double) {
        host.scroll(to: Point(x: 0, y: offset))
        host.endScroll()
    }

    /// Prints from beginning to end.
    private func print(_ host: ModelHost) {
        host.send(.printingBegan)
        host.send(.printingEnded)
    }

    private func displayed(_ view: CollectionView) -> [Int] { view.indexPathsForDisplayedItems.map { $0.item } }

    private func rows(_ range: Range<Int>) -> [String] { range.map { "row \($0)" } }

    @Test("all rows are in the document while it is printed, in reading order")
    func allRows() {
        let host = start(TextScreen.rows(60))
        scroll(host, to: 2_000)
        host.send(.printingBegan)
        #expect(host.texts == rows(0..<60))
    }

    @Test("they are also in reading order while the user scrolls")
    func scrolling() {
        let host = start(TextScreen.rows(60))
        host.scroll(to: Point(x: 0, y: 300))
        host.send(.printingBegan)
        #expect(host.texts == rows(0..<60))
    }

    @Test("after printing the rows around the screen are left, at the same offset")
    func afterwards() {
        let screen = TextScreen.rows(60)
        let host = start(screen)
        scroll(host, to: 2_000)
        let before = displayed(screen.collectionView)
        print(host)
        #expect(displayed(screen.collectionView) == before)
        #expect(screen.collectionView.bounds.minY == 2_000)
        #expect(host.node(screen.collectionView.node)?.offset.y == 2_000)
    }

    @Test("the end of printing without its beginning changes nothing")
    func strayEnd() {
        let host = start(TextScreen.rows(60))
        host.send(.printingEnded)
        #expect(host.lastCommands == [])
    }

    @Test("of a long list the cells nearest to the screen are printed, up to the limit")
    func cellLimit() {
        let screen = TextScreen.rows(3_000)
        let host = start(screen)
        scroll(host, to: 150_000)
        host.send(.printingBegan)
        // Eight rows are seen, and as many are printed above as below.
        #expect(displayed(screen.collectionView) == Array(1_004...2_003))
    }

    @Test("the item with the focus keeps its cell, which is one of the limit")
    func focusBeyondLimit() throws {
        let screen = TextScreen.rows(3_000)
        screen.collectionView.isKeyboardNavigable = true
        let host = start(screen)
        let focused = try #require(host.node(showing: "row 3").flatMap { host.activatable(around: $0) })
        host.focusedNode = focused
        host.send(.focused(focused))
        scroll(host, to: 60_000)
        host.send(.printingBegan)
        #expect(displayed(screen.collectionView).count <= 1_000)
        #expect(host.texts(in: focused) == ["row 3"])
    }

    @Test("of high rows those within the printed distance are printed")
    func lengthLimit() {
        let screen = TextScreen([rows(0..<100)], rowHeight: 10_000)
        let host = start(screen)
        scroll(host, to: 505_000)
        host.send(.printingBegan)
        #expect(displayed(screen.collectionView) == Array(40...60))
    }

    @Test("the focus and the selection stay")
    func focusAndSelection() throws {
        let screen = TextScreen.rows(60)
        screen.collectionView.isKeyboardNavigable = true
        screen.collectionView.selectionMode = .multiple
        let host = start(screen)
        screen.collectionView.selectItem(at: IndexPath(item: 2, section: 0))
        let focused = try #require(host.node(showing: "row 3").flatMap { host.activatable(around: $0) })
        host.focusedNode = focused
        host.send(.focused(focused))
        print(host)
        #expect(host.focusedNode == focused)
        #expect(host.texts(in: focused) == ["row 3"])
        #expect(screen.collectionView.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    }

    @Test("rows that are printed only are not reported as displayed")
    func displayEvents() {
        let screen = TextScreen.rows(60)
        let recorder = DelegateRecorder(screen.collectionView, .display)
        let host = start(screen)
        _ = recorder.takeEvents()
        print(host)
        #expect(recorder.takeEvents() == [])
    }

    @Test("nothing is prefetched for print, and nothing again afterwards")
    func prefetching() {
        let screen = TextScreen.rows(60)
        let recorder = DelegateRecorder(screen.collectionView, .prefetching)
        let host = start(screen)
        #expect(recorder.takeEvents() != [])
        print(host)
        #expect(recorder.takeEvents() == [])
    }

    @Test("rows that size themselves are measured before the event ends, without a frame")
    func selfSizing() throws {
        let lines = { (id: Int) in 1 + (id * 7) % 6 }
        let screen = NoteScreen()
        for id in 0..<200 {
            screen.model.texts[id] = "\(id)" + String(repeating: "x", count: lines(id) * 40 - "\(id)".count)
        }
        try screen.show(Array(0..<200))
        // 40 characters of body text to a line.
        let host = ModelHost(screen, windowSize: Size(width: 352, height: 800))
        host.start(path: "/")
        host.send(.printingBegan)
        let heights = (0..<200).map { item in
            screen.collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.size.height ?? .nan
        }
        #expect(heights == (0..<200).map { Double(lines($0)) * 22 })
    }

    @Test("a screen beneath the visible one is not drawn")
    func beneath() {
        let (first, second, host) = startLists()
        host.send(.navigated(path: "/b"))
        let before = displayed(first.collectionView)
        host.send(.printingBegan)
        #expect(displayed(first.collectionView) == before)
        #expect(displayed(second.collectionView) == Array(0..<60))
    }

    @Test("a screen that is covered while it is printed goes back to its window as well")
    func covered() {
        let (first, _, host) = startLists()
        let before = displayed(first.collectionView)
        host.send(.printingBegan)
        host.send(.navigated(path: "/b"))
        host.send(.printingEnded)
        #expect(displayed(first.collectionView) == before)
    }
}
