import HTTPTypes
import NIOCore
import PageStore
import Testing

@testable import PageServer

struct WriteGuardTests {
    private static let path = "/v1/shows/1/episodes/1/restoration"

    private func status(
        _ fields: [String: String], host: String = "localhost", names: [String] = [], origins: [String] = []
    ) throws -> Int {
        var headers = HTTPFields()
        for (name, value) in fields { headers[try #require(HTTPField.Name(name))] = value }
        let guardian = WriteGuardMiddleware(hosts: HostRules(names: names, origins: origins))
        do {
            try guardian.check(method: .post, host: host, headers: headers)
            return 200
        } catch let problem as Problem {
            return problem.status.code
        }
    }

    @Test("a write of a page of this origin, or of a program, is taken")
    func taken() throws {
        #expect(try status([:]) == 200)
        #expect(try status(["Origin": "http://localhost", "Sec-Fetch-Site": "same-origin"]) == 200)
        #expect(try status(["Origin": "http://127.0.0.1:8080"], host: "127.0.0.1:8080") == 200)
        #expect(try status(["Origin": "http://[::1]:8080"], host: "[::1]:8080") == 200)
        #expect(
            try status(["Origin": "https://shop.example"], host: "shop.example:443", names: ["shop.example"]) == 200)
        #expect(try status(["Sec-Fetch-Site": "none"]) == 200)
    }

    @Test(
        "a write of a page of another origin is refused",
        arguments: [
            ["Origin": "https://evil.example"], ["Origin": "null"], ["Origin": "http://localhost:9999"],
            ["Origin": "http://localhost.evil.example"], ["Sec-Fetch-Site": "cross-site"],
            ["Sec-Fetch-Site": "same-site"], ["Origin": "http://localhost", "Sec-Fetch-Site": "cross-site"],
            ["Origin": ""],
        ]
    )
    func foreignOrigin(_ fields: [String: String]) throws {
        #expect(try status(fields) == 403)
    }

    @Test("a write under a name that is not the server's is refused")
    func foreignHost() throws {
        for host in ["evil.example", "evil.example:8080", "", "localhost:1:2", "127.0.0.1.evil.example"] {
            #expect(try status(["Origin": "http://\(host)"], host: host) == 421, "\(host)")
        }
        #expect(try status([:], host: "shop.example", names: ["Shop.example"]) == 200)
        #expect(try status([:], host: "SHOP.example:80", names: ["shop.example"]) == 200)
        #expect(try status([:], host: "localhost", names: ["shop.example"]) == 421)
    }

    @Test("a write whose condition cannot be met is refused")
    func conditions() async throws {
        try await TestServer().run { (client) async throws in
            func status(_ condition: String) async throws -> Int {
                try await client.execute(uri: Self.path, method: .post, headers: [.ifMatch: condition]).status.code
            }
            #expect(try await status("\"nope\"") == 412)
            #expect(try await status("\"1\", W/\"2\"") == 412)
            #expect(try await status("nope") == 400)
            #expect(try await status("*") == 200)
        }
    }

    @Test(
        "the conditions of documents alone are left to their route",
        arguments: [
            // Without a token the route itself refuses.
            ("/v1/documents/home", 401), ("/v1//documents/home", 401), ("/v1/documents", 405),
            ("/v1/documentsX", 412), ("/v1/documents.old/home", 412), ("/documents/home", 412),
        ])
    func documents(_ path: String, status: Int) async throws {
        try await TestServer().run { client in
            let response = try await client.execute(uri: path, method: .put, headers: [.ifMatch: "\"nope\""])
            #expect(response.status.code == status)
        }
    }

    @Test("an origin that is listed may write")
    func listedOrigin() throws {
        let fields = ["Origin": "https://studio.example", "Sec-Fetch-Site": "same-site"]
        #expect(try status(fields) == 403)
        #expect(try status(fields, origins: ["https://studio.example"]) == 200)
    }

    @Test("the server refuses before it changes anything, and reads are free")
    func endToEnd() async throws {
        let server = try await TestServer()
        try await server.run { client in
            let name = try #require(HTTPField.Name("Origin"))
            let deleted = try await client.execute(uri: "/v1/shows/1/episodes/1", method: .delete)
            #expect(deleted.status == .ok)
            let refused = try await client.execute(
                uri: Self.path, method: .post, headers: [name: "https://evil.example", .contentType: "text/plain"])
            #expect(refused.status == .forbidden)
            #expect(refused.headers[.contentType] == "application/problem+json")
            let foreign = HTTPRequest(method: .post, scheme: "http", authority: "evil.example", path: Self.path)
            #expect(try await client.send(foreign, body: nil).status == .misdirectedRequest)
            let removed = try await server.database.store.read {
                try $0.rows("SELECT episodeId FROM episodeMark WHERE isRemoved")
            }
            #expect(removed.map(\.values) == [[.integer(1)]])
            let read = try await client.execute(uri: "/v1/shows", method: .get, headers: [name: "https://evil.example"])
            #expect(read.status == .ok)
        }
    }
}
