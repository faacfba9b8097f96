import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import PageStore
import Synchronization
import Testing

@testable import PageServer

struct ResponseCacheTests {
    /// Counts how often something is composed.
    private final class Counter: Sendable {
        let value = Atomic(0)

        func composition(_ text: String, validUntil: Double = .infinity) -> ResponseCache.Composition {
            value.add(1, ordering: .relaxed)
            return ResponseCache.Composition(
                representation: Representation(Array(text.utf8), type: "text/plain", cacheControl: ""),
                validUntil: validUntil
            )
        }

        var count: Int { value.load(ordering: .relaxed) }
    }

    @Test("a response is composed once for each version, and anew when its time is over")
    func versions() async throws {
        let (cache, counter) = (ResponseCache(byteLimit: 1_000), Counter())
        func count(_ address: String, version: Int64, now: Double) async throws -> Int {
            _ = try await cache.response(address, version: version, now: now) {
                counter.composition("\(address) \(version)", validUntil: 100)
            }
            return counter.count
        }
        #expect(try await count("/a", version: 1, now: 0) == 1)
        #expect(try await count("/a", version: 1, now: 99) == 1)
        #expect(try await count("/a", version: 1, now: 100) == 2)
        #expect(try await count("/b", version: 1, now: 0) == 3)
        #expect(try await count("/b", version: 2, now: 0) == 4)
        #expect(try await count("/b", version: 2, now: 0) == 4)
    }

