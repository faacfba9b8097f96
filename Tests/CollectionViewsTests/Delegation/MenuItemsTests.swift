import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

@Suite("The items and the point of a context menu") struct MenuItemsTests {
    private final class MenuScreen: NumberScreen, CollectionViewDelegate {
        var items: [[Int]] = []
        var points: [Point] = []

        override func viewDidLoad() {
            collectionView.delegate = self
            collectionView.allowsMultipleSelection = true
            collectionView.trailingSwipeActionsConfigurationProvider = { _ in
                SwipeActionsConfiguration(actions: [ContextualAction(title: "Flag") { _, done in done(true) }])
            }
        }

        func collectionView(
            _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
        ) -> ContextMenuConfiguration? {
            items.append(indexPaths.map { $0.item })
            points.append(point)
            return ContextMenuConfiguration { _ in Menu(children: [MenuAction("Open \(indexPaths.count)") {}]) }
        }
    }

    private let screen = MenuScreen()
    private let host: ModelHost

    init() throws {
        host = try screen.startWithNumbers()
    }

    private func request(_ item: Int, at point: Point = Point(x: 10, y: 20), location: Point? = nil) throws {
        let cell = try #require(screen.collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
        #expect(host.send(.menuRequested(cell.node, point, location: location)))
    }

    /// Closes the menu; the focus returns before the next event.
    private func dismiss() {
        screen.collectionView.dismissContextMenu()
        host.send(.frame(0))
    }

    private var entries: [String] { host.nodes(withStyleClass: "menu-entry").flatMap { host.texts(in: $0) } }

    @Test("one of several selected items has the menu of all of them, without swipe actions; another item has its own")
    func multipleSelection() throws {
        for item in [4, 1, 2] { screen.collectionView.selectItem(at: IndexPath(item: item, section: 0)) }
        try request(2)
        #expect(screen.items == [[1, 2, 4]])
        #expect(entries == ["Open 3"])
        dismiss()
        try request(3)
        #expect(screen.items.last == [3])
        #expect(entries == ["Open 1", "Flag"])
        dismiss()
        screen.collectionView.deselectItem(at: IndexPath(item: 1, section: 0))
        screen.collectionView.deselectItem(at: IndexPath(item: 4, section: 0))
        try request(2)
        #expect(screen.items.last == [2])
        #expect(entries == ["Open 1", "Flag"])
    }

    @Test("between items the menu is that of the background, and a node outside of the view has none")
    func background() {
        #expect(host.send(.menuRequested(screen.collectionView.node, Point(x: 10, y: 20))))
        #expect(screen.items == [[]])
        #expect(entries == ["Open 0"])
        dismiss()
        #expect(!screen.collectionView.isShowingContextMenu)
        #expect(!host.send(.menuRequested(.none, Point(x: 10, y: 20))))
        #expect(screen.items.count == 1)
    }

    @Test("the point is in content coordinates, and the menu opens at its point in the window")
    func point() throws {
        host.scroll(to: Point(x: 0, y: 150))
        try request(3, at: Point(x: 10, y: 200))
        #expect(screen.points == [Point(x: 10, y: 350)])
        #expect(host.nodes(withStyleClass: "menu").map { host.frameInWindow($0)?.origin } == [Point(x: 10, y: 200)])
        dismiss()
        try request(3, at: Point(x: 10, y: 200), location: Point(x: 4, y: 140))
        #expect(screen.points.last == Point(x: 4, y: 290))
        #expect(host.nodes(withStyleClass: "menu").map { host.frameInWindow($0)?.origin } == [Point(x: 10, y: 200)])
    }

    @Test("a menu that closes does not focus another view that has got the node number of the view that had the focus")
    func replacedFocus() throws {
        let collectionView = screen.collectionView
        let focused = makeFocusableView()
        collectionView.backgroundView = focused
        host.send(.frame(0))
        let number = focused.node
        host.focusedNode = number
        host.send(.focused(number))
        try #require(host.send(.menuRequested(collectionView.node, Point(x: 10, y: 20))))
        let other = makeFocusableView()
        collectionView.backgroundView = other
        try #require(other.node == number)
        dismiss()
        #expect(host.focusedNode == collectionView.node)
    }

