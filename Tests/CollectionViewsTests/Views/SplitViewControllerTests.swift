import CollectionGeometry
import CollectionLayout
import CollectionServerRendering
import CollectionTestSupport
@testable import CollectionViews
import Testing

struct SplitViewControllerTests {
    private static let wide = Size(width: 1000, height: 800)
    private static let narrow = Size(width: 390, height: 844)
    private let split: SplitViewController
    private let host: ModelHost

    private static func makeSplit() -> SplitViewController {
        var nothing = ContentUnavailableConfiguration.empty()
        nothing.text = "No message chosen"
        return SplitViewController(
            primaryPath: "/", placeholder: nothing,
            router: { path in
                if path == "/" || path.hasPrefix("/?") { return SplitInbox() }
                return path.hasPrefix("/m/") ? SplitMessage(path) : nil
            },
            notFound: { _ in ViewController() })
    }

    init() {
        split = Self.makeSplit()
        host = ModelHost(split, windowSize: Self.wide)
    }

    private func start(_ path: String, _ size: Size = SplitViewControllerTests.wide) {
        host.change { $0.windowSize = size }
        host.start(path: path)
    }

    private func resize(_ size: Size) { host.change { $0.windowSize = size } }

    private var inbox: SplitInbox? { split.viewController(for: .primary) as? SplitInbox }

    private var message: SplitMessage? { split.viewController(for: .secondary) as? SplitMessage }

    /// Presses a button of the list as a user does who then has the focus there.
    private func open(_ number: Int) {
        guard let button = inbox?.buttons[number - 1] else {
            Issue.record("there is no list")
            return
        }
        host.focusedNode = button.node
        #expect(host.frameInWindow(button.node) != nil)
        #expect(host.tap(node: button.node))
    }

    private var isListSeen: Bool { inbox.map { host.frameInWindow($0.view.node) != nil } ?? false }

    private var seenHeadings: [String] {
        host.nodes(withStyleClass: "navigation-title").filter { host.frameInWindow($0) != nil }
            .compactMap { host.node($0)?.text }
    }

    private var hasBackButton: Bool { host.node(labeled: "Back") != nil }

    @Test("a wide window has the list and a placeholder; choosing shows a screen in its place, and going back returns")
    func wide() {
        start("/")
        #expect(!split.isCollapsed)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(isListSeen)
        #expect(split.viewController(for: .secondary) == nil)
        #expect(host.node(showing: "No message chosen") != nil)
        #expect(host.title == "Inbox")
        open(1)
        #expect(host.history == ["/", "/m/1"])
        #expect(host.title == "Message 1")
        #expect(isListSeen)
        #expect(seenHeadings == ["Inbox", "Message 1"])
        #expect(!hasBackButton)
        #expect(host.node(showing: "No message chosen") == nil)
        let first = message
        open(2)
        #expect(host.history == ["/", "/m/1", "/m/2"])
        #expect(seenHeadings == ["Inbox", "Message 2"])
        #expect(first?.appearances == 0)
        #expect(message?.appearances == 1)
        #expect(inbox?.appearances == 1)
        open(2)
        #expect(host.history == ["/", "/m/1", "/m/2"])
        host.pressBack()
        #expect(message === first)
        #expect(split.path == "/m/1")
        #expect(seenHeadings == ["Inbox", "Message 1"])
        host.pressBack()
        #expect(split.viewController(for: .secondary) == nil)
        #expect(host.history == ["/"])
        #expect(host.node(showing: "No message chosen") != nil)
        #expect(isListSeen)
        #expect(inbox?.appearances == 1)
    }

    @Test("going forward shows the screen with its state")
    func forward() {
        start("/")
        open(1)
        let first = message
        host.pressBack()
        host.send(.navigated(path: "/m/1"))
        #expect(message === first)
        #expect(isListSeen)
        #expect(split.path == "/m/1")
    }

