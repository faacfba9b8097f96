import Hummingbird
import Logging
import NIOCore

/// Assembles the server: the database, what pages are made of, and the routes. Tests assemble theirs here too.
///
/// - Parameters:
///   - configuration: How the server is set up.
///   - database: The database; its schema is up to date.
///   - warmsPictures: Whether likely pictures are drawn while nobody waits.
///   - onRunning: Called with the port once the server listens.
/// - Throws: An error of the database.
func buildApplication(
    _ configuration: ServerConfiguration, database: AppDatabase, logger: Logger, warmsPictures: Bool = false,
    onRunning: @escaping @Sendable (Int) -> Void = { _ in }
) async throws -> some ApplicationProtocol {
    let sources = ServerFeatures.all.flatMap(\.pictureProviders)
    let pictures = PictureStore(directory: configuration.pictures, database: database, sources: sources)
    let router = try await buildRouter(configuration, database: database, pictures: pictures)
    var application = Application(
        router: router,
        server: .http1(
            configuration: .init(
                idleTimeout: .seconds(configuration.limits.idleSeconds),
                httpDecoderConfiguration: .init(
                    maxHeaderFieldSize: 8 * 1024, maxHeaderListSize: 32 * 1024, maxHeaderFieldCount: 100
                )
            )
        ),
        configuration: ApplicationConfiguration(address: .hostname(configuration.host, port: configuration.port)),
        onServerRunning: { channel in onRunning(channel.localAddress?.port ?? configuration.port) },
        logger: logger
    )
    if warmsPictures {
        application.addServices(
            PictureWarmer(store: pictures, sources: sources, database: database, logger: logger)
        )
    }
    return application
}

func buildRouter(
    _ configuration: ServerConfiguration, database: AppDatabase, pictures: PictureStore
) async throws -> Router<AppRequestContext> {
    let limits = configuration.limits
    let clock = configuration.clock
    let registry = PageRegistry()
    let signer = CursorSigner(secret: try await database.secret(named: "cursor"), clock: clock)
    let router = Router(context: AppRequestContext.self, options: .autoGenerateHeadEndpoints)

    router.add(middleware: SecurityHeadersMiddleware())
    router.add(middleware: ProblemMiddleware())
    router.add(middleware: URILimitMiddleware(limit: limits.uriBytes))
    router.add(middleware: RateLimitMiddleware(limiter: RateLimiter(limits.requests, clock: clock)))
    if configuration.permitsFaults {
        let plan = FaultPlan()
        router.add(middleware: FaultMiddleware(plan: plan))
        FaultController(plan: plan).addRoutes(to: router)
    }

    HealthController(database: database).addRoutes(to: router)
    PageController(database: database, registry: registry, signer: signer, clock: clock, limits: limits)
        .addRoutes(to: router)
    SectionController(database: database, registry: registry, signer: signer, clock: clock, limits: limits)
        .addRoutes(to: router)
    PictureController(store: pictures, limits: limits).addRoutes(to: router)
    ReportController(limiter: RateLimiter(limits.reports, clock: clock), limits: limits).addRoutes(to: router)
    if let web = configuration.web {
        StaticFileController(files: StaticFiles(directory: web)).addRoutes(to: router)
    }
    return router
}
