public import HTTPTypes
public import Hummingbird
import NIOCore

/// Bytes to be served, with what caches and browsers need to know about them.
///
/// The response is made from it in one place, so that entity tags, compression and conditional requests agree: a
/// compressed body has a tag of its own, and a request that already has the body gets none. The bytes are shared by all
/// responses that are made from it.
public struct Representation: Sendable {
    /// The codings in which bodies are sent, smallest first.
    enum Coding: String, CaseIterable, Sendable {
        case brotli = "br"
        case gzip
    }

    /// The media type.
    public let type: String
    /// How long it may be kept.
    public let cacheControl: String
    /// The headers of the request that the bytes depend on, besides the coding.
    public let vary: [String]
    /// The status of the response. Only one of status 200 is conditional.
    public private(set) var status: HTTPResponse.Status
    /// The hash of the bytes, in hexadecimal digits.
    public let tag: String
    /// Whether compressing makes it smaller.
    let isCompressible: Bool
    /// When the file that the bytes are from was changed; `nil` for bytes that are from no file.
    var modified: HTTPDate?
    /// The bytes.
    let body: ByteBuffer
    /// The headers that all responses have: how long the bytes may be kept, and what they depend on.
    private let fields: HTTPFields
    /// The header of responses with bytes: the media type.
    let typeField: HTTPField
    /// The headers of the entity tags: of the bytes, and behind it those of the codings, in the order of `Coding.allCases`, if it is
    /// compressible.
    private let tagFields: [HTTPField]
    /// The bytes compressed before, by coding.
    private var compressed: [Coding: ByteBuffer] = [:]

    /// Creates a representation.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - type: The media type.
    ///   - cacheControl: How long it may be kept.
    ///   - vary: The headers of the request that the bytes depend on, besides the coding.
    ///   - status: The status of the response.
    /// - Complexity: O(*n*) in the number of bytes, for the hash.
    public init(
        _ bytes: [UInt8], type: String, cacheControl: String, vary: [String] = [], status: HTTPResponse.Status = .ok
    ) {
        self.init(
            ByteBuffer(bytes: bytes), tag: EntityTag.of(bytes), type: type, cacheControl: cacheControl, vary: vary,
            status: status)
    }

    /// Creates a representation of bytes whose tag is known.
    ///
    /// - Parameters:
    ///   - body: The bytes.
    ///   - tag: The hash of the bytes, as ``EntityTag`` computes it.
    ///   - type: The media type.
    ///   - cacheControl: How long it may be kept.
    ///   - vary: The headers of the request that the bytes depend on, besides the coding.
    ///   - status: The status of the response.
    init(
        _ body: ByteBuffer, tag: String, type: String, cacheControl: String, vary: [String] = [],
        status: HTTPResponse.Status = .ok
    ) {
        self.status = status
        self.type = type
        self.cacheControl = cacheControl
        self.vary = vary
        self.tag = tag
        self.body = body
        isCompressible = body.readableBytes >= 512 && Self.isText(type)
        var fields: HTTPFields = [.cacheControl: cacheControl]
        let dependencies = vary + (isCompressible ? ["Accept-Encoding"] : [])
        if !dependencies.isEmpty { fields[.vary] = dependencies.joined(separator: ", ") }
        self.fields = fields
        typeField = HTTPField(name: .contentType, value: type)
        let tags = [tag] + (isCompressible ? Coding.allCases.map { "\(tag)-\($0.rawValue)" } : [])
        tagFields = tags.map { HTTPField(name: .eTag, value: "\"\($0)\"") }
    }
}

extension Representation {
    /// The bytes, not compressed.
    ///
    /// - Complexity: O(*n*).
    var bytes: [UInt8] { Array(body.readableBytesView) }

    /// The number of bytes that it holds in memory.
    var byteCount: Int { compressed.values.reduce(body.readableBytes) { $0 + $1.readableBytes } }

