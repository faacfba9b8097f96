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
    let parts = ServerParts(
        configuration: configuration, database: database, registry: PageRegistry(),
        signer: CursorSigner(secret: try await database.secret(named: "cursor"), clock: configuration.clock),
        pictures: PictureStore(
            directory: configuration.pictures, database: database,
            providers: ServerFeatures.all.flatMap(\.pictureProviders)
        )
    )
    let router = buildRouter(parts)
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
            PictureWarmer(
                store: parts.pictures, registry: parts.registry, signer: parts.signer, clock: configuration.clock,
                database: database, logger: logger
            )
        )
    }
    return application
}

/// The routes and what stands before them.
func buildRouter(_ parts: ServerParts) -> Router<AppRequestContext> {
    let configuration = parts.configuration
    let limits = configuration.limits
    let clock = configuration.clock
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

    HealthController(database: parts.database).addRoutes(to: router)
    PageController(parts: parts).addRoutes(to: router)
    SectionController(parts: parts).addRoutes(to: router)
    PictureController(store: parts.pictures, limits: limits).addRoutes(to: router)
    ReportController(limiter: RateLimiter(limits.reports, clock: clock), limits: limits).addRoutes(to: router)
    for feature in ServerFeatures.all { feature.addRoutes(to: router, parts) }
    if let sources = configuration.documentation {
        DocumentationController(files: DocumentationFiles(directory: sources)).addRoutes(to: router)
    }
    if let web = configuration.web {
        StaticFileController(files: StaticFiles(directory: web)).addRoutes(to: router)
    }
    router.refuseOtherMethods()
    return router
}
