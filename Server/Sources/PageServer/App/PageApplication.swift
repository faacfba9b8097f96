import Foundation
import Hummingbird
public import Logging
public import PageStore
import ServiceLifecycle
import UnixSignals

/// A server of pages: a store, the features whose content it serves, and a configuration.
///
/// ```swift
/// let store = try SQLiteStore.open(path: "shop.sqlite")
/// let shop = PageApplication(store: store, features: [ShopFeature()],
///     configuration: ServerConfiguration(pictures: "pictures"))
/// try await shop.run()
/// ```
public struct PageApplication: Sendable {
    /// What is stored.
    public let store: any PageStore
    /// The features, in the order in which they are searched for pages and sections.
    public let features: [any ServerFeature]
    /// How the server is set up.
    public let configuration: ServerConfiguration

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - store: What is stored.
    ///   - features: The features, in the order in which they are searched for pages and sections.
    ///   - configuration: How the server is set up.
    public init(store: any PageStore, features: [any ServerFeature], configuration: ServerConfiguration) {
        self.store = store
        self.features = features
        self.configuration = configuration
    }
}

extension PageApplication {
    /// The version of the server, as `page --version` prints it and `/metrics` reports it.
    public static let version = "0.1.0"

    /// Brings the schema of the store and of all features up to date. ``run(logger:onRunning:)`` does it too.
    ///
    /// - Throws: `StoreError`, or the error of a migration.
    public func prepare() async throws {
        try await store.migrate(features.flatMap(\.migrations))
    }

    /// Runs the server until the process gets SIGTERM or SIGINT, and then finishes what it has begun, for at most
    /// ``ServerLimits/shutdownSeconds``. It migrates the store first.
    ///
    /// It speaks HTTP/1.1 without TLS: HTTPS and HTTP/2 are those of a proxy before it.
    ///
    /// - Parameters:
    ///   - logger: Where the server logs.
    ///   - onRunning: Called with the port once the server listens; by default one line is printed that says where, for
    ///     people and scripts.
    /// - Throws: An error if the store cannot be read or the address cannot be listened on.
    public func run(
        logger: Logger = Logger(label: "page"), onRunning: (@Sendable (Int) -> Void)? = nil
    ) async throws {
        try await prepare()
        let host = configuration.host
        let application = try await buildApplication(self, logger: logger) { port in
            if let onRunning { return onRunning(port) }
            print("Listening on http://\(host):\(port)")
            fflush(nil)
        }
        // The services end in the order from the last to the first.
        var group = ServiceGroupConfiguration(
            services: [application, ShutdownService(limit: configuration.limits.shutdownSeconds, logger: logger)],
            gracefulShutdownSignals: [.sigterm, .sigint], logger: logger
        )
        group.maximumGracefulShutdownDuration = .seconds(configuration.limits.shutdownSeconds)
        try await ServiceGroup(configuration: group).run()
    }
}
