import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct CollectionViewScrollingTests {
    private let phone = Size(width: 352, height: 800)

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func start(_ screen: ViewController) -> ModelHost {
        let host = ModelHost(screen, windowSize: phone)
        host.start(path: "/")
        return host
    }

    /// The size of the phone when it is turned.
    private var turnedPhone: Size { Size(width: 800, height: 352) }

    /// A layout of one column on the phone and of two columns when it is turned. A row is 210 points high with its
    /// spacing.
    private func gridLayout() -> FlowLayout {
        let layout = FlowLayout()
        layout.itemSize = Size(width: 300, height: 200)
        return layout
    }

    /// A list of a hundred items in ``gridLayout()``.
    private func grid() -> CollectionView {
        let list = CollectionView(layout: gridLayout())
        list.contentSource = TextSource([(0..<100).map { "item \($0)" }])
        return list
    }

    /// Starts a list in ``gridLayout()`` on the phone, scrolled to its fourth item, which is the second of its row in
    /// two columns.
    private func startScrolled(_ list: CollectionView) -> ModelHost {
        let host = start(ViewController(view: list))
        host.scroll(to: Point(x: 0, y: 630))
        host.endScroll()
        return host
    }

    private func frame(_ item: Int, _ list: CollectionView, _ host: ModelHost) -> Rect? {
        list.cellForItem(at: path(item)).flatMap { host.frameInWindow($0.node) }
    }

    @Test(
        "an item is brought to the position that is requested, as far as the content goes",
        arguments: [
            (50, CollectionView.ScrollPosition.top, 5000.0), (50, .center, 4650), (50, .bottom, 4300),
            (50, .nearest, 4300), (5, .nearest, 500), (18, .nearest, 1100), (0, .bottom, 0), (99, .top, 9200),
            (10, .nearest, 1000),
        ]
    )
    func positions(item: Int, position: CollectionView.ScrollPosition, offset: Double) {
        let screen = TextScreen.rows(100)
        let host = start(screen)
        host.scroll(to: Point(x: 0, y: 1000))
        screen.collectionView.scrollToItem(at: path(item), at: position, animated: item % 2 == 0)
        host.send(.frame(0))
        #expect(screen.collectionView.contentOffset == Point(x: 0, y: offset))
        #expect(host.visibleFrame(screen.collectionView.cellForItem(at: path(item))?.node ?? .none) != nil)
    }

    @Test(
        "an item among rows of unknown height ends up exactly where it is wanted",
        arguments: [CollectionView.ScrollPosition.top, .center, .bottom, .nearest], [false, true]
    )
    func estimates(position: CollectionView.ScrollPosition, animated: Bool) throws {
        let screen = NoteScreen()
        for id in 0..<500 { screen.model.texts[id] = String(repeating: "\(id % 10)", count: 40 * (1 + (id * 7) % 9)) }
        try screen.show(Array(0..<500))
        let host = start(screen)
        host.runFrames()
        for item in [300, 40, 499, 250, 251, 0] {
            screen.collectionView.scrollToItem(at: path(item), at: position, animated: animated)
            host.send(.frame(0))
            host.runFrames()
            let place = try #require(frame(item, screen.collectionView, host))
            #expect(place.height == 22 * Double(1 + (item * 7) % 9))
            switch (position, item) {
            case (.top, 0...450): #expect(place.minY == 0)
            case (.center, 40...450): #expect(place.midY == 400)
            case (.bottom, 40...499): #expect(place.maxY == 800)
            default:
                #expect(place.minY >= 0)
                #expect(place.maxY <= 800)
            }
        }
    }

    @Test("an animated scroll is one command, and a user who scrolls elsewhere is not brought back")
    func animated() {
        let screen = TextScreen.rows(100)
        let window = Window(rootViewController: screen)
        _ = window.handle(.environmentChanged(HostEnvironment(windowSize: phone)))
        let list = screen.collectionView
        _ = window.handle(.resized(list.node, phone))
        list.scrollToItem(at: path(50), at: .top, animated: true)
        #expect(window.handle(.frame(0)) == [.scroll(list.node, to: Point(x: 0, y: 5000), animated: true)])
        #expect(window.handle(.frame(0)) == [])
        _ = window.handle(.scrolled(list.node, Point(x: 0, y: 300)))
        _ = window.handle(.scrolled(list.node, Point(x: 0, y: 120)))
        let commands = window.handle(.scrollEnded(list.node))
        #expect(!commands.contains { if case .scroll = $0 { true } else { false } })
        #expect(list.contentOffset.y == 120)
    }

    @Test("less motion means no way at all")
    func reducedMotion() {
        let screen = TextScreen.rows(100)
        let host = start(screen)
        host.change { $0.prefersReducedMotion = true }
        screen.collectionView.scrollToItem(at: path(50), at: .top, animated: true)
        host.send(.frame(0))
        #expect(
            host.lastCommands.contains(.scroll(screen.collectionView.node, to: Point(x: 0, y: 5000), animated: false)))
    }

    @Test("insets are room that the content starts below and can be scrolled out of")
    func insets() {
        let screen = TextScreen.rows(20)
        screen.collectionView.contentInset = EdgeInsets(top: 60, bottom: 40)
        let host = start(screen)
        let list = screen.collectionView
        #expect(list.contentOffset.y == -60)
        #expect(frame(0, list, host)?.minY == 60)
        host.scroll(to: Point(x: 0, y: 60))
        #expect(list.contentOffset.y == 0)
        host.scroll(to: Point(x: 0, y: 99_999))
        #expect(list.contentOffset.y == 2000 + 40 - 800)
        #expect(frame(19, list, host)?.maxY == 760)
        list.scrollToItem(at: path(3), at: .top, animated: false)
        host.send(.frame(0))
        #expect(frame(3, list, host)?.minY == 60)
        list.contentInset.top = 10
        host.send(.frame(0))
        #expect(frame(3, list, host)?.minY == 60)
    }

    @Test("another width moves nothing where the layout has no use for it, then or later")
    func staleAnchor() {
        let screen = TextScreen.rows(100)
        let host = start(screen)
        host.scroll(to: Point(x: 0, y: 3000))
        host.change { $0.windowSize.width = 500 }
        host.scroll(to: Point(x: 0, y: 6000))
        screen.collectionView.invalidateLayout()
        host.send(.frame(0))
        #expect(screen.collectionView.contentOffset.y == 6000)
    }

    @Test("a device that is turned there and back shows the same place, though another item comes first in between")
    func turning() {
        let list = grid()
        let host = startScrolled(list)
        for _ in 0..<3 {
            host.change { $0.windowSize = turnedPhone }
            #expect(list.contentOffset.y == 210)
            #expect(frame(2, list, host)?.minY == 0)
            host.change { $0.windowSize = phone }
            #expect(list.contentOffset.y == 630)
        }
        // Where the user scrolls in between, the place is the one that is seen then.
        host.change { $0.windowSize = turnedPhone }
        host.scroll(to: Point(x: 0, y: 840))
        host.endScroll()
        host.change { $0.windowSize = phone }
        #expect(frame(8, list, host)?.minY == 0)
    }

    @Test("a device that is turned back shows what was inserted behind the first visible item")
    func turningAfterUpdates() throws {
        let list = CollectionView(layout: gridLayout())
        let cells = CellRegistration<TextCell, Int> { cell, _, item in cell.label.text = "item \(item)" }
        let dataSource = CollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        func show(_ items: [Int]) throws {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            try snapshot.appendSections([0])
            try snapshot.appendItems(items)
            dataSource.apply(snapshot, animatingDifferences: false)
        }
        try show(Array(0..<100))
        let host = startScrolled(list)
        host.change { $0.windowSize = turnedPhone }
        try show(Array(0..<120))
        host.send(.frame(0))
        host.change { $0.windowSize = phone }
        #expect(list.contentOffset.y == 630)
        // The third item comes first in two columns. What is inserted behind it moves the fourth one down.
        host.change { $0.windowSize = turnedPhone }
        try show([0, 1, 2, 500, 501] + Array(3..<120))
        host.send(.frame(0))
        #expect(frame(2, list, host)?.minY == 0)
        host.change { $0.windowSize = phone }
        #expect(frame(2, list, host)?.minY == 0)
    }

    @Test("a device that is turned back shows the place of a scroll to an item that was under way when it was turned")
    func turningDuringScroll() {
        let list = grid()
        let window = Window(rootViewController: ViewController(view: list))
        _ = window.handle(.environmentChanged(HostEnvironment(windowSize: phone)))
        _ = window.handle(.resized(list.node, phone))
        _ = window.handle(.scrolled(list.node, Point(x: 0, y: 630)))
        _ = window.handle(.scrollEnded(list.node))
        list.scrollToItem(at: path(5), at: .top, animated: false)
        _ = window.handle(.resized(list.node, turnedPhone))
        #expect(list.contentOffset.y == 420)
        // The fifth and the sixth item are in one line.
        _ = window.handle(.resized(list.node, phone))
        #expect(list.contentOffset.y == 840)
    }

    @Test("a device that is turned back does not undo a slow scroll, whose steps are as short as those of rounding")
    func turningAfterSlowScroll() {
        let list = grid()
        let host = startScrolled(list)
        host.change { $0.windowSize = turnedPhone }
        for offset in 211...250 { host.scroll(to: Point(x: 0, y: Double(offset))) }
        host.endScroll()
        #expect(frame(2, list, host)?.minY == -40)
        host.change { $0.windowSize = phone }
        #expect(frame(2, list, host)?.minY == -40)
    }

    @Test("a device that is turned back after the text size has changed keeps the place that is seen then")
    func turningAfterTextSizes() {
        let list = grid()
        let host = startScrolled(list)
        host.change { $0.windowSize = turnedPhone }
        host.change { $0.lineHeights = $0.lineHeights.map { $0 * 2 } }
        #expect(frame(2, list, host)?.minY == 0)
        host.change { $0.windowSize = phone }
        #expect(frame(2, list, host)?.minY == 0)
        #expect(list.contentOffset.y == 420)
    }

    @Test("a place is found again by what was seen, whatever has come before it meanwhile")
    func restoration() throws {
        let screen = NoteScreen()
        for id in -50..<500 { screen.model.texts[id] = String(repeating: "x", count: 40 * (1 + abs(id * 7) % 9)) }
        try screen.show(Array(0..<500))
        let host = start(screen)
        host.scroll(to: Point(x: 0, y: 7777))
        host.runFrames()
        let place = screen.dataSource.scrollRestoration(of: screen.collectionView)
        let item = try #require(place.item)

        let later = NoteScreen()
        later.model.texts = screen.model.texts
        try later.show(Array(-50..<500))
        let newHost = start(later)
        #expect(later.dataSource.restore(place, in: later.collectionView))
        newHost.send(.frame(0))
        newHost.runFrames()
        let index = try #require(later.dataSource.indexPath(for: item)).item
        #expect(frame(index, later.collectionView, newHost)?.minY == place.distance)
        try later.show([1])
        newHost.send(.frame(0))
        #expect(!later.dataSource.restore(place, in: later.collectionView))
    }

    @Test("ten million rows: each is reached, the first and the last at the ends of the scroller")
    func tenMillionRows() {
        final class Numbers: CollectionContentSource {
            let registration = CellRegistration<TextCell, Int> { cell, _, number in cell.label.text = "\(number)" }
            var numberOfSections: Int { 1 }
            func numberOfItems(inSection section: Int) -> Int { 10_000_000 }
            func cell(forItemAt path: IndexPath, in view: CollectionView) -> CollectionViewCell? {
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: path.item)
            }
            func supplementaryView(
                ofKind kind: ElementKind, at path: IndexPath, in view: CollectionView
            ) -> CollectionReusableView? { nil }
        }
        let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = LayoutGroup.vertical(layoutSize: size, subitems: [LayoutItem(layoutSize: size)])
        let list = CollectionView(layout: CompositionalLayout(section: LayoutSection(group: group)))
        list.contentSource = Numbers()
        let host = start(ViewController(view: list))
        func expectRows(from first: Int, at top: Double) {
            let seen = host.visibleCells.map { (host.frameInWindow($0)?.minY ?? .nan, host.texts(in: $0)) }
                .sorted { $0.0 < $1.0 }
            let count = Int(((800 - top) / 44).rounded(.up))
            #expect(seen.map { $0.1 } == (first..<(first + count)).map { ["\($0)"] })
            #expect(seen.first?.0 == top)
        }
        expectRows(from: 0, at: 0)
        for item in [9_999_900, 5_000_000, 4_999_000, 123] {
            list.scrollToItem(at: path(item), at: .top, animated: false)
            host.send(.frame(0))
            expectRows(from: item, at: 0)
            let physical = host.node(list.node)?.offset.y ?? 0
            host.scroll(to: Point(x: 0, y: physical + 54))
            expectRows(from: item + 1, at: -10)
        }
        host.scroll(to: Point(x: 0, y: 99_999_999))
        expectRows(from: 9_999_981, at: 800 - 19 * 44)
        host.scroll(to: Point(x: 0, y: 0))
        expectRows(from: 0, at: 0)
    }
}