    /// The representation with its bytes compressed, for bytes that are served more than once.
    ///
    /// - Parameters:
    ///   - brotli: The quality of Brotli, from 0 for speed to 11 for size.
    ///   - gzip: The level of gzip, from 1 for speed to 9 for size.
    public func compressed(brotli: Int32 = 9, gzip: Int32 = 9) -> Representation {
        guard isCompressible, compressed.count < Coding.allCases.count else { return self }
        let bytes = bytes
        var copy = self
        if copy.compressed[.brotli] == nil, let small = Brotli.compressed(bytes, quality: brotli) {
            copy.compressed[.brotli] = ByteBuffer(bytes: small)
        }
        if copy.compressed[.gzip] == nil, let small = Gzip.compressed(bytes, level: gzip) {
            copy.compressed[.gzip] = ByteBuffer(bytes: small)
        }
        return copy
    }

    /// The representation with bytes that were compressed before, such as those of files made at build time.
    func with(_ bytes: [UInt8], for coding: Coding) -> Representation {
        guard isCompressible else { return self }
        var copy = self
        copy.compressed[coding] = ByteBuffer(bytes: bytes)
        return copy
    }

    /// The same bytes under another status, without the date of a file: neither conditional nor sent in parts.
    func with(_ status: HTTPResponse.Status) -> Representation {
        var copy = self
        copy.status = status
        copy.modified = nil
        return copy
    }

    /// The response to a request: the bytes, compressed if the client accepts it, or 304 without a body.
    ///
    /// - Complexity: O(1) if the bytes are compressed already or need not be.
    public func response(to request: Request) -> Response {
        // All codings of the same bytes match, whichever the client kept.
        let isKnown = status == .ok && request.headers.value(of: .ifNoneMatch).map { matches($0) } ?? false
        var headers = fields
        // With those that the middlewares and the framework add, in one allocation that is no longer than needed.
        headers.reserveCapacity(isKnown ? 11 : modified == nil ? 16 : 20)
        let coding = isCompressible ? Self.coding(AcceptHeader(request.headers.value(of: .acceptEncoding))) : nil
        if let modified, let response = fileResponse(to: request, modified, coding, &headers) { return response }
        if isKnown {
            headers.append(tagField(coding))
            return Response(status: .notModified, headers: headers)
        }
        headers.append(typeField)
        if let coding, let small = compressed[coding] ?? Self.compress(body, coding) {
            headers.append(tagField(coding))
            headers[.contentEncoding] = coding.rawValue
            return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: small))
        }
        headers.append(tagField(nil))
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
    }

    /// The header of the entity tag of the bytes in a coding.
    ///
    /// - Parameter coding: The coding, which only a compressible representation has; `nil` for the bytes as they are.
    func tagField(_ coding: Coding?) -> HTTPField {
        switch coding {
        case nil: tagFields[0]
        case .brotli: tagFields[1]
        case .gzip: tagFields[2]
        }
    }

    /// Whether `If-None-Match` names one of the tags. A malformed header names none.
    private func matches(_ header: String) -> Bool {
        // A client that keeps one response sends its tag alone.
        if tagFields.contains(where: { $0.value == header }) { return true }
        guard let condition = EntityTagCondition(header) else { return false }
        return tagFields.contains { condition.names(String($0.value.dropFirst().dropLast())) }
    }

    /// The coding that a client likes best; the smaller one of two it likes equally.
    private static func coding(_ accepts: AcceptHeader) -> Coding? {
        let (brotli, gzip) = (accepts.weight(ofCoding: "br"), accepts.weight(ofCoding: "gzip"))
        guard max(brotli, gzip) > 0 else { return nil }
        return brotli >= gzip ? .brotli : .gzip
    }

    /// Compresses bytes that are sent once: what that costs matters more than the last percent.
    private static func compress(_ body: ByteBuffer, _ coding: Coding) -> ByteBuffer? {
        let bytes = Array(body.readableBytesView)
        switch coding {
        case .brotli: return Brotli.compressed(bytes, quality: 4).map { ByteBuffer(bytes: $0) }
        case .gzip: return Gzip.compressed(bytes, level: 6).map { ByteBuffer(bytes: $0) }
        }
    }

    private static func isText(_ type: String) -> Bool {
        type.hasPrefix("text/") || type.contains("json") || type.contains("javascript") || type.contains("wasm")
            || type.contains("svg")
    }
}
