/// A request to a server, which the host sends for the engine.
///
/// ```swift
/// let request = HostRequest(
///     "/v1/notes/7", method: .put, headerFields: ["If-Match": revision], body: note.bytes, timeout: 5_000)
/// context.fetch(request, target: self) { $0.receive($1) }
/// ```
///
/// A request that cannot be sent is refused: it has the response 400, and the reason is logged. Refused are an address that is
/// neither a path nor of an origin that the page allows, a header field that HTTP or browsers do not permit, a `GET` or `HEAD` with a
/// body, and a timeout that is not positive.
public struct HostRequest: Equatable, Sendable {
    /// The method of the request.
    public var method: Method
    /// A path of the same origin with its query, such as `/v1/notes?page=2`, or a URL of another origin, such as
    /// `https://api.example.com/v1/notes`.
    ///
    /// Other origins are refused unless the page allows them, as the guide *Loading and errors* describes.
    public var path: String
    /// The header fields. The host adds `Accept: application/json`, and `Content-Type: application/json` to a body, where they are
    /// missing.
    ///
    /// A name must be a token, and a value printable ASCII. Fields that a browser sets by itself are refused, such as `Cookie`,
    /// `Host`, `Origin` and those that begin with `Sec-`.
    public var headerFields: HeaderFields
    /// The body, as UTF-8; empty for none. Other bytes cannot be sent.
    public var body: [UInt8]
    /// The largest response that the host accepts, in bytes. It reports a larger one as
    /// ``HostResponse/failure(status:)`` with the status 413, and logs it as an error.
    public var maximumResponseBytes: Int
    /// The time in which the response must be complete, in milliseconds. The host reports a later one as
    /// ``HostResponse/failure(status:)`` with the status 408.
    public var timeout: Int
    /// Whether cookies and other credentials of the user are sent to and accepted from another origin. The default is no. They
    /// are always sent to the page's own origin.
    public var sendsCredentials: Bool
    /// Whether the host reports the progress of the request, as ``HostContext/fetch(_:onProgress:then:)`` wants it to.
    public package(set) var reportsProgress = false

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - path: A path of the same origin with its query, or a URL of another origin that the page allows.
    ///   - method: The method.
    ///   - headerFields: The header fields.
    ///   - body: The body, as UTF-8; empty for none.
    ///   - maximumResponseBytes: The largest response that is accepted, in bytes. The default is 4 MiB.
    ///   - timeout: The time in which the response must be complete, in milliseconds. The default is 20 seconds.
    ///   - sendsCredentials: Whether credentials are sent to another origin.
    public init(
        _ path: String, method: Method = .get, headerFields: HeaderFields = HeaderFields(), body: [UInt8] = [],
        maximumResponseBytes: Int = Self.defaultResponseBytes, timeout: Int = Self.defaultTimeout,
        sendsCredentials: Bool = false
    ) {
        self.path = path
        self.method = method
        self.headerFields = headerFields
        self.body = body
        self.maximumResponseBytes = maximumResponseBytes
        self.timeout = timeout
        self.sendsCredentials = sendsCredentials
    }

    /// The largest response that a request accepts by default, in bytes: 4 MiB.
    public static var defaultResponseBytes: Int { 4 << 20 }

    /// The default time that a response may take, in milliseconds: 20 seconds.
    public static var defaultTimeout: Int { 20_000 }
}
