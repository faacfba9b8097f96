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

    /// The body, which is JSON in UTF-8 and has to arrive as a whole within so many seconds.
    ///
    /// - Parameter limit: The longest body, in bytes.
    /// - Throws: A ``Problem`` with status 408 if it did not arrive in time, one with status 400 if a text in it holds the
    ///   character U+0000, or an error with status 413 if it is longer.
    func jsonBytes(limit: Int, seconds: Double) async throws -> [UInt8] {
        let bytes = try await self.bytes(limit: limit, seconds: seconds)
        // No database keeps this character, so what is stored would be less than what was acknowledged.
        guard !bytes.holdsNullCharacterInJSON else {
            throw Problem.badRequest(
                "The body must be JSON in UTF-8, without the character U+0000, which cannot be stored.")
        }
        return bytes
    }
}

extension [UInt8] {
    /// Whether a text of JSON in these bytes holds the character U+0000, escaped or not. JSON in UTF-16 or UTF-32, which
    /// Foundation reads as well, always has a byte that is zero.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    var holdsNullCharacterInJSON: Bool {
        var index = startIndex
        while index < endIndex {
            if self[index] == 0 { return true }
            if self[index] == UInt8(ascii: "\\") {
                if self[index...].starts(with: #"\u0000"#.utf8) { return true }
                // What is escaped begins no escape of its own.
                index += 1
            }
            index += 1
        }
        return false
    }
}
