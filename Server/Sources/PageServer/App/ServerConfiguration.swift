/// How a server is set up.
public struct ServerConfiguration: Sendable {
    /// The address to listen on.
    public var host: String
    /// The TCP port to listen on; 0 for any free one.
    public var port: Int
    /// The directory of the browser program; `nil` to serve none.
    public var web: String?
    /// The directory of the documentation that `Scripts/build-documentation` has built; `nil` to serve none.
    public var documentation: String?
    /// The directory of pictures and their resized copies.
    public var pictures: String
    /// The program of libvips that makes pictures, found through `PATH`.
    var pictureProgram = "vips"
    /// Whether likely pictures are drawn while no client waits for one.
    public var warmsPictures = false
    /// Whether faults may be requested. Never in production.
    public var permitsFaults = false
    /// Names of this server, such as `shop.example`. A write whose `Host` is none of them is refused. Without any, writes
    /// are taken under `localhost` and addresses in digits only.
    public var hostNames: [String] = []
    /// Other origins whose pages may write, such as `https://studio.example`.
    public var writeOrigins: [String] = []
    /// Origins that pages may send requests to besides their own: the content security policy names them in `connect-src`.
    public var connectOrigins: [ConnectOrigin] = []
    /// Proxies whose `X-Forwarded-For` and `X-Request-ID` are believed.
    public var trustedProxies: [AddressRange] = []
    /// Clients that may read `/metrics`.
    public var operators = AddressRange.local
    /// What the program measures, for `/metrics`; `nil` to have none.
    public var metrics: PrometheusMetrics?
    /// The revision of the source from which the program was built, such as a commit of Git, which `page_build_info` names in
    /// `/metrics`; `nil` if it is not known.
    public var revision: String?
    /// Whether a line is logged for each request.
    public var logsRequests = false
    /// How long caches between server and client may show a page that is the same for all without a request to the server,
    /// in seconds; 0 to have them request it each time. They may show it for ten times as long while they request it.
    public var sharedCacheSeconds = 0
    /// The screens of the browser program, which are rendered for the first response; `nil` to send the page shell alone.
    public var screens: ScreenRendering?
    /// What the app has at a path with its query. It decides the status of the page shell where screens are not rendered: 404 for
    /// an address without a screen. By default there is one at `/` alone, since the server does not know the routes of the program.
    public var screenMatch: @Sendable (_ path: String) -> ScreenMatch = { path in
        path.prefix { $0 != "?" } == "/" ? .screen : .nothing
    }
    /// How much a client may request.
    public var limits: ServerLimits
    /// The time.
    public var clock: ServerClock

    /// Creates a configuration. What has no parameter is set afterwards.
    ///
    /// - Parameters:
    ///   - host: The address to listen on.
    ///   - port: The port to listen on; 0 for any free one.
    ///   - web: The directory of the browser program.
    ///   - documentation: The directory of the built documentation.
    ///   - pictures: The directory of pictures and their resized copies.
    ///   - limits: How much a client may request.
    ///   - clock: The time.
    public init(
        host: String = "127.0.0.1", port: Int = 8080, web: String? = nil, documentation: String? = nil,
        pictures: String, limits: ServerLimits = ServerLimits(), clock: ServerClock = .system
    ) {
        self.host = host
        self.port = port
        self.web = web
        self.documentation = documentation
        self.pictures = pictures
        self.limits = limits
        self.clock = clock
    }
}

extension ServerConfiguration {
    /// The names of the server, and who may write.
    var hosts: HostRules { HostRules(names: hostNames, origins: writeOrigins) }

    /// What pages may run, load and request.
    var contentSecurityPolicy: ContentSecurityPolicy { ContentSecurityPolicy(connectOrigins: connectOrigins) }

    /// How long pages and sections may be kept.
    var pageCacheControl: String {
        guard sharedCacheSeconds > 0 else { return "public, max-age=0, must-revalidate, stale-if-error=86400" }
        return "public, max-age=0, s-maxage=\(sharedCacheSeconds), "
            + "stale-while-revalidate=\(sharedCacheSeconds * 10), stale-if-error=86400"
    }
}
