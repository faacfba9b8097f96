public import CollectionPages
import Foundation
import HTTPTypes
public import Hummingbird
import PageStore

/// What tells a request that is sent again, since its response was lost, from another one that is like it.
///
/// A client makes up 16 to 64 letters, digits, `-` and `_` for a request, and sends them in `Idempotency-Key`, or as the
/// member `key` of the body where it cannot set headers. For 24 hours a request with the same key and body is carried out
/// no more and gets the response of the first.
public struct IdempotencyKey: Sendable {
    /// How long responses are kept, in seconds.
    static let lifetime: Int64 = 86_400

    private static let header = HTTPField.Name("Idempotency-Key")

    /// The key in the store: that of the client, with the method and path of the request.
    let name: String
    /// The digest of the body.
    let request: String

    /// Reads the key of a request; `nil` if it has none.
    ///
    /// - Parameter body: The body of the request.
    /// - Throws: A ``Problem`` with status 400 if the key is malformed.
    public init?(_ request: Request, body: JSONValue) throws {
        let key = body["key"].map { $0.string ?? "" }
        guard let name = try Self.name(request, key) else { return nil }
        self.name = name
        self.request = EntityTag.of(Self.text(of: body).utf8)
    }

    /// Reads the key of a request whose body was decoded; `nil` if it has none. Requests whose bodies decode to equal values are the
    /// same, whatever else their bodies hold.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - key: The member `key` of the body, where it has one.
    ///   - body: What the body was decoded to.
    /// - Throws: A ``Problem`` with status 400 if the key is malformed, or the error of the encoder.
    public init?(_ request: Request, key: String?, body: some Encodable) throws {
        guard let name = try Self.name(request, key) else { return nil }
        self.name = name
        self.request = EntityTag.of(try JSONEncoder.stable.encode(body))
    }

    private static func name(_ request: Request, _ keyInBody: String?) throws -> String? {
        guard let key = header.flatMap({ request.headers[$0] }) ?? keyInBody else { return nil }
        guard (16...64).contains(key.utf8.count), key.utf8.allSatisfy({ SessionToken.isAllowed($0) }) else {
            throw Problem.badRequest("An idempotency key must have 16 to 64 letters, digits, \"-\" or \"_\".")
        }
        return "\(request.method.rawValue) \(request.uri.path) \(key)"
    }

    /// The key was used for another request.
    static var reused: Problem {
        Problem(status: .unprocessableContent, detail: "The idempotency key was used for a request with another body.")
    }

    /// What a body says, however it is spelt: equal bodies give equal texts, others other ones.
    private static func text(of value: JSONValue) -> String {
        switch value.kind {
        case .object:
            "{" + value.members.map { text(of: $0.name) + text(of: $0.value) }.joined() + "}"
        case .array: "[" + value.elements.map { text(of: $0) }.joined() + "]"
        case .string: "\(value.string?.utf8.count ?? 0):\(value.string ?? "")"
        default: "\(value.kind)=\(value.number ?? 0),\(value.boolean ?? false);"
        }
    }
}