    @Test("in a narrow window a screen covers the list, and going back returns to it and to what had the focus")
    func narrow() {
        start("/", Self.narrow)
        #expect(split.isCollapsed)
        #expect(split.displayMode == .secondaryOnly)
        #expect(isListSeen)
        #expect(host.node(showing: "No message chosen") == nil)
        #expect(host.focusedNode == .none)
        open(2)
        #expect(!isListSeen)
        #expect(seenHeadings == ["Message 2"])
        #expect(hasBackButton)
        #expect(inbox?.appearances == 0)
        #expect(host.focusedNode == message?.navigationItem.titleLabel.node)
        #expect(host.announcements == ["Message 2"])
        #expect(host.tap(label: "Back"))
        #expect(host.history == ["/"])
        #expect(isListSeen)
        #expect(seenHeadings == ["Inbox"])
        #expect(inbox?.appearances == 1)
        #expect(host.focusedNode == inbox?.buttons[1].node)
        #expect(host.announcements.last == "Inbox")
        open(3)
        host.pressBack()
        #expect(host.history == ["/"])
        #expect(isListSeen)
        #expect(host.title == "Inbox")
    }

    @Test("an address leads to list and screen in a wide window")
    func wideLink() {
        start("/m/2")
        #expect(isListSeen)
        #expect(seenHeadings == ["Inbox", "Message 2"])
        #expect(!hasBackButton)
        #expect(host.title == "Message 2")
        #expect(host.history == ["/m/2"])
        #expect(host.focusedNode == .none)
        open(1)
        host.pressBack()
        #expect(split.path == "/m/2")
        #expect(isListSeen)
    }

    @Test("the list is told what is beside it, and that nothing is where the window is narrow or nothing is chosen")
    func chosenPaths() {
        start("/m/2")
        #expect(inbox?.chosenPaths == ["/m/2"])
        open(1)
        host.pressBack()
        #expect(inbox?.chosenPaths == ["/m/2", "/m/1", "/m/2"])
        resize(Self.narrow)
        #expect(inbox?.chosenPaths == ["/m/2", "/m/1", "/m/2", nil])
        resize(Self.wide)
        #expect(inbox?.chosenPaths == ["/m/2", "/m/1", "/m/2", nil, "/m/2"])
    }

    @Test("the list is told nothing before something is chosen, and when what was chosen is left")
    func unchosenPaths() {
        start("/")
        #expect(inbox?.chosenPaths == [])
        open(3)
        host.pressBack()
        #expect(inbox?.chosenPaths == ["/m/3", nil])
    }

    @Test("an address leads to the screen alone in a narrow window, whose back button leads to the list")
    func narrowLink() {
        start("/m/2", Self.narrow)
        // The list is not made before it is seen.
        #expect(inbox == nil)
        #expect(seenHeadings == ["Message 2"])
        #expect(hasBackButton)
        #expect(host.tap(label: "Back"))
        #expect(host.history == ["/"])
        #expect(isListSeen)
        #expect(host.title == "Inbox")
        #expect(host.announcements == ["Inbox"])
        #expect(host.focusedNode == inbox?.navigationItem.titleLabel.node)
    }

    @Test("both columns keep offsets, text and screens from wide to narrow and back")
    func resizing() throws {
        start("/")
        let list = try #require(inbox).collectionView
        host.runFrames()
        host.scroll(list.node, to: Point(x: 0, y: 400))
        host.runFrames()
        let place = list.indexPathsForVisibleItems.first
        host.write("milk", intoFieldLabeled: "Search")
        open(1)
        host.write("Dear", intoFieldLabeled: "Answer")
        let screens = (inbox, message)
        #expect(list.bounds.width == 350)
        #expect(split.primaryColumnWidth == 350)
        resize(Self.narrow)
        #expect(split.isCollapsed)
        #expect(!isListSeen)
        #expect(seenHeadings == ["Message 1"])
        #expect(hasBackButton)
        #expect(host.history == ["/", "/m/1"])
        #expect(message?.field.text == "Dear")
        #expect(list.bounds.width == 390)
        host.runFrames()
        resize(Self.wide)
        host.runFrames()
        #expect(seenHeadings == ["Inbox", "Message 1"])
        #expect(!hasBackButton)
        #expect(list.bounds.width == 350)
        #expect(inbox === screens.0)
        #expect(message === screens.1)
        #expect(inbox?.field.text == "milk")
        #expect(message?.field.text == "Dear")
        // A list whose width changes measures its rows again, and keeps the item at its start.
        #expect(list.indexPathsForVisibleItems.first == place)
        #expect((place?.item ?? 0) > 0)
        #expect(inbox?.appearances == 1)
        #expect(message?.appearances == 1)
    }