    private func makeFocusableView() -> View {
        let view = View(.box)
        view.setAttribute(.tabIndex, "0")
        return view
    }

    @Test("the menu of several items closes when one of them is removed")
    func removal() throws {
        for item in [1, 2] { screen.collectionView.selectItem(at: IndexPath(item: item, section: 0)) }
        try request(2)
        try screen.show([3, 2, 1, 0], isAnimated: false)
        host.send(.frame(1))
        #expect(entries == ["Open 2"])
        try screen.show([3, 2, 0], isAnimated: false)
        host.send(.frame(2))
        #expect(entries == [])
        #expect(!screen.collectionView.isShowingContextMenu)
    }
}

/// A view whose menus come from its delegate alone.
@Suite("The first context menu of a collection view") struct FirstMenuTests {
    private final class FirstMenuScreen: NumberScreen, CollectionViewDelegate {
        var requests: [[Int]] = []
        var longPresses = 0
        var respond: () -> ContextMenuConfiguration? = {
            ContextMenuConfiguration { _ in Menu(children: [MenuAction("Open") {}]) }
        }

        override func viewDidLoad() {
            collectionView.delegate = self
        }

        func collectionView(
            _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
        ) -> ContextMenuConfiguration? {
            requests.append(indexPaths.map { $0.item })
            return respond()
        }

        func collectionView(_ collectionView: CollectionView, didLongPressItemAt indexPath: IndexPath) {
            longPresses += 1
        }
    }

    private let screen = FirstMenuScreen()
    private let host: ModelHost

    init() throws {
        host = try screen.startWithNumbers()
    }

    private func cell(_ item: Int) throws -> CollectionViewCell {
        try #require(screen.collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
    }

    private func request(_ item: Int) throws -> Bool {
        host.send(.menuRequested(try cell(item).node, Point(x: 10, y: 20)))
    }

    private var isShowing: Bool { screen.collectionView.isShowingContextMenu }

    @Test("the delegate is called once for each menu that opens, the first included")
    func secondaryButton() throws {
        #expect(try request(2))
        #expect(isShowing)
        #expect(screen.requests == [[2]])
        screen.collectionView.dismissContextMenu()
        host.send(.frame(0))
        #expect(try request(3))
        #expect(screen.requests == [[2], [3]])
    }

    @Test("so is it for a long press, which is no other long press then")
    func longPress() throws {
        screen.collectionView.recognizesLongPresses = true
        host.press("1")
        while host.fireNextTimer() {}
        #expect(isShowing)
        #expect(screen.requests == [[1]])
        #expect(screen.longPresses == 0)
    }

    @Test("without a menu the delegate is called once, and a long press is one")
    func noMenu() throws {
        for response in [{ nil }, { ContextMenuConfiguration { _ in nil } }] as [() -> ContextMenuConfiguration?] {
            screen.respond = response
            screen.requests = []
            screen.longPresses = 0
            #expect(try !request(2))
            #expect(screen.requests == [[2]])
            screen.collectionView.recognizesLongPresses = true
            host.press("1")
            while host.fireNextTimer() {}
            #expect(screen.requests == [[2], [1]])
            #expect(screen.longPresses == 1)
            #expect(!isShowing)
            host.releasePress()
        }
    }

    @Test("a delegate that removes the item has no menu opened for it")
    func removal() throws {
        screen.respond = { [unowned screen] in
            try? screen.show(Array(0..<2), isAnimated: false)
            screen.collectionView.layoutIfNeeded()
            return ContextMenuConfiguration { _ in Menu(children: [MenuAction("Open") {}]) }
        }
        #expect(try !request(2))
        #expect(!isShowing)
        #expect(screen.requests == [[2]])
    }
}

extension NumberScreen {
    /// Shows the screen with thirty numbers on a phone.
    fileprivate func startWithNumbers() throws -> ModelHost {
        let host = ModelHost(self, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        try show(Array(0..<30), isAnimated: false)
        host.send(.frame(0))
        return host
    }
}
