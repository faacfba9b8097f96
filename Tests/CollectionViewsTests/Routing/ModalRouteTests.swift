import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

private enum Sheet: Equatable {
    case share
    case review(Int)
}

extension RouteParameter where Value == Sheet {
    fileprivate static var sheet: RouteParameter<Sheet> {
        RouteParameter(
            parse: { text in
                guard text.hasPrefix("review:") else { return text == "share" ? .share : nil }
                return RouteParameter<Int>.positiveInt.parse(String(text.dropFirst(7))).map { .review($0) }
            },
            print: { sheet in
                switch sheet {
                case .share: "share"
                case .review(let id): "review:\(id)"
                }
            })
    }
}

extension ModalRoute where Value == Sheet {
    fileprivate static var sheet: ModalRoute<Sheet> { ModalRoute("sheet", .sheet) }
}

extension ModalRoute where Value == Int {
    fileprivate static var picture: ModalRoute<Int> { ModalRoute("picture", .int) }
}

/// What a screen presents by its address, and what becomes of the history.
struct ModalRouteTests {
    /// A screen that presents sheets and pictures by its address.
    private final class Screen: ViewController {
        let shareButton = Button("Share")
        private(set) var presented: [ModalView] = []
        private(set) var sheets: [Sheet] = []
        private(set) var pictures: [Int] = []

        override func viewDidLoad() {
            view.addSubview(shareButton)
            addModalRoute(.sheet, target: self, from: shareButton) { screen, sheet in
                screen.sheets.append(sheet)
                return screen.makeView("Sheet")
            }
            // There are pictures from 1 to 9.
            addModalRoute(.picture, target: self) { screen, number in
                guard (1...9).contains(number) else { return nil }
                screen.pictures.append(number)
                return screen.makeView("Picture")
            }
        }

        private func makeView(_ title: String) -> ModalView {
            let view = ModalView(title, styleClasses: ["presented"])
            presented.append(view)
            return view
        }
    }

    private let navigation: NavigationController

    init() {
        navigation = NavigationController(router: { _ in Screen() }, notFound: { _ in Screen() })
    }

    private func start(_ path: String) -> ModelHost {
        let host = ModelHost(navigation, windowSize: Size(width: 390, height: 844))
        host.start(path: path)
        return host
    }

    private var screen: Screen { (navigation.topViewController as? Screen) ?? Screen() }

    private var openCount: Int { screen.presented.filter { $0.isPresented }.count }

    /// Changes the visible screen within one event.
    private func perform(_ host: ModelHost, _ change: (Screen) -> Void) {
        change(screen)
        host.send(.frame(0))
    }

    @Test("opening the address presents the value over the screen, whose address lies beneath")
    func opening() {
        let host = start("/shows/7?order=new&sheet=review:3")
        #expect(screen.sheets == [.review(3)])
        #expect(openCount == 1)
        #expect(screen.path == "/shows/7?order=new")
        #expect(host.history == ["/shows/7?order=new", "/shows/7?order=new&sheet=review:3"])
        #expect(host.focusedNode == screen.presented.first?.node)
    }

    @Test("going back dismisses what the address has presented, and then leaves the screen's address alone")
    func backFromStart() {
        let host = start("/shows/7?sheet=share")
        let opened = screen
        host.pressBack()
        #expect(openCount == 0)
        #expect(screen === opened)
        #expect(host.history == ["/shows/7"])
    }

    @Test("presenting adds the address, and going back takes it out again")
    func presenting() {
        let host = start("/shows/7?order=new")
        perform(host) { $0.present(.sheet, .share) }
        #expect(openCount == 1)
        #expect(host.history == ["/shows/7?order=new", "/shows/7?order=new&sheet=share"])
        host.pressBack()
        #expect(openCount == 0)
        #expect(host.history == ["/shows/7?order=new"])
    }

