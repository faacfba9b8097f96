import Foundation
import HTTPTypes
import Testing

@testable import PageServer
@testable import SampleContent

struct StaticFileTests {
    private func server() async throws -> TestServer {
        let server = try await TestServer(isSeeded: false)
        try server.addFile("index.html", "<!doctype html><title>Shop</title>")
        try server.addFile("app.js", "export {}")
        try server.addFile("engine.1f0c9a2b.wasm", "wasm")
        try server.addFile("engine.wasm", String(repeating: "wasm", count: 1_000))
        try server.addFile("sub/style.css", "a{}")
        try server.addFile(".secret.js", "secret")
        try server.addFile("page.sqlite", "secret")
        try Data("secret".utf8).write(to: server.directory.appending(path: "outside.js"))
        try FileManager.default.createSymbolicLink(
            at: server.web.appending(path: "link.js"),
            withDestinationURL: server.directory.appending(path: "outside.js")
        )
        try FileManager.default.createSymbolicLink(
            at: server.web.appending(path: "up"), withDestinationURL: server.directory
        )
        return server
    }

    @Test(
        "files are served with their type, and kept as long as their name allows",
        arguments: [
            ("/", "text/html; charset=utf-8", "no-cache"), ("/index.html", "text/html; charset=utf-8", "no-cache"),
            ("/app.js", "text/javascript; charset=utf-8", "no-cache"), ("/engine.wasm", "application/wasm", "no-cache"),
            ("/engine.1f0c9a2b.wasm", "application/wasm", "public, max-age=31536000, immutable"),
            ("/sub/style.css", "text/css; charset=utf-8", "no-cache"),
        ]
    )
    func types(_ path: String, _ type: String, _ cacheControl: String) async throws {
        try await server().run { client in
            let response = try await client.execute(uri: path, method: .get)
            #expect(response.status == .ok)
            #expect(response.headers[.contentType] == type)
            #expect(response.headers[.cacheControl] == cacheControl)
        }
    }

    @Test(
        "the screens of the program are its page shell",
        arguments: ["/", "/products/1001", "/brands/arc-elm", "/a/b/c"])
    func screens(_ path: String) async throws {
        try await server().run { client in
            let response = try await client.execute(uri: path, method: .get)
            #expect(response.status == .ok)
            #expect(response.text == "<!doctype html><title>Shop</title>")
        }
    }

    @Test(
        "nothing outside the directory, hidden or of an unknown type is served",
        arguments: [
            "/../outside.js", "/sub/../../outside.js", "/%2e%2e/outside.js", "/..%2foutside.js",
            "/sub/%2e%2e/%2e%2e/outside.js",
            "/link.js", "/up/outside.js", "/.secret.js", "/page.sqlite", "/sub/.hidden/x.js", "/app.js%00.css",
            "//outside.js", "/\\..\\outside.js", "/no.js", "/v1/unknown", "/img/unknown",
        ]
    )
    func refused(_ path: String) async throws {
        try await server().run { client in
            let response = try await client.execute(uri: path, method: .get)
            #expect(!response.text.contains("secret"))
            #expect(response.status == .notFound)
        }
    }

    @Test("a file that changes is served anew")
    func changes() async throws {
        let server = try await server()
        try await server.run { client in
            let first = try await client.execute(uri: "/app.js", method: .get)
            try server.addFile("app.js", "export const changed = true")
            let second = try await client.execute(uri: "/app.js", method: .get)
            #expect(second.text == "export const changed = true")
            #expect(first.headers[.eTag] != second.headers[.eTag])
        }
    }

    @Test("a name carries a hash or it does not")
    func versionedNames() {
        for name in ["engine.1f0c9a2b.wasm", "a/b.0123456789abcdef.js"] { #expect(StaticFiles.isVersioned(name)) }
        for name in ["engine.wasm", "app.min.js", "a.deadbeef.js", "x.1234567.js", ".12345678.js", ""] {
            #expect(!StaticFiles.isVersioned(name), "\(name)")
        }
    }
}
