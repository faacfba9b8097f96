import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

/// The place of the visible screen, where another screen with cells is beneath it or beside it.
struct ScreenPlaceTests {
    private struct Screens: HostedScreen {
        let host: ModelHost
    }

    private static func texts(_ name: String) -> [String] { (0..<40).map { "\(name) \($0)" } }

    /// A screen of rows of 100 points above another one. Both keep their cells.
    private func startStack(beneath: String, visible: String) -> Screens {
        let navigation = NavigationController(
            router: { TextScreen([Self.texts($0 == "/" ? beneath : visible)]) }, notFound: { _ in TextScreen([]) })
        let host = ModelHost(navigation, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        host.send(.navigated(path: "/a"))
        return Screens(host: host)
    }

    @Test("a cell that only a screen beneath has is not found")
    func cellBeneath() throws {
        let screens = startStack(beneath: "note", visible: "row")
        try #require(screens.host.texts.contains("note 0"))
        #expect(!screens.restore(ScreenPlace(texts: ["note 0"], distance: 0), at: 0))
    }

    @Test("of two cells with the same texts, that of the visible screen is restored")
    func sameTexts() throws {
        let screens = startStack(beneath: "row", visible: "row")
        try #require(screens.restore(ScreenPlace(texts: ["row 4"], distance: 30), at: 400))
        #expect(screens.place == ScreenPlace(texts: ["row 3"], distance: -70))
    }

    @Test("beside a list, the place is that of the screen in the secondary column")
    func columns() throws {
        let split = SplitViewController(
            primaryPath: "/", placeholder: .empty(),
            router: { TextScreen([Self.texts($0 == "/" ? "note" : "row")]) }, notFound: { _ in TextScreen([]) })
        let host = ModelHost(split, windowSize: Size(width: 1000, height: 800))
        host.start(path: "/a")
        let list = try #require(split.viewController(for: .primary) as? TextScreen).collectionView.node
        host.scroll(list, to: Point(x: 0, y: 50))
        host.endScroll(list)
        let screens = Screens(host: host)
        screens.scroll(to: 400)
        #expect(screens.place == ScreenPlace(texts: ["row 4"], distance: 0))
    }
}
