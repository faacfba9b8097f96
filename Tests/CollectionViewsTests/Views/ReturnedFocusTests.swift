import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

/// The focus returns to the view that had it, and to no other view that has got the number of its node since.
struct ReturnedFocusTests {
    private static let windowSize = Size(width: 390, height: 844)

    /// A screen with a row that can be replaced.
    private final class Screen: ViewController {
        private(set) var row = Screen.makeRow()

        override func viewDidLoad() { view.addSubview(row) }

        /// Replaces the row by another one, which gets the number of its node.
        func replaceRow() throws {
            let number = row.node
            view.removeSubview(row)
            row = Self.makeRow()
            view.addSubview(row)
            try #require(row.node == number)
        }

        private static func makeRow() -> View {
            let row = View(.box)
            row.setAttribute(.tabIndex, "0")
            return row
        }
    }

    /// A screen with a button whose menu pushes another screen.
    private final class MenuScreen: ViewController {
        let button = Button("More")

        override func viewDidLoad() {
            let screen = Weak(self)
            button.menu = Menu(children: [
                MenuAction("Details") { screen.object?.navigate(.push(path: "/details")) }
            ])
            button.showsMenuAsPrimaryAction = true
            view.addSubview(button)
        }
    }

    private func focus(_ view: View, _ host: ModelHost) {
        host.focusedNode = view.node
        host.send(.focused(view.node))
    }

    /// A screen whose row has the focus.
    private func start() -> (Screen, ModelHost) {
        let screen = Screen()
        let host = ModelHost(screen, windowSize: Self.windowSize)
        host.start(path: "/")
        focus(screen.row, host)
        return (screen, host)
    }

    @Test("without a source, the focus is back on the view that had it, also in a modal view beneath")
    func modalViews() {
        let (screen, host) = start()
        let modalViews = [ModalView("First"), ModalView("Second")]
        for modalView in modalViews {
            screen.present(modalView)
            host.send(.frame(0))
            #expect(host.focusedNode == modalView.node)
        }
        modalViews[1].dismiss()
        host.send(.frame(0))
        #expect(host.focusedNode == modalViews[0].node)
        modalViews[0].dismiss()
        host.send(.frame(0))
        #expect(host.focusedNode == screen.row.node)
    }

    @Test("a modal view that is presented where another is dismissed returns the focus to the source of that one")
    func modalViewAfterAnother() {
        let (screen, host) = start()
        let first = ModalView("First")
        let second = ModalView("Second")
        let button = Button("Second…")
        let presented = Weak(first)
        button.addTarget(screen) { screen in
            presented.object?.dismiss()
            screen.present(second)
        }
        first.addSubview(button)
        screen.present(first, from: screen.row)
        host.send(.frame(0))
        focus(button, host)
        #expect(host.tap("Second…"))
        #expect(host.focusedNode == second.node)
        second.dismiss()
        host.send(.frame(0))
        #expect(host.focusedNode == screen.row.node)
    }

    @Test("a modal view that is dismissed does not focus another view than its source", arguments: [true, false])
    func replacedSource(isNamed: Bool) throws {
        let (screen, host) = start()
        let modalView = ModalView("Really?")
        screen.present(modalView, from: isNamed ? screen.row : nil)
        host.send(.frame(0))
        try screen.replaceRow()
        modalView.dismiss()
        host.send(.frame(0))
        #expect(host.focusedNode == .none)
    }

