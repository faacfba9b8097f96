/// How a server is set up.
public struct ServerConfiguration: Sendable {
    /// The address to listen on.
    public var host: String
    /// The port to listen on; 0 for any free one.
    public var port: Int
    /// The path of the SQLite database.
    public var database: String
    /// The directory of the browser program; `nil` to serve none.
    public var web: String?
    /// The directory of the library's sources, whose documentation is served; `nil` to serve none.
    public var documentation: String?
    /// The directory of pictures and their resized copies.
    public var pictures: String
    /// Whether faults may be asked for. Never in production.
    public var permitsFaults: Bool
    /// How much a client may ask for.
    public var limits: ServerLimits
    /// The time.
    public var clock: ServerClock

    /// Creates a configuration.
    public init(
        host: String = "127.0.0.1", port: Int = 8080, database: String, web: String? = nil,
        documentation: String? = nil, pictures: String,
        permitsFaults: Bool = false, limits: ServerLimits = ServerLimits(), clock: ServerClock = .system
    ) {
        self.host = host
        self.port = port
        self.database = database
        self.web = web
        self.documentation = documentation
        self.pictures = pictures
        self.permitsFaults = permitsFaults
        self.limits = limits
        self.clock = clock
    }
}
