import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

/// What going back does while dialogs are open, by the addresses of the host's history.
struct WindowHistoryTests {
    /// A screen that presents a dialog, and another one above it.
    private final class Screen: ViewController {
        private let address: String
        let dialogs = [ModalView("First"), ModalView("Second")]

        init(_ address: String) {
            self.address = address
            super.init()
        }

        override var path: String { address }
    }

    private let host: ModelHost
    private let navigation: NavigationController

    init() {
        navigation = NavigationController(router: { Screen($0) }, notFound: { Screen($0) })
        host = ModelHost(navigation, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
        perform { $0.navigate(.push(path: "/detail")) }
    }

    private var screen: Screen { (navigation.topViewController as? Screen) ?? Screen("no screen") }

    private var presented: [Bool] { screen.dialogs.map(\.isPresented) }

    /// Changes the visible screen within one event.
    private func perform(_ change: (Screen) -> Void) {
        change(screen)
        host.send(.frame(0))
    }

    @Test("going back closes the dialog and leaves the screen; going back again leaves the screen")
    func back() {
        perform { $0.present($0.dialogs[0]) }
        #expect(host.history == ["/", "/detail", "/detail"])
        host.pressBack()
        #expect(presented == [false, false])
        #expect(host.history == ["/", "/detail"])
        #expect(screen.path == "/detail")
        host.pressBack()
        #expect(host.history == ["/"])
        #expect(screen.path == "/")
    }

    @Test("going back closes the topmost of several dialogs")
    func nesting() {
        perform { $0.present($0.dialogs[0]) }
        perform { $0.present($0.dialogs[1]) }
        host.pressBack()
        #expect(presented == [true, false])
        host.pressBack()
        #expect(presented == [false, false])
        #expect(host.history == ["/", "/detail"])
    }

    @Test("a dialog that is closed by Escape takes its entry with it")
    func escape() {
        perform { $0.present($0.dialogs[0]) }
        #expect(host.press(.escape, on: host.focusedNode))
        #expect(host.history == ["/", "/detail"])
        #expect(screen.path == "/detail")
        host.pressBack()
        #expect(screen.path == "/")
    }

    @Test("two dialogs that close in one event take both entries with them")
    func closingTwo() {
        perform { $0.present($0.dialogs[0]) }
        perform { $0.present($0.dialogs[1]) }
        perform { $0.dialogs.forEach { $0.dismiss() } }
        #expect(host.history == ["/", "/detail"])
        #expect(screen.path == "/detail")
    }

    @Test("a dialog that follows another one takes over its entry")
    func following() {
        perform { $0.present($0.dialogs[0]) }
        perform {
            $0.dialogs[0].dismiss()
            $0.present($0.dialogs[1])
        }
        #expect(host.history == ["/", "/detail", "/detail"])
        host.pressBack()
        #expect(presented == [false, false])
        #expect(host.history == ["/", "/detail"])
    }

    @Test("a navigation from a dialog takes the place of its entry", arguments: [true, false])
    func navigating(dismissesFirst: Bool) {
        perform { $0.present($0.dialogs[0]) }
        perform {
            if dismissesFirst { $0.dialogs[0].dismiss() }
            $0.navigate(.push(path: "/next"))
            if !dismissesFirst { $0.dialogs[0].dismiss() }
        }
        #expect(host.history == ["/", "/detail", "/next"])
        #expect(screen.path == "/next")
        host.pressBack()
        #expect(screen.path == "/detail")
    }

    @Test("an address that changes while a dialog is open, or as it closes, is that of the screen's entry afterwards")
    func replacing() {
        perform { $0.present($0.dialogs[0]) }
        perform { $0.context?.navigate(.replace("/detail?order=price")) }
        host.pressBack()
        #expect(host.history == ["/", "/detail?order=price"])
        perform { $0.present($0.dialogs[0]) }
        perform {
            $0.dialogs[0].dismiss()
            $0.context?.navigate(.replace("/detail?order=area"))
        }
        #expect(host.history == ["/", "/detail?order=area"])
    }

    @Test("a dialog above one whose address has changed closes by itself, and the screen stays")
    func replacingBetweenDialogs() {
        let detail = screen
        perform { $0.present($0.dialogs[0]) }
        perform { $0.context?.navigate(.replace("/detail?order=price")) }
        perform { $0.present($0.dialogs[1]) }
        #expect(host.history == ["/", "/detail", "/detail", "/detail?order=price"])
        host.pressBack()
        #expect(detail.dialogs.map(\.isPresented) == [true, false])
        #expect(navigation.viewControllers.count == 2)
        host.pressBack()
        #expect(detail.dialogs.map(\.isPresented) == [false, false])
        #expect(host.history == ["/", "/detail?order=price"])
        #expect(screen === detail)
    }

    @Test("going up from the only screen replaces it, as often as there is somewhere to go")
    func goingUp() {
        let navigation = NavigationController(router: { Screen($0) }, notFound: { Screen($0) })
        let host = ModelHost(navigation, windowSize: Size(width: 390, height: 844))
        host.start(path: "/a/b/c")
        for path in ["/a/b", "/a"] {
            navigation.topViewController?.navigate(.back(orTo: path))
            host.send(.frame(0))
            #expect(host.history == [path])
            #expect(navigation.viewControllers.map(\.path) == [path])
            #expect(host.focusedNode == navigation.topViewController?.view.node)
        }
    }

    @Test("a step back that leads elsewhere closes all dialogs and leaves the screen")
    func elsewhere() {
        let detail = screen
        perform { $0.present($0.dialogs[0]) }
        host.send(.navigated(path: "/"))
        #expect(detail.dialogs.map(\.isPresented) == [false, false])
        #expect(screen.path == "/")
        perform { $0.navigate(.push(path: "/other")) }
        #expect(host.history.last == "/other")
    }

    @Test("a screen that the user comes to has the focus, and its title is read out; the first screen's is not")
    func arrival() {
        final class Titled: ViewController {
            override var title: String { "Shoes" }
        }
        let navigation = NavigationController(router: { _ in Titled() }, notFound: { _ in Titled() })
        let host = ModelHost(navigation, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
        #expect(host.focusedNode == .none)
        #expect(host.announcements == [])
        navigation.topViewController?.navigate(.push(path: "/shoes"))
        host.send(.frame(0))
        #expect(host.focusedNode == navigation.topViewController?.view.node)
        #expect(host.announcements == ["Shoes"])
    }

    @Test("the window keeps its title while that of the screen is provisional, and the final one is read out")
    func provisionalTitle() throws {
        final class Loading: ViewController {
            var name: String?
            override var title: String { name ?? "Show" }
            override var isTitleProvisional: Bool { name == nil }
        }
        let first = Loading()
        first.name = "Shows"
        var isFirst = true
        let navigation = NavigationController(
            router: { _ in
                defer { isFirst = false }
                return isFirst ? first : Loading()
            },
            notFound: { _ in Loading() })
        let host = ModelHost(navigation, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
        first.navigate(.push(path: "/1"))
        host.send(.frame(0))
        #expect(host.title == "Shows")
        #expect(host.announcements == [])
        let second = try #require(navigation.topViewController as? Loading)
        second.name = "Tidewater"
        host.send(.frame(0))
        #expect(host.title == "Tidewater")
        #expect(host.announcements == ["Tidewater"])
    }
}
