import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import PageStore
import StoreTestSupport
import Synchronization
import Testing

@testable import PageServer

struct EarlyRefusalTests {
    /// A server that has room for two requests, one piece of work and no queue: its limits, a clock, and the gate. The response to `/a?kept`
    /// is composed already.
    private final class Overload: Sendable {
        private final class Time: Sendable {
            let seconds = Atomic(1_000)
        }

        let work = WorkLimiter(ServerLimits.Work(capacity: 1, queueLimit: 0, queueSeconds: 600))
        let requests = RequestLimiter(limit: 2)
        let gate: OverloadGate
        private let time: Time

        init() {
            let time = Time()
            self.time = time
            let clock = ServerClock { Double(time.seconds.load(ordering: .relaxed)) }
            gate = OverloadGate(work: work, requests: requests, clock: clock) { address, _ in address == "/a?kept" }
        }

        /// Lets a second pass.
        func advance() { time.seconds.add(1, ordering: .relaxed) }
    }

    /// Does something while the work under way leaves no room for more.
    private static func whileFull(_ work: WorkLimiter, _ body: () async throws -> Void) async throws {
        let end = AsyncStream<Void>.makeStream()
        let running = Task { try await work.run(cost: 1) { for await _ in end.stream {} } }
        try await waitUntil { work.load.used == 1 }
        do {
            defer { end.continuation.finish() }
            try await body()
        }
        try await running.value
    }

    /// Runs a test while there is no room for work and a request has been refused for it, by default one of `/a`.
    private func overloaded(
        refusing refused: HTTPRequest? = nil, _ test: (Overload) throws -> Void
    ) async throws {
        let overload = Overload()
        overload.gate.noteRefusal(of: refused ?? request("/a"), for: .work)
        try await Self.whileFull(overload.work) { try test(overload) }
    }

    private func request(
        _ path: String, _ method: HTTPRequest.Method = .get, _ headers: HTTPFields = [:]
    ) -> HTTPRequest {
        HTTPRequest(method: method, scheme: "http", authority: "example.com", path: path, headerFields: headers)
    }

    @Test("a path that was refused is refused again, whatever its query, while the queue is full and for a second")
    func gate() async throws {
        try await overloaded(refusing: request("/a?x=1")) { overload in
            let gate = overload.gate
            gate.noteRefusal(of: request("/b", .put), for: .work)
            #expect(gate.refuses(request("/a")))
            #expect(gate.refuses(request("/a?x=2")))
            #expect(!gate.refuses(request("/b")))
            #expect(!gate.refuses(request("/b", .put)))
            #expect(!gate.refuses(request("/a", .head)))
            #expect(!gate.refuses(request("/a", .get, [.cookie: "session=1"])))
            overload.advance()
            #expect(!gate.refuses(request("/a")))
        }
    }

