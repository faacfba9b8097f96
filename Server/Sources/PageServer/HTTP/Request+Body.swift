import HTTPTypes
import Hummingbird

extension Request {
    /// Checks that the body is JSON, as far as the request says. A page of another origin can send plain text and forms, but not this type,
    /// without a preflight request.
    ///
    /// - Throws: A ``Problem`` with status 415 if the media type is another one than `application/json`.
    func requireJSON() throws {
        let type = headers[.contentType]?.prefix { $0 != ";" && $0 != " " && $0 != "\t" }
        guard type?.lowercased() == "application/json" else {
            throw Problem(status: .unsupportedMediaType, detail: "The body must be of type application/json.")
        }
    }

    /// The whole body.
    ///
    /// - Parameter limit: The longest body, in bytes.
    /// - Throws: ``BodyTimeExceeded`` if it did not arrive in time, or an error with status 413 if it is longer.
    func bytes(limit: Int) async throws -> [UInt8] {
        Array(try await body.collect(upTo: limit).readableBytesView)
    }

    /// The whole body, which is JSON in UTF-8.
    ///
    /// - Parameter limit: The longest body, in bytes.
    /// - Throws: A ``Problem`` with status 415 if it is of another type or with status 400 if a text in it holds the character U+0000,
    ///   ``BodyTimeExceeded`` if it did not arrive in time, or an error with status 413 if it is longer.
    func jsonBytes(limit: Int) async throws -> [UInt8] {
        try requireJSON()
        let bytes = try await self.bytes(limit: limit)
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
