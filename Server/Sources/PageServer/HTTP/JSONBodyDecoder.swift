import Foundation
public import Hummingbird

/// Decodes bodies in JSON, with dates as ISO 8601, and gives up those that do not arrive within the time that a body may take.
///
/// `request.decode(as:context:)` of Hummingbird decodes by it. A body has at most
/// ``ServerLimits/decodedBytes``.
public struct JSONBodyDecoder: RequestDecoder, Sendable {
    /// The time in which a body has to arrive, in seconds.
    let bodySeconds: Double

    /// The value in the body of a request.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - request: The request.
    ///   - context: The context of the request, which says how long its body may be.
    /// - Throws: A ``Problem`` with status 408 if the body did not arrive in time, one with status 400 if a text in it holds the
    ///   character U+0000, an error with status 413 if it is longer than it may be, or a `DecodingError`.
    public func decode<Value: Decodable>(
        _ type: Value.Type, from request: Request, context: some RequestContext
    ) async throws -> Value {
        let bytes = try await request.jsonBytes(limit: context.maxUploadSize, seconds: bodySeconds)
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(type, from: Data(bytes))
    }
}
