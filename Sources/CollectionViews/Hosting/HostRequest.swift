/// A question to the server, as the engine asks its host to put it.
public struct HostRequest: Equatable, Sendable {
    /// What is asked of the server.
    public var method: Method
    /// A path of the same origin, with its query.
    public var path: String
    /// What is sent along, as UTF-8 JSON; empty for none.
    public var body: [UInt8]

    /// Creates a request to read a path.
    public init(_ path: String, method: Method = .get, body: [UInt8] = []) {
        self.path = path
        self.method = method
        self.body = body
    }
}

/// What came of a ``HostRequest``.
public enum HostResponse: Equatable, Sendable {
    /// The server answered with a status from 200 to 299.
    case success([UInt8])
    /// The server answered with another status.
    case failure(status: Int)
    /// No answer came: the network is away, or the time ran out.
    case unreachable
}
