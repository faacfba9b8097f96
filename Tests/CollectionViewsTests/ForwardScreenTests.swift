import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

/// Screens that are shown again by going forward.
struct ForwardScreenTests {
    private final class Screen: ViewController {
        let address: String
        var loads = 0
        var widths: [Double] = []

        init(_ address: String) { self.address = address }

        override var path: String { address }

        override func viewDidLoad() {
            loads += 1
            let label = Label(.body)
            label.text = address
            view.addSubview(label)
        }

        override func environmentDidChange() { widths.append(context?.environment.windowSize.width ?? 0) }
    }

    @Test("such a screen is loaded once, and learns of what has changed meanwhile")
    func forward() throws {
        var made: [Screen] = []
        let navigation = NavigationController(
            router: { path in
                let screen = Screen(path)
                made.append(screen)
                return screen
            }, notFound: { Screen($0) })
        let host = ModelHost(navigation, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        host.send(.navigated(path: "/a"))
        host.send(.navigated(path: "/"))
        host.change { $0.windowSize.width = 600 }
        host.send(.navigated(path: "/a"))
        #expect(made.count == 2)
        let screen = try #require(made.last)
        #expect(screen.loads == 1)
        #expect(screen.widths.last == 600)
        #expect(host.texts.filter { $0 == "/a" }.count == 1)
    }
}
