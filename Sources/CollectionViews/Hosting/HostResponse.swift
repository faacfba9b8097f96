/// The outcome of a ``HostRequest``, in short. A ``HostReply`` has the header fields and the body of failures besides.
public enum HostResponse: Equatable, Sendable {
    /// A response with a status from 200 to 299, and its body.
    case success([UInt8])
    /// A response with another status. The host itself responds with 400 to a request that it refuses, with 408 where the response
    /// took longer than ``HostRequest/timeout``, and with 413 where it was larger than ``HostRequest/maximumResponseBytes``.
    case failure(status: Int)
    /// No response: the device is offline, or the server cannot be reached or does not permit requests of this page.
    case unreachable
}

/// The response to a ``HostRequest`` as a whole: with its status, header fields and body, whatever the status.
///
/// ```swift
/// context.fetch(HostRequest("/v1/notes", method: .post, body: note.bytes)) { reply in
///     switch reply.response {
///     case .success: address = reply.headerFields["Location"]
///     case .failure(status: 422): show(reply.body)  // what is wrong with the input
///     case .failure, .unreachable: show(LoadError(reply.response))
///     }
/// }
/// ```
///
/// Browsers hide header fields of another origin but for a few, unless its server names them in `Access-Control-Expose-Headers`.
/// Responses that came with a rendered page have no header fields.
public struct HostReply: Equatable, Sendable {
    /// The status of HTTP; 0 if there was no response.
    public var status: Int
    /// The header fields.
    public var headerFields: HeaderFields
    /// The body.
    public var body: [UInt8]

    /// Creates a response with a status of HTTP.
    public init(status: Int, headerFields: HeaderFields = HeaderFields(), body: [UInt8] = []) {
        self.status = status
        self.headerFields = headerFields
        self.body = body
    }
}

extension HostReply {
    /// Creates a response of its short form, as a host does whose responses have neither header fields nor bodies of failures.
    ///
    /// - Parameters:
    ///   - response: The short form. The status of a success is 200.
    ///   - headerFields: The header fields.
    ///   - body: The body of a failure.
    public init(_ response: HostResponse, headerFields: HeaderFields = HeaderFields(), body: [UInt8] = []) {
        switch response {
        case .success(let body): self.init(status: 200, headerFields: headerFields, body: body)
        case .failure(let status): self.init(status: status, headerFields: headerFields, body: body)
        case .unreachable: self.init(status: 0)
        }
    }

    /// A response with the status 200 and a body.
    public static func success(_ body: [UInt8]) -> HostReply { HostReply(status: 200, body: body) }

    /// A response with a status that is no success.
    public static func failure(status: Int) -> HostReply { HostReply(status: status) }

    /// No response.
    public static var unreachable: HostReply { HostReply(status: 0) }

    /// The response in short.
    public var response: HostResponse {
        switch status {
        case 200..<300: .success(body)
        case 0: .unreachable
        default: .failure(status: status)
        }
    }
}
