import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct NavigationBarTests {
    private final class Screen: ViewController {
        private let address: String
        var name = "Notes"

        init(_ address: String) {
            self.address = address
            super.init()
            navigationItem.backPath = address == "/" ? nil : "/"
        }

        override var path: String { address }
        override var title: String { name }
    }

    /// A list with a large title, whose bar is made by the initializer, or when the screen is loaded.
    private final class LargeTitleScreen: ViewController {
        private let source = TextSource([(0..<100).map { "row \($0)" }])
        private let collectionView = CollectionView(layout: RowLayout(rowHeight: 100))
        private let isBarLate: Bool

        init(isBarLate: Bool) {
            self.isBarLate = isBarLate
            super.init()
            if !isBarLate { addViews() }
        }

        override func viewDidLoad() {
            if isBarLate { addViews() }
        }

        private func addViews() {
            navigationItem.title = "Notes"
            navigationItem.prefersLargeTitles = true
            collectionView.contentSource = source
            view.addSubview(collectionView)
        }
    }

    /// The headings of the first level that assistive technology finds.
    private func headings(_ host: ModelHost) -> [NodeID] {
        host.nodes { $0.attributes[.headingLevel] == "1" && $0.attributes[.isHiddenFromAccessibility] != "true" }
            .filter { host.frameInWindow($0) != nil }
    }

    private func makeApp(path: String) -> (host: ModelHost, navigation: NavigationController) {
        let navigation = NavigationController(router: { Screen($0) }, notFound: { Screen($0) })
        return (start(navigation, path: path), navigation)
    }

    /// A screen in a window of 390 points by a height.
    private func start(_ screen: ViewController, path: String = "/", height: Double = 844) -> ModelHost {
        let host = ModelHost(screen, windowSize: Size(width: 390, height: height))
        host.start(path: path)
        return host
    }

    /// A list of a hundred rows with a large title.
    private func startLargeTitle() -> (host: ModelHost, screen: TextScreen) {
        let screen = TextScreen.rows(100)
        screen.navigationItem.title = "Notes"
        screen.navigationItem.prefersLargeTitles = true
        return (start(screen), screen)
    }

    /// Moves the keyboard focus to a node, as a user does; away from all for `.none`.
    private func focus(_ node: NodeID, _ host: ModelHost) {
        host.focusedNode = node
        host.send(.focused(node))
    }

    @Test("the bar is the first view of the screen, and its heading follows the title of the screen")
    func title() throws {
        let (host, navigation) = makeApp(path: "/")
        let screen = try #require(navigation.topViewController as? Screen)
        #expect(screen.view.subviews.first === screen.navigationItem)
        let heading = screen.navigationItem.titleLabel
        #expect(heading.text == "Notes")
        #expect(host.node(heading.node)?.attributes[.headingLevel] == "1")
        screen.name = "All notes"
        host.send(.frame(0))
        #expect(heading.text == "All notes")
        screen.navigationItem.title = "Archive"
        screen.name = "Others"
        host.send(.frame(1))
        #expect(heading.text == "Archive")
        #expect(screen.title == "Others")
        screen.navigationItem.title = nil
        #expect(heading.text == "Others")
    }

    @Test("the back button goes back in the history, and to the address above where there is none")
    func back() throws {
        let (host, navigation) = makeApp(path: "/")
        #expect(host.nodes(withStyleClass: "bar-icon-back").isEmpty)
        navigation.push(path: "/note")
        host.send(.frame(0))
        #expect(host.history == ["/", "/note"])
        #expect(host.tap(label: "Back"))
        #expect(host.history == ["/"])
        #expect(navigation.topViewController?.path == "/")
        let (other, deep) = makeApp(path: "/note")
        #expect(other.tap(label: "Back"))
        #expect(other.history == ["/"])
        #expect(deep.topViewController?.path == "/")
    }

    @Test("on arrival the heading is focused and the title read out; going back returns to what was left")
    func arrival() throws {
        let (host, navigation) = makeApp(path: "/")
        let first = try #require(navigation.topViewController as? Screen)
        let item = BarButtonItem("Edit")
        first.navigationItem.rightBarButtonItem = item
        host.send(.frame(0))
        host.send(.focused(item.node))
        navigation.push(path: "/note")
        host.send(.frame(0))
        let second = try #require(navigation.topViewController as? Screen)
        #expect(host.focusedNode == second.navigationItem.titleLabel.node)
        #expect(host.announcements.last == "Notes")
        host.pressBack()
        #expect(host.focusedNode == item.node)
        // What held the focus has gone meanwhile.
        navigation.push(path: "/note")
        host.send(.frame(1))
        first.navigationItem.rightBarButtonItem = nil
        host.pressBack()
        #expect(host.focusedNode == first.navigationItem.titleLabel.node)
    }

    @Test(
        "on arrival a heading that is made while the screen loads is focused, and what the screen focuses then comes first"
    )
    func arrivalOfLoadedBar() throws {
        final class LateScreen: ViewController {
            let field = Button("Field")

            override func viewDidLoad() {
                navigationItem.title = "Late"
                view.addSubview(field)
                if path == "/edit" { field.focus() }
            }
        }
        let navigation = NavigationController(router: { _ in LateScreen() }, notFound: { _ in LateScreen() })
        let host = start(navigation)
        #expect(host.focusedNode == .none)
        navigation.push(path: "/note")
        host.send(.frame(0))
        let note = try #require(navigation.topViewController as? LateScreen)
        #expect(host.focusedNode == note.navigationItem.titleLabel.node)
        navigation.push(path: "/edit")
        host.send(.frame(0))
        let edit = try #require(navigation.topViewController as? LateScreen)
        #expect(host.focusedNode == edit.field.node)
    }

    @Test("items keep their order, their states and their elements when others come and go")
    func items() {
        var log: [String] = []
        let bar = NavigationBar()
        let edit = BarButtonItem("Edit") { log.append("edit") }
        let add = BarButtonItem(systemItem: .add, title: "New note") { log.append("add") }
        bar.rightBarButtonItems = [edit, add]
        let host = makeHost(bar)
        #expect(host.tap(label: "New note"))
        #expect(host.tap(node: edit.node))
        add.isEnabled = false
        _ = host.tap(label: "New note")
        #expect(log == ["add", "edit"])
        let node = add.node
        let more = BarButtonItem(systemItem: .more, title: "More")
        bar.rightBarButtonItems = [more, add]
        host.send(.frame(0))
        let box = bar.subviews[2]
        #expect(box.subviews.map(\.node) == [more.node, node])
        #expect(edit.node == .none)
        bar.rightBarButtonItem = nil
        #expect(box.subviews.isEmpty)
        #expect(bar.rightBarButtonItems.isEmpty)
    }

    @Test("a view in place of the title leaves the heading to assistive technology")
    func titleView() {
        let bar = NavigationBar()
        bar.title = "Homes"
        let segments = SegmentedControl(["List", "Map"])
        bar.titleView = segments
        let host = makeHost(bar)
        #expect(host.node(bar.node)?.styleClasses.contains("has-title-view") == true)
        #expect(host.node(showing: "Homes") != nil)
        #expect(segments.node != .none)
        bar.titleView = nil
        host.send(.frame(0))
        #expect(segments.node == .none)
        #expect(host.node(bar.node)?.styleClasses.contains("has-title-view") == false)
    }

    @Test("a large title has room at the start of the content, and gives way to the small one by scrolling")
    func largeTitle() throws {
        let (host, screen) = startLargeTitle()
        let list = screen.collectionView
        // A line of 41 points, and half a line of body.
        #expect(list.contentInset.top == 52)
        #expect(list.contentOffset.y == -52)
        let bar = screen.navigationItem.node
        #expect(host.node(bar)?.variables["large-title-offset"] == 0)
        host.scroll(list.node, to: Point(x: 0, y: 20))
        #expect(host.node(bar)?.variables["large-title-offset"] == 20)
        #expect(host.node(bar)?.styleClasses.contains("is-collapsed") == false)
        host.scroll(list.node, to: Point(x: 0, y: 300))
        #expect(host.node(bar)?.variables["large-title-offset"] == 52)
        #expect(host.node(bar)?.styleClasses.contains("is-collapsed") == true)
        // Twice the text size.
        host.change { $0.lineHeights = $0.lineHeights.map { $0 * 2 } }
        #expect(list.contentInset.top == 104)
        screen.navigationItem.prefersLargeTitles = false
        host.send(.frame(0))
        #expect(list.contentInset.top == 0)
        #expect(host.node(bar)?.styleClasses.contains("has-large-title") == false)
    }

    @Test(
        "a search field below a large title stays, and in a low window scrolls away with it",
        arguments: [844.0, 390, 256])
    func searchField(height: Double) {
        let screen = TextScreen.rows(100)
        screen.navigationItem.prefersLargeTitles = true
        screen.navigationItem.searchField = SearchField("Search")
        let host = start(screen, height: height)
        let inset = screen.collectionView.contentInset.top
        #expect(inset > 52)
        host.scroll(screen.collectionView.node, to: Point(x: 0, y: 300))
        let bar = screen.navigationItem.node
        #expect(host.node(bar)?.variables["large-title-offset"] == (height < 416 ? inset : 52))
        host.send(.frame(0))
    }

    @Test("a large title without content that scrolls is the title of the bar")
    func largeTitleAlone() {
        let screen = ViewController()
        screen.navigationItem.title = "Notes"
        screen.navigationItem.prefersLargeTitles = true
        let host = start(screen)
        #expect(host.node(screen.navigationItem.node)?.styleClasses.contains("has-large-title") == false)
        #expect(host.node(showing: "Notes") != nil)
        #expect(headings(host) == [screen.navigationItem.titleLabel.node])
    }

    @Test(
        "on arrival a large title is the heading and has the focus, wherever the bar is made", arguments: [false, true])
    func arrivalAtLargeTitle(isBarLate: Bool) {
        let navigation = NavigationController(
            router: { $0 == "/" ? ViewController() : LargeTitleScreen(isBarLate: isBarLate) },
            notFound: { _ in ViewController() })
        let host = start(navigation)
        navigation.push(path: "/notes")
        host.send(.frame(0))
        let large = host.nodes(withStyleClass: "large-title")
        #expect(large.count == 1)
        #expect(headings(host) == large)
        #expect([host.focusedNode] == large)
    }

    @Test("the title that is seen is the heading, and one that has the focus stays the heading while the user scrolls")
    func headingWhileScrolling() throws {
        let (host, screen) = startLargeTitle()
        let list = screen.collectionView
        let small = screen.navigationItem.titleLabel.node
        let large = try #require(host.nodes(withStyleClass: "large-title").first)
        #expect(headings(host) == [large])
        host.scroll(list.node, to: Point(x: 0, y: 300))
        #expect(headings(host) == [small])
        host.scroll(list.node, to: .zero)
        #expect(headings(host) == [large])
        focus(large, host)
        host.scroll(list.node, to: Point(x: 0, y: 300))
        #expect(headings(host) == [large])
        focus(.none, host)
        #expect(headings(host) == [small])
    }

    @Test("where the large title is turned off, the title of the bar is the heading and takes its focus")
    func headingWithoutLargeTitle() throws {
        let (host, screen) = startLargeTitle()
        let large = try #require(host.nodes(withStyleClass: "large-title").first)
        focus(large, host)
        screen.navigationItem.prefersLargeTitles = false
        host.send(.frame(0))
        #expect(headings(host) == [screen.navigationItem.titleLabel.node])
        #expect(host.focusedNode == screen.navigationItem.titleLabel.node)
    }

    @Test("the title of the bar takes the focus of the large one although a view outside of the window requested it")
    func headingBesideRefusedFocus() throws {
        let (host, screen) = startLargeTitle()
        focus(try #require(host.nodes(withStyleClass: "large-title").first), host)
        let detached = View(.box)
        detached.setAttribute(.tabIndex, "0")
        detached.realize(in: try #require(screen.context))
        detached.focus()
        screen.navigationItem.prefersLargeTitles = false
        let refused = host.expectingViolations { host.send(.frame(0)) }
        #expect(refused.count == 1)
        #expect(host.focusedNode == screen.navigationItem.titleLabel.node)
    }
}