    @Test("the back button leads to the list in a window made narrow, although the history has screens between")
    func narrowedBack() {
        start("/")
        open(1)
        open(2)
        resize(Self.narrow)
        #expect(host.tap(label: "Back"))
        #expect(isListSeen)
        #expect(host.history == ["/", "/m/1", "/m/2", "/"])
        #expect(split.path == "/")
        host.pressBack()
        #expect(split.path == "/m/2")
        #expect(!isListSeen)
    }

    @Test("so it does if the app was opened at the first of them")
    func narrowedBackAfterLink() {
        start("/m/1")
        open(2)
        resize(Self.narrow)
        #expect(host.tap(label: "Back"))
        #expect(isListSeen)
        #expect(host.history == ["/m/1", "/m/2", "/"])
        resize(Self.wide)
        #expect(isListSeen)
        #expect(host.node(showing: "No message chosen") != nil)
    }

    @Test("a screen goes to one beneath it in its column, which has a back button beside the list, too")
    func nested() {
        start("/m/1")
        message?.navigate(.push(path: "/m/1/files"))
        host.send(.frame(0))
        #expect(host.history == ["/m/1", "/m/1/files"])
        #expect(seenHeadings == ["Inbox", "Message 1/files"])
        #expect(hasBackButton)
        #expect(host.tap(label: "Back"))
        #expect(host.history == ["/m/1"])
        #expect(seenHeadings == ["Inbox", "Message 1"])
    }

    @Test("the focus stays in a list beside the screen, whose title is read out; elsewhere it goes to the screen")
    func focus() {
        start("/")
        open(1)
        #expect(host.focusedNode == inbox?.buttons[0].node)
        #expect(host.announcements == ["Message 1"])
        host.pressBack()
        #expect(host.focusedNode == inbox?.buttons[0].node)
        open(1)
        host.focusedNode = message?.field.input.node ?? .none
        host.send(.focused(host.focusedNode))
        message?.navigate(.push(path: "/m/2"))
        host.send(.frame(0))
        #expect(host.focusedNode == message?.navigationItem.titleLabel.node)
        host.pressBack()
        #expect(host.focusedNode == message?.field.input.node)
        // What had the focus goes with its screen: the list has it where nothing is chosen.
        host.pressBack()
        #expect(host.focusedNode == inbox?.navigationItem.titleLabel.node)
    }

    @Test("the focus goes to the screen if the list is covered by a window made narrow")
    func focusOnResize() {
        start("/")
        open(1)
        resize(Self.narrow)
        #expect(host.focusedNode == message?.navigationItem.titleLabel.node)
        host.pressBack()
        #expect(host.focusedNode == inbox?.buttons[0].node)
    }

