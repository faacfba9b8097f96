import HTTPTypes
import Hummingbird
import PageStore
import StoreTestSupport
import Synchronization
import Testing

@testable import PageServer

/// What `/metrics` says of the load of a server.
struct LoadMetricsTests {
    /// Gives a test what the routes of its server share, and has an endpoint whose work ends when the test says so.
    private final class Probe: ServerFeature {
        private let shared = Mutex<ServerDependencies?>(nil)
        private let gate = AsyncStream<Void>.makeStream()

        var contents: [any SectionContent] { [] }

        var dependencies: ServerDependencies? { shared.withLock { $0 } }

        /// Ends the work.
        func open() { gate.continuation.finish() }

        /// Returns when the work may end.
        func wait() async { for await _ in gate.stream {} }

        func addRoutes(to router: Router<AppRequestContext>, _ dependencies: ServerDependencies) {
            shared.withLock { $0 = dependencies }
            router.get("v1/work") { [self] _, _ in
                try await dependencies.limited(cost: 3) { await self.wait() }
                return Response(status: .noContent)
            }
        }
    }

    /// The lines of `/metrics`.
    private static func figures(_ client: any TestClient) async throws -> Set<String> {
        let response = try await client.execute(uri: "/metrics", method: .get)
        #expect(response.status == .ok)
        return Set(response.text.split(separator: "\n").map(String.init))
    }

    @Test("work that runs is measured by its cost, and work that waits is counted")
    func work() async throws {
        let server = try await TestServer(isSeeded: false)
        let probe = Probe()
        try await server.run(
            limits: ServerLimits(work: ServerLimits.Work(capacity: 4)), change: { $0.metrics = PrometheusMetrics() },
            features: [probe]
        ) { client in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<3 {
                    group.addTask {
                        let response = try await client.execute(uri: "/v1/work", method: .get)
                        #expect(response.status == .noContent)
                    }
                }
                let busy: Set = ["page_work_capacity 4", "page_work_running_cost 3", "page_work_waiting 2"]
                try await waitUntil { try await Self.figures(client).isSuperset(of: busy) }
                probe.open()
                try await group.waitForAll()
            }
            let idle = try await Self.figures(client)
            #expect(idle.contains("page_work_running_cost 0"))
            #expect(idle.contains("page_work_waiting 0"))
        }
    }

    @Test("the cache counts the responses that were kept and those that were not, and has the size of what it keeps")
    func cache() async throws {
        let probe = Probe()
        let server = try await TestServer()
        let features: [any ServerFeature] = TestServer.features + [probe]
        try await server.run(change: { $0.metrics = PrometheusMetrics() }, features: features) { client in
            let unused: Set = ["page_cache_bytes 0", "page_cache_hits_total 0", "page_cache_misses_total 0"]
            #expect(try await Self.figures(client).isSuperset(of: unused))
            for _ in 0..<3 {
                #expect(try await client.execute(uri: "/v1/pages/home", method: .get).status == .ok)
            }
            let used = try await Self.figures(client)
            #expect(used.contains("page_cache_hits_total 2"))
            #expect(used.contains("page_cache_misses_total 1"))
            let bytes = try #require(probe.dependencies).cache.byteCount
            #expect(bytes > 0)
            #expect(used.contains("page_cache_bytes \(bytes)"))
        }
    }

    @Test("pictures that are made and pictures that wait are counted")
    func pictures() async throws {
        let server = try await TestServer(isSeeded: false)
        let probe = Probe()
        try await server.run(change: { $0.metrics = PrometheusMetrics() }, features: [probe]) { client in
            let idle: Set = ["page_pictures_running 0", "page_pictures_waiting 0"]
            #expect(try await Self.figures(client).isSuperset(of: idle))
            let dependencies = try #require(probe.dependencies)
            let queue = await dependencies.pictures.queue
            try await withThrowingTaskGroup(of: Void.self) { group in
                for client in ["a", "a", "b", "c", "c"] {
                    group.addTask { try await queue.run(for: client) { await probe.wait() } }
                }
                let busy: Set = ["page_pictures_running 2", "page_pictures_waiting 3"]
                try await waitUntil { try await Self.figures(client).isSuperset(of: busy) }
                probe.open()
                try await group.waitForAll()
            }
            #expect(try await Self.figures(client).isSuperset(of: idle))
        }
    }

    @Test(
        "connections in use and transactions that wait for one are counted with PostgreSQL",
        .enabled(if: TestPostgreSQL.server != nil, "Scripts/test starts PostgreSQL"))
    func connections() async throws {
        let address = try TestPostgreSQL.makeDatabase()
        let store = try await PostgreSQLStore.open(
            address, PostgreSQLStore.Configuration(connectionCount: 2, waitSeconds: 600, statementSeconds: 600))
        try await store.migrate([])
        let server = try await TestServer(isSeeded: false)
        try await server.run(
            store: store, change: { $0.metrics = PrometheusMetrics() }, features: [Probe()]
        ) { client in
            let limit = "page_database_connections_limit 2"
            let idle: Set = [limit, "page_database_connections_in_use 0", "page_database_waiting 0"]
            #expect(try await Self.figures(client).isSuperset(of: idle))
            let sleepers = (0..<3).map { _ in Task { try await store.read { try $0.rows("SELECT pg_sleep(600)") } } }
            let busy: Set = [limit, "page_database_connections_in_use 2", "page_database_waiting 1"]
            try await waitUntil { try await Self.figures(client).isSuperset(of: busy) }
            for sleeper in sleepers { sleeper.cancel() }
            for sleeper in sleepers { _ = await sleeper.result }
            #expect(try await Self.figures(client).isSuperset(of: idle))
        }
    }

    @Test("a store without a pool has no figures of connections")
    func noConnections() async throws {
        let server = try await TestServer(isSeeded: false)
        try await server.run(change: { $0.metrics = PrometheusMetrics() }, features: [Probe()]) { client in
            let figures = try await Self.figures(client)
            #expect(figures.allSatisfy { !$0.hasPrefix("page_database") })
        }
    }

    @Test(
        "the build is named by its version and by the revision that the configuration names",
        arguments: [nil, "3fc5513"])
    func build(_ revision: String?) async throws {
        let server = try await TestServer(isSeeded: false)
        try await server.run(
            change: {
                $0.metrics = PrometheusMetrics(); $0.revision = revision
            }, features: [Probe()]
        ) { client in
            let suffix = revision.map { ",revision=\"\($0)\"" } ?? ""
            let line = "page_build_info{version=\"\(PageApplication.version)\"\(suffix)} 1"
            let figures = try await Self.figures(client)
            #expect(figures.contains(line))
        }
    }
}
