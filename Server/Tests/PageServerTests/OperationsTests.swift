import CollectionPages
import CoreMetrics
import Foundation
import GRDB
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import PageStore
import StoreTestSupport
import Synchronization
import Testing

@testable import PageServer

struct OperationsTests {
    private static let none = TokenBucket.Configuration(capacity: 0, perSecond: 0)

    @Test("operators' endpoints respond when every other request is refused", arguments: ["/livez", "/readyz"])
    func outsideOfLimits(_ path: String) async throws {
        let server = try await TestServer()
        try await server.run(limits: ServerLimits(requests: Self.none, concurrentRequests: 0)) { client in
            #expect(try await client.execute(uri: "/v1/pages/home", method: .get).status == .serviceUnavailable)
            let response = try await client.execute(uri: path, method: .get)
            #expect(response.status == .ok)
            #expect(response.text == "ok\n")
            #expect(response.headers[.cacheControl] == "no-store")
            let head = try await client.execute(uri: path, method: .head)
            #expect(head.status == .ok)
            #expect(head.text == "")
        }
    }

    @Test("the figures of the server are read when every other request is refused")
    func metricsOutsideOfLimits() async throws {
        let server = try await TestServer()
        try await server.run(
            limits: ServerLimits(requests: Self.none, concurrentRequests: 0),
            change: { $0.metrics = PrometheusMetrics() }
        ) { client in
            #expect(try await client.execute(uri: "/v1/pages/home", method: .get).status == .serviceUnavailable)
            let response = try await client.execute(uri: "/metrics", method: .get)
            #expect(response.status == .ok)
            #expect(response.text.contains("page_build_info{"))
        }
    }

    @Test("a server without pages lives but is not ready, and says why")
    func noPages() async throws {
        let server = try await TestServer(isSeeded: false)
        try await server.run { client in
            #expect(try await client.execute(uri: "/livez", method: .get).status == .ok)
            let response = try await client.execute(uri: "/readyz", method: .get)
            #expect(response.status == .serviceUnavailable)
            #expect(response.text == "The database has no pages.\n")
        }
    }

