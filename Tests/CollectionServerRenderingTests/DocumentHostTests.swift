import CollectionGeometry
import CollectionScenarios
@testable import CollectionServerRendering
import CollectionViews
import Foundation
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

/// A screen that presents a dialog by its address.
private final class DialogController: ViewController {
    override func viewDidLoad() {
        let label = Label(.body)
        label.text = "beneath"
        view.addSubview(label)
        addModalRoute(ModalRoute("dialog", .string), target: self) { _, title in ModalView(title) }
    }
}

private func host(
    of screen: ViewController, _ configuration: DocumentHost.Configuration = DocumentHost.Configuration()
) -> DocumentHost {
    DocumentHost(
        screen, environment: HostEnvironment(windowSize: Size(width: 390, height: 844)),
        textMeasure: UniformTextMeasure(), configuration: configuration)
}

/// A screen that shows what came of services that a rendered page does not have.
private final class ServicesController: ViewController {
    private let label = Label(.body)

    override func viewDidLoad() {
        view.addSubview(label)
        guard let context else { return }
        context.whenVisibilityChanges(self) { _, _ in Issue.record("a rendered page is visible") }
        context.copy("x", target: self) { $0.show("\($1)") }
        context.paste(target: self) { $0.show($1 ?? "nothing") }
        context.share(ShareContent(text: "x"), target: self) { $0.show("\($1)") }
        context.pickFiles(FilePickerConfiguration(), target: self) { screen, result in
            screen.show(result == .failed(.unavailable) ? "no files" : "files")
        }
    }

    private func show(_ text: String) { label.text += "\(text)." }
}

struct DocumentHostTests {
    @Test("a rendered page is visible, and has neither a clipboard nor a share sheet nor files")
    func services() throws {
        let host = host(of: ServicesController())
        host.start(path: "/")
        let text = String(decoding: try host.html(maximumBytes: 10_000), as: UTF8.self)
        #expect(text.contains(">notPermitted.nothing.unavailable.no files.</div>"))
        #expect(!host.isUnsettled)
    }

    @Test("an address that presents a dialog is rendered without it, and nothing is out of reach")
    func dialog() throws {
        let screen = DialogController()
        let host = host(of: NavigationController(router: { _ in screen }, notFound: { _ in screen }))
        host.start(path: "/?order=new&dialog=Hello")
        let text = String(decoding: try host.html(maximumBytes: 10_000), as: UTF8.self)
        #expect(text.contains(">beneath</div>"))
        #expect(!text.contains("Hello"))
        #expect(!text.contains("inert"))
        #expect(screen.path == "/?order=new")
    }

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
        #expect(stopped.tree.ids == [.root])
        #expect(stopped.isUnsettled)
    }

    private static func stoppedHost() -> DocumentHost {
        let host = host(of: RestlessController())
        host.start(path: "/") { true }
        return host
    }

    /// The recordings are what `Tests/Browser/test_rendering.py` compares with the documents that the browser half makes.
    @Test("every scenario is rendered as recorded; RECORD_SCENARIOS=1 records again", arguments: Scenario.allCases)
    func scenarios(_ scenario: Scenario) throws {
        let host = DocumentHost(
            ScenarioController(),
            environment: HostEnvironment(windowSize: Size(width: 390, height: 844), displayScale: 1),
            textMeasure: UniformTextMeasure())
        host.start(path: "/\(scenario.name)")
        #expect(host.tree.violations == [])
        #expect(!host.isUnsettled)
        let text = String(decoding: try host.html(maximumBytes: 1_000_000), as: UTF8.self)
        #expect(try host.html(maximumBytes: 1_000_000) == Array(text.utf8))
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Recordings/\(scenario.name).html")
        let lines = text.replacingOccurrences(of: "><", with: ">\n<") + "\n"
        if ProcessInfo.processInfo.environment["RECORD_SCENARIOS"] != nil {
            try lines.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == lines)
    }

    @Test("in a rendered page, the headings of sections and the items below each are sets of their own")
    func sets() throws {
        let host = host(of: ScenarioController())
        host.start(path: "/sections")
        let text = String(decoding: try host.html(maximumBytes: 1_000_000), as: UTF8.self)
        let heading =
            #"title-view" role="listitem" aria-setsize="5" aria-posinset="3" [^>]*>"#
            + #"<div class="label text-headline" role="heading" aria-level="2">Section 2<"#
        #expect(text.range(of: heading, options: .regularExpression) != nil)
        let item = #"cell" role="listitem" aria-setsize="12" aria-posinset="1" [^>]*><div class="[^"]*">Item 6<"#
        #expect(text.range(of: item, options: .regularExpression) != nil)
    }

    @Test("with more screens than one, more cells are rendered")
    func renderedScreens() throws {
        func cellCount(_ screens: Double) -> Int {
            let host = host(of: ScenarioController(), DocumentHost.Configuration(renderedScreens: screens))
            host.start(path: "/\(Scenario.allCases[0].name)")
            return host.tree.ids.filter { host.tree[$0]?.styleClasses.contains("cell") == true }.count
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
        #expect(size(3, .nan).height == 60)
        #expect(size(3, .infinity).height == 20)
        #expect(size(0, 40).height == 0)
    }
}