    @Test("a modal view that is dismissed does not focus a source that is not in the window")
    func sourceOutsideOfWindow() throws {
        let (screen, host) = start()
        let source = View(.box)
        source.setAttribute(.tabIndex, "0")
        source.realize(in: try #require(screen.context))
        let modalView = ModalView("Really?")
        screen.present(modalView, from: source)
        host.send(.frame(0))
        let refused = host.expectingViolations {
            modalView.dismiss()
            host.send(.frame(0))
        }
        #expect(refused == [])
    }

    @Test("a view that is not in the window and was to be focused is not the source of a modal view")
    func detachedView() throws {
        let (screen, host) = start()
        let detached = View(.box)
        detached.setAttribute(.tabIndex, "0")
        detached.realize(in: try #require(screen.context))
        detached.focus()
        let modalView = ModalView("Really?")
        screen.present(modalView)
        let refused = host.expectingViolations { host.send(.frame(0)) }
        #expect(refused == ["focus: refused node \(detached.node.rawValue), which is not in the document"])
        modalView.dismiss()
        host.send(.frame(0))
        #expect(host.focusedNode == screen.row.node)
    }

    @Test(
        "going back focuses the view that had the focus, and the screen if that view was replaced",
        arguments: [true, false])
    func navigation(isReplaced: Bool) throws {
        let first = Screen()
        let navigation = NavigationController(
            router: { $0 == "/" ? first : Screen() }, notFound: { _ in Screen() })
        let host = ModelHost(navigation, windowSize: Self.windowSize)
        host.start(path: "/")
        focus(first.row, host)
        host.send(.navigated(path: "/a"))
        if isReplaced { try first.replaceRow() }
        host.send(.navigated(path: "/"))
        #expect(host.focusedNode == (isReplaced ? first.view.node : first.row.node))
    }

    @Test("going back from a screen that an action of a menu has pushed focuses the button of the menu")
    func navigationByMenu() throws {
        let first = MenuScreen()
        let navigation = NavigationController(
            router: { $0 == "/" ? first : Screen() }, notFound: { _ in Screen() })
        let host = ModelHost(navigation, windowSize: Self.windowSize)
        host.start(path: "/")
        try chooseDetails(of: first, host)
        #expect(host.focusedNode == navigation.topViewController?.view.node)
        host.pressBack()
        #expect(host.focusedNode == first.button.node)
    }

    @Test("a list that was covered by a screen that an action of a menu has pushed focuses the button of the menu")
    func splitViewByMenu() throws {
        let (list, split, host) = startSplitView(Self.windowSize)
        try chooseDetails(of: list, host)
        #expect(host.focusedNode == split.viewController(for: .secondary)?.view.node)
        host.pressBack()
        #expect(host.focusedNode == list.button.node)
    }

    @Test("the focus stays on the button of a menu in a list beside the screen that an action of the menu has pushed")
    func splitViewBesideMenu() throws {
        let (list, split, host) = startSplitView(Size(width: 1000, height: 844))
        try chooseDetails(of: list, host)
        #expect(split.viewController(for: .secondary) is Screen)
        #expect(host.focusedNode == list.button.node)
    }

    /// A split view whose list is a screen with a menu.
    private func startSplitView(_ windowSize: Size) -> (MenuScreen, SplitViewController, ModelHost) {
        let list = MenuScreen()
        let split = SplitViewController(
            primaryPath: "/", placeholder: .empty(),
            router: { $0 == "/" ? list : Screen() }, notFound: { _ in Screen() })
        let host = ModelHost(split, windowSize: windowSize)
        host.start(path: "/")
        return (list, split, host)
    }

    /// Opens the menu of a screen, as a user does who then has the focus there, and chooses its action.
    private func chooseDetails(of screen: MenuScreen, _ host: ModelHost) throws {
        focus(screen.button, host)
        try #require(host.tap("More"))
        try #require(host.tap("Details"))
    }

    @Test(
        "a list that was covered focuses the view that had the focus, and itself if that was replaced",
        arguments: [true, false])
    func splitView(isReplaced: Bool) throws {
        let list = Screen()
        let split = SplitViewController(
            primaryPath: "/", placeholder: .empty(),
            router: { $0 == "/" ? list : Screen() }, notFound: { _ in Screen() })
        let host = ModelHost(split, windowSize: Self.windowSize)
        host.start(path: "/")
        focus(list.row, host)
        split.push(path: "/a")
        host.send(.frame(0))
        if isReplaced { try list.replaceRow() }
        host.pressBack()
        #expect(host.focusedNode == (isReplaced ? list.view.node : list.row.node))
    }
}
