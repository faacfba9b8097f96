import CollectionPages
import CollectionViews

/// A response that a screen was rendered with.
public struct ScreenResponse: Equatable, Sendable {
    /// The path and query of the request, whose method is GET.
    public var path: String
    /// The status code of HTTP, such as 200.
    public var status: Int
    /// The body.
    public var body: [UInt8]
    /// Whether only the client itself may keep it.
    public var isPrivate: Bool

    /// Creates a response.
    public init(path: String, status: Int, body: [UInt8], isPrivate: Bool = false) {
        self.path = path
        self.status = status
        self.body = body
        self.isPrivate = isPrivate
    }

    /// The response as the engine gets it.
    var hostResponse: HostResponse {
        switch status {
        case 200...299: .success(body)
        case 100...: .failure(status: status)
        default: .unreachable
        }
    }

    /// Responses as JSON for a script element: no character of it ends the element.
    ///
    /// - Parameter maximumBytes: The bytes of all bodies; later responses that do not fit are left out, and the engine
    ///   requests them itself.
    static func json(_ responses: [ScreenResponse], maximumBytes: Int) -> [UInt8] {
        var writer = JSONWriter()
        var bytesLeft = maximumBytes
        writer.array { writer in
            for response in responses where response.body.count <= bytesLeft && response.status >= 100 {
                bytesLeft -= response.body.count
                writer.object { writer in
                    writer.member("method", "GET")
                    writer.member("path", response.path)
                    writer.member("status", response.status)
                    writer.member("body", String(decoding: response.body, as: UTF8.self))
                }
            }
        }
        return writer.bytes.escapedForScript
    }
}

extension [UInt8] {
    /// JSON without the character that begins `</script` and `<!--`.
    var escapedForScript: [UInt8] {
        var escaped: [UInt8] = []
        escaped.reserveCapacity(count + count / 16)
        for byte in self {
            if byte == UInt8(ascii: "<") { escaped += Array("\\u003c".utf8) } else { escaped.append(byte) }
        }
        return escaped
    }
}
