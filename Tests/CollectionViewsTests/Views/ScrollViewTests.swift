import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

@Suite struct ScrollViewTests {
    private final class Screen: ViewController {
        let scrollView = ScrollView()
        var calls: [String] = []

        override func viewDidLoad() {
            let label = Label(.body)
            label.text = String(repeating: "A long story. ", count: 400)
            label.numberOfLines = 0
            scrollView.addSubview(label)
            scrollView.addTarget(self, for: .scrolled) { screen, offset in screen.calls.append("at \(offset.y)") }
            scrollView.addTarget(self, for: .scrollEnded) { screen, _ in screen.calls.append("rests") }
            view.addSubview(scrollView)
        }
    }

    private func start(_ screen: Screen) -> ModelHost {
        let host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
        return host
    }

    @Test("its content scrolls in the host, which reports offsets and rest")
    func scrolling() {
        let screen = Screen()
        let host = start(screen)
        #expect(host.node(screen.scrollView.node)?.element == .scroller)
        #expect(host.node(screen.scrollView.node)?.attributes[.tabIndex] == "0")
        host.scroll(screen.scrollView.node, to: Point(x: 0, y: 120))
        #expect(screen.scrollView.contentOffset == Point(x: 0, y: 120))
        host.endScroll(screen.scrollView.node)
        #expect(screen.calls == ["at 120.0", "rests"])
    }

    @Test("an offset is set at once, or as soon as there is a host")
    func settingOffset() {
        let screen = Screen()
        screen.scrollView.setContentOffset(Point(x: 0, y: 40), animated: false)
        let host = start(screen)
        #expect(host.node(screen.scrollView.node)?.offset == Point(x: 0, y: 40))
        screen.scrollView.setContentOffset(Point(x: 0, y: 80), animated: true)
        host.send(.frame(0))
        host.finishAnimations()
        #expect(host.node(screen.scrollView.node)?.offset == Point(x: 0, y: 80))
        #expect(screen.scrollView.contentOffset == Point(x: 0, y: 80))
    }

    @Test("an offset that is set before there is a host is set without an animation")
    func settingFirstOffset() {
        let screen = Screen()
        screen.scrollView.setContentOffset(Point(x: 0, y: 40), animated: true)
        let window = Window(rootViewController: screen)
        let commands = window.handle(.environmentChanged(HostEnvironment(windowSize: Size(width: 390, height: 844))))
        #expect(commands.contains(.scroll(screen.scrollView.node, to: Point(x: 0, y: 40), animated: false)))
    }

    @Test("it knows its size once the host has laid it out")
    func size() {
        let screen = Screen()
        #expect(screen.scrollView.visibleSize == .zero)
        let host = start(screen)
        #expect(screen.scrollView.visibleSize == Size(width: 390, height: 844))
        host.send(.resized(screen.scrollView.node, Size(width: 844, height: 390)))
        #expect(screen.scrollView.visibleSize == Size(width: 844, height: 390))
    }
}
