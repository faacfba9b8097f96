import CollectionPages
import Foundation
import HTTPTypes
import NIOCore
import PageStore
import Testing

@testable import PageServer
@testable import SampleContent

struct SessionTests {
    private func send(
        _ path: String, _ method: HTTPRequest.Method, _ body: String?, _ client: any TestClient,
        headers: HTTPFields = [:]
    ) async throws -> TestResponse {
        var headers = headers
        if body != nil { headers[.contentType] = "application/json" }
        return try await client.execute(
            uri: path, method: method, headers: headers, body: body.map { ByteBuffer(string: $0) })
    }

    private func get(_ path: String, _ client: any TestClient) async throws -> JSONValue {
        let response = try await send(path, .get, nil, client)
        #expect(response.status == .ok, "\(path): \(response.text)")
        return try JSONDocument(response.bytes, limits: HomesTester.limits).root
    }

    /// Everything personal that a client is shown.
    private func personal(_ client: any TestClient) async throws -> [String] {
        let person = try await get("/v1/people/1", client)
        let feedback = try await get("/v1/earnings/10", client)["feedback"]
        let search = try await get("/v1/homes/search", client)
        let card = Array(try #require(try await get("/v1/homes/cards?ids=7", client)["homes"]).elements).first
        let episodes = Array(try #require(try await get("/v1/shows/1/episodes", client)["episodes"]).elements)
        let first: [String] = episodes.prefix(2).map { String($0["id"]?.integer ?? 0) }
        let count = try await get("/v1/shows/1/information", client)["episodes"]?.integer ?? 0
        return [
            person["note"]?.string ?? "-", person["decision"]?.string ?? "-", feedback?["text"]?.string ?? "-",
            search["place"]?.string ?? "-", card?["isSeen"]?.boolean == true ? "true" : "false",
            first.joined(separator: " "), String(count),
        ]
    }

    @Test("what is personal belongs to the user who wrote it, and no other user sees it")
    func usersAreApart() async throws {
        let server = try await TestServer()
        try await server.run { first in
            let second = CookieClient((first as? CookieClient)?.client ?? first)
            let before = try await personal(second)
            let isSeen = before[4] == "true"
            let order = before[5].split(separator: " ")
            let writes: [(String, HTTPRequest.Method, String?)] = [
                ("/v1/people/1/note", .put, #"{"text":"mine"}"#),
                ("/v1/people/1/decision", .put, #"{"decision":"like"}"#),
                ("/v1/earnings/10/feedback", .put, #"{"rating":"up","text":"mine"}"#),
                ("/v1/homes/search", .put, #"{"place":"tannery"}"#),
                ("/v1/homes/7/seen", .put, "{\"isSeen\":\(!isSeen)}"),
                ("/v1/shows/1/episodes/\(order[1])/move", .post, "{\"before\":\(order[0])}"),
                ("/v1/shows/1/episodes/400", .delete, nil),
            ]
            for (path, method, body) in writes {
                let response = try await send(path, method, body, first)
                #expect(response.status == .ok || response.status == .noContent, "\(path): \(response.text)")
            }
            let mine = try await personal(first)
            #expect(
                mine == ["mine", "like", "mine", "tannery", "\(!isSeen)", "\(order[1]) \(order[0])", "399"])
            #expect(try await personal(second) == before)
            #expect(try await send("/v1/earnings/10/feedback", .delete, nil, second).status == .ok)
            #expect(try await personal(first) == mine)
        }
    }

    @Test("a session begins with the first write that succeeds, and its token is in no table")
    func begins() async throws {
        let server = try await TestServer()
        try await server.run { client in
            #expect(try await send("/v1/people/1", .get, nil, client).headers[.setCookie] == nil)
            #expect(try await send("/v1/people/1/note", .put, #"{"text":7}"#, client).headers[.setCookie] == nil)
            #expect(try await send("/v1/people/9999/note", .put, #"{"text":"a"}"#, client).headers[.setCookie] == nil)
            let begun = try await send("/v1/people/1/note", .put, #"{"text":"a"}"#, client)
            let cookie = try #require(begun.headers[.setCookie])
            #expect(
                cookie.wholeMatch(
                    of: /session=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax/) != nil)
            #expect(try await send("/v1/people/1/note", .put, #"{"text":"b"}"#, client).headers[.setCookie] == nil)
            let rows = try await server.database.store.read { try $0.rows("SELECT id FROM session") }
            let ids = try rows.map { try $0.text("id") }
            let token = cookie.dropFirst("session=".count).prefix(43)
            #expect(ids.count == 1)
            #expect(ids.allSatisfy { $0.count == 64 })
            #expect(ids.allSatisfy { $0 != token })
        }
    }

    @Test("responses to personal writes say whether there was a session, since programs cannot read the cookie")
    func state() async throws {
        let server = try await TestServer()
        try await server.run { client in
            let name = try #require(HTTPField.Name("Session-State"))
            func write(_ text: String) async throws -> String? {
                try await send("/v1/people/1/note", .put, "{\"text\":\(text)}", client).headers[name]
            }
            #expect(try await write("7") == nil)
            #expect(try await write("\"a\"") == "begun")
            #expect(try await write("\"b\"") == "known")
            let events = #"{"events":[{"name":"open","position":1}]}"#
            #expect(try await send("/v1/people/events", .post, events, client).headers[name] == nil)
            #expect(try await send("/v1/people/1", .get, nil, client).headers[name] == nil)
        }
    }

    @Test("a token that the server did not give is not taken")
    func foreignTokens() async throws {
        let server = try await TestServer()
        try await server.run { client in
            let chosen = "session=" + String(repeating: "a", count: 43)
            for cookie in [chosen, "session=a", "session=", "session", "__Host-" + chosen] {
                let response = try await send(
                    "/v1/people/1/note", .put, #"{"text":"a"}"#, client, headers: [.cookie: cookie])
                #expect(response.headers[.setCookie]?.hasPrefix(chosen) == false, "\(cookie)")
            }
        }
    }

    @Test("under a name of its own a server takes cookies by HTTPS only")
    func secureCookies() async throws {
        let server = try await TestServer()
        try await server.run(change: { $0.hostNames = ["localhost", "shop.example"] }) { client in
            let response = try await send("/v1/people/1/note", .put, #"{"text":"a"}"#, client)
            let cookie = try #require(response.headers[.setCookie])
            #expect(cookie.hasPrefix("__Host-session="))
            #expect(cookie.hasSuffix("; HttpOnly; SameSite=Lax; Secure"))
            #expect(try await get("/v1/people/1", client)["note"]?.string == "a")
            // Another host of the domain could set this one.
            let tossed = try await send(
                "/v1/people/1", .get, nil, client, headers: [.cookie: String(cookie.dropFirst("__Host-".count))])
            #expect(tossed.text.contains(#""note":"""#))
        }
    }

    @Test("a session that has written nothing for half a year is deleted with everything of it")
    func expiry() async throws {
        let server = try await TestServer()
        try await server.run { first in
            let second = CookieClient((first as? CookieClient)?.client ?? first)
            #expect(try await send("/v1/people/1/note", .put, #"{"text":"a"}"#, first).status == .ok)
            server.advance(100 * 86_400)
            #expect(try await send("/v1/people/1/note", .put, #"{"text":"b"}"#, first).status == .ok)
            server.advance(100 * 86_400)
            #expect(try await send("/v1/people/1/note", .put, #"{"text":"c"}"#, second).status == .ok)
            #expect(try await get("/v1/people/1", first)["note"]?.string == "b")
            server.advance(100 * 86_400)
            let third = CookieClient(second.client)
            #expect(try await send("/v1/people/1/note", .put, #"{"text":"d"}"#, third).status == .ok)
            #expect(try await get("/v1/people/1", first)["note"]?.string == "")
            #expect(try await get("/v1/people/1", second)["note"]?.string == "c")
            let marks = try await server.database.store.read { try $0.integer("SELECT count(*) FROM personMark") }
            #expect(marks == 2)
        }
    }
}
