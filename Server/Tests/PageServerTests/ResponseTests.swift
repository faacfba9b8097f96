import CZlib
import CollectionPages
import Foundation
import HTTPTypes
import PageStore
import Testing

@testable import PageServer
@testable import SampleContent

struct ResponseTests {
    private static let paths = [
        "/v1/pages/home", "/v1/sections/coats", "/", "/app.js", "/img/160/x.jpg", "/livez", "/v1/no",
    ]

    @Test("every response, errors too, carries the headers that keep a browser safe", arguments: paths)
    func securityHeaders(_ path: String) async throws {
        let server = try await TestServer()
        try server.addFile("index.html", "<!doctype html>")
        try server.addFile("app.js", "export {}")
        try await server.run { client in
            let headers = try await client.execute(uri: path, method: .get).headers
            #expect(
                headers[.contentSecurityPolicy]
                    == "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
                    + "media-src 'self'; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; "
                    + "frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types service-worker"
            )
            #expect(headers[.xContentTypeOptions] == "nosniff")
            for (name, value) in [
                ("Referrer-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
                ("Cross-Origin-Embedder-Policy", "require-corp"), ("Cross-Origin-Resource-Policy", "same-origin"),
                ("X-Frame-Options", "SAMEORIGIN"),
            ] { #expect(headers[try #require(HTTPField.Name(name))] == value) }
        }
    }

    @Test(
        "errors are problem details",
        arguments: [("/v1/no", 404), ("/v1/pages/nowhere", 404), ("/v1/pages/product?id=7", 404)])
    func problems(_ path: String, _ status: Int) async throws {
        let server = try await TestServer()
        try await server.run { client in
            let response = try await client.execute(uri: path, method: .get)
            #expect(response.status.code == status)
            #expect(response.headers[.contentType] == "application/problem+json")
            #expect(response.headers[.cacheControl] == "no-store")
            let root = try JSONDocument(response.bytes).root
            #expect(root["type"]?.string == "about:blank")
            #expect(root["title"]?.string == response.status.reasonPhrase)
            #expect(root["status"]?.integer == Int64(status))
            #expect(try #require(root["detail"]?.string).hasSuffix("."))
        }
    }

    @Test("who has the body gets none again", arguments: ["/v1/pages/home", "/v1/sections/coats", "/app.js"])
    func notModified(_ path: String) async throws {
        let server = try await TestServer()
        try server.addFile("app.js", String(repeating: "export const number = 1;\n", count: 100))
        try await server.run { client in
            for coding in [nil, "gzip", "br"] as [String?] {
                var headers = HTTPFields()
                headers[.acceptEncoding] = coding
                let first = try await client.execute(uri: path, method: .get, headers: headers)
                #expect(first.status == .ok)
                #expect(first.headers[.contentEncoding] == coding)
                #expect(try #require(first.headers[.vary]).contains("Accept-Encoding"))
                let tag = try #require(first.headers[.eTag])
                #expect(tag.hasPrefix("\""))
                #expect(tag.hasSuffix(coding.map { "-\($0)\"" } ?? "\""))
                for condition in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
                    headers[.ifNoneMatch] = condition
                    let second = try await client.execute(uri: path, method: .get, headers: headers)
                    #expect(second.status == .notModified)
                    #expect(second.bytes.count == 0)
                    #expect(second.headers[.eTag] == tag)
                    #expect(second.headers[.cacheControl] == first.headers[.cacheControl])
                    #expect(second.headers[.contentSecurityPolicy] == first.headers[.contentSecurityPolicy])
                    #expect(second.headers[.xContentTypeOptions] == nil)
                }
                headers[.ifNoneMatch] = "\"other\""
                #expect(try await client.execute(uri: path, method: .get, headers: headers).status == .ok)
            }
        }
    }

    @Test("a page keeps its entity tag while it is fresh, and gets another when it is edited")
    func entityTags() async throws {
        let server = try await TestServer()
        try await server.run { client in
            let first = try await client.execute(uri: "/v1/pages/home", method: .get).headers[.eTag]
            server.advance(299)
            #expect(try await client.execute(uri: "/v1/pages/home", method: .get).headers[.eTag] == first)
            let document = try #require(try await server.database.document(of: "home"))
            try await server.database.store(document)
            #expect(try await client.execute(uri: "/v1/pages/home", method: .get).headers[.eTag] != first)
        }
    }

