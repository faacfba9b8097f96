/// A request to the server, which the host sends for the engine.
public struct HostRequest: Equatable, Sendable {
    /// The method of the request.
    public var method: Method
    /// A path of the same origin, with its query.
    public var path: String
    /// The body, as UTF-8 JSON; empty for none.
    public var body: [UInt8]
    /// The largest response that the host accepts, in bytes. It reports a larger one as
    /// ``HostResponse/failure(status:)`` with the status 413, and logs it as an error.
    public var maximumResponseBytes: Int

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - path: A path of the same origin, with its query.
    ///   - method: The method.
    ///   - body: The body, as UTF-8 JSON; empty for none.
    ///   - maximumResponseBytes: The largest response that is accepted, in bytes. The default is 4 MiB.
    public init(
        _ path: String, method: Method = .get, body: [UInt8] = [], maximumResponseBytes: Int = Self.defaultResponseBytes
    ) {
        self.path = path
        self.method = method
        self.body = body
        self.maximumResponseBytes = maximumResponseBytes
    }

    /// The largest response that a request accepts unless it says otherwise, in bytes: 4 MiB.
    public static var defaultResponseBytes: Int { 4 << 20 }
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
