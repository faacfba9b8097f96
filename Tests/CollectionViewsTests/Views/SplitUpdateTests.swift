import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

/// What a wide split view controller shows, focuses and keeps after one of its settings was changed or a screen was requested.
struct SplitUpdateTests {
    /// A view that counts its layouts.
    private final class CountingView: View {
        private(set) var layoutCount = 0

        override func layoutIfNeeded() {
            layoutCount += 1
            super.layoutIfNeeded()
        }
    }

    /// A screen that records at each end of a layout how many layouts its content has had.
    private final class CountingScreen: ViewController {
        private let content = CountingView()
        private(set) var layoutCounts: [Int] = []

        override func viewDidLoad() { view.addSubview(content) }

        override func viewDidLayoutSubviews() { layoutCounts.append(content.layoutCount) }
    }

    private static let windowSize = Size(width: 1000, height: 800)
    private let split: SplitViewController
    private let host: ModelHost

    init() {
        split = SplitViewController(
            primaryPath: "/", placeholder: .empty(),
            router: { $0 == "/" ? SplitInbox() : SplitMessage($0) },
            notFound: { _ in ViewController() })
        host = ModelHost(split, windowSize: Self.windowSize)
        host.start(path: "/")
    }

    /// Shows a message, as its button in the list does, and gives that button the focus.
    private func openMessage() throws -> Button {
        let button = try #require(split.viewController(for: .primary) as? SplitInbox).buttons[0]
        host.focusedNode = button.node
        try #require(host.tap(node: button.node))
        try #require(split.path == "/m/1")
        return button
    }

    @Test("another display mode applies when it is set, before the next event")
    func displayMode() throws {
        _ = try openMessage()
        split.preferredDisplayMode = .secondaryOnly
        #expect(split.displayMode == .secondaryOnly)
        split.preferredDisplayMode = .oneBesideSecondary
        #expect(split.displayMode == .oneBesideSecondary)
    }

    @Test("a display mode that hides the list moves the focus from the list to the screen, and going back returns it")
    func focus() throws {
        let button = try openMessage()
        try #require(host.focusedNode == button.node)
        split.preferredDisplayMode = .secondaryOnly
        host.send(.frame(0))
        let message = try #require(split.viewController(for: .secondary) as? SplitMessage)
        #expect(host.focusedNode == message.navigationItem.titleLabel.node)
        host.pressBack()
        #expect(host.focusedNode == button.node)
    }

    @Test("a screen that the list has requested is laid out before its first viewDidLayoutSubviews()")
    func requestedScreen() {
        let list = ViewController()
        let screen = CountingScreen()
        let split = SplitViewController(
            primaryPath: "/", placeholder: .empty(),
            router: { $0 == "/" ? list : screen }, notFound: { _ in ViewController() })
        let host = ModelHost(split, windowSize: Self.windowSize)
        host.start(path: "/")
        list.navigate(.push(path: "/a"))
        host.send(.frame(0))
        #expect(screen.layoutCounts.first == 1)
    }

    @Test("with a limit of at most one, the column keeps the first screen and the visible one", arguments: [1, 0, -1])
    func leastLimit(count: Int) {
        split.maximumViewControllerCountBeneath = count
        for number in 1...3 {
            split.push(path: "/m/\(number)")
            host.send(.frame(0))
        }
        #expect(split.secondaryNavigationController.viewControllers.map(\.path) == ["/", "/m/3"])
    }
}
