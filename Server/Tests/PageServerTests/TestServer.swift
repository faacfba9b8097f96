import Foundation
import HTTPTypes
import Hummingbird
import Logging
import PageStore
import ServiceLifecycle
import Synchronization

@testable import PageServer
@testable import SampleContent

/// A server for one test: its own database, directories and clock.
final class TestServer: Sendable {
    /// The time that the server believes in, in seconds since 1970.
    private let time = Mutex(1_795_219_200.0)
    /// The features with few homes: a whole city takes seconds.
    static let features = SampleFeatures.all(homes: 100)

    let directory: URL
    let database: TestDatabase

    /// Creates a server with sample content.
    ///
    /// - Parameter features: Whose sample content; those of a test's own are seeded sooner than all.
    init(isSeeded: Bool = true, features: [any ServerFeature] = TestServer.features) async throws {
        directory = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        database = try await TestDatabase()
        if isSeeded { try await SampleDatabases.shared.fill(database, features) }
    }

    deinit {
        try? FileManager.default.removeItem(at: directory)
    }

    /// The clock of the server.
    var clock: ServerClock { ServerClock { [self] in time.withLock { $0 } } }

    /// Lets so many seconds pass.
    func advance(_ seconds: Double) { time.withLock { $0 += seconds } }

    /// Where the files of the browser program are.
    var web: URL { directory.appending(path: "web") }

    /// Writes a file of the browser program.
    func addFile(_ name: String, _ text: String) throws {
        let file = web.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Runs requests against the server.
    ///
    /// - Parameter transport: How the requests reach it.
    func run(
        store: (any PageStore)? = nil, limits: ServerLimits = ServerLimits(), faults: Bool = false,
        documentation: String? = nil, log: LogRecorder? = nil,
        change: (inout ServerConfiguration) -> Void = { _ in }, features: [any ServerFeature] = TestServer.features,
        _ transport: Transport = .router,
        _ test: @escaping @Sendable (any TestClient) async throws -> Void
    ) async throws {
        // The machine may be slow; a test that is about one of these limits sets it in `change`.
        var limits = limits
        limits.requestSeconds = 600
        limits.bodySeconds = 600
        limits.pictureSeconds = 600
        limits.readinessSeconds = 600
        limits.work.queueSeconds = 600
        var configuration = ServerConfiguration(
            host: "127.0.0.1", port: 0, web: web.path(),
            documentation: documentation,
            pictures: directory.appending(path: "pictures").path(), limits: limits, clock: clock
        )
        configuration.permitsFaults = faults
        change(&configuration)
        var logger = Logger(label: "test") { _ in log.map { $0 as any LogHandler } ?? SwiftLogNoOpLogHandler() }
        logger.logLevel = .info
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        let application = try await buildApplication(
            PageApplication(
                store: store ?? database.store, features: features, configuration: configuration),
            logger: logger, onRunning: { port.yield($0) }
        )
        switch transport {
        case .router: try await test(CookieClient(RouterClient(responder: application.responder, logger: logger)))
        case .connection:
            let services = ServiceGroup(services: [application], logger: logger)
            try await withThrowingTaskGroup { group in
                group.addTask {
                    defer { port.finish() }
                    try await services.run()
                }
                for await number in ports {
                    try await ConnectionClient.run(port: number) { try await test(CookieClient($0)) }
                    await services.triggerGracefulShutdown()
                }
                try await group.waitForAll()
            }
        }
    }

    /// How the requests of a test reach the server.
    enum Transport {
        /// They are passed to the routes and what stands before them.
        case router
        /// They are sent over a connection to the server, which listens.
        case connection
    }
}
