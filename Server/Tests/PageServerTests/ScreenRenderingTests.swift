import CollectionServerRendering
import CollectionViews
import Foundation
import GalleryScreens
import HTTPTypes
import Hummingbird
import PageStore
import Synchronization
import Testing

@testable import PageServer

/// A screen that shows the response to one request, and does so as its address says.
private final class EchoController: ViewController {
    private let label = Label(.body)
    private let startPath: String?
    private var isRestless = false

    /// Creates the screen of an address, or one that is told it.
    init(path: String? = nil) {
        startPath = path
        super.init()
        view.addSubview(label)
    }

    override func viewDidLoad() { if let startPath { _ = show(path: startPath) } }

    override var title: String { "</title><b>\"&" }

    override var isNotFound: Bool { label.text == "nothing" }

    override func show(path: String) -> Bool {
        switch path {
        case "/restless": isRestless = true
        case "/nothing", "/nothing/a": label.text = "nothing"
        // The time of one event is what is limited: five times the limit of the test.
        case "/slow": Thread.sleep(forTimeInterval: 1)
        case "/large": label.text = String(repeating: "<a>", count: 3_500_000)
        case "/markup": label.text = "</main></script><!--<script>alert('1')</script>\u{0}"
        default:
            context?.request(HostRequest("/v1/echo" + path), target: self) { screen, response in
                if case .success(let bytes) = response { screen.label.text = String(decoding: bytes, as: UTF8.self) }
            }
        }
        return true
    }

    override func viewDidLayoutSubviews() { if isRestless { context?.send(.requestFrame) } }
}

/// Routes that respond to the screen above, and count how often.
private final class EchoFeature: ServerFeature {
    let count = Mutex(0)
    let contents: [any SectionContent] = []

    func addRoutes(to router: Hummingbird.Router<AppRequestContext>, _ dependencies: ServerDependencies) {
        router.get("v1/echo/:name") { [self] request, context -> Response in
            count.withLock { $0 += 1 }
            let name = try context.segment("name")
            switch name {
            case "missing": throw Problem.notFound("No.")
            case "broken": throw Problem(status: .internalServerError, detail: "No.")
            case "never": try await waitForCancellation()
            default: break
            }
            let shown = name == "heavy" ? String(repeating: "item ", count: 2_000_000) : name
            let text = "\(shown) </script> \(request.headers[.cookie] ?? "none")"
            let cacheControl = name == "personal" ? "private, no-cache" : "public, max-age=0"
            return Representation(Array(text.utf8), type: "text/plain", cacheControl: cacheControl).response(
                to: request)
        }
    }
}

struct ScreenRenderingTests {
    private static let shell = """
        <!doctype html>
        <html lang="en" dir="ltr"><head><title>Shell</title></head>
        <body><main data-engine="/a.wasm"></main></body></html>
        """

    /// Runs requests against a server of the screen above.
    private func run(
        log: LogRecorder = LogRecorder(), budget: Double = 5, patience: Double = 60,
        files: [String: String] = ["index.html": Self.shell], isInContainers: Bool = false,
        _ test: @escaping @Sendable (any TestClient, EchoFeature) async throws -> Void
    ) async throws {
        let feature = EchoFeature()
        let server = try await TestServer(isSeeded: false)
        for (name, text) in files { try server.addFile(name, text) }
        try await server.run(
            log: log,
            change: { configuration in
                var screens = ScreenRendering {
                    guard isInContainers else { return EchoController() }
                    let tab = NavigationController(
                        router: { EchoController(path: $0) }, notFound: { EchoController(path: $0) })
                    return TabBarController([.init(TabBarItem("A", path: "/"), tab)])
                }
                screens.limits.budgetSeconds = budget
                screens.limits.patienceSeconds = patience
                configuration.screens = screens
            }, features: [feature]
        ) { client in try await test(client, feature) }
    }

