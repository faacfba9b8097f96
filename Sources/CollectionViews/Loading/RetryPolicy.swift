/// Whether a failed request is sent again, and the delay before that.
public struct RetryPolicy: Equatable, Sendable {
    /// The maximum number of times that the request is sent, from 1.
    public var maximumAttempts: Int
    /// The time before the second attempt, in milliseconds.
    public var initialDelay: Int
    /// The factor by which each delay is longer than the one before, from 1.
    public var backoff: Double
    /// The longest delay, in milliseconds.
    public var maximumDelay: Int

    /// Creates a policy; the delays are in milliseconds. The default sends a request three times, after half a second and
    /// then a second.
    public init(maximumAttempts: Int = 3, initialDelay: Int = 500, backoff: Double = 2, maximumDelay: Int = 30_000) {
        self.maximumAttempts = maximumAttempts
        self.initialDelay = initialDelay
        self.backoff = backoff
        self.maximumDelay = maximumDelay
    }

    /// One attempt.
    public static let never = RetryPolicy(maximumAttempts: 1)
}

extension RetryPolicy {
    /// The time to wait after a number of attempts, in milliseconds.
    ///
    /// - Complexity: O(*n*) in the number of attempts.
    public func delay(afterAttempts attempts: Int) -> Int {
        let limit = Double(max(0, maximumDelay))
        var delay = Double(max(0, initialDelay))
        for _ in 1..<max(1, attempts) where delay < limit { delay *= max(1, backoff) }
        return Int(min(delay, limit))
    }

    /// The time to wait until a request is sent again, in milliseconds; `nil` if it must not be.
    ///
    /// That is ``delay(afterAttempts:)``, or what the server requests by `Retry-After`, if that is longer. Where it is longer than
    /// ``maximumDelay``, the request is not sent again by itself. A `Retry-After` that is a date is ignored.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - reply: The last response.
    ///   - attempts: How often the request has been sent.
    /// - Complexity: O(*n*) in the number of attempts.
    public func delay(beforeRetrying request: HostRequest, after reply: HostReply, attempts: Int) -> Int? {
        guard permitsRetry(of: request, after: reply.response, attempts: attempts) else { return nil }
        let delay = delay(afterAttempts: attempts)
        guard let seconds = reply.headerFields["Retry-After"].flatMap(Self.seconds) else { return delay }
        return seconds <= maximumDelay / 1000 ? max(delay, seconds * 1000) : nil
    }

    /// A whole number of seconds; `nil` for any other text. What is longer than a day counts as one.
    private static func seconds(_ text: String) -> Int? {
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty, bytes.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return bytes.reduce(0) { min($0 * 10 + Int($1 - 0x30), 86_400) }
    }

    /// Whether the next attempt may succeed: no response, 408, 429 and those of servers that are busy, to a request that
    /// may be sent twice. A `POST` or `PATCH` is sent again only if it has the header field `Idempotency-Key`, by which the server
    /// knows it again.
    public func permitsRetry(of request: HostRequest, after response: HostResponse, attempts: Int) -> Bool {
        guard attempts < maximumAttempts else { return false }
        if request.method == .post || request.method == .patch {
            guard request.headerFields["Idempotency-Key"] != nil else { return false }
        }
        switch response {
        case .success: return false
        case .unreachable: return true
        case .failure(let status): return [408, 429, 500, 502, 503, 504].contains(status)
        }
    }
}
