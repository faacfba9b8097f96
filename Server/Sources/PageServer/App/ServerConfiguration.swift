/// How a server is set up.
public struct ServerConfiguration: Sendable {
    /// The address to listen on.
    public var host: String
    /// The port to listen on; 0 for any free one.
    public var port: Int
    /// The directory of the browser program; `nil` to serve none.
    public var web: String?
    /// The directory of the library's sources, whose documentation is served; `nil` to serve none.
    public var documentation: String?
    /// The directory of pictures and their resized copies.
    public var pictures: String
    /// Whether likely pictures are drawn while no client waits for one.
    public var warmsPictures: Bool
    /// Whether faults may be asked for. Never in production.
    public var permitsFaults: Bool
    /// How much a client may ask for.
    public var limits: ServerLimits
    /// The time.
    public var clock: ServerClock

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - host: The address to listen on.
    ///   - port: The port to listen on; 0 for any free one.
    ///   - web: The directory of the browser program.
    ///   - documentation: The directory of the library's sources.
    ///   - pictures: The directory of pictures and their resized copies.
    ///   - warmsPictures: Whether likely pictures are drawn while no client waits for one.
    ///   - permitsFaults: Whether faults may be asked for.
    ///   - limits: How much a client may ask for.
    ///   - clock: The time.
    public init(
        host: String = "127.0.0.1", port: Int = 8080, web: String? = nil, documentation: String? = nil,
        pictures: String, warmsPictures: Bool = false, permitsFaults: Bool = false,
        limits: ServerLimits = ServerLimits(), clock: ServerClock = .system
    ) {
        self.host = host
        self.port = port
        self.web = web
        self.documentation = documentation
        self.pictures = pictures
        self.warmsPictures = warmsPictures
        self.permitsFaults = permitsFaults
        self.limits = limits
        self.clock = clock
    }
}
