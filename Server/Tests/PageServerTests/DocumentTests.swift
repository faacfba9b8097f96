import CollectionPages
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import PageStore
import Testing

@testable import PageServer
@testable import SampleContent

struct DocumentTests {
    private static let path = "/v1/documents/home"

    /// The text of an access token with a role.
    private func createToken(_ role: AccessToken.Role, on server: TestServer) async throws -> String {
        let tokens = AccessTokens(store: server.database.store)
        let text = try await tokens.create(AccessToken(name: "studio", role: role))
        return try #require(text)
    }

    private func get(
        _ client: any TestClient, token: String, path: String = Self.path, ifNoneMatch condition: String? = nil
    ) async throws -> TestResponse {
        var headers: HTTPFields = [.authorization: "Bearer " + token]
        headers[.ifNoneMatch] = condition
        return try await client.execute(uri: path, method: .get, headers: headers)
    }

    private func put(
        _ text: String, _ client: any TestClient, token: String?, _ condition: HTTPFields, path: String = Self.path
    ) async throws -> TestResponse {
        var headers = condition
        headers[.contentType] = "application/json"
        headers[.authorization] = token.map { "Bearer \($0)" }
        return try await client.execute(uri: path, method: .put, headers: headers, body: ByteBuffer(string: text))
    }

    @Test("documents are for editors: without a token, with one that is none or revoked, they are not even read")
    func roles() async throws {
        let server = try await TestServer(features: [StorefrontFeature()])
        let tokens = AccessTokens(store: server.database.store)
        let token = try #require(try await tokens.create(AccessToken(name: "studio", role: .editor)))
        #expect(try await tokens.create(AccessToken(name: "studio", role: .editor)) == nil)
        #expect(try await tokens.all() == [AccessToken(name: "studio", role: .editor)])
        try await server.run { (client) async throws in
            func status(_ authorization: String?, _ path: String = Self.path) async throws -> Int {
                try await client.execute(
                    uri: path, method: .get, headers: authorization.map { [.authorization: $0] } ?? [:]
                ).status.code
            }
            for wrong in [nil, "Bearer", "Bearer x", "Basic " + token, "Bearer \(token)x", SessionToken().text] {
                #expect(try await status(wrong) == 401)
                #expect(try await status(wrong, "/v1/documents") == 401)
            }
            #expect(try await put("{}", client, token: nil, [:]).status == .unauthorized)
            #expect(try await status("Bearer " + token) == 200)
            #expect(try await status("bearer " + token, "/v1/documents") == 200)
            #expect(try await tokens.revoke("studio"))
            #expect(try await status("Bearer " + token) == 401)
        }
        #expect(try await !tokens.revoke("studio"))
    }

    @Test("tokens and documents are read and written within the limits of work, and edits that take too long given up")
    func limits() async throws {
        let server = try await TestServer(features: [StorefrontFeature()])
        let token = try await createToken(.editor, on: server)
        let found = try await server.database.store.read { try $0.page("home") }
        let page = try #require(found)
        let store = ObservedStore(server.database.store)
        let features: [any ServerFeature] = [StorefrontFeature(), LimitsFeature(store: store)]
        try await server.run(store: store, features: features) { client in
            for path in ["/v1/documents", Self.path] {
                let read = try await get(client, token: token, path: path)
                #expect(read.status == .ok)
            }
            let condition: HTTPFields = [.ifMatch: "\"\(page.revision)\""]
            let stored = try await put(page.document.text, client, token: token, condition)
            #expect(stored.status == .ok, "\(stored.text)")
        }
        #expect(store.insideCount > 0)
        #expect(store.outsideCount == 0)
        try await server.run(store: store, change: { $0.limits.requestSeconds = 0.2 }, features: features) { client in
            store.hang()
            let condition: HTTPFields = [.ifMatch: "\"\(page.revision + 1)\""]
            let given = try await put(page.document.text, client, token: token, condition)
            #expect(given.status == .serviceUnavailable)
            #expect(given.headers[.retryAfter] == "1")
        }
    }

    @Test(
        "a list of documents costs more than one document, besides the token",
        arguments: [("/v1/documents", [1, 2]), ("/v1/documents/home", [1, 1])])
    func costs(_ path: String, _ costs: [Int]) async throws {
        let server = try await TestServer(features: [StorefrontFeature()])
        let token = try await createToken(.viewer, on: server)
        let store = ObservedStore(server.database.store)
        let limits = ServerLimits(work: ServerLimits.Work(capacity: 100))
        let features: [any ServerFeature] = [StorefrontFeature(), LimitsFeature(store: store)]
        try await server.run(store: store, limits: limits, features: features) { client in
            let response = try await get(client, token: token, path: path)
            #expect(response.status == .ok)
        }
        #expect(store.costs == costs)
    }

    @Test("a viewer reads documents and may store none")
    func viewers() async throws {
        let server = try await TestServer(features: [StorefrontFeature()])
        let token = try await createToken(.viewer, on: server)
        try await server.run(features: [StorefrontFeature()]) { client in
            #expect(try await get(client, token: token, path: "/v1/documents").status == .ok)
            let read = try await get(client, token: token)
            #expect(read.status == .ok)
            let tag = try #require(read.headers[.eTag])
            let changed = read.text.replacing("\"title\":\"", with: "\"title\":\"First ", maxReplacements: 1)
            let refused = try await put(changed, client, token: token, [.ifMatch: tag])
            #expect(refused.status == .forbidden)
            #expect(refused.headers[.wwwAuthenticate] == "Bearer error=\"insufficient_scope\"")
            #expect(refused.headers[.contentType] == "application/problem+json")
            #expect(try await get(client, token: token).text == read.text)
        }
    }

