import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Synchronization
import Testing

@testable import PageServer

struct EarlyRefusalTests {
    /// Work of a server that has room for one piece and no queue, and a clock.
    private final class Overload: Sendable {
        let work = WorkLimiter(ServerLimits.Work(capacity: 1, queueLimit: 0, queueSeconds: 600))
        let time = Atomic(1_000)
        private let end = AsyncStream<Void>.makeStream()

        var gate: OverloadGate {
            OverloadGate(work: work, clock: ServerClock { Double(self.time.load(ordering: .relaxed)) })
        }

        /// Does something while the work under way leaves no room for more.
        func whileFull(_ body: () throws -> Void) async throws {
            let running = Task { [work, end] in try await work.run(cost: 1) { for await _ in end.stream {} } }
            try await waitUntil { self.work.load.used == 1 }
            let result = Result { try body() }
            end.continuation.finish()
            try await running.value
            try result.get()
        }
    }

    private func request(
        _ path: String, _ method: HTTPRequest.Method = .get, _ headers: HTTPFields = [:]
    ) -> HTTPRequest {
        HTTPRequest(method: method, scheme: "http", authority: "example.com", path: path, headerFields: headers)
    }

    @Test("a path that was refused is refused again, whatever its query, while the queue is full and for a second")
    func gate() async throws {
        let overload = Overload()
        let gate = overload.gate
        gate.noteRefusal(of: request("/a?x=1"))
        gate.noteRefusal(of: request("/b", .put))
        #expect(!gate.refuses(request("/a")))
        try await overload.whileFull {
            #expect(gate.refuses(request("/a")))
            #expect(gate.refuses(request("/a?x=2")))
            #expect(!gate.refuses(request("/b")))
            #expect(!gate.refuses(request("/b", .put)))
            #expect(!gate.refuses(request("/a", .head)))
            #expect(!gate.refuses(request("/a", .get, [.cookie: "session=1"])))
            overload.time.add(1, ordering: .relaxed)
            #expect(!gate.refuses(request("/a")))
        }
        gate.noteRefusal(of: request("/a"))
        #expect(!gate.refuses(request("/a")))
    }

    @Test("what users get apart is refused apart")
    func users() async throws {
        let overload = Overload()
        let gate = overload.gate
        gate.noteRefusal(of: request("/a", .get, [.cookie: "session=1"]))
        try await overload.whileFull {
            #expect(gate.refuses(request("/a", .get, [.cookie: "session=2"])))
            #expect(!gate.refuses(request("/a")))
        }
    }

    // MARK: - Connections

    /// The requests that pass, by their paths, and the statuses of the responses, of requests on one connection.
    private struct Connection {
        let channel = EmbeddedChannel()

        init(_ gate: OverloadGate) throws {
            let refusal = EarlyRefusal(
                gate, ServerConfiguration(pictures: "pictures"), logger: Logger(label: "test"))
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
        let overload = Overload()
        let gate = overload.gate
        gate.noteRefusal(of: request("/a"))
        let other = request("/b")
        try await overload.whileFull {
            let connection = try Connection(gate)
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
        let overload = Overload()
        let gate = overload.gate
        gate.noteRefusal(of: request("/a"))
        try await overload.whileFull {
            let connection = try Connection(gate)
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
        let overload = Overload()
        let gate = overload.gate
        gate.noteRefusal(of: request("/a"))
        try await overload.whileFull {
            let connection = try Connection(gate)
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
        let overload = Overload()
        let gate = overload.gate
        gate.noteRefusal(of: request("/a"))
        try await overload.whileFull {
            let connection = try Connection(gate)
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
        let overload = Overload()
        let gate = overload.gate
        gate.noteRefusal(of: request("/a"))
        let refusal = EarlyRefusal(gate, ServerConfiguration(pictures: "pictures"), logger: Logger(label: "test"))
        try await overload.whileFull {
            #expect(refusal.applies(to: request("/a"), after: .now() - .seconds(20)))
            #expect(!refusal.applies(to: request("/a"), after: .now() - .seconds(31)))
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

    @Test("an early refusal says the same as any other, is logged, and ends when there is room")
    func server() async throws {
        let slow = Slow()
        let log = LogRecorder(.info)
        var limits = ServerLimits()
        limits.work = ServerLimits.Work(capacity: 1, queueLimit: 0)
        try await TestServer(isSeeded: false).run(
            limits: limits, log: log, change: { $0.logsRequests = true }, features: [slow], .connection
        ) { client in
            let dependencies = try #require(slow.dependencies.withLock { $0 })
            let end = AsyncStream<Void>.makeStream()
            let running = Task { try await dependencies.work.run(cost: 1) { for await _ in end.stream {} } }
            try await waitUntil { dependencies.work.load.used == 1 }
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
            end.continuation.finish()
            try await running.value
            #expect(try await client.execute(uri: "/v1/slow", method: .get).status == .noContent)
        }
    }
}
