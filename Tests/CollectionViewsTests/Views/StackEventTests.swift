import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

/// Events of views that are not in a stack of screens, but in another part of the same container.
struct StackEventTests {
    private let list = TextScreen.rows(40)
    private let tabs: TabBarController
    private let host: ModelHost

    /// Two tabs with a stack each, both of which have started; the list is in the second one.
    init() {
        tabs = TabBarController([
            .init(TabBarItem("Notes", path: "/notes"), Self.makeStack(of: ViewController())),
            .init(TabBarItem("Tags", path: "/tags"), Self.makeStack(of: list)),
        ])
        host = ModelHost(tabs, windowSize: Size(width: 400, height: 800))
        host.start(path: "/notes")
        host.tap(node: tabs.tabBar.items[1].node)
    }

    private static func makeStack(of screen: ViewController) -> NavigationController {
        NavigationController(router: { _ in screen }, notFound: { _ in ViewController() })
    }

    @Test("a list receives its size if the stack of the tab before has no view with its node")
    func size() {
        #expect(list.collectionView.bounds.size == Size(width: 400, height: 800))
    }

    @Test("a list receives its offset if the stack of the tab before has no view with its node")
    func offset() {
        host.scroll(list.collectionView.node, to: Point(x: 0, y: 500))
        #expect(list.collectionView.contentOffset == Point(x: 0, y: 500))
    }
}
