import Foundation
import HTTPTypes
import Testing

@testable import PageServer

struct DocumentationTests {
    /// A server with a site that has the shape of DocC's.
    private func server() async throws -> (TestServer, site: String) {
        let server = try await TestServer(isSeeded: false)
        let page = "<!doctype html><script>var baseUrl = \"/documentation/\"</script><script src=\"/a.js\"></script>"
        for name in ["index.html", "documentation/kit/index.html", "documentation/kit/song/index.html"] {
            try server.addFile("site/" + name, page)
        }
        try server.addFile("site/data/documentation/kit/song/title(_:).json", "{\"title\":1}")
        try server.addFile("site/data/documentation/kit/song/==(_:_:).json", "{\"title\":2}")
        try server.addFile("site/.hidden.json", "{}")
        try server.addFile("site/js/a.0123abcd.js", "export {}")
        return (server, server.web.appending(path: "site").path())
    }

    @Test(
        "the site and the names of its pages lead to pages",
        arguments: [
            ("/documentation", "/documentation/documentation/kit/"),
            ("/documentation/", "/documentation/documentation/kit/"),
            ("/documentation/documentation", "/documentation/documentation/kit/"),
            ("/documentation/Song", "/documentation/documentation/kit/song/"),
            ("/documentation/song/", "/documentation/documentation/kit/song/"),
        ])
    func addresses(path: String, address: String) async throws {
        let (server, site) = try await server()
        try await server.run(documentation: site) { client in
            let response = try await client.execute(uri: path, method: .get)
            #expect(response.status == .found)
            #expect(response.headers[.location] == address)
            #expect(try await client.execute(uri: address, method: .get).status == .ok)
        }
    }

    @Test(
        "files are served under the names that symbols have, encoded or not",
        arguments: [
            ("documentation/kit/song", "text/html; charset=utf-8"),
            ("data/documentation/kit/song/title(_:).json", "application/json"),
            ("data/documentation/kit/song/title%28_%3A%29.json", "application/json"),
            ("data/documentation/kit/song/==(_:_:).json", "application/json"),
            ("js/a.0123abcd.js", "text/javascript; charset=utf-8"),
        ])
    func files(path: String, type: String) async throws {
        let (server, site) = try await server()
        try await server.run(documentation: site) { client in
            let response = try await client.execute(uri: "/documentation/" + path, method: .get)
            #expect(response.status == .ok)
            #expect(response.headers[.contentType] == type)
        }
    }

    @Test("its pages may run their own script and no other, and the policy of other pages stays as it is")
    func policy() async throws {
        let (server, site) = try await server()
        try await server.run(documentation: site) { client in
            let page = try await client.execute(uri: "/documentation/documentation/kit/", method: .get)
            let policy = try #require(page.headers[.contentSecurityPolicy])
            #expect(policy.contains("script-src 'self' 'sha256-lJA+gvCd7o3z4B0MohPQ5aimsy6USUHwFKiK41SFTVY=';"))
            #expect(!policy.contains("trusted-types"))
            let other = try await client.execute(uri: "/v1/unknown", method: .get)
            #expect(other.headers[.contentSecurityPolicy]?.contains("trusted-types service-worker") == true)
        }
    }

    @Test(
        "names that are none lead nowhere",
        arguments: [
            "Nothing", "..", "%2e%2e", "%FF", "%2e%2e%2findex.html", ".hidden.json", "js", "data/documentation",
            "documentation/kit/none/", "documentation/../../index.html", "index.html%00",
        ])
    func refusals(name: String) async throws {
        let (server, site) = try await server()
        try server.addFile("index.html", "the page beside the site")
        try await server.run(documentation: site) { client in
            let response = try await client.execute(uri: "/documentation/" + name, method: .get)
            #expect([.notFound, .badRequest].contains(response.status))
        }
    }

    @Test("a server without the folder, or with one that DocC has not built, says how to get it")
    func missing() async throws {
        let (server, site) = try await server()
        try server.addFile("index.html", "the page of every screen")
        for folder in [nil, site + "/js"] {
            try await server.run(documentation: folder) { client in
                for path in ["/documentation", "/documentation/Song"] {
                    let response = try await client.execute(uri: path, method: .get)
                    #expect(response.status == .notFound)
                    #expect(response.text.contains("Scripts/build-documentation"))
                }
            }
        }
    }
}