    @Test("what is compressed is the same when it is expanded")
    func gzip() async throws {
        let server = try await TestServer()
        try await server.run { client in
            let plain = try await client.execute(uri: "/v1/pages/home", method: .get)
            for header in ["gzip", "br;q=0.5, gzip;q=1", "br;q=0, *", "gzip, identity;q=0"] {
                let packed = try await client.execute(
                    uri: "/v1/pages/home", method: .get, headers: [.acceptEncoding: header])
                #expect(packed.headers[.contentEncoding] == "gzip")
                #expect(packed.bytes.count < plain.bytes.count / 4)
                #expect(try Self.expanded(packed.bytes) == plain.bytes)
            }
            for header in ["identity", "zstd", "gzip;q=0", "*;q=0", "gzip;q=0, br;q=0, *"] {
                let response = try await client.execute(
                    uri: "/v1/pages/home", method: .get, headers: [.acceptEncoding: header])
                #expect(response.headers[.contentEncoding] == nil)
                #expect(response.bytes == plain.bytes)
            }
        }
    }

    @Test("compression agrees with the system's over texts of every length", arguments: [0, 1, 511, 70_000])
    func gzipRoundTrip(_ count: Int) throws {
        var generator = SplitMix64(seed: UInt64(count))
        let bytes = (0..<count).map { _ in UInt8(generator.number(in: 0...255)) }
        for level in [1, 6, 9] as [Int32] {
            #expect(try Self.expanded(try #require(Gzip.compressed(bytes, level: level))) == bytes)
        }
    }

    @Test("HEAD responds as GET does, without the body")
    func head() async throws {
        let server = try await TestServer()
        try await server.run { client in
            let get = try await client.execute(uri: "/v1/pages/home", method: .get)
            let head = try await client.execute(uri: "/v1/pages/home", method: .head)
            #expect(head.status == .ok)
            #expect(head.bytes.count == 0)
            #expect(head.headers[.eTag] == get.headers[.eTag])
            // Neither have errors: a body that is not expected would be read as the next response.
            for path in ["/v1/pages/nothing", "/v1/homes/x", "/v1/homes/results?order=best", "/v1/documents"] {
                let get = try await client.execute(uri: path, method: .get)
                let head = try await client.execute(uri: path, method: .head)
                #expect(head.status == get.status)
                #expect(get.status.code >= 400)
                #expect(head.bytes.isEmpty)
                #expect(head.headers[.contentLength] == "\(get.bytes.count)")
            }
        }
    }

    @Test("paths that are too long are refused")
    func tooLong() async throws {
        let server = try await TestServer()
        try await server.run(limits: ServerLimits(uriBytes: 100)) { client in
            let long = "/v1/pages/" + String(repeating: "a", count: 100)
            let response = try await client.execute(uri: long, method: .get)
            #expect(response.status == .uriTooLong)
        }
    }

    @Test(
        "a method that a path does not take is refused, with those that it takes",
        arguments: [
            ("/v1/pages/home", "GET, HEAD"), ("/v1/sections/coats", "GET, HEAD"), ("/img/160/x.jpg", "GET, HEAD"),
            ("/livez", "GET, HEAD"), ("/", "GET, HEAD"), ("/products/1001", "GET, HEAD"), ("/v1/reports", "POST"),
            ("/v1/faults", "DELETE, POST"),
        ]
    )
    func refusedMethods(_ path: String, _ allowed: String) async throws {
        let server = try await TestServer()
        try server.addFile("index.html", "<!doctype html>")
        try await server.run(faults: true) { client in
            let methods = [HTTPRequest.Method.get, .post, .put, .patch, .delete, .options]
            for method in methods where !allowed.contains(method.rawValue) {
                let response = try await client.execute(uri: path, method: method)
                #expect(response.status == .methodNotAllowed)
                #expect(response.headers[.allow] == allowed)
                #expect(response.headers[.contentType] == "application/problem+json")
            }
        }
    }

    /// Expands gzip through zlib itself.
    private static func expanded(_ bytes: [UInt8]) throws -> [UInt8] {
        var stream = z_stream()
        #expect(inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK)
        defer { inflateEnd(&stream) }
        var input = bytes
        var output = [UInt8](repeating: 0, count: 1 << 20)
        let count = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                #expect(inflate(&stream, Z_FINISH) == Z_STREAM_END)
                return output.count - Int(stream.avail_out)
            }
        }
        return Array(output[..<count])
    }
}