    @Test("requests at the same time share one composition, also when it fails; a failure is not kept")
    func sharing() async throws {
        struct Failure: Error {}
        let (cache, counter) = (ResponseCache(byteLimit: 1_000), Counter())
        let gate = AsyncStream<Void>.makeStream()
        try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    try await cache.response("/a", version: 1, now: 0) {
                        for await _ in gate.stream {}
                        return counter.composition("a")
                    }.tag
                }
            }
            // All wait for the first one before it may go on.
            while cache.jobCount == 0 { await Task.yield() }
            for _ in 0..<1_000 { await Task.yield() }
            gate.continuation.finish()
            var tags: Set<String> = []
            for try await tag in group { tags.insert(tag) }
            #expect(tags.count == 1)
        }
        #expect(counter.count == 1)
        await #expect(throws: Failure.self) { try await cache.response("/b", version: 1, now: 0) { throw Failure() } }
        _ = try await cache.response("/b", version: 1, now: 0) { counter.composition("b") }
        #expect(counter.count == 2)
    }

    @Test("what was requested longest ago goes when there is no more room, and the cache never holds more than it may")
    func limit() async throws {
        let (cache, counter) = (ResponseCache(byteLimit: 1_000), Counter())
        for number in 0..<200 {
            _ = try await cache.response("/\(number)", version: 1, now: 0) {
                counter.composition(String(repeating: "x", count: 100))
            }
            _ = try await cache.response("/0", version: 1, now: 0) {
                counter.composition(String(repeating: "x", count: 100))
            }
            #expect(cache.byteCount <= 1_000)
        }
        // The one that was always requested has stayed.
        #expect(counter.count == 200)
        let none = ResponseCache(byteLimit: 0)
        for _ in 0..<3 { _ = try await none.response("/a", version: 1, now: 0) { counter.composition("a") } }
        #expect(counter.count == 203)
    }

    /// Collects where the bytes of bodies are in memory.
    private final class AddressCollector: ResponseBodyWriter, Sendable {
        private let collected = Mutex<Set<UInt>>([])

        var addresses: Set<UInt> { collected.withLock { $0 } }

        func write(_ buffer: ByteBuffer) async throws {
            let address = buffer.withUnsafeReadableBytes { UInt(bitPattern: $0.baseAddress) }
            collected.withLock { _ = $0.insert(address) }
        }

        func finish(_ trailingHeaders: HTTPFields?) async throws {}
    }

    @Test("the responses of a page share its bytes, compressed or not", arguments: ["identity", "gzip", "br"])
    func sharedBytes(_ coding: String) async throws {
        let server = try await TestServer(isSeeded: false)
        let dependencies = try await ServerDependencies(
            PageApplication(
                store: server.database.store, features: [],
                configuration: ServerConfiguration(pictures: server.directory.path())))
        let responder = PageResponder(dependencies: dependencies, type: "application/json")
        let head = HTTPRequest(
            method: .get, scheme: "http", authority: "localhost", path: "/v1/pages/home",
            headerFields: [.acceptEncoding: coding])
        // All are held until the end, so that none can have the memory of one before.
        var responses: [Response] = []
        for _ in 0..<3 {
            let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
            responses.append(
                try await responder.respond(to: request, for: "") { _, _ in
                    [UInt8](repeating: UInt8(ascii: "x"), count: 100_000)
                })
        }
        let collector = AddressCollector()
        for response in responses {
            #expect(response.headers[.contentEncoding] == (coding == "identity" ? nil : coding))
            try await response.body.write(collector)
        }
        #expect(collector.addresses.count == 1)
        #expect(responses.count == 3)
    }

    @Test("a page is composed once until something is stored, and what users do does not count")
    func pages() async throws {
        let server = try await TestServer()
        let reads = CountingStore(server.database.store)
        try await server.run(store: reads, limits: ServerLimits(versionSeconds: 3_600)) { client in
            func tag() async throws -> String? {
                try await client.execute(uri: "/v1/pages/home", method: .get).headers[.eTag]
            }
            let first = try await tag()
            let count = reads.count
            for _ in 0..<20 { #expect(try await tag() == first) }
            #expect(reads.count == count)
            _ = try await client.execute(uri: "/v1/shows/1/episodes/1", method: .delete)
            #expect(try await tag() == first)
            #expect(reads.count == count)
            try await server.database.store.write { _ = try $0.execute("UPDATE product SET name = 'New' || name") }
            #expect(try await tag() != first)
            #expect(reads.count == count + 1)
        }
    }

    @Test("what another process stores is seen after the interval at the latest")
    func otherProcess() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let path = directory.appending(path: "shop.sqlite").path()
        // Two stores that share nothing but the file.
        let (ours, theirs) = (try SQLiteStore.open(path: path), try SQLiteStore.open(path: path))
        try await ours.migrate([])
        let version = ContentVersion(store: ours, interval: 0)
        let before = try await version.current()
        try await theirs.write { try $0.store(PageDocument(id: "a", kind: "a", title: "A", sections: [])) }
        #expect(try await version.current() == before + 1)
        let lazy = ContentVersion(store: ours, interval: 3_600)
        let known = try await lazy.current()
        try await ours.write { try $0.removePage("a") }
        #expect(try await lazy.current() == known + 1)
    }

    @Test("Brotli goes before gzip where both are wanted as much")
    func codings() async throws {
        let server = try await TestServer()
        try await server.run { client in
            for (header, coding) in [
                ("gzip, deflate, br, zstd", "br"), ("gzip;q=1, br;q=0.5", "gzip"), ("br", "br"), ("*", "br"),
                ("br;q=0, *", "gzip"), ("gzip", "gzip"), ("identity", nil), ("br;q=0, gzip;q=0", nil),
            ] as [(String, String?)] {
                let response = try await client.execute(
                    uri: "/v1/pages/home", method: .get, headers: [.acceptEncoding: header])
                #expect(response.headers[.contentEncoding] == coding, "\(header)")
            }
        }
    }

    @Test("pages that are the same for all may stay in shared caches for as long as the configuration says")
    func sharedCaches() async throws {
        let server = try await TestServer()
        try await server.run(change: { $0.sharedCacheSeconds = 5 }) { client in
            let header = try await client.execute(uri: "/v1/pages/home", method: .get).headers[.cacheControl]
            #expect(header == "public, max-age=0, s-maxage=5, stale-while-revalidate=50, stale-if-error=86400")
        }
    }
}