    @Test("Escape and dismissal take the address out and focus the view of the route", arguments: [true, false])
    func dismissing(usesEscape: Bool) {
        let host = start("/shows/7?sheet=share")
        if usesEscape {
            #expect(host.press(.escape, on: host.focusedNode))
        } else {
            perform(host) { $0.presented.first?.dismiss() }
        }
        #expect(openCount == 0)
        #expect(host.history == ["/shows/7"])
        #expect(host.focusedNode == screen.shareButton.node)
    }

    @Test("without a view of the route, the screen is focused after what its address has presented")
    func focusOfScreen() {
        let host = start("/shows/7?picture=2")
        host.pressBack()
        #expect(host.focusedNode == screen.view.node)
    }

    @Test("the address of what is presented presents it again after a reload")
    func reloading() {
        let first = start("/shows/7")
        perform(first) { $0.present(.sheet, .review(9)) }
        let reloaded = NavigationController(router: { _ in Screen() }, notFound: { _ in Screen() })
        let host = ModelHost(reloaded, windowSize: Size(width: 390, height: 844))
        host.start(path: first.history.last ?? "")
        let screen = reloaded.topViewController as? Screen
        #expect(screen?.sheets == [.review(9)])
        #expect(host.history == first.history)
    }

    @Test(
        "a value that is unknown or not presented is ignored and taken out of the address",
        arguments: [
            "/shows/7?sheet=nothing", "/shows/7?sheet", "/shows/7?sheet=review:0", "/shows/7?picture=10",
            "/shows/7?%73heet=x&picture=a", "/shows/7?sheet=a&sheet=share",
        ])
    func unknown(path: String) {
        let host = start(path)
        #expect(openCount == 0)
        #expect(screen.path == "/shows/7")
        #expect(host.history == ["/shows/7"])
    }

    @Test("a value that is not presented leaves the history as it is")
    func presentingNothing() {
        let host = start("/shows/7")
        perform(host) { $0.present(.picture, 10) }
        #expect(host.history == ["/shows/7"])
    }

    @Test("a view above another one has both in its address, and each step back dismisses one")
    func nesting() {
        let host = start("/shows/7")
        perform(host) { $0.present(.sheet, .share) }
        perform(host) { $0.present(.picture, 4) }
        let paths = ["/shows/7", "/shows/7?sheet=share", "/shows/7?sheet=share&picture=4"]
        #expect(host.history == paths)
        host.pressBack()
        #expect(host.history == Array(paths.prefix(2)))
        #expect(screen.presented.map(\.isPresented) == [true, false])
        host.pressBack()
        #expect(host.history == ["/shows/7"])
        #expect(openCount == 0)
    }

    @Test("an address with two values presents both, in the order of the routes")
    func openingTwo() {
        let host = start("/shows/7?picture=4&sheet=share")
        #expect(screen.presented.map { $0.accessibilityLabel } == ["Sheet", "Picture"])
        #expect(host.history == ["/shows/7", "/shows/7?sheet=share", "/shows/7?sheet=share&picture=4"])
    }

    @Test("two views that are dismissed in one event leave the address of the screen", arguments: [true, false])
    func dismissingTwo(inOrder: Bool) {
        let host = start("/shows/7?picture=4&sheet=share")
        let opened = screen
        perform(host) { screen in
            for view in inOrder ? screen.presented : screen.presented.reversed() { view.dismiss() }
        }
        #expect(host.history == ["/shows/7"])
        #expect(screen === opened)
    }

    @Test("a dialog without an address keeps that of the sheet beneath it")
    func dialogAbove() {
        let host = start("/shows/7?sheet=share")
        let dialog = ModalView("Really?")
        perform(host) { $0.present(dialog) }
        #expect(host.history.last == "/shows/7?sheet=share")
        host.pressBack()
        #expect(!dialog.isPresented)
        #expect(openCount == 1)
        #expect(host.history == ["/shows/7", "/shows/7?sheet=share"])
    }

    @Test("a sheet that follows another one in the same event takes over its entry")
    func following() {
        let host = start("/shows/7?sheet=share")
        perform(host) { screen in
            screen.presented.first?.dismiss()
            screen.present(.sheet, .review(5))
        }
        #expect(host.history == ["/shows/7", "/shows/7?sheet=review:5"])
        #expect(openCount == 1)
    }

