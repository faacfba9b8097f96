public import Foundation
public import Hummingbird
public import Logging
public import NIOCore

/// What the handlers know about a request besides the request itself.
public struct AppRequestContext: RequestContext, RemoteAddressRequestContext {
    /// The type of what decodes bodies.
    public typealias Decoder = JSONBodyDecoder

    private static let defaultUploadSize = ServerLimits().decodedBytes

    /// What the framework keeps.
    public var coreContext: CoreRequestContextStorage
    /// The address of the other end of the connection.
    public let remoteAddress: SocketAddress?
    /// The logger of the framework, whose messages do not carry the id of the request.
    private let frameworkLogger: Logger

    /// The id of the request; `nil` for one that the server sends to itself, whose logger has the id already.
    var requestID: String?
    /// The longest body that `request.decode(as:context:)` takes, in bytes: ``ServerLimits/decodedBytes``.
    public internal(set) var maxUploadSize = Self.defaultUploadSize
    /// The address of the client, which is another one than that of the connection behind a proxy.
    var client: NetworkAddress?
    /// The session of the request.
    public internal(set) var session = Session(cookie: SessionCookie(isSecure: false))

    /// Creates the context of a request.
    public init(source: Source) {
        coreContext = .init(source: source)
        remoteAddress = source.channel.remoteAddress
        frameworkLogger = source.logger
    }

    /// Creates the context of a request that the server sends to itself.
    init(internal source: InternalResponder.Source) {
        coreContext = .init(source: source)
        remoteAddress = nil
        frameworkLogger = source.logger
    }

    /// Logs messages about the request, which carry its id.
    ///
    /// The id is added here, not when it is made: a handler of the log may write all its metadata anew for it, and most requests log
    /// nothing.
    public var logger: Logger {
        guard let requestID else { return frameworkLogger }
        var logger = frameworkLogger
        logger[metadataKey: "request"] = "\(requestID)"
        return logger
    }

    /// Decodes the body for `request.decode(as:context:)`.
    public var requestDecoder: JSONBodyDecoder { JSONBodyDecoder() }

    /// Encodes what routes return as `ResponseEncodable`: members in the order of their names, and dates as ISO 8601.
    public var responseEncoder: JSONEncoder { .stable }

    /// What requests of the client are counted by. A port does not matter, since a client may open many.
    public var clientAddress: String { client?.countingKey ?? "local" }
}

extension AppRequestContext {
    /// A segment of the path that a route has a name for, decoded.
    ///
    /// - Throws: A ``Problem`` if it is not percent-encoded UTF-8.
    public func segment(_ name: String) throws -> String {
        let encoded: String = try parameters.require(name)
        guard encoded.utf8.contains(UInt8(ascii: "%")) else { return encoded }
        guard let decoded = encoded.removingPercentEncoding else {
            throw Problem.badRequest("The path is not percent-encoded UTF-8.")
        }
        return decoded
    }
}
