import Hummingbird
import Logging
import NIOCore

/// Assembles the server: the store, what pages are made of, and the routes. Tests assemble theirs here too.
///
/// - Parameters:
///   - server: The store, the features and the configuration. The schema is up to date.
///   - onRunning: Called with the port once the server listens.
/// - Throws: An error of the store.
func buildApplication(
    _ server: PageApplication, logger: Logger, onRunning: @escaping @Sendable (Int) -> Void = { _ in }
) async throws -> some ApplicationProtocol {
    let configuration = server.configuration
    let dependencies = try await ServerDependencies(server)
    configuration.metrics?.set("page_build_info", 1, labels: buildLabels(of: configuration))
    let refusal = EarlyRefusal(dependencies.overload, configuration, logger: logger)
    var application = Application(
        router: buildRouter(dependencies, features: server.features),
        server: .http1(
            configuration: .init(
                additionalChannelHandlers: [
                    BodyTimeHandler(seconds: configuration.limits.bodySeconds), EarlyRefusalHandler(refusal),
                ],
                idleTimeout: .seconds(configuration.limits.idleSeconds),
                httpDecoderConfiguration: .init(
                    maxHeaderFieldSize: 8 * 1024, maxHeaderListSize: 32 * 1024, maxHeaderFieldCount: 100
                )
            )
        ),
        configuration: ApplicationConfiguration(
            address: .hostname(configuration.host, port: configuration.port),
            // A connection for which there is no room in the queue is tried again by its client after a second.
            backlog: 4_096
        ),
        onServerRunning: { channel in onRunning(channel.localAddress?.port ?? configuration.port) },
        logger: logger
    )
    if configuration.warmsPictures {
        application.addServices(
            PictureWarmer(
                pictures: dependencies.pictures, registry: dependencies.registry, signer: dependencies.signer,
                clock: configuration.clock, store: server.store, logger: logger
            )
        )
    }
    return application
}

/// The labels of the metric `page_build_info`: the version, and the revision where it is known.
private func buildLabels(of configuration: ServerConfiguration) -> [(String, String)] {
    var labels = [("version", PageApplication.version)]
    if let revision = configuration.revision, !revision.isEmpty { labels.append(("revision", revision)) }
    return labels
}

/// The routes and what stands before them.
func buildRouter(_ dependencies: ServerDependencies, features: [any ServerFeature]) -> Router<AppRequestContext> {
    let configuration = dependencies.configuration
    let limits = configuration.limits
    let clock = configuration.clock
    let router = Router(context: AppRequestContext.self, options: .autoGenerateHeadEndpoints)

    let plan = configuration.permitsFaults ? FaultPlan() : nil
    router.add(
        middleware: ServerMiddleware {
            HeadMiddleware()
            if SpanMiddleware.hasTracer { SpanMiddleware() }
            ClientMiddleware(trustedProxies: configuration.trustedProxies)
            if configuration.logsRequests { AccessLogMiddleware() }
            if configuration.metrics != nil { RequestMetricsMiddleware() }
            SecurityHeadersMiddleware(policy: configuration.contentSecurityPolicy)
            ProblemMiddleware()
            OperationsMiddleware(
                readiness: Readiness(store: dependencies.store, timeLimit: limits.readinessSeconds),
                metrics: configuration.metrics,
                load: configuration.metrics.map { LoadMetrics(dependencies, factory: $0) },
                operators: configuration.operators
            )
            URILimitMiddleware(limit: limits.uriBytes)
            NullCharacterMiddleware()
            BodyLimitMiddleware(limits: limits)
            ConcurrencyMiddleware(limiter: dependencies.requests, gate: dependencies.overload)
            RateLimitMiddleware(limiter: RateLimiter(limits.requests, clock: clock))
            WriteGuardMiddleware(hosts: configuration.hosts)
            SessionMiddleware(hosts: configuration.hosts)
            if let plan { FaultMiddleware(plan: plan) }
        }
    )
    if let plan { FaultController(plan: plan).addRoutes(to: router) }

    addContentRoutes(to: router, dependencies, features: features)
    DocumentController(dependencies: dependencies, editor: PageEditor(store: dependencies.store, features: features))
        .addRoutes(to: router)
    PictureController(store: dependencies.pictures, limits: limits).addRoutes(to: router)
    ReportController(limiter: RateLimiter(limits.reports, clock: clock), limits: limits).addRoutes(to: router)
    DocumentationController(site: configuration.documentation.flatMap { DocumentationSite(directory: $0) })
        .addRoutes(to: router)
    if let web = configuration.web {
        let files = StaticFiles(directory: web)
        let screens = configuration.screens.map { rendering in
            RobotsController(rendering: rendering, dependencies: dependencies).addRoutes(to: router)
            return ScreenController(
                rendering, dependencies, responder: InternalResponder(internalRouter(dependencies, features: features)),
                files: files)
        }
        StaticFileController(files: files, screens: screens, knownScreens: KnownScreens(dependencies: dependencies))
            .addRoutes(to: router)
    }
    router.refuseOtherMethods()
    return router
}

/// The routes by which screens get their content.
private func addContentRoutes(
    to router: Router<AppRequestContext>, _ dependencies: ServerDependencies, features: [any ServerFeature]
) {
    PageController(dependencies: dependencies).addRoutes(to: router)
    SectionController(dependencies: dependencies).addRoutes(to: router)
    for feature in features { feature.addRoutes(to: router, dependencies) }
}

/// The routes for requests that the server sends to itself: nothing counts or refuses them.
private func internalRouter(
    _ dependencies: ServerDependencies, features: [any ServerFeature]
) -> Router<AppRequestContext> {
    let router = Router(context: AppRequestContext.self)
    router.add(middleware: ProblemMiddleware())
    router.add(middleware: NullCharacterMiddleware())
    router.add(middleware: SessionMiddleware(hosts: dependencies.configuration.hosts))
    addContentRoutes(to: router, dependencies, features: features)
    return router
}
