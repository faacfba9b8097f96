public import PageStore

/// What the routes of a server share. It is made once when the server is assembled.
public final class ServerDependencies: Sendable {
    /// How the server is set up.
    public let configuration: ServerConfiguration
    /// What is stored.
    public let store: any PageStore
    /// What pages are made of.
    public let registry: PageRegistry
    /// Makes and reads cursors.
    public let signer: CursorSigner
    /// The pictures.
    let pictures: PictureStore
    /// The work that is under way.
    let work: WorkLimiter
    /// The requests that are under way.
    let requests: RequestLimiter
    /// The requests that are refused because there is no room for them or for their work.
    let overload: OverloadGate
    /// The responses that are composed already.
    let cache: ResponseCache
    /// The addresses whose responses have been found to be personal.
    let personalAddresses = PersonalAddresses()
    /// The version of what they are composed of.
    let version: ContentVersion

    /// Makes what the routes of a server share.
    init(_ server: PageApplication) async throws {
        configuration = server.configuration
        store = SpanMiddleware.hasTracer ? TracedStore(server.store) : server.store
        registry = PageRegistry(features: server.features)
        let secret = try await server.store.secret(named: "cursor")
        let limits = configuration.limits
        signer = CursorSigner(secret: secret, clock: configuration.clock)
        pictures = PictureStore(
            directory: configuration.pictures, store: store, providers: server.features.flatMap(\.pictureProviders),
            tool: VipsTool(
                limits: VipsTool.Limits(duration: .seconds(limits.pictureSeconds)),
                program: configuration.pictureProgram),
            waitingLimit: limits.waitingPictures
        )
        work = WorkLimiter(limits.work)
        requests = RequestLimiter(limit: limits.concurrentRequests)
        let cache = ResponseCache(byteLimit: limits.cacheBytes, metrics: configuration.metrics)
        let version = ContentVersion(store: store, interval: limits.versionSeconds)
        overload = OverloadGate(work: work, requests: requests, clock: configuration.clock) { address, now in
            guard let known = version.known else { return false }
            return cache.contains(address, version: known, now: now)
        }
        self.cache = cache
        self.version = version
    }

    /// What is needed to put one response together.
    ///
    /// - Parameter user: The user whose own things it shows; an empty text for what is the same for all.
    public func composer(for user: String = "") -> PageComposer {
        PageComposer(registry: registry, signer: signer, clock: configuration.clock, user: user)
    }

    /// Runs work on the store when there is room for it, and gives it up when it takes too long.
    ///
    /// - Parameters:
    ///   - cost: What it costs, in units of ``ServerLimits/Work/capacity``.
    ///   - operation: The work.
    /// - Throws: A ``Problem`` with status 503 if there is no room in time, an error that the server responds to with status 503 if the
    ///   work takes too long, or what the work throws.
    public func limited<Value: Sendable>(
        cost: Int = 1, _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        // A time limit costs two tasks, which a refusal does not need.
        try work.checkRoom(cost: cost)
        return try await withTimeLimit(seconds: configuration.limits.requestSeconds) {
            try await self.work.run(cost: cost, operation)
        }
    }
}
