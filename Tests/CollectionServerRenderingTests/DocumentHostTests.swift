import CollectionGeometry
import CollectionScenarios
import CollectionServerRendering
import CollectionViews
import Testing

/// A screen that requests one thing after another and shows the responses.
private final class RequestingController: ViewController {
    private let label = Label(.body)
    private var count = 0
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
        super.init()
        view.addSubview(label)
    }

    override func viewDidLoad() { request() }

    private func request() {
        context?.request(HostRequest("/v1/\(count)"), target: self) { screen, response in
            screen.count += 1
            if case .success(let bytes) = response { screen.label.text += String(decoding: bytes, as: UTF8.self) }
            if screen.count < screen.limit { screen.request() }
        }
        context?.after(milliseconds: 1) { Issue.record("a timer fired") }
    }
}

/// A screen that requests a frame in every frame.
private final class RestlessController: ViewController {
    override func viewDidLoad() { context?.send(.requestFrame) }

    override func viewDidLayoutSubviews() { context?.send(.requestFrame) }
}

private func host(
    of screen: ViewController, _ configuration: DocumentHost.Configuration = DocumentHost.Configuration()
) -> DocumentHost {
    DocumentHost(
        screen, environment: HostEnvironment(windowSize: Size(width: 390, height: 844)),
        textMeasure: UniformTextMeasure(), configuration: configuration)
}

struct DocumentHostTests {
    @Test("requests wait for their responses, and timers stand")
    func requests() throws {
        let host = host(of: RequestingController(limit: 3))
        host.start(path: "/")
        for number in 0..<3 {
            #expect(host.openRequests.map(\.request.path) == ["/v1/\(number)"])
            host.respond(to: host.openRequests[0].token, with: .success(Array("\(number)".utf8)))
        }
        #expect(host.openRequests.isEmpty)
        let text = String(decoding: try host.html(maximumBytes: 10_000), as: UTF8.self)
        #expect(text.contains(">012</div>"))
    }

    @Test("a response to a request that is not open changes nothing")
    func strangeResponse() {
        let host = host(of: RequestingController(limit: 1))
        host.start(path: "/")
        host.respond(to: 4_711, with: .unreachable)
        #expect(host.openRequests.count == 1)
    }

    @Test("a screen that never settles is stopped after its frames, or when its time is over")
    func restless() {
        let host = host(of: RestlessController(), DocumentHost.Configuration(maximumFrames: 5))
        host.start(path: "/")
        #expect(host.isUnsettled)
        let stopped = DocumentHostTests.stoppedHost()
        #expect(stopped.tree.ids == [.root] && stopped.isUnsettled)
    }

    private static func stoppedHost() -> DocumentHost {
        let host = host(of: RestlessController())
        host.start(path: "/") { true }
        return host
    }

    @Test("every scenario is rendered without a command that a browser could not carry out", arguments: Scenario.allCases)
    func scenarios(_ scenario: Scenario) throws {
        let host = host(of: ScenarioController())
        host.start(path: "/\(scenario.name)")
        #expect(host.tree.violations == [])
        let text = String(decoding: try host.html(maximumBytes: 1_000_000), as: UTF8.self)
        #expect(text.contains("collection-content") && text.contains("class=\"cell") || text.contains(" cell"))
        #expect(try host.html(maximumBytes: 1_000_000) == Array(text.utf8))
    }

    @Test("with more screens than one, more cells are rendered")
    func renderedScreens() throws {
        func cellCount(_ screens: Double) -> Int {
            let host = host(of: ScenarioController(), DocumentHost.Configuration(renderedScreens: screens))
            host.start(path: "/\(Scenario.allCases[0].name)")
            return host.tree.ids.filter { host.tree[$0]?.roles.contains("cell") == true }.count
        }
        #expect(cellCount(3) > cellCount(1))
    }
}

struct UniformTextMeasureTests {
    @Test("lines break after as many characters as fit, and are cut after the limit")
    func sizes() {
        let measure = UniformTextMeasure()
        func size(_ count: Int, _ width: Double?, _ lines: Int? = nil) -> Size {
            measure.size(
                of: AttributedText(String(repeating: "a", count: count)), style: .body, lineHeight: 20,
                maximumWidth: width, maximumLines: lines)
        }
        #expect(size(10, nil) == Size(width: 80, height: 20))
        #expect(size(10, 40) == Size(width: 40, height: 40))
        #expect(size(11, 40) == Size(width: 40, height: 60))
        #expect(size(11, 40, 2) == Size(width: 40, height: 40))
        #expect(size(3, 1) == Size(width: 8, height: 60))
        #expect(size(3, .nan).height == 60 && size(3, .infinity).height == 20 && size(0, 40).height == 0)
    }
}