    @Test("nothing is refused before the queue is full, and once it is not full any more")
    func room() async throws {
        let overload = Overload()
        overload.gate.noteRefusal(of: request("/a"), for: .work)
        #expect(!overload.gate.refuses(request("/a")))
        try await Self.whileFull(overload.work) { #expect(overload.gate.refuses(request("/a"))) }
        #expect(!overload.gate.refuses(request("/a")))
    }

    @Test("what users get apart is refused apart")
    func users() async throws {
        try await overloaded(refusing: request("/a", .get, [.cookie: "session=1"])) { overload in
            #expect(overload.gate.refuses(request("/a", .get, [.cookie: "session=2"])))
            #expect(!overload.gate.refuses(request("/a")))
        }
    }

    @Test("what is composed already is not refused where a path is refused for its work")
    func kept() async throws {
        try await overloaded { overload in
            for headers in [[:], [.cookie: "session=1"]] as [HTTPFields] {
                overload.gate.noteRefusal(of: request("/a", .get, headers), for: .work)
                #expect(overload.gate.refuses(request("/a?new", .get, headers)))
                #expect(!overload.gate.refuses(request("/a?kept", .get, headers)))
            }
        }
    }

    @Test("what was refused because of the number of requests is refused again while there are as many")
    func requestCount() {
        let overload = Overload()
        let (gate, requests) = (overload.gate, overload.requests)
        #expect(requests.enter())
        gate.noteRefusal(of: request("/a"), for: .request)
        #expect(!gate.refuses(request("/a")))
        #expect(requests.enter())
        #expect(!requests.enter())
        for path in ["/a", "/a?kept"] { #expect(gate.refuses(request(path, .get, [.cookie: "session=1"]))) }
        #expect(!gate.refuses(request("/a", .head)))
        #expect(!gate.refuses(request("/livez")))
        requests.leave()
        #expect(!gate.refuses(request("/a")))
        #expect(requests.enter())
        #expect(gate.refuses(request("/a")))
        overload.advance()
        #expect(!gate.refuses(request("/a")))
    }

    @Test("a path that was refused because of the number of requests is not refused for its work")
    func causes() async throws {
        try await overloaded { overload in
            overload.gate.noteRefusal(of: request("/b"), for: .request)
            #expect(!overload.gate.refuses(request("/b")))
            #expect(overload.gate.refuses(request("/a")))
        }
    }

    @Test("a flood of paths does not fill the memory, and the one that was refused last is known")
    func flood() async throws {
        try await overloaded { overload in
            for number in 0..<5_000 {
                overload.gate.noteRefusal(of: request("/\(number)"), for: .work)
                #expect(overload.gate.count <= OverloadGate.limit)
            }
            #expect(overload.gate.refuses(request("/4999")))
            var number = 5_000
            while overload.gate.count < OverloadGate.limit {
                overload.gate.noteRefusal(of: request("/\(number)"), for: .work)
                number += 1
            }
            overload.advance()
            overload.gate.noteRefusal(of: request("/a"), for: .work)
            #expect(overload.gate.count == 1, "the time of all others is over")
        }
    }

    // MARK: - Connections

    /// The requests that pass, by their paths, and the statuses of the responses, of requests on one connection.
    private struct Connection {
        let channel = EmbeddedChannel()
        let refusal: EarlyRefusal

        init(_ gate: OverloadGate, metrics: PrometheusMetrics? = nil) throws {
            var configuration = ServerConfiguration(pictures: "pictures")
            configuration.metrics = metrics
            refusal = EarlyRefusal(gate, configuration, logger: Logger(label: "test"))
            try channel.pipeline.syncOperations.addHandler(EarlyRefusalHandler(refusal))
        }

        func send(_ request: HTTPRequest, body: String? = nil) throws {
            try channel.writeInbound(HTTPRequestPart.head(request))
            if let body { try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(string: body))) }
            try channel.writeInbound(HTTPRequestPart.end(nil))
        }

        func respond() throws {
            try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
            try channel.writeOutbound(HTTPResponsePart.end(nil))
        }

        func passed() throws -> [HTTPRequestPart] {
            var parts: [HTTPRequestPart] = []
            while let part = try channel.readInbound(as: HTTPRequestPart.self) { parts.append(part) }
            return parts
        }

        func sent() throws -> [HTTPResponsePart] {
            var parts: [HTTPResponsePart] = []
            while let part = try channel.readOutbound(as: HTTPResponsePart.self) { parts.append(part) }
            return parts
        }
    }

    @Test("a refused request does not reach the framework, and the next one of its connection does")
    func connection() async throws {
        let other = request("/b")
        try await overloaded { overload in
            let connection = try Connection(overload.gate)
            try connection.send(request("/a"))
            #expect(try connection.passed() == [])
            let response = try connection.sent()
            #expect(response.count == 3)
            guard case .head(let head)? = response.first, case .body(let body) = response[1] else {
                Issue.record("no head and body: \(response)")
                return
            }
            #expect(head.status == .serviceUnavailable)
            #expect(head.headerFields[.retryAfter] == "1")
            #expect(head.headerFields[.contentLength] == "\(body.readableBytes)")
            #expect(response[2] == .end(nil))
            try connection.send(other)
            #expect(try connection.passed() == [.head(other), .end(nil)])
            #expect(try connection.sent() == [])
        }
    }

    @Test("a request is not refused before the response to the one before it")
    func order() async throws {
        try await overloaded { overload in
            let connection = try Connection(overload.gate)
            try connection.send(request("/b"))
            try connection.send(request("/a"))
            #expect(try connection.passed().count == 4)
            try connection.respond()
            try connection.respond()
            #expect(try connection.sent().count == 4)
            try connection.send(request("/a"))
            #expect(try connection.passed() == [])
            #expect(try connection.sent().count == 3)
        }
    }

    @Test("a request that ends its connection is left to the framework, and one that keeps it as browsers say is not")
    func last() async throws {
        try await overloaded { overload in
            let connection = try Connection(overload.gate)
            for option in ["keep-alive", "Keep-Alive"] {
                try connection.send(request("/a", .get, [.connection: option]))
                #expect(try connection.passed() == [])
                #expect(try connection.sent().count == 3)
            }
            try connection.send(request("/a", .get, [.connection: "close"]))
            #expect(try connection.passed().count == 2)
        }
    }

    @Test("a request with a body is left to the framework, which limits it")
    func body() async throws {
        try await overloaded { overload in
            let connection = try Connection(overload.gate)
            try connection.send(request("/a", .get, [.contentLength: "4"]), body: "body")
            #expect(try connection.passed().count == 3)
            try connection.respond()
            #expect(try connection.sent().count == 2)
            try connection.send(request("/a", .get, [.transferEncoding: "chunked"]))
            #expect(try connection.passed().count == 2)
        }
    }

