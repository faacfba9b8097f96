/// How much a client may request, how long a response may take, and how much may be under way at a time.
public struct ServerLimits: Sendable {
    /// How much work on the store may be under way. Reading costs 1, composing a page 2, and the largest lists more.
    public struct Work: Equatable, Sendable {
        /// The cost of all work that runs at a time, in units of a read of a few rows.
        public var capacity: Int
        /// The number of pieces of work that wait; what is beyond is refused at once with status 503.
        public var queueLimit: Int
        /// How long a piece of work waits, in seconds, before it is refused.
        public var queueSeconds: Double

        /// Creates limits.
        ///
        /// - Parameters:
        ///   - capacity: The cost of all work that runs at a time, in units of a read of a few rows. The default composes one
        ///     page at a time on each processor, since more would only take turns: right for SQLite. Work that waits for a
        ///     database elsewhere has room for more.
        ///   - queueLimit: The number of pieces of work that wait.
        ///   - queueSeconds: How long a piece of work waits, in seconds.
        public init(capacity: Int = Self.defaultCapacity, queueLimit: Int = 128, queueSeconds: Double = 1) {
            self.capacity = capacity
            self.queueLimit = queueLimit
            self.queueSeconds = queueSeconds
        }

        /// The cost of a page for each processor that the process may use: those that it may run on, and no more than its control
        /// groups give it the time of.
        public static let defaultCapacity = 2 * Processors.count
    }

    /// The longest path with query, in bytes.
    public var uriBytes: Int
    /// The longest body of a report, in bytes.
    public var reportBytes: Int
    /// The longest body that a route decodes by `request.decode(as:context:)`, in bytes.
    public var decodedBytes: Int
    /// The time after which a request is given up, in seconds.
    public var requestSeconds: Double
    /// The time in which the body of a request has to arrive, in seconds, whether a route reads it or not. A route that reads a later one
    /// responds with status 408, and the connection is closed after the response.
    public var bodySeconds: Double
    /// The time after which a silent connection is closed, in seconds.
    public var idleSeconds: Int64
    /// The time that requests have to finish when the server is told to stop, in seconds. What is left is cancelled.
    public var shutdownSeconds: Double
    /// Requests of one address: how many at once, and how many more each second, where a request takes one token. Of IPv6,
    /// addresses that share their first 64 bits are one.
    public var requests: TokenBucket.Configuration
    /// Reports of one address: how many at once, and how many more each second, where a report takes one token.
    public var reports: TokenBucket.Configuration
    /// The number of requests that may be under way, whatever they cost; what is beyond is refused at once with status 503.
    public var concurrentRequests: Int
    /// How much work on the store may be under way.
    public var work: Work
    /// The number of pictures of one client that may wait to be made; what is beyond is refused at once with status 503.
    public var waitingPictures: Int
    /// How long one step of making a picture may take, in seconds.
    public var pictureSeconds: Double
    /// How long the store may take to respond to `/readyz` before it counts as unusable, in seconds.
    public var readinessSeconds: Double
    /// The size of all composed responses that are kept, in bytes; 0 to compose each anew.
    public var cacheBytes: Int
    /// The greatest age of what the server knows about changes that other processes make, in seconds.
    public var versionSeconds: Double

    /// Creates limits. The defaults let a screen full of pictures through at once.
    public init(
        uriBytes: Int = 2_048, reportBytes: Int = 16 * 1024, decodedBytes: Int = 2 * 1024 * 1024,
        requestSeconds: Double = 20, bodySeconds: Double = 10,
        idleSeconds: Int64 = 60, shutdownSeconds: Double = 15,
        requests: TokenBucket.Configuration = TokenBucket.Configuration(capacity: 1_200, perSecond: 200),
        reports: TokenBucket.Configuration = TokenBucket.Configuration(capacity: 20, perSecond: 0.5),
        concurrentRequests: Int = 1_000, work: Work = Work(), waitingPictures: Int = 200,
        pictureSeconds: Double = 20, readinessSeconds: Double = 0.8, cacheBytes: Int = 64 * 1024 * 1024,
        versionSeconds: Double = 0.02
    ) {
        self.uriBytes = uriBytes
        self.reportBytes = reportBytes
        self.decodedBytes = decodedBytes
        self.requestSeconds = requestSeconds
        self.bodySeconds = bodySeconds
        self.idleSeconds = idleSeconds
        self.shutdownSeconds = shutdownSeconds
        self.requests = requests
        self.reports = reports
        self.concurrentRequests = concurrentRequests
        self.work = work
        self.waitingPictures = waitingPictures
        self.pictureSeconds = pictureSeconds
        self.readinessSeconds = readinessSeconds
        self.cacheBytes = cacheBytes
        self.versionSeconds = versionSeconds
    }
}
