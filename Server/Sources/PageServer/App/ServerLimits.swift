/// How much a client may ask for, and how long an answer may take.
public struct ServerLimits: Sendable {
    /// The longest path with query, in bytes.
    public var uriBytes: Int
    /// The longest body of a report, in bytes.
    public var reportBytes: Int
    /// The time after which a request is given up, in seconds.
    public var requestSeconds: Double
    /// The time in which the body of a request has to arrive, in seconds.
    public var bodySeconds: Double
    /// The time after which a silent connection is closed, in seconds.
    public var idleSeconds: Int64
    /// Requests of one address: how many at once, and how many more each second.
    public var requests: TokenBucket.Configuration
    /// Reports of one address: how many at once, and how many more each second.
    public var reports: TokenBucket.Configuration

    /// Creates limits. The defaults let a screen full of pictures through at once.
    public init(
        uriBytes: Int = 2_048, reportBytes: Int = 16 * 1024, requestSeconds: Double = 20, bodySeconds: Double = 10,
        idleSeconds: Int64 = 60,
        requests: TokenBucket.Configuration = TokenBucket.Configuration(capacity: 1_200, perSecond: 200),
        reports: TokenBucket.Configuration = TokenBucket.Configuration(capacity: 20, perSecond: 0.5)
    ) {
        self.uriBytes = uriBytes
        self.reportBytes = reportBytes
        self.requestSeconds = requestSeconds
        self.bodySeconds = bodySeconds
        self.idleSeconds = idleSeconds
        self.requests = requests
        self.reports = reports
    }
}
