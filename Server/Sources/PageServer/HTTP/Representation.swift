import HTTPTypes
public import Hummingbird
import NIOCore

/// Bytes to be served, with what caches and browsers need to know about them.
///
/// The answer is made from it in one place, so that entity tags, compression and conditional requests agree: a
/// compressed body has a tag of its own, and a request that already has the body gets none.
public struct Representation: Sendable {
    /// The bytes.
    public var bytes: [UInt8]
    /// The media type.
    public var type: String
    /// How long it may be kept.
    public var cacheControl: String
    /// The headers of the request that the bytes depend on, besides the coding.
    public var vary: [String] = []
    /// The hash of the bytes.
    public var tag: String
    /// The bytes compressed before, if that was worth it.
    var compressedBytes: [UInt8]?
    /// Whether compressing makes it smaller.
    var isCompressible: Bool

    /// Creates a representation.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - type: The media type.
    ///   - cacheControl: How long it may be kept.
    ///   - vary: The headers of the request that the bytes depend on, besides the coding.
    /// - Complexity: O(*n*) in the number of bytes, for the hash.
    public init(_ bytes: [UInt8], type: String, cacheControl: String, vary: [String] = []) {
        self.bytes = bytes
        self.type = type
        self.cacheControl = cacheControl
        self.vary = vary
        tag = EntityTag.of(bytes)
        isCompressible = bytes.count >= 512 && Self.isText(type)
    }
}

extension Representation {
    /// The representation with its bytes compressed, for bytes that are served more than once.
    public func compressed() -> Representation {
        guard isCompressible else { return self }
        var copy = self
        copy.compressedBytes = Gzip.compressed(bytes, level: 9)
        return copy
    }

    /// The answer to a request: the bytes, compressed if the client accepts it, or 304 without a body.
    public func response(to request: Request) -> Response {
        var headers: HTTPFields = [.contentType: type, .cacheControl: cacheControl]
        let vary = vary + (isCompressible ? ["Accept-Encoding"] : [])
        if !vary.isEmpty { headers[.vary] = vary.joined(separator: ", ") }
        let accepts = AcceptHeader(request.headers[.acceptEncoding])
        let isCompressed = isCompressible && accepts.allowsCoding("gzip")
        // Both codings of the same bytes match, whichever the client kept.
        let condition = request.headers[.ifNoneMatch]
        headers[.eTag] = "\"\(isCompressed ? tag + "-gzip" : tag)\""
        if EntityTag.matches(condition, tag) || isCompressible && EntityTag.matches(condition, tag + "-gzip") {
            headers[.contentType] = nil
            return Response(status: .notModified, headers: headers)
        }
        guard isCompressed, let compressed = compressedBytes ?? Gzip.compressed(bytes) else {
            headers[.eTag] = "\"\(tag)\""
            return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
        }
        headers[.contentEncoding] = "gzip"
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: compressed)))
    }

    private static func isText(_ type: String) -> Bool {
        type.hasPrefix("text/") || type.contains("json") || type.contains("javascript") || type.contains("wasm")
            || type.contains("svg")
    }
}