    @Test("a browser that has not been here gets the style sheet within the page, and others do not")
    func styles() async throws {
        let link = "<link rel=\"stylesheet\" href=\"/a.css\">"
        let shell = Self.shell.replacing("</head>", with: link + "</head>")
        try await run(files: ["index.html": shell, "a.css": "p{margin:0}"]) { client, _ in
            let first = try await client.execute(uri: "/a", method: .get)
            #expect(first.text.contains("<style>p{margin:0}</style>"))
            #expect(first.text.contains(link) == false)
            let hash = Data(SHA256.hash(Array("p{margin:0}".utf8))).base64EncodedString()
            #expect(first.headers[.contentSecurityPolicy]?.contains("; style-src 'self' 'sha256-\(hash)';") == true)
            let cookie: HTTPFields = [.cookie: "environment=1280x800@1;ltr;light;100"]
            for (path, headers) in [("/a", cookie), ("/a?picture=412x915@2;ltr;dark;100", HTTPFields())] {
                let later = try await client.execute(uri: path, method: .get, headers: headers)
                #expect(later.text.contains(link))
                #expect(later.text.contains("<style>") == false)
                #expect(later.headers[.contentSecurityPolicy]?.contains("sha256") == false)
            }
        }
    }

    @Test("a screen is in the shell, with its environment and the responses it shows")
    func page() async throws {
        try await run { client, _ in
            let response = try await client.execute(uri: "/a", method: .get)
            #expect(response.status == .ok)
            #expect(response.headers[.contentType] == "text/html; charset=utf-8")
            #expect(response.text.contains("<title>&lt;/title&gt;&lt;b&gt;&quot;&amp;</title>"))
            #expect(
                response.text.contains(
                    """
                    <main data-engine="/a.wasm" data-rendered="1280x800@1;ltr;light;100"><div class="screen">\
                    <div class="label text-body">a &lt;/script&gt; none</div></div></main>
                    <script type="application/json" id="rendered-responses">\
                    [{"method":"GET","path":"/v1/echo/a","status":200,"body":"a \\u003c/script> none"}]</script></body>
                    """))
            let policy = try #require(response.headers[.contentSecurityPolicy])
            #expect(policy.hasSuffix("; style-src-attr 'unsafe-inline'"))
            #expect(policy.contains("script-src 'self' 'wasm"))
        }
    }

    @Test("a shared screen is rendered once for each environment, and has a tag")
    func cache() async throws {
        try await run { client, feature in
            let first = try await client.execute(uri: "/a", method: .get, headers: [.cookie: "session=1"])
            let second = try await client.execute(uri: "/a", method: .get)
            #expect(first.bytes == second.bytes)
            #expect(feature.count.withLock { $0 } == 1)
            let tag = try #require(second.headers[.eTag])
            let third = try await client.execute(uri: "/a", method: .get, headers: [.ifNoneMatch: tag])
            #expect(third.status == .notModified)
            let other = try await client.execute(uri: "/a?picture=412x915@2;rtl;dark;100", method: .get)
            #expect(other.text.contains("data-rendered=\"412x915@2;rtl;dark;100\""))
            #expect(other.text.contains("dir=\"rtl\""))
            #expect(other.text.contains("\"path\":\"/v1/echo/a\""))
            #expect(feature.count.withLock { $0 } == 2)
        }
    }

    @Test("a personal screen is rendered for its client and kept for no other; without a client it is kept")
    func personal() async throws {
        try await run { client, feature in
            for user in ["1", "2"] {
                let cookie = "session=\(user); environment=390x844@3%3Bltr%3Blight%3B100"
                let response = try await client.execute(uri: "/personal", method: .get, headers: [.cookie: cookie])
                #expect(response.headers[.cacheControl] == "private, no-cache")
                #expect(response.text.contains(">personal &lt;/script&gt; session=\(user)</div>"))
                #expect(response.text.contains("data-rendered=\"390x844@3;ltr;light;100\""))
            }
            let count = feature.count.withLock { $0 }
            for _ in 1...3 {
                let response = try await client.execute(uri: "/personal", method: .get)
                #expect(response.headers[.cacheControl] == "private, no-cache")
                #expect(response.text.contains(">personal &lt;/script&gt; none</div>"))
            }
            #expect(feature.count.withLock { $0 } == count + 1)
        }
    }

    @Test("what does not exist has status 404 and the screen that says so")
    func missing() async throws {
        try await run { client, _ in
            let response = try await client.execute(uri: "/missing", method: .get)
            #expect(response.status == .notFound)
            #expect(response.text.contains("data-rendered"))
            #expect(response.text.contains("<meta name=\"robots\" content=\"noindex\">"))
        }
    }

    @Test("a screen that knows without a request that there is nothing has status 404", arguments: [false, true])
    func nothing(_ isInContainers: Bool) async throws {
        try await run(isInContainers: isInContainers) { client, feature in
            let response = try await client.execute(uri: "/nothing/a", method: .get)
            #expect(response.status == .notFound)
            #expect(response.text.contains("data-rendered"))
            #expect(response.text.contains("<meta name=\"robots\" content=\"noindex\">"))
            #expect(feature.count.withLock { $0 } == 0)
            #expect(try await client.execute(uri: "/a", method: .get).status == .ok)
        }
    }

    @Test(
        "the gallery responds with 404 to addresses at which there is nothing",
        arguments: [
            ("/homes/0", 404), ("/homes/1x", 404), ("/homes/99999999", 404), ("/shows/0", 404), ("/people/0", 404),
            ("/earnings/0", 404),
            ("/nothing", 404), ("/product/0", 404), ("/catalogue/x", 404),
            ("/catalogue/split/9", 404), ("/catalogue/split/1", 200), ("/homes", 200), ("/catalogue", 200),
            ("/homes/results?kind=loft&sheet=search", 200), ("/", 200),
        ])
    func gallery(_ path: String, _ status: Int) async throws {
        let server = try await TestServer()
        try server.addFile("index.html", Self.shell)
        try await server.run(
            change: { configuration in
                var screens = GalleryScreens.rendering
                screens.limits.budgetSeconds = 60
                screens.limits.patienceSeconds = 600
                configuration.screens = screens
            }
        ) { client in
            let response = try await client.execute(uri: path, method: .get)
            #expect(response.status.code == status)
        }
    }

    @Test(
        "a screen that fails, never settles or waits for ever is sent as it is, is not kept, and the log says why",
        arguments: [
            ("/broken", "status 500"), ("/never", "no response in time"), ("/restless", "does not settle"),
            ("/heavy", "/v1/echo/heavy"),
        ])
    func defects(_ path: String, _ reason: String) async throws {
        let log = LogRecorder()
        try await run(log: log, budget: 0.3) { client, _ in
            let response = try await client.execute(uri: path, method: .get)
            #expect(response.status == .ok)
            #expect(response.text.contains("data-rendered"))
            #expect(response.headers[.cacheControl] == "private, no-cache")
        }
        #expect(log.lines.contains { $0.contains("screen rendered with defects") && $0.contains(reason) })
    }

    @Test(
        "where a screen takes too long or is too large, the shell is sent, and the log says why",
        arguments: [("/slow", "time"), ("/large", "more than 2000000 bytes")])
    func shells(_ path: String, _ reason: String) async throws {
        let log = LogRecorder()
        try await run(log: log, patience: path == "/slow" ? 0.2 : 60) { client, _ in
            let response = try await client.execute(uri: path, method: .get)
            #expect(response.status == .ok)
            #expect(response.text == Self.shell)
        }
        #expect(log.lines.contains { $0.contains(reason) })
    }

    @Test("a text with markup is a text")
    func markup() async throws {
        try await run { client, _ in
            let text = try await client.execute(uri: "/markup", method: .get).text
            #expect(text.components(separatedBy: "<script").count == 2)
            #expect(text.components(separatedBy: "</main>").count == 2)
        }
    }

    @Test("robots.txt and sitemap.xml say what there is")
    func crawlers() async throws {
        try await run { client, _ in
            #expect(
                try await client.execute(uri: "/robots.txt", method: .get).text.contains("http://localhost/sitemap.xml")
            )
            let sitemap = try await client.execute(uri: "/sitemap.xml", method: .get)
            #expect(sitemap.headers[.contentType] == "application/xml")
            #expect(sitemap.text.contains("<url><loc>http://localhost/</loc></url>"))
        }
    }
}
