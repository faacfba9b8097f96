import CollectionPages
import HTTPTypes
import NIOCore
import PageStore
import StoreTestSupport
import Testing

@testable import PageServer

/// Requests that are sent again with their key, over HTTP and in both databases.
struct IdempotencyTests {
    /// The databases that a server may have.
    enum Database: String, CaseIterable {
        case sqlite, postgreSQL

        /// The databases that can be tested on this machine.
        static var available: [Database] { allCases.filter { $0 == .sqlite || TestPostgreSQL.server != nil } }

        /// Runs requests against a server that has the sample content in such a database.
        func run(
            _ test: @escaping @Sendable (any TestClient, any PageStore) async throws -> Void
        ) async throws {
            let server = try await TestServer(isSeeded: self == .sqlite)
            let store: any PageStore
            switch self {
            case .sqlite: store = server.database.store
            case .postgreSQL:
                store = try await PostgreSQLStore.open(TestPostgreSQL.makeDatabase())
                try await PageApplication(
                    store: store, features: TestServer.features, configuration: ServerConfiguration(pictures: "")
                ).seed(1)
            }
            try await server.run(store: store) { try await test($0, store) }
        }
    }

    private static let key = "0123456789abcdef"

    private func send(
        _ path: String, _ method: HTTPRequest.Method, _ body: String, _ key: String?, _ client: any TestClient
    ) async throws -> TestResponse {
        let name = try #require(HTTPField.Name("Idempotency-Key"))
        var headers: HTTPFields = [.contentType: "application/json"]
        headers[name] = key
        return try await client.execute(uri: path, method: method, headers: headers, body: ByteBuffer(string: body))
    }

    /// The numbers of the first two episodes, in the order of the user.
    private func episodes(_ client: any TestClient) async throws -> [Int64] {
        let response = try await client.execute(uri: "/v1/shows/1/episodes", method: .get)
        let list = try #require(try JSONDocument(response.bytes).root["episodes"])
        return list.elements.prefix(2).map { $0["id"]?.integer ?? 0 }
    }

    @Test(
        "a request that is sent again with its key counts once",
        arguments: Database.available, [true, false])
    func events(_ database: Database, _ isInHeader: Bool) async throws {
        try await database.run { (client, store) async throws in
            func count(_ key: String?, _ position: Int) async throws -> TestResponse {
                let member = isInHeader ? nil : key.map { ",\"key\":\"\($0)\"" }
                let body = "{\"events\":[{\"name\":\"open\",\"position\":\(position)}]\(member ?? "")}"
                return try await send("/v1/people/events", .post, body, isInHeader ? key : nil, client)
            }
            let responses = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<5 { group.addTask { try await count(Self.key, 3).text } }
                return try await group.reduce(into: Set<String>()) { $0.insert($1) }
            }
            #expect(responses == [#"{"counted":1}"#])
            #expect(try await count(Self.key, 4).status == .unprocessableContent)
            #expect(try await count("fedcba9876543210", 3).status == .ok)
            #expect(try await count(nil, 3).status == .ok)
            #expect(try await count("short", 3).status == .badRequest)
            let counted = try await store.read {
                try $0.integer("SELECT count FROM feedEvent WHERE name = 'open' AND position = 3")
            }
            #expect(counted == 3)
        }
    }

    @Test("a personal write that is sent again with its key undoes nothing", arguments: Database.available)
    func personalWrites(_ database: Database) async throws {
        try await database.run { (client, _) async throws in
            // The session begins.
            #expect(try await send("/v1/people/1/note", .put, #"{"text":"a"}"#, nil, client).status == .ok)
            let order = try await episodes(client)
            let path = "/v1/shows/1/episodes/\(order[1])/move"
            let move = "{\"before\":\(order[0])}"
            let first = try await send(path, .post, move, Self.key, client)
            #expect(first.status == .ok)
            #expect(try await episodes(client) == [order[1], order[0]])
            #expect(try await send(path, .post, "{}", nil, client).status == .ok)
            let moved = try await episodes(client)
            #expect(moved.first == order[0])
            let again = try await send(path, .post, move, Self.key, client)
            #expect(again.text == first.text)
            #expect(try await episodes(client) == moved)
            #expect(try await send(path, .post, "{}", Self.key, client).status == .unprocessableContent)
        }
    }

    @Test("a line that was taken out of the bag is not put in by a request that is sent again")
    func bag() async throws {
        try await Database.sqlite.run { (client, _) async throws in
            let line = #"{"product":1001,"size":"M","quantity":2}"#
            func put(_ body: String, _ key: String?) async throws -> TestResponse {
                try await send("/v1/bag/lines", .put, body, key, client)
            }
            let empty = try await put(#"{"product":1001,"size":"M","quantity":0}"#, nil).text
            let first = try await put(line, Self.key)
            #expect(first.text != empty)
            #expect(try await put(#"{"product":1001,"size":"M","quantity":0}"#, nil).text == empty)
            #expect(try await put(line, Self.key).text == first.text)
            #expect(try await client.execute(uri: "/v1/bag", method: .get).text == empty)
        }
    }

    @Test("the key of one user is not that of another")
    func users() async throws {
        try await Database.sqlite.run { (first, _) async throws in
            let second = CookieClient((first as? CookieClient)?.client ?? first)
            let line = #"{"product":1001,"size":"M","quantity":2}"#
            for client in [first, second] as [any TestClient] {
                #expect(try await send("/v1/bag/lines", .put, line, Self.key, client).status == .ok)
                #expect(try await client.execute(uri: "/v1/bag", method: .get).text.contains("\"quantity\":2"))
            }
        }
    }
}
