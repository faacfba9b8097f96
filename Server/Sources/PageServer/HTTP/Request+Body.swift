import Hummingbird

extension Request {
    /// The body, which has to arrive as a whole within the time that a request may take.
    ///
    /// - Parameter limit: The longest body, in bytes.
    /// - Throws: A ``Problem`` with status 408 if it did not arrive in time, or an error with status 413 if it is longer.
    func bytes(limit: Int, within limits: ServerLimits) async throws -> [UInt8] {
        try await bytes(limit: limit, seconds: limits.bodySeconds)
    }

    /// The body, which has to arrive as a whole within so many seconds.
    ///
    /// - Parameter limit: The longest body, in bytes.
    /// - Throws: A ``Problem`` with status 408 if it did not arrive in time, or an error with status 413 if it is longer.
    func bytes(limit: Int, seconds: Double) async throws -> [UInt8] {
        do {
            let body = body
            return try await withTimeLimit(seconds: seconds) {
                Array(try await body.collect(upTo: limit).readableBytesView)
            }
        } catch is TimeLimitExceeded {
            throw Problem(status: .requestTimeout, detail: "The body did not arrive in time. Send it again.")
        }
    }
}
