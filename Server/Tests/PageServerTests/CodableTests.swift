import CollectionPages
import HTTPTypes
import Hummingbird
import NIOCore
import PageStore
import StoreTestSupport
import Testing

@testable import PageServer

/// The sum of some numbers, as a response.
private struct Sum: ResponseEncodable, Sendable {
    let sum: Int
    let path = "a/b"
}

/// A value that a route decodes.
private struct Song: Decodable, Sendable {
    let title: String
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
        router.post("v1/songs") { request, context -> HTTPResponse.Status in
            let song = try await request.decode(as: Song.self, context: context)
            return song.title.isEmpty ? .noContent : .ok
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

/// Routes that read a value, at the cost that each has by default and at one of its own.
private struct ValueFeature: ServerFeature {
    let contents: [any SectionContent] = []

    func addRoutes(to router: Router<AppRequestContext>, _ dependencies: ServerDependencies) {
        let responder = JSONResponder(dependencies: dependencies, type: "application/json")
        router.get("v1/few") { request, _ in try await responder.readValue(request) { try $0.pageIDs() } }
        router.get("v1/many") { request, _ in try await responder.readValue(request, cost: 7) { try $0.pageIDs() } }
    }
}

struct CodableTests {
    @Test(
        "a value is read at the cost that its route names, which by default is that of a few rows",
        arguments: [("few", 1), ("many", 7)])
    func costs(_ path: String, _ cost: Int) async throws {
        let server = try await TestServer(isSeeded: false)
        let store = ObservedStore(server.database.store)
        let limits = ServerLimits(work: ServerLimits.Work(capacity: 100))
        let features: [any ServerFeature] = [ValueFeature(), LimitsFeature(store: store)]
        try await server.run(store: store, limits: limits, features: features) { client in
            let response = try await client.execute(uri: "/v1/" + path, method: .get)
            #expect(response.text == "[]")
        }
        #expect(store.costs == [cost])
    }

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
            #expect(response.text == #"{"path":"a/b","sum":6}"#)
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

    @Test("a body of another type than JSON is not decoded, since a page of another origin could have sent it")
    func otherTypes() async throws {
        let server = try await TestServer(isSeeded: false)
        try await server.run(features: [SumFeature()]) { client in
            func status(_ type: String?) async throws -> Int {
                try await client.execute(
                    uri: "/v1/sums", method: .post, headers: type.map { [.contentType: $0] } ?? [:],
                    body: ByteBuffer(string: "[1]")
                ).status.code
            }
            for type in [nil, "text/plain", "application/x-www-form-urlencoded", "application/jsonx", ""] {
                let code = try await status(type)
                #expect(code == 415, "\(type ?? "none")")
            }
            for type in ["application/json", "application/json; charset=utf-8", "Application/JSON;charset=utf-8"] {
                let code = try await status(type)
                #expect(code == 200, "\(type)")
            }
        }
    }

    @Test("requests whose bodies decode to equal values are one request to an idempotency key, and others are not")
    func idempotencyKeys() throws {
        let head = HTTPRequest(method: .post, scheme: "http", authority: "localhost", path: "/v1/songs")
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
        let text = "0123456789abcdef"
        let key = try #require(try IdempotencyKey(request, key: text, body: ["a": "1", "b": "/"]))
        let same = try #require(try IdempotencyKey(request, key: text, body: ["b": "/", "a": "1"]))
        let other = try #require(try IdempotencyKey(request, key: text, body: ["a": "1", "b": "2"]))
        #expect(key.name == same.name)
        #expect(key.request == same.request)
        #expect(key.name == other.name)
        #expect(key.request != other.request)
        let none = try IdempotencyKey(request, key: nil, body: ["a": "1"])
        #expect(none?.name == nil)
        #expect(throws: Problem.self) { try IdempotencyKey(request, key: "short", body: ["a": "1"]) }
    }

    @Test("what a body lacks is named in the problem")
    func sentences() async throws {
        let server = try await TestServer(isSeeded: false)
        try await server.run(features: [SumFeature()]) { client in
            func detail(_ body: String) async throws -> String? {
                let response = try await client.execute(
                    uri: "/v1/songs", method: .post, headers: [.contentType: "application/json"],
                    body: ByteBuffer(string: body))
                return try JSONDocument(response.bytes).root["detail"]?.string
            }
            let details = [try await detail("{}"), try await detail(#"{"title": 1}"#), try await detail("{")]
            #expect(
                details == [
                    "The body lacks \"title\".", "In the body, \"title\" is of the wrong type.",
                    "The body is not JSON.",
                ])
        }
    }
}
