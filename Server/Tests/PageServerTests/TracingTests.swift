import HTTPTypes
import InMemoryTracing
import Testing
import Tracing

@testable import PageServer

struct TracingTests {
    /// The spans that one request leaves, in the order in which they ended.
    private func send(
        _ path: String, headers: HTTPFields = [:], limits: ServerLimits = ServerLimits()
    ) async throws -> (spans: [FinishedInMemorySpan], response: TestResponse?) {
        let tracer = InMemoryTracer()
        let server = try await TestServer()
        let received = Received()
        try await withTracer(tracer) {
            try await server.run(limits: limits) { client in
                let response = try await client.execute(uri: path, method: .get, headers: headers)
                await received.keep(response)
            }
        }
        return (tracer.finishedSpans, await received.response)
    }

    private actor Received {
        private(set) var response: TestResponse?

        func keep(_ response: TestResponse) { self.response = response }
    }

    @Test("a request is a span with its route, status and id, and the parent of what composes and reads its page")
    func request() async throws {
        let (spans, response) = try await send("/v1/pages/home")
        let request = try #require(spans.first { $0.kind == .server })
        #expect(request.operationName == "GET /v1/pages/{route}")
        #expect(request.attributes.get("http.route") == .string("/v1/pages/{route}"))
        #expect(request.attributes.get("url.path") == .string("/v1/pages/home"))
        #expect(request.attributes.get("http.response.status_code") == .int64(200))
        let name = try #require(ClientMiddleware.requestID)
        let id = try #require(response?.headers[name])
        #expect(request.attributes.get("http.request.id") == .string(id))
        #expect(request.parentSpanID == nil)
        #expect(request.status == nil)
        let compose = try #require(spans.first { $0.operationName == "compose" })
        #expect(compose.parentSpanID == request.spanID)
        #expect(spans.contains { $0.operationName == "store read" && $0.parentSpanID == compose.spanID })
        #expect(spans.allSatisfy { $0.traceID == request.traceID })
    }

    @Test("a request goes on with the trace that its headers name")
    func incoming() async throws {
        let trace = try #require(HTTPField.Name(InMemoryTracer.traceIDKey))
        let span = try #require(HTTPField.Name(InMemoryTracer.spanIDKey))
        let (spans, _) = try await send("/v1/pages/home", headers: [trace: "theirs", span: "7"])
        let request = try #require(spans.first { $0.kind == .server })
        #expect(request.parentSpanID == "7")
        #expect(!spans.isEmpty)
        #expect(spans.allSatisfy { $0.traceID == "theirs" })
    }

    @Test("a tracer reads any header by its name, such as traceparent")
    func extraction() async throws {
        let tracer = InMemoryTracer()
        let server = try await TestServer()
        let name = try #require(HTTPField.Name("traceparent"))
        let value = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
        try await withTracer(tracer) {
            try await server.run { client in
                _ = try await client.execute(uri: "/livez", method: .get, headers: [name: value])
            }
        }
        let fields = tracer.performedContextExtractions.compactMap { $0.carrier as? HTTPFields }
        #expect(fields.contains { $0[name] == value })
    }

    @Test("a request that is refused is a failed span with the status that is sent")
    func failure() async throws {
        let (spans, _) = try await send("/v1/pages/home", limits: ServerLimits(concurrentRequests: 0))
        let request = try #require(spans.first { $0.kind == .server })
        #expect(request.operationName == "GET /v1/pages/{route}")
        #expect(request.attributes.get("http.response.status_code") == .int64(503))
        #expect(request.status?.code == .error)
    }

    @Test("without a tracer nothing stands before the store or the routes")
    func none() async throws {
        let server = try await TestServer(isSeeded: false)
        let application = PageApplication(
            store: server.database.store, features: [], configuration: ServerConfiguration(pictures: "pictures"))
        #expect(!SpanMiddleware.hasTracer)
        let plain = try await ServerDependencies(application)
        #expect(!(plain.store is TracedStore))
        try await withTracer(InMemoryTracer()) {
            #expect(SpanMiddleware.hasTracer)
            let traced = try await ServerDependencies(application)
            #expect(traced.store is TracedStore)
        }
    }
}