    @Test("the framework gets a request of each connection before it takes it to be idle")
    func idleConnections() async throws {
        try await overloaded { overload in
            let refusal = try Connection(overload.gate).refusal
            #expect(refusal.applies(to: request("/a"), after: .now() - .seconds(20)))
            #expect(!refusal.applies(to: request("/a"), after: .now() - .seconds(31)))
        }
    }

    @Test("what is refused early is counted for Prometheus, and what passes is not")
    func metrics() async throws {
        try await overloaded { overload in
            let metrics = PrometheusMetrics()
            let connection = try Connection(overload.gate, metrics: metrics)
            func lines() -> [String] { metrics.text.split(separator: "\n").map(String.init) }
            #expect(lines() == ["# TYPE page_early_refusals_total counter", "page_early_refusals_total 0"])
            for path in ["/a", "/a?x=1", "/b"] { try connection.send(request(path)) }
            #expect(lines() == ["# TYPE page_early_refusals_total counter", "page_early_refusals_total 2"])
        }
    }

    // MARK: - A server

    /// A route whose responses take work, and what the server shares.
    private final class Slow: ServerFeature {
        let contents: [any SectionContent] = []
        let dependencies = Mutex<ServerDependencies?>(nil)

        func addRoutes(to router: Router<AppRequestContext>, _ dependencies: ServerDependencies) {
            self.dependencies.withLock { $0 = $0 ?? dependencies }
            router.get("/v1/slow") { _, _ in
                try await dependencies.limited { Response(status: .noContent) }
            }
        }
    }

    /// Runs a test on a connection to a server whose work has room for one piece and no queue. It has the page `home` and `/v1/slow`.
    private func served(
        requestLimit: Int = 1_000,
        _ test: @escaping @Sendable (any TestClient, ServerDependencies, LogRecorder) async throws -> Void
    ) async throws {
        let (slow, log) = (Slow(), LogRecorder(.info))
        let limits = ServerLimits(
            concurrentRequests: requestLimit, work: ServerLimits.Work(capacity: 1, queueLimit: 0))
        let server = try await TestServer(isSeeded: false)
        let page = PageDocument(id: "home", kind: "home", title: "Home", sections: [])
        try await server.database.store.write { try $0.store(page) }
        try await server.run(
            limits: limits, log: log, change: { $0.logsRequests = true }, features: [slow], .connection
        ) { client in
            let dependencies = try #require(slow.dependencies.withLock { $0 })
            try await test(client, dependencies, log)
        }
    }

    @Test("an early refusal says the same as any other, is logged, and ends when there is room")
    func server() async throws {
        try await served { client, dependencies, log in
            try await Self.whileFull(dependencies.work) {
                var responses: [TestResponse] = []
                for _ in 0..<3 { responses.append(try await client.execute(uri: "/v1/slow", method: .get)) }
                #expect(responses.map(\.status) == [.serviceUnavailable, .serviceUnavailable, .serviceUnavailable])
                let requestID = try #require(ClientMiddleware.requestID)
                #expect(Set(responses.map { $0.headers[requestID] }).count == 3)
                // The framework adds the date and its name.
                let names = responses.map { Set($0.headers.map(\.name)).subtracting([.date, .server]) }
                #expect(names[1] == names[0])
                #expect(responses[1].body == responses[0].body)
                #expect(log.lines.filter { $0.hasPrefix("info refused") }.count == 2)
            }
            #expect(try await client.execute(uri: "/v1/slow", method: .get).status == .noContent)
        }
    }

    @Test("a page that is kept is sent where another query of its path is refused early")
    func keptPage() async throws {
        try await served { client, dependencies, log in
            func status(_ path: String) async throws -> HTTPResponse.Status {
                try await client.execute(uri: path, method: .get).status
            }
            #expect(try await status("/v1/pages/home") == .ok)
            try await Self.whileFull(dependencies.work) { () async throws in
                for query in ["?fresh=1", "?fresh=2", "?fresh=3"] {
                    #expect(try await status("/v1/pages/home" + query) == .serviceUnavailable)
                }
                #expect(log.lines.filter { $0.hasPrefix("info refused") }.count == 2)
                #expect(try await status("/v1/pages/home") == .ok)
            }
        }
    }

    @Test("requests beyond the limit of their number are refused early until one of those under way has ended")
    func requestLimit() async throws {
        try await served(requestLimit: 1) { client, dependencies, log async throws in
            func status(_ path: String) async throws -> HTTPResponse.Status {
                try await client.execute(uri: path, method: .get).status
            }
            #expect(dependencies.requests.enter())
            for _ in 0..<3 { #expect(try await status("/v1/slow") == .serviceUnavailable) }
            #expect(log.lines.filter { $0.hasPrefix("info refused") }.count == 2)
            #expect(try await status("/livez") == .ok)
            dependencies.requests.leave()
            #expect(try await status("/v1/slow") == .noContent)
        }
    }
}
