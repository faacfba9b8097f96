import Foundation
public import Hummingbird

/// Decodes bodies in JSON, with dates as ISO 8601.
///
/// `request.decode(as:context:)` of Hummingbird decodes by it. A body is of type `application/json` and has at most
/// ``ServerLimits/decodedBytes``.
public struct JSONBodyDecoder: RequestDecoder, Sendable {
    /// The value in the body of a request.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - request: The request.
    ///   - context: The context of the request, which says how long its body may be.
    /// - Throws: A ``Problem`` with status 415 if the body is of another type, one with status 400 if it cannot be decoded or a text in
    ///   it holds the character U+0000, or an error with status 413 if it is longer than it may be. A body that does not arrive within
    ///   ``ServerLimits/bodySeconds`` results in status 408.
    public func decode<Value: Decodable>(
        _ type: Value.Type, from request: Request, context: some RequestContext
    ) async throws -> Value {
        let bytes = try await request.jsonBytes(limit: context.maxUploadSize)
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            return try decoder.decode(type, from: Data(bytes))
        } catch let error as DecodingError {
            throw Problem.badRequest(Self.sentence(about: error))
        }
    }

    /// A sentence that names the wrong member. It does not repeat its value, which may be long or private.
    private static func sentence(about error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, let context): "The body lacks \(place(context.codingPath + [key]))."
        case .valueNotFound(_, let context), .typeMismatch(_, let context):
            "In the body, \(place(context.codingPath)) is of the wrong type."
        case .dataCorrupted(let context) where context.codingPath.isEmpty: "The body is not JSON."
        default: "The body holds something malformed."
        }
    }

    /// The path of a member in quotes, such as `"songs.0.title"`; an index is a number.
    private static func place(_ path: [any CodingKey]) -> String {
        guard !path.isEmpty else { return "the value" }
        return "\"" + path.map { key in key.intValue.map { "\($0)" } ?? key.stringValue }.joined(separator: ".") + "\""
    }
}