    @Test("the list of documents has one entity tag until a document is stored")
    func list() async throws {
        let server = try await TestServer(features: [StorefrontFeature()])
        let token = try await createToken(.editor, on: server)
        try await server.run(features: [StorefrontFeature()]) { client in
            let list = "/v1/documents"
            let first = try await get(client, token: token, path: list)
            let documents = try JSONDocument(first.bytes).root["documents"].map { Array($0.elements) } ?? []
            let entry = try #require(documents.first)
            #expect(entry["id"]?.string == "home")
            let revision = try #require(entry["revision"]?.integer)
            let read = try await get(client, token: token)
            #expect(read.headers[.eTag] == "\"\(revision)\"")
            let tag = try #require(first.headers[.eTag])
            #expect(try await get(client, token: token, path: list, ifNoneMatch: tag).status == .notModified)
            let stored = try await put(read.text, client, token: token, [.ifMatch: "*"])
            #expect(try JSONDocument(stored.bytes).root["problems"]?.kind == .array)
            #expect(try await get(client, token: token, path: list, ifNoneMatch: tag).status == .ok)
        }
    }

    @Test("of two editors who have read the same revision the second is told so, and what the first stored stays")
    func conflicts() async throws {
        let server = try await TestServer(features: [StorefrontFeature()])
        let token = try await createToken(.editor, on: server)
        try await server.run(features: [StorefrontFeature()]) { client in
            let read = try await get(client, token: token)
            let tag = try #require(read.headers[.eTag])
            #expect(try await put(read.text, client, token: token, [:]).status.code == 428)
            for condition in ["\"0\"", "\"nope\"", "", "\"99\"", "W/\(tag)", "\"98\", \"99\"", "\"9,9\""] {
                #expect(
                    try await put(read.text, client, token: token, [.ifMatch: condition]).status.code == 412,
                    "\(condition)")
            }
            let bare = tag.filter { $0 != "\"" }
            for condition in [bare, "\"\(bare)", tag + bare, "*, \(tag)", "\(tag) \(tag)", "w/\(tag)"] {
                #expect(
                    try await put(read.text, client, token: token, [.ifMatch: condition]).status.code == 400,
                    "\(condition)")
            }
            #expect(try await put(read.text, client, token: token, [.ifNoneMatch: "*"]).status.code == 412)
            let both: HTTPFields = [.ifMatch: tag, .ifNoneMatch: "*"]
            #expect(try await put(read.text, client, token: token, both).status.code == 412)
            let first = read.text.replacing("\"title\":\"", with: "\"title\":\"First ", maxReplacements: 1)
            let stored = try await put(first, client, token: token, [.ifMatch: tag])
            #expect(stored.status == .ok, "\(stored.text)")
            let newTag = try #require(stored.headers[.eTag])
            #expect(newTag != tag)
            let refused = try await put(read.text, client, token: token, [.ifMatch: tag])
            #expect(refused.status.code == 412)
            #expect(refused.headers[.eTag] == newTag)
            let now = try await get(client, token: token)
            #expect(now.text == first)
            #expect(now.headers[.eTag] == newTag)
            let broken = first.replacing("\"layout\":\"", with: "\"layout\":\"\u{1}")
            #expect(try await put(broken, client, token: token, [.ifMatch: newTag]).status.code == 422)
            let missing = try await put(first, client, token: token, [.ifMatch: "\"1\""], path: "/v1/documents/other")
            #expect(missing.status.code == 422, "the document is of the page home")
            let renamed = first.replacing("\"id\":\"home\"", with: "\"id\":\"other\"", maxReplacements: 1)
            for condition: HTTPFields in [
                [.ifMatch: "\"1\""], [.ifMatch: "*"], [.ifMatch: "\"1\"", .ifNoneMatch: "*"],
            ] {
                let refused = try await put(renamed, client, token: token, condition, path: "/v1/documents/other")
                #expect(refused.status.code == 412, "\(condition)")
                #expect(refused.headers[.eTag] == nil)
            }
        }
    }

    @Test("a document is stored where it exists, or has one of several revisions")
    func metConditions() async throws {
        let server = try await TestServer(features: [StorefrontFeature()])
        let token = try await createToken(.editor, on: server)
        try await server.run(features: [StorefrontFeature()]) { client in
            let read = try await get(client, token: token)
            var tag = try #require(read.headers[.eTag])
            for condition in ["*", "\"99\", TAG", " , TAG,", "W/\"99\",TAG"] {
                let value = condition.replacing("TAG", with: tag)
                let stored = try await put(read.text, client, token: token, [.ifMatch: value])
                #expect(stored.status == .ok, "\(value): \(stored.text)")
                tag = try #require(stored.headers[.eTag])
            }
            let unlike: HTTPFields = [.ifMatch: "*", .ifNoneMatch: "\"99\""]
            #expect(try await put(read.text, client, token: token, unlike).status == .ok)
        }
    }
}
