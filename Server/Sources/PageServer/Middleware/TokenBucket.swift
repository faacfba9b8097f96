/// Permission to do something now and then: a bucket of tokens that fills at a steady rate.
public struct TokenBucket: Equatable, Sendable {
    /// How many tokens a bucket holds and how fast it fills.
    public struct Configuration: Equatable, Sendable {
        /// The maximum number of tokens, which is also the number at the start.
        public var capacity: Double
        /// The rate at which tokens are added, in tokens per second.
        public var perSecond: Double

        /// Creates a configuration.
        ///
        /// - Parameters:
        ///   - capacity: The maximum number of tokens.
        ///   - perSecond: The rate at which tokens are added, in tokens per second.
        public init(capacity: Double, perSecond: Double) {
            self.capacity = capacity
            self.perSecond = perSecond
        }
    }

    private var tokens: Double
    private var time: Double

    /// Creates a full bucket.
    ///
    /// - Parameter time: The present, in seconds.
    init(_ configuration: Configuration, at time: Double) {
        tokens = configuration.capacity
        self.time = time
    }
}

extension TokenBucket {
    /// Takes a token if there is one. If not, returns the seconds until there will be.
    mutating func take(_ configuration: Configuration, at now: Double) -> Double? {
        refill(configuration, at: now)
        guard tokens < 1 else {
            tokens -= 1
            return nil
        }
        return configuration.perSecond > 0 ? (1 - tokens) / configuration.perSecond : .infinity
    }

    /// Whether the bucket is as full as a new one, so that it need not be kept.
    mutating func isFull(_ configuration: Configuration, at now: Double) -> Bool {
        refill(configuration, at: now)
        return tokens >= configuration.capacity
    }

    private mutating func refill(_ configuration: Configuration, at now: Double) {
        // A clock that was set back adds nothing.
        tokens = min(configuration.capacity, tokens + max(0, now - time) * configuration.perSecond)
        time = now
    }
}