    @Test("a hidden column is shown before something in it is focused")
    func order() throws {
        start("/", Self.narrow)
        let column = try #require(host.nodes(withStyleClass: "split-secondary").first)
        open(1)
        let shown = host.lastCommands.firstIndex(of: .setStyleClass(column, "is-beneath", false))
        let focused = host.lastCommands.firstIndex(of: .focus(try #require(message).navigationItem.titleLabel.node))
        #expect(try #require(shown) < #require(focused))
    }

    @Test("each column is a region with the title of its screen, the primary one first")
    func regions() {
        start("/")
        func regions() -> [String?] {
            host.nodes { $0.attributes[.accessibilityRole] == "region" && !$0.styleClasses.contains("is-beneath") }
                .map { host.node($0)?.attributes[.accessibilityLabel] }
        }
        #expect(regions() == ["Inbox", "No message chosen"])
        open(1)
        #expect(regions() == ["Inbox", "Message 1"])
        resize(Self.narrow)
        #expect(regions() == ["Message 1"])
    }

    @Test(
        "the width of the primary column is a number of points or a fraction, within its limits",
        arguments: [
            (nil, 0.35, 800.0, 280.0), (nil, 0.35, 1000, 350), (nil, 0.35, 2000, 400), (300, 0.35, 2000, 300),
            (100, 0.35, 2000, 280), (nil, .nan, 2000, 280), (nil, 0.35, 767, 767),
        ] as [(Double?, Double, Double, Double)])
    func width(preferred: Double?, fraction: Double, window: Double, expected: Double) throws {
        split.preferredPrimaryColumnWidth = preferred
        split.preferredPrimaryColumnWidthFraction = fraction
        start("/m/1", Size(width: window, height: 800))
        #expect(split.primaryColumnWidth == expected)
        #expect(split.isCollapsed == (window < 768))
        let columns = host.nodes(withStyleClass: "split-column").map { host.node($0)?.variables["column-width"] }
        #expect(columns == (split.isCollapsed ? [window, window] : [expected, window - expected]))
    }

    @Test("another width changes what is shown at once")
    func settings() {
        start("/m/1")
        split.minimumExpandedWidth = 1200
        host.send(.frame(0))
        #expect(split.isCollapsed)
        #expect(!isListSeen)
        split.minimumExpandedWidth = 600
        split.preferredPrimaryColumnWidth = 320
        host.send(.frame(1))
        #expect(isListSeen)
        #expect(inbox?.collectionView.bounds.width == 320)
    }

    @Test("a wide window can show the chosen screen alone")
    func secondaryOnly() {
        split.preferredDisplayMode = .secondaryOnly
        start("/")
        #expect(isListSeen)
        #expect(split.displayMode == .oneBesideSecondary)
        open(1)
        #expect(!isListSeen)
        #expect(split.displayMode == .secondaryOnly)
        #expect(hasBackButton)
        #expect(host.focusedNode == message?.navigationItem.titleLabel.node)
        split.preferredDisplayMode = .oneBesideSecondary
        host.send(.frame(0))
        #expect(isListSeen)
        #expect(!hasBackButton)
        #expect(host.history == ["/", "/m/1"])
    }

    @Test("a column keeps a limited number of screens; the others are made anew")
    func limit() throws {
        split.maximumViewControllerCountBeneath = 3
        start("/")
        let numbers = [1, 2, 3, 1, 2, 3]
        for number in numbers { open(number) }
        #expect(split.secondaryNavigationController.viewControllers.map(\.path) == ["/", "/m/1", "/m/2", "/m/3"])
        for number in numbers.dropLast().reversed() {
            host.pressBack()
            #expect(split.path == "/m/\(number)")
            #expect(seenHeadings == ["Inbox", "Message \(number)"])
        }
        host.pressBack()
        #expect(split.path == "/")
        #expect(split.viewController(for: .secondary) == nil)
    }

    @Test("an address of the list with a query is that of the list")
    func query() {
        start("/?sort=date")
        #expect(split.path == "/?sort=date")
        #expect(isListSeen)
        #expect(inbox?.path == "/?sort=date")
        open(1)
        host.pressBack()
        #expect(split.path == "/?sort=date")
        #expect(inbox?.shownPaths == ["/?sort=date"])
    }

    @Test("an unknown address is not found beside the list, and another placeholder is seen at once")
    func unknown() {
        start("/nowhere")
        #expect(isListSeen)
        #expect(split.viewController(for: .secondary) != nil)
        split.push(path: "/")
        split.placeholder.text = "Choose a message"
        host.send(.frame(0))
        #expect(host.history == ["/nowhere", "/"])
        #expect(host.node(showing: "Choose a message") != nil)
    }

    @Test("both screens can be made anew")
    func reloading() {
        start("/m/1")
        let screens = (inbox, message)
        split.reloadViewControllers()
        host.send(.frame(0))
        #expect(inbox !== screens.0)
        #expect(message !== screens.1)
        #expect(seenHeadings == ["Inbox", "Message 1"])
        #expect(screens.0?.appearances == 0)
        #expect(inbox?.appearances == 1)
    }

    @Test("a tab with a split view controller keeps its screens, and selecting it again leads to the list")
    func tabs() {
        let mail = SplitViewController(
            primaryPath: "/mail", placeholder: .empty(),
            router: { $0 == "/mail" ? SplitInbox() : SplitMessage("/m/1") },
            notFound: { _ in ViewController() })
        let other = NavigationController(router: { _ in SplitInbox() }, notFound: { _ in SplitInbox() })
        let tabs = TabBarController([
            .init(TabBarItem("Other", path: "/other"), other),
            .init(TabBarItem("Mail", path: "/mail"), mail),
        ])
        let host = ModelHost(tabs, windowSize: Self.wide)
        host.start(path: "/other")
        #expect(host.tap(node: tabs.tabBar.items[1].node))
        #expect(host.history == ["/other", "/mail"])
        #expect(!mail.isCollapsed)
        #expect(mail.viewController(for: .primary) is SplitInbox)
        mail.push(path: "/mail/1")
        host.send(.frame(0))
        #expect(tabs.path == "/mail/1")
        #expect(host.title == "Message 1")
        #expect(host.tap(node: tabs.tabBar.items[1].node))
        #expect(host.history == ["/other", "/mail", "/mail/1", "/mail"])
        #expect(mail.viewController(for: .secondary) == nil)
        host.pressBack()
        host.pressBack()
        host.pressBack()
        #expect(tabs.selectedIndex == 0)
        #expect(host.history == ["/other"])
    }

    @Test(
        "a rendered page has the columns, regions and widths of the program",
        arguments: [("/", 1000.0), ("/m/2", 1000), ("/m/2", 390), ("/", 390)], [false, true])
    func document(page: (path: String, width: Double), isMirrored: Bool) throws {
        let size = Size(width: page.width, height: 800)
        let rendered = Self.makeSplit()
        var environment = HostEnvironment(windowSize: size, displayScale: 2)
        environment.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        let document = DocumentHost(rendered, environment: environment, textMeasure: UniformTextMeasure())
        document.start(path: page.path)
        host.change { $0 = environment }
        host.start(path: page.path)
        func describe(_ node: (NodeID) -> HostNode?, _ id: NodeID, _ depth: Int) -> [String] {
            guard let found = node(id), !found.styleClasses.contains("collection-content") else { return [] }
            let attributes = found.attributes.map { "\($0.key)=\($0.value)" }.sorted()
            let variables = found.variables.map { "\($0.key.rawValue)=\($0.value)" }.sorted()
            let styleClasses = found.styleClasses.map(\.rawValue).sorted()
            let line = "\(depth) \(styleClasses) \(found.text) \(found.isHidden) \(attributes) \(variables)"
            return [line] + found.children.flatMap { describe(node, $0, depth + 1) }
        }
        let expected = describe({ host.node($0) }, .root, 0)
        #expect(describe({ document.tree[$0] }, .root, 0) == expected)
        #expect(expected.count > 4)
        let list = (rendered.viewController(for: .primary) as? SplitInbox)?.collectionView
        #expect(list?.bounds.width == inbox?.collectionView.bounds.width)
        #expect(document.title == host.title)
        let html = String(decoding: try document.html(maximumBytes: 200_000), as: UTF8.self)
        #expect(html.contains("split-primary"))
        #expect(html.contains("role=\"region\""))
    }
}