    @Test("a store whose file was deleted or replaced is not ready")
    func deletedDatabase() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let path = directory.appending(path: "shop.sqlite").path()
        let store = try SQLiteStore.open(path: path)
        try await store.migrate([])
        try await store.write { try $0.store(PageDocument(id: "home", kind: "home", title: "Home", sections: [])) }
        #expect(await Readiness(store: store, timeLimit: 600).defect() == nil)
        try FileManager.default.removeItem(atPath: path)
        let defect = try #require(await Readiness(store: store, timeLimit: 600).defect())
        #expect(defect.contains("was deleted or replaced"))
    }

    @Test(
        "a store whose tables are damaged is not ready, be they its own or those of a feature",
        arguments: ["page", "song"])
    func damagedDatabase(_ table: String) async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let path = directory.appending(path: "shop.sqlite").path()
        let original = try SQLiteStore.open(path: path)
        try await original.migrate([
            StoreMigration("songs-1") { transaction in
                try transaction.execute("CREATE TABLE song (id INTEGER PRIMARY KEY, title TEXT NOT NULL)")
                try transaction.execute("INSERT INTO song (id, title) VALUES (1, 'Song')")
            }
        ])
        try await original.write { try $0.store(PageDocument(id: "home", kind: "home", title: "Home", sections: [])) }
        let queue = try DatabaseQueue(path: path)
        try await queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
        let (size, roots) = try await queue.read { database in
            (
                try Int.fetchOne(database, sql: "PRAGMA page_size") ?? 0,
                try Int.fetchAll(
                    database, sql: "SELECT rootpage FROM sqlite_master WHERE tbl_name = ?", arguments: [table])
            )
        }
        #expect(!roots.isEmpty)
        #expect(!roots.contains(1))
        let file = try FileHandle(forUpdating: URL(filePath: path))
        for root in roots {
            try file.seek(toOffset: UInt64((root - 1) * size))
            try file.write(contentsOf: Data(repeating: 0xFF, count: size))
        }
        try file.close()
        let store = try SQLiteStore.open(path: path)
        let defect = try #require(await Readiness(store: store, timeLimit: 600).defect())
        #expect(defect.hasPrefix("The database is damaged: "))
    }

    @Test("a store that is damaged where no probe reads is not ready once it has been read through")
    func damagedRows() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let path = directory.appending(path: "shop.sqlite").path()
        let original = try SQLiteStore.open(path: path)
        try await original.migrate([
            StoreMigration("songs-1") { transaction in
                try transaction.execute("CREATE TABLE song (id INTEGER PRIMARY KEY, title TEXT NOT NULL)")
                let title = String(repeating: "la ", count: 100)
                try transaction.insert(into: "song", "id, title", (1...1_000).map { [$0, title] })
            }
        ])
        try await original.write { try $0.store(PageDocument(id: "home", kind: "home", title: "Home", sections: [])) }
        let queue = try DatabaseQueue(path: path)
        try await queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
        let size = try await queue.read { try Int.fetchOne($0, sql: "PRAGMA page_size") ?? 0 }
        // The last page of the file, which holds the last songs.
        let file = try FileHandle(forUpdating: URL(filePath: path))
        let end = try file.seekToEnd()
        try file.seek(toOffset: end - UInt64(size))
        try file.write(contentsOf: Data(repeating: 0xFF, count: size))
        try file.close()
        let store = try SQLiteStore.open(path: path)
        try await store.probe()
        let readiness = Readiness(store: store, timeLimit: 600)
        try await waitUntil { await readiness.defect()?.hasPrefix("The database is damaged: ") == true }
        var configuration = SQLiteStore.Configuration()
        configuration.maximumCheckedBytes = 0
        try await SQLiteStore.open(path: path, configuration).checkIntegrity()
    }

    @Test("a store that cannot be written is not ready, says why, and is ready again by itself")
    func unwritable() async throws {
        let server = try await TestServer()
        let store = FailingStore(server.database.store)
        try await server.run(store: store) { client in
            func probe() async throws -> TestResponse { try await client.execute(uri: "/readyz", method: .get) }
            #expect(try await probe().status == .ok)
            for error in [StoreError.full, .busy, .readOnly("attempt to write a readonly database")] {
                store.fail(.error(error))
                try await waitUntil { try await probe().status == .serviceUnavailable }
                #expect(try await probe().text == error.description + "\n")
                #expect(try await client.execute(uri: "/livez", method: .get).status == .ok)
                store.fail(.none)
                try await waitUntil { try await probe().status == .ok }
            }
        }
    }

    @Test(
        "a store that hangs, even when told to stop, is probed once, not ready in time, and ready again by itself"
    )
    func hanging() async throws {
        let server = try await TestServer()
        let store = FailingStore(server.database.store)
        store.fail(.hang)
        let readiness = Readiness(store: store, timeLimit: 0.1)
        let start = ContinuousClock.now
        for _ in 1...5 { #expect(await readiness.defect() == "The database did not respond within 0.1 seconds.") }
        // Without the limit it would wait for ever; the bound leaves room for a slow machine.
        #expect(ContinuousClock.now - start < .seconds(30))
        #expect(store.probeCount == 1)
        store.fail(.none)
        try await waitUntil { await readiness.defect() == nil }
        #expect(ServerLimits().readinessSeconds < 1)
    }

    @Test("a store on a disk with less room than it needs is not ready, though its log has room")
    func fullDisk() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let path = directory.appending(path: "shop.sqlite").path()
        var configuration = SQLiteStore.Configuration()
        for (bytes, error) in [(Int.max, StoreError.full), (1, nil)] {
            configuration.minimumFreeBytes = bytes
            let store = try SQLiteStore.open(path: path, configuration)
            try await store.migrate([])
            try await store.write { try $0.store(PageDocument(id: "home", kind: "home", title: "Home", sections: [])) }
            #expect(await Readiness(store: store, timeLimit: 600).defect() == error?.description)
        }
    }

    @Test("a store that another process may write and this one may not is not ready")
    func readOnly() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let path = directory.appending(path: "shop.sqlite").path()
        let store = try SQLiteStore.open(path: path)
        try await store.migrate([])
        let reader = try SQLiteStore.openReadOnly(path: path)
        let defect = try #require(await Readiness(store: reader, timeLimit: 600).defect())
        #expect(defect.hasPrefix("The database cannot be written: "))
    }

    @Test("every response has an id, which only a trusted proxy may choose")
    func requestIDs() async throws {
        let server = try await TestServer()
        let name = try #require(ClientMiddleware.requestID)
        func ids(trusting proxies: [AddressRange]) async throws -> [String] {
            let ids = Mutex<[String]>([])
            try await server.run(change: { $0.trustedProxies = proxies }, .connection) { client in
                for headers in [[:], [name: "chosen"], [name: "a b"]] as [HTTPFields] {
                    let response = try await client.execute(uri: "/v1/shows", method: .get, headers: headers)
                    let id = try #require(response.headers[name])
                    ids.withLock { $0.append(id) }
                }
            }
            return ids.withLock { $0 }
        }
        let own = try await ids(trusting: [])
        #expect(own.allSatisfy { $0.count == 16 })
        #expect(Set(own).count == 3)
        let chosen = try await ids(trusting: AddressRange.local)
        #expect(chosen[1] == "chosen")
        #expect([chosen[0], chosen[2]].map(\.count) == [16, 16])
    }

    @Test("the figures of requests are written as Prometheus reads them")
    func metrics() throws {
        let metrics = PrometheusMetrics()
        let counter = metrics.makeCounter(label: "hb.requests", dimensions: [("http.route", "/a\"b\\")])
        counter.increment(by: 2)
        metrics.makeCounter(label: "hb.requests", dimensions: [("http.route", "/a\"b\\")]).increment(by: 1)
        metrics.makeMeter(label: "open", dimensions: []).set(Int64(4))
        let timer = metrics.makeTimer(label: "duration", dimensions: [("a", "b")])
        timer.recordNanoseconds(2_000_000)
        timer.recordNanoseconds(20_000_000_000)
        let lines = metrics.text.split(separator: "\n").map(String.init)
        #expect(lines.contains("# TYPE hb_requests_total counter"))
        #expect(lines.contains(#"hb_requests_total{http_route="/a\"b\\"} 3"#))
        #expect(lines.contains("open 4"))
        #expect(lines.contains("# TYPE duration_seconds histogram"))
        #expect(lines.contains(#"duration_seconds_bucket{a="b",le="0.001"} 0"#))
        #expect(lines.contains(#"duration_seconds_bucket{a="b",le="0.0025"} 1"#))
        #expect(lines.contains(#"duration_seconds_bucket{a="b",le="10"} 1"#))
        #expect(lines.contains(#"duration_seconds_bucket{a="b",le="+Inf"} 2"#))
        #expect(lines.contains(#"duration_seconds_count{a="b"} 2"#))
        #expect(lines.contains(#"duration_seconds_sum{a="b"} 20.002"#))
    }

    @Test("labels from outside cannot fill the memory")
    func seriesLimit() {
        let metrics = PrometheusMetrics()
        for number in 0..<5_000 { metrics.makeCounter(label: "a", dimensions: [("n", "\(number)")]).increment(by: 1) }
        let lines = metrics.text.split(separator: "\n")
        #expect(lines.count == 2_002)
        #expect(lines.contains(#"a_total{series="other"} 3000"#))
    }

    @Test("metrics are for operators' addresses only")
    func metricsAccess() async throws {
        let server = try await TestServer()
        try await server.run(change: { $0.metrics = PrometheusMetrics() }) { client in
            let response = try await client.execute(uri: "/metrics", method: .get)
            #expect(response.status == .ok)
            #expect(response.text.contains("page_build_info{version=\"\(PageApplication.version)\"} 1\n"))
        }
        try await server.run(
            change: {
                $0.metrics = PrometheusMetrics(); $0.operators = []
            }, .connection
        ) { client in
            let response = try await client.execute(uri: "/metrics", method: .get)
            #expect(response.status == .notFound)
        }
    }

    @Test("each request is a line of the access log with its id, and nothing in it breaks the line")
    func accessLog() async throws {
        let server = try await TestServer()
        let name = try #require(ClientMiddleware.requestID)
        let log = LogRecorder(.info)
        let ids = Mutex<[String]>([])
        try await server.run(log: log, change: { $0.logsRequests = true }) { client in
            for path in ["/v1/pages/home", "/v1/no?a=\u{202E}b"] {
                let id = try #require(try await client.execute(uri: path, method: .get).headers[name])
                ids.withLock { $0.append(id) }
            }
        }
        let entries = log.entries.filter { $0.line.contains("served") }
        let lines = entries.map(\.line)
        #expect(lines.count == 2)
        #expect(entries.compactMap(\.requestID) == ids.withLock { $0 })
        #expect(lines.first?.contains("method=GET") == true)
        #expect(lines.first?.contains("path=/v1/pages/home") == true)
        #expect(lines.first?.contains("status=200") == true)
        #expect(lines.last?.contains("status=404") == true)
        #expect(lines.allSatisfy { !$0.contains("\u{202E}") })
    }

    @Test("text for the log keeps what is harmless and escapes the rest")
    func logText() {
        #expect(LogText.plain("/a?b=ü") == "/a?b=ü")
        #expect(LogText.plain("a\nb\u{1B}[31m\u{202E}") == "a\\u{a}b\\u{1b}[31m\\u{202e}")
        #expect(LogText.plain(String(repeating: "a", count: 5_000)).count == 1_024)
    }

    @Test("a line of the JSON log is one object")
    func jsonLog() throws {
        let lines = Mutex<[String]>([])
        var handler = JSONLogHandler(label: "page") { line in lines.withLock { $0.append(line) } }
        handler[metadataKey: "request"] = "17"
        var logger = Logger(label: "page") { _ in handler }
        logger.logLevel = .info
        logger.info("hello\n\"you\"", metadata: ["path": "/a"])
        let line = try #require(lines.withLock { $0 }.first)
        #expect(line.hasSuffix("}\n"))
        #expect(line.filter(\.isNewline).count == 1)
        let root = try JSONDocument(Array(line.utf8.dropLast())).root
        #expect(root["message"]?.string == "hello\n\"you\"")
        #expect(root["level"]?.string == "info")
        #expect(root["request"]?.string == "17")
        #expect(root["path"]?.string == "/a")
    }
}