struct StyleSheetTests {
    /// A card of a picture and two labels, measured in 300 points.
    private func height(_ css: String, windowWidth: Double = 390, columnWidth: Double? = nil) -> Double {
        let card = View(.box, styleClasses: ["card"])
        card.addSubview(View(.box, styleClasses: ["picture"]))
        let texts = View(.box, styleClasses: ["texts"])
        for text in ["One", "Two"] {
            let label = Label(.body)
            label.text = text
            texts.addSubview(label)
        }
        card.addSubview(texts)
        let screen = ViewController()
        screen.view.addSubview(card)
        if let columnWidth { screen.view.setVariable("column-width", columnWidth) }
        var environment = HostEnvironment(windowSize: Size(width: windowWidth, height: 844))
        environment.lineHeights = environment.lineHeights.map { _ in 21.6 }
        let host = DocumentHost(screen, environment: environment, textMeasure: UniformTextMeasure())
        host.start(path: "/")
        return StyledMeasuring(
            tree: host.tree, sheet: StyleSheet(css), environment: environment, textMeasure: UniformTextMeasure()
        ).size(of: card.node, width: 300, height: nil).height
    }

    @Test(
        "padding, gaps, fixed lengths, variables and widths of the window are heeded",
        arguments: [
            ("", 43.2), (".picture { height: 10rem }", 203.2), (".texts { padding: 1px 2px 3px; gap: 9px }", 47.2),
            (".texts{display:flex;flex-direction:column;gap:9px}", 52.2), (".texts { display: flex }", 21.6),
            (".texts { display: flex; flex-wrap: wrap; max-width: 30px }", 43.2),
            (".texts { display: flex; flex-wrap: wrap } .label { flex: 1 1 10rem }", 43.2),
            (".texts { display: flex; flex-wrap: wrap } .label { flex: 1 1 8rem }", 21.6),
            (".texts { font-size: 0.5rem; padding-block: 1em }", 59.2),
            (":root { --a: 0.5rem } .card { padding-block: calc(var(--a) * 2 + 1px) var(--b, 3px) }", 63.2),
            (".card > .texts { min-height: 100px } .card.wide > .texts { min-height: 900px }", 100),
            (".other .texts { height: 1px } .card .texts { height: 2px } .texts { height: 3px }", 2),
            ("@media (min-width: 600px) { .texts { height: 9px } }", 43.2),
            ("@media (max-width: 599px) and (min-width: 600px) { .texts { height: 9px } }", 43.2),
            ("@media (min-width: nanpx) { .texts { height: 9px } }", 43.2),
            ("@media (max-width: 599px) { .texts { height: 9px } }", 9), (".picture { aspect-ratio: 2 }", 193.2),
            (".picture { height: 50% } /* .picture { height: 9px } */", 43.2), (".texts { display: none }", 0),
            (".texts { position: absolute } .texts { height: calc(", 0), ("} { .texts { height: 7px } @media {", 43.2),
            (".a, .card > .texts, .b:not(:focus-visible) { position: absolute; clip-path: inset(50%) }", 0),
        ])
    func measuring(_ css: String, _ expected: Double) {
        #expect(abs(height(css) - expected) < 0.01)
    }

    @Test(
        "conditions of the size of the screen are heeded",
        arguments: [
            ("screen (width < 25rem)", true), ("screen (width < 390px)", false), ("screen (width <= 390px)", true),
            ("screen (min-width: 390px)", true), ("screen (max-width: 389px)", false), ("screen (24rem<width)", true),
            ("screen (20rem <= width < 390px)", false), ("screen (20rem <= width < 391px)", true),
            ("screen (50rem < height) and (width > 24rem)", true),
            ("screen (height < 50rem) and (width > 24rem)", false),
            ("screen (height < 50rem) or (width > 24rem)", false), ("other (width > 1px)", false),
            ("screen (width > 1em)", false),
        ])
    func containers(_ condition: String, _ holds: Bool) {
        #expect(abs(height("@container \(condition) { .texts { height: 9px } }") - (holds ? 9 : 43.2)) < 0.01)
    }

    @Test("a condition of the screen within one of the window holds where both do", arguments: [390.0, 700])
    func containerInMediaQuery(windowWidth: Double) {
        let css = "@media (max-width: 599px) { @container screen (width < 50rem) { .texts { height: 9px } } }"
        #expect(abs(height(css, windowWidth: windowWidth) - (windowWidth < 600 ? 9 : 43.2)) < 0.01)
    }

    @Test("a screen in a column of a split view is as wide as that")
    func containerInColumn() {
        let css = "@container screen (width < 22rem) { .texts { height: 9px } }"
        #expect(abs(height(css, windowWidth: 1_000, columnWidth: 320) - 9) < 0.01)
    }

    @Test("a text that shares a line with another is as high as its lines in the width that is left")
    func wrappingRow() {
        func height(width: Double) -> Double {
            let name = Label(.body, styleClasses: ["name"])
            name.text = "Name"
            let value = Label(.body, styleClasses: ["value", "is-multiline"])
            value.text = String(repeating: "word ", count: 12)
            let row = View(.box, styleClasses: ["row"])
            for label in [name, value] { row.addSubview(label) }
            let screen = ViewController()
            screen.view.addSubview(row)
            let environment = HostEnvironment(windowSize: Size(width: 390, height: 844))
            let host = DocumentHost(screen, environment: environment, textMeasure: UniformTextMeasure())
            host.start(path: "/")
            let css = ".row { display: flex; flex-wrap: wrap } .name { flex: none } .value { flex: 1 1 100px }"
            let measuring = StyledMeasuring(
                tree: host.tree, sheet: StyleSheet(css), environment: environment, textMeasure: UniformTextMeasure())
            let line = environment.lineHeight(of: .body)
            return (measuring.size(of: row.node, width: width, height: nil).height / line).rounded()
        }
        #expect(height(width: 2_000) == 1)
        // Beside the name there is room for the value, in several lines.
        #expect(height(width: 300) > 1)
        // Narrower than both, the name has a line of its own.
        #expect(height(width: 110) > height(width: 300))
    }
}