    @Test("a dialog without an address that follows a sheet has the address of the screen")
    func dialogFollowing() {
        let host = start("/shows/7?sheet=share")
        let dialog = ModalView("Really?")
        perform(host) { screen in
            screen.presented.first?.dismiss()
            screen.present(dialog)
        }
        #expect(host.history == ["/shows/7", "/shows/7"])
        host.pressBack()
        #expect(!dialog.isPresented)
    }

    @Test("a link to what another screen presents adds the screen and what it presents, and each step back takes one")
    func link() {
        let host = start("/shows")
        perform(host) { $0.navigate(.push(path: "/shows/7?sheet=share")) }
        #expect(host.history == ["/shows", "/shows/7", "/shows/7?sheet=share"])
        #expect(navigation.viewControllers.map(\.path) == ["/shows", "/shows/7"])
        host.pressBack()
        #expect(openCount == 0)
        #expect(navigation.viewControllers.count == 2)
        host.pressBack()
        #expect(host.history == ["/shows"])
        #expect(screen.path == "/shows")
    }

    @Test("a link in a sheet to what another screen presents takes the place of the sheet's entry")
    func linkInSheet() {
        let host = start("/shows?sheet=share")
        perform(host) { screen in
            screen.presented.first?.dismiss()
            screen.navigate(.push(path: "/shows/7?sheet=review:1"))
        }
        #expect(host.history == ["/shows", "/shows/7", "/shows/7?sheet=review:1"])
        #expect(screen.sheets == [.review(1)])
        host.pressBack()
        #expect(host.history == ["/shows", "/shows/7"])
        #expect(openCount == 0)
    }

    @Test("an address that changes while a sheet is open is that of the screen afterwards")
    func replacing() {
        let host = start("/shows/7?sheet=share")
        perform(host) { $0.context?.navigate(.replace("/shows/7?order=new")) }
        host.pressBack()
        #expect(host.history == ["/shows/7?order=new"])
        #expect(openCount == 0)
    }

    @Test("going back to the entry of a view that was left open leads to its screen")
    func leftOpen() {
        let host = start("/shows?sheet=share")
        let shows = screen
        perform(host) { $0.navigate(.push(path: "/shows/7")) }
        #expect(host.history == ["/shows", "/shows?sheet=share", "/shows/7"])
        host.pressBack()
        #expect(screen === shows)
        #expect(navigation.viewControllers.count == 1)
        #expect(openCount == 0)
        #expect(host.history == ["/shows", "/shows"])
    }

    @Test("making the screens anew dismisses what is presented, and takes it out of the address")
    func reloadingScreens() {
        let host = start("/shows/7?sheet=share")
        let old = screen
        let dialog = ModalView("Really?")
        perform(host) { $0.present(dialog) }
        perform(host) { _ in navigation.reloadViewControllers() }
        #expect(old.presented.map(\.isPresented) == [false])
        #expect(!dialog.isPresented)
        #expect(screen !== old)
        #expect(host.history == ["/shows/7"])
        #expect(host.node(navigation.view.node)?.attributes[.isInert] != "true")
    }

    #if !os(Windows)
    @Test("a screen that adds two routes of one name stops the program, with a message that has the name")
    func repeatedName() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let screen = ViewController()
            for _ in 0..<2 {
                screen.addModalRoute(ModalRoute("sheet", .int), target: screen) { _, _ in nil }
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("two modal routes named \"sheet\""))
    }
    #endif

    @Test("a router reads and writes what is presented as part of a route")
    func routing() {
        let show: RoutePattern<(Int, Sheet?)> = .path("shows") / .parameter(.int) / .modal(.sheet)
        #expect(show.address(for: (7, .review(3))) == "/shows/7?sheet=review:3")
        #expect(show.address(for: (7, nil)) == "/shows/7")
        #expect(show.value(for: "/shows/7?sheet=share")?.1 == .share)
        #expect(show.value(for: "/shows/7?sheet=nothing").map { $0.1 == nil } == true)
    }
}
