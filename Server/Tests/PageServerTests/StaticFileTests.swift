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
        try server.addFile("sounds/talk.mp3", "sound")
        try server.addFile("sounds/talk.vtt", "WEBVTT")
        try server.addFile("media/people/4.wav", "sound")
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
            ("/sub/style.css", "text/css; charset=utf-8", "no-cache"), ("/sounds/talk.mp3", "audio/mpeg", "no-cache"),
            ("/sounds/talk.vtt", "text/vtt; charset=utf-8", "no-cache"),
            // The sample content has a file of this name too, below /v1.
            ("/media/people/4.wav", "audio/wav", "no-cache"),
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
        "the page shell is sent for each path, with status 404 where the configuration names no screen",
        arguments: [("/", 200), ("/?a=1", 200), ("/products/1001", 404), ("/brands/arc-elm", 404), ("/a/b/c", 404)])
    func screens(_ path: String, _ status: Int) async throws {
        try await server().run { client in
            let response = try await client.execute(uri: path, method: .get)
            #expect(response.status.code == status)
            #expect(response.text == "<!doctype html><title>Shop</title>")
        }
    }

    @Test(
        "the page shell has status 200 at the screens that the configuration names",
        arguments: [("/products/1001", 200), ("/brands/arc-elm", 404)])
    func namedScreens(_ path: String, _ status: Int) async throws {
        let change: (inout ServerConfiguration) -> Void = { configuration in
            configuration.screenMatch = { $0.hasPrefix("/products/") ? .screen : .nothing }
        }
        try await server().run(change: change) { client in
            let response = try await client.execute(uri: path, method: .get)
            #expect(response.status.code == status)
        }
    }

    @Test(
        "nothing outside the directory, hidden or of an unknown type is served",
        arguments: [
            "/../outside.js", "/sub/../../outside.js", "/%2e%2e/outside.js", "/..%2foutside.js",
            "/sub/%2e%2e/%2e%2e/outside.js",
            "/link.js", "/up/outside.js", "/.secret.js", "/page.sqlite", "/sub/.hidden/x.js",
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

    private func setDate(_ name: String, _ server: TestServer, _ seconds: Int) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: TimeInterval(seconds))],
            ofItemAtPath: server.web.appending(path: name).path())
    }

    @Test("compressed siblings are sent as they are, unless they are older than the file")
    func siblings() async throws {
        let server = try await server()
        try server.addFile("engine.wasm.br", "made by a build")
        try server.addFile("engine.wasm.gz", "made by a build too")
        for name in ["engine.wasm", "engine.wasm.br", "engine.wasm.gz"] { try setDate(name, server, 1_000_000_000) }
        try await server.run { client in
            func body(_ coding: String) async throws -> String {
                let response = try await client.execute(
                    uri: "/engine.wasm", method: .get, headers: [.acceptEncoding: coding])
                #expect(response.headers[.contentEncoding] == (coding == "identity" ? nil : coding))
                return response.text
            }
            #expect(try await body("br") == "made by a build")
            #expect(try await body("gzip") == "made by a build too")
            #expect(try await body("identity") == String(repeating: "wasm", count: 1_000))
            try setDate("engine.wasm.br", server, 999_999_999)
            #expect(try await body("br") != "made by a build")
            #expect(try await body("gzip") == "made by a build too")
            #expect(try await client.execute(uri: "/engine.wasm.br", method: .get).status == .notFound)
        }
    }

    @Test("a file is sent again only if it has changed since the date that the client has")
    func dates() async throws {
        let server = try await server()
        try setDate("app.js", server, 784_111_777)
        try await server.run { client in
            let whole = try await client.execute(uri: "/app.js", method: .get)
            #expect(whole.headers[.lastModified] == "Sun, 06 Nov 1994 08:49:37 GMT")
            for (date, status) in [
                ("Sun, 06 Nov 1994 08:49:37 GMT", HTTPResponse.Status.notModified),
                ("Sun, 06 Nov 1994 08:49:36 GMT", .ok), ("yesterday", .ok),
            ] {
                let response = try await client.execute(
                    uri: "/app.js", method: .get, headers: [.ifModifiedSince: date])
                #expect(response.status == status, "\(date)")
            }
            let tagged = try await client.execute(
                uri: "/app.js", method: .get,
                headers: [.ifModifiedSince: "Sun, 06 Nov 1994 08:49:37 GMT", .ifNoneMatch: "\"other\""])
            #expect(tagged.status == .ok)
        }
    }

    @Test(
        "a part of a file is sent",
        arguments: [
            ("bytes=0-5", "export", "bytes 0-5/9"), ("bytes=7-", "{}", "bytes 7-8/9"),
            ("bytes=-2", "{}", "bytes 7-8/9"),
            ("bytes=7-99", "{}", "bytes 7-8/9"), ("bytes=-99", "export {}", "bytes 0-8/9"),
        ])
    func parts(_ range: String, _ text: String, _ contentRange: String) async throws {
        try await server().run { client in
            let response = try await client.execute(uri: "/app.js", method: .get, headers: [.range: range])
            #expect(response.status == .partialContent)
            #expect(response.text == text)
            #expect(response.headers[.contentRange] == contentRange)
        }
    }

    @Test("a part beyond the end is refused, and what is no part is ignored")
    func noParts() async throws {
        try await server().run { client in
            for range in ["bytes=9-", "bytes=100-200", "bytes=-0"] {
                let response = try await client.execute(uri: "/app.js", method: .get, headers: [.range: range])
                #expect(response.status == .rangeNotSatisfiable)
                #expect(response.headers[.contentRange] == "bytes */9")
            }
            for range in ["bytes=5-2", "bytes=a-b", "bytes=0-1,3-4", "lines=0-1", "bytes=", "bytes=-", "bytes=+1-2"] {
                let response = try await client.execute(uri: "/app.js", method: .get, headers: [.range: range])
                #expect(response.status == .ok, "\(range)")
            }
            let stale: HTTPFields = [.range: "bytes=0-5", .ifRange: "\"other\""]
            #expect(try await client.execute(uri: "/app.js", method: .get, headers: stale).status == .ok)
        }
    }

    @Test("dates are read as they are written")
    func writtenDates() {
        for seconds in [0, 68_169_600, 951_782_400, 951_868_800, 1_709_164_800, 4_102_444_799, 253_402_300_799] {
            #expect(HTTPDate(HTTPDate(seconds: seconds).text)?.seconds == seconds)
        }
        #expect(HTTPDate(seconds: 951_782_400).text == "Tue, 29 Feb 2000 00:00:00 GMT")
        for text in ["", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994", "Sun, 06 Nov 1994 25:00:00 GMT"]
        {
            #expect(HTTPDate(text) == nil)
        }
    }
}
