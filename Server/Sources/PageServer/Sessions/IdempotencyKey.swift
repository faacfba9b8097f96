public import CollectionPages
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
        let fromHeader = Self.header.flatMap { request.headers[$0] }
        if fromHeader == nil, body["key"] == nil { return nil }
        guard let key = fromHeader ?? body["key"]?.string, (16...64).contains(key.utf8.count),
            key.utf8.allSatisfy({ SessionToken.isAllowed($0) })
        else {
            throw Problem.badRequest("An idempotency key must have 16 to 64 letters, digits, \"-\" or \"_\".")
        }
        name = "\(request.method.rawValue) \(request.uri.path) \(key)"
        self.request = EntityTag.of(Self.text(of: body).utf8)
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
