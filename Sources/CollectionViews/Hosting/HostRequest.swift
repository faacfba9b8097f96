/// A request to the server, which the host sends for the engine.
public struct HostRequest: Equatable, Sendable {
    /// The method of the request.
    public var method: Method
    /// A path of the same origin, with its query.
    public var path: String
    /// The body, as UTF-8 JSON; empty for none.
    public var body: [UInt8]

    /// Creates a request.
    public init(_ path: String, method: Method = .get, body: [UInt8] = []) {
        self.path = path
        self.method = method
        self.body = body
    }
}

/// The response to a ``HostRequest``.
public enum HostResponse: Equatable, Sendable {
    /// A response with a status from 200 to 299, and its body.
    case success([UInt8])
    /// A response with another status.
    case failure(status: Int)
    /// No response: the device is offline, or the request timed out.
    case unreachable
}
