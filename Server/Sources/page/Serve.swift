import ArgumentParser
import CollectionServerRendering
import CoreMetrics
import Foundation
import GalleryScreens
import Logging
import PageServer
import PageStore
import SampleContent

/// `page serve`
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serves pages, pictures and the browser program.",
        discussion: """
            A SQLite file is created if it does not exist. A PostgreSQL database must exist; tables that it lacks are \
            created.
            """
    )

    @Option(help: "The address to listen on; 0.0.0.0 for all, where a proxy is on another machine.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 for any free one.")
    var port = 8080

    @OptionGroup var options: StoreOptions

    @Option(
        help: "The directory of the browser program, such as Web after Scripts/build-web; by default none is served.")
    var web: String?

    @Option(
        help: "The folder that Scripts/build-documentation has made, served under /documentation; by default none is.")
    var documentation: String?

    @Option(
        help: "The directory of pictures; by default beside a database of SQLite, and ./pictures with PostgreSQL.")
    var pictures: String?

    @Flag(help: "Draw the pictures that users are likely to see in advance, while no client waits for one.")
    var warm = false

    @Flag(help: "Let requests cause faults, for tests. Never use this in production.")
    var faults = false

    @Option(help: "A name of this server, such as shop.example. Writes under other names are refused. May be repeated.")
    var hostName: [String] = []

    @Option(help: "Another origin whose pages may write, such as https://studio.example. May be repeated.")
    var writeOrigin: [String] = []

    @Option(
        help: "Another origin that pages may send requests to, such as https://api.example.com. May be repeated.")
    var connectOrigin: [String] = []

    @Option(help: "An address or range of proxies whose X-Forwarded-For is trusted. May be repeated.")
    var trustedProxy: [String] = []

    @Option(
        help: """
            What an acknowledged write survives: full (the end of the process and a loss of power; the default) or \
            normal (the end of the process). SQLite only.
            """)
    var durability: String?

    @Option(help: "Seconds for which shared caches may serve a page without a request to the server.")
    var sharedCache = 0

    @Option(help: "Seconds that requests have to finish when the server is told to stop.")
    var shutdownSeconds = 15.0

    @Option(help: "Seconds in which the body of a request has to arrive.")
    var bodySeconds = 10.0

    @Option(
        help: """
            Limit on the cost of database work that runs at the same time: a read costs 1, a page 2. By default 2 for each \
            processor, and at least 8 with PostgreSQL, for which work waits.
            """)
    var workCapacity: Int?

    @Option(help: "Number of requests for database work that may wait; further ones are refused at once.")
    var workQueue = 128

    @Option(help: "Requests that one address may make each second, after a burst of six times as many.")
    var requestRate = 200.0

    @Option(help: "Megabytes of composed pages that are kept in memory; 0 to compose each anew.")
    var cacheMegabytes = 64

    @Flag(inversion: .prefixedNo, help: "Render the screens for the first response.")
    var rendering = true

    @Option(
        help: "Milliseconds for rendering a screen; what has not loaded by then is left to the browser program.")
    var renderingBudget = 50

    @Flag(help: "Log a line for each request.")
    var accessLog = false

    @Option(help: "How to log: text or json.")
    var logFormat = "text"

    @Option(help: "How much to log: trace, debug, info, notice, warning, error or critical.")
    var logLevel = "info"

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("The port must be a number from 0 to 65535.") }
        guard Logger.Level(rawValue: logLevel) != nil else {
            throw ValidationError("There is no log level \(logLevel).")
        }
        guard ["text", "json"].contains(logFormat) else {
            throw ValidationError("The log format must be text or json.")
        }
        if let durability {
            guard SQLiteStore.Configuration.Durability(rawValue: durability) != nil else {
                throw ValidationError("Durability must be full or normal.")
            }
            if case .address = try options.location {
                throw ValidationError("Durability is for SQLite; in PostgreSQL, synchronous_commit decides.")
            }
        }
        for origin in connectOrigin where ConnectOrigin(origin) == nil {
            throw ValidationError("\(origin) is not an origin such as https://api.example.com, without a path.")
        }
        for range in trustedProxy where AddressRange(range) == nil {
            throw ValidationError("\(range) is neither an address nor a range such as 10.0.0.0/8.")
        }
        guard workCapacity ?? 1 > 0, workQueue >= 0, cacheMegabytes >= 0, requestRate > 0, shutdownSeconds >= 0,
            bodySeconds > 0, sharedCache >= 0, renderingBudget > 0
        else {
            throw ValidationError("Limits must be positive numbers.")
        }
        // Far beyond any use, and still numbers that the clock and the cache can count with.
        let longest = max(shutdownSeconds, bodySeconds, Double(renderingBudget) / 1_000)
        guard longest <= 86_400, cacheMegabytes <= 1_048_576 else {
            throw ValidationError("Times are limited to a day, and the cache to 1,048,576 megabytes.")
        }
        for directory in [web, documentation].compactMap({ $0 }) {
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: directory, isDirectory: &isDirectory), isDirectory.boolValue
            else { throw ValidationError("There is no directory \(directory).") }
        }
        if let documentation, !FileManager.default.fileExists(atPath: documentation + "/index.html") {
            throw ValidationError(
                "There is no documentation in \(documentation). Scripts/build-documentation builds it.")
        }
    }

    func run() async throws {
        let log = Logger.Level(rawValue: logLevel) ?? .info
        let isJSON = logFormat == "json"
        LoggingSystem.bootstrap { label in
            if isJSON { return JSONLogHandler(label: label, logLevel: log) }
            var handler = StreamLogHandler.standardError(label: label)
            handler.logLevel = log
            return handler
        }
        let metrics = PrometheusMetrics()
        MetricsSystem.bootstrap(metrics)
        let logger = Logger(label: "page")
        let location = try options.location
        let durability = durability.flatMap { SQLiteStore.Configuration.Durability(rawValue: $0) } ?? .full
        let store = try await options.open(durability: durability)
        let server = PageApplication(
            store: store, features: SampleFeatures.all,
            configuration: configuration(for: location, metrics: metrics))
        try await server.prepare()
        if try await store.read({ try $0.pageIDs() }).isEmpty {
            logger.warning("the database has no pages; `page seed --database \(location)` fills it with sample content")
        }
        try await server.run(logger: logger)
    }

    private func configuration(for location: StoreLocation, metrics: PrometheusMetrics) -> ServerConfiguration {
        var configuration = ServerConfiguration(
            host: host, port: port, web: web, documentation: documentation, pictures: pictures ?? location.pictures)
        configuration.warmsPictures = warm
        configuration.permitsFaults = faults
        configuration.hostNames = hostName
        configuration.writeOrigins = writeOrigin
        configuration.connectOrigins = connectOrigin.compactMap { ConnectOrigin($0) }
        configuration.trustedProxies = trustedProxy.compactMap { AddressRange($0) }
        configuration.sharedCacheSeconds = sharedCache
        configuration.logsRequests = accessLog
        configuration.screenMatch = { GalleryScreens.match($0) }
        if rendering {
            var screens = GalleryScreens.rendering
            screens.limits.budgetSeconds = Double(renderingBudget) / 1_000
            screens.limits.patienceSeconds = screens.limits.budgetSeconds * 10
            screens.styleSheet = (web.flatMap { try? String(contentsOfFile: $0 + "/screens.min.css", encoding: .utf8) })
                .map { StyleSheet($0) }
            configuration.screens = screens
        }
        configuration.metrics = metrics
        configuration.revision = ProcessInfo.processInfo.environment["PAGE_REVISION"]
        configuration.limits.shutdownSeconds = shutdownSeconds
        configuration.limits.cacheBytes = cacheMegabytes * 1_048_576
        configuration.limits.bodySeconds = bodySeconds
        configuration.limits.work = ServerLimits.Work(
            capacity: workCapacity ?? location.workCapacity, queueLimit: workQueue)
        configuration.limits.requests = TokenBucket.Configuration(capacity: requestRate * 6, perSecond: requestRate)
        return configuration
    }
}
