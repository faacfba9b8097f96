import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import PageStore
import StoreTestSupport
import Testing

@testable import PageServer

/// The sum of some numbers, as a response.
private struct Sum: ResponseEncodable, Sendable {
    let sum: Int
}

/// A route that reads and writes by the framework's codables, one that decodes a text and stores it, and one that stores its body
/// as it is.
private struct SumFeature: ServerFeature {
    let contents: [any SectionContent] = []

    func addRoutes(to router: Router<AppRequestContext>, _ dependencies: ServerDependencies) {
        router.post("v1/sums") { request, context -> Sum in
            let numbers = try await request.decode(as: [Int].self, context: context)
            return Sum(sum: numbers.reduce(0, +))
        }
        router.post("v1/names") { request, context -> HTTPResponse.Status in
            let names = try await request.decode(as: [String].self, context: context)
            try await Self.store(names, dependencies)
            return .noContent
        }
        router.post("v1/name") { request, _ -> HTTPResponse.Status in
            let body = try await request.body.collect(upTo: 100)
            try await Self.store([String(buffer: body)], dependencies)
            return .noContent
        }
    }

    private static func store(_ names: [String], _ dependencies: ServerDependencies) async throws {
        try await dependencies.store.write(.activity) { transaction in
            try transaction.insert(into: "secret", "name, bytes", names.map { [$0, [] as [UInt8]] })
        }
    }
}

struct CodableTests {
    @Test("a route of a feature may use the framework's codables, whose errors are problem details")
    func coding() async throws {
        let server = try await TestServer(isSeeded: false)
        try await server.run(features: [SumFeature()]) { client in
            func post(_ body: String) async throws -> TestResponse {
                try await client.execute(
                    uri: "/v1/sums", method: .post, headers: [.contentType: "application/json"],
                    body: ByteBuffer(string: body))
            }
            let response = try await post("[1,2,3]")
            #expect(response.status == .ok)
            #expect(response.text == #"{"sum":6}"#)
            for body in ["", "[1,", #"["a"]"#, "{}"] {
                let response = try await post(body)
                #expect(response.status == .badRequest, "\(body)")
                #expect(response.headers[.contentType] == "application/problem+json")
            }
        }
    }

    @Test("a text with U+0000 that a route decodes, or stores as it came, is refused before it is stored")
    func nullCharacters() async throws {
        let server = try await TestServer(isSeeded: false)
        var stores: [any PageStore] = [server.database.store]
        if TestPostgreSQL.server != nil {
            let postgres = try await PostgreSQLStore.open(TestPostgreSQL.makeDatabase())
            try await postgres.migrate([])
            stores.append(postgres)
        }
        for store in stores {
            try await server.run(store: store, features: [SumFeature()]) { client in
                func post(_ path: String, _ body: [UInt8]) async throws -> TestResponse {
                    try await client.execute(
                        uri: path, method: .post, headers: [.contentType: "application/json"],
                        body: ByteBuffer(bytes: body))
                }
                // JSON in UTF-16, which Foundation reads.
                let wide: [UInt8] = [0x5B, 0, 0x22, 0, 0x61, 0, 0x22, 0, 0x5D, 0]
                var bodies = [#"["a\u0000b"]"#, #"["\\\u0000"]"#, "[\"a\0b\"]"].map { Array($0.utf8) }
                bodies.append(wide)
                for body in bodies {
                    let response = try await post("/v1/names", body)
                    #expect(response.status == .badRequest)
                    #expect(response.headers[.contentType] == "application/problem+json")
                }
                let raw = try await post("/v1/name", Array("a\0b".utf8))
                #expect(raw.status == .badRequest)
                #expect(raw.text.contains("U+0000"))
                #expect(try await post("/v1/names", Array(#"["\\u0000", "\u0001"]"#.utf8)).status == .noContent)
            }
            let names = try await store.read { transaction in
                try transaction.rows("SELECT name FROM secret WHERE name <> 'cursor'").map { try $0.text("name") }
            }
            #expect(Set(names) == [#"\u0000"#, "\u{1}"])
        }
    }

    @Test("a body that a route decodes has the length that the limits permit", arguments: [40, 4 * 1024 * 1024])
    func longBody(limit: Int) async throws {
        let server = try await TestServer(isSeeded: false)
        try await server.run(limits: ServerLimits(decodedBytes: limit), features: [SumFeature()]) { client in
            func post(_ byteCount: Int) async throws -> HTTPResponse.Status {
                let body = "[1" + String(repeating: " ", count: byteCount - 3) + "]"
                return try await client.execute(
                    uri: "/v1/sums", method: .post, headers: [.contentType: "application/json"],
                    body: ByteBuffer(string: body)
                ).status
            }
            let (atLimit, above) = (try await post(limit), try await post(limit + 1))
            #expect(atLimit == .ok)
            #expect(above == .contentTooLarge)
        }
    }

    @Test("a body that a route decodes has to arrive in its time")
    func slowBody() async throws {
        let (body, end) = AsyncStream.makeStream(of: ByteBuffer.self)
        let head = HTTPRequest(method: .post, scheme: "http", authority: "localhost", path: "/v1/sums")
        let request = Request(head: head, body: RequestBody(asyncSequence: body))
        let source = ApplicationRequestContextSource(channel: NIOAsyncTestingChannel(), logger: Logger(label: "test"))
        let limit = BodyLimitMiddleware(limits: ServerLimits(bodySeconds: 0.1))
        let context = AppRequestContext(source: source)
        do {
            _ = try await limit.handle(request, context: context) { request, context in
                let numbers = try await request.decode(as: [Int].self, context: context)
                return Response(status: numbers.isEmpty ? .noContent : .ok)
            }
            Issue.record("the body has not arrived")
        } catch let problem as Problem {
            #expect(problem.status == .requestTimeout)
        }
        end.finish()
    }
}
