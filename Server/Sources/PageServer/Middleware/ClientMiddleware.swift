import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

/// Finds out who sends a request and gives it an id: every line of the log about it, and its response, carry the id.
///
/// What a request says about itself in `X-Forwarded-For` and `X-Request-ID` counts only when it comes from a proxy that
/// the configuration trusts. Of the addresses a request went through, the last one that is no such proxy is the client.
struct ClientMiddleware: RouterMiddleware {
    /// The header of the id.
    static let requestID = HTTPField.Name("X-Request-ID")
    private static let forwardedFor = HTTPField.Name("X-Forwarded-For")

    let trustedProxies: [AddressRange]

    func handle(
        _ request: Request, context: AppRequestContext,
        next: (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        let (client, id) = identify(request.headers, from: context.remoteAddress)
        var context = context
        context.client = client
        context.requestID = id
        var response = try await next(request, context)
        if let name = Self.requestID { response.headers[name] = id }
        return response
    }

    /// The client and the id of a request.
    ///
    /// - Parameter address: The other end of the connection.
    func identify(_ headers: HTTPFields, from address: SocketAddress?) -> (client: NetworkAddress?, id: String) {
        let peer = address.flatMap { NetworkAddress($0) }
        let isForwarded = peer.map { peer in trustedProxies.contains { $0.contains(peer) } } ?? false
        guard isForwarded else { return (peer, Self.makeID()) }
        return (client(of: headers) ?? peer, Self.id(of: headers) ?? Self.makeID())
    }

    private func client(of headers: HTTPFields) -> NetworkAddress? {
        guard let name = Self.forwardedFor else { return nil }
        let hops = headers[values: name].flatMap { $0.split(separator: ",") }
        for hop in hops.reversed() {
            guard let address = NetworkAddress(hop.filter { $0 != " " && $0 != "\t" }) else { return nil }
            if !trustedProxies.contains(where: { $0.contains(address) }) { return address }
        }
        return nil
    }

    /// The id that a proxy gave a request, if it is one that may stand in a log.
    private static func id(of headers: HTTPFields) -> String? {
        guard let name = requestID, let id = headers[name], (1...64).contains(id.utf8.count) else { return nil }
        let isPlain = id.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                true
            default: false
            }
        }
        return isPlain ? id : nil
    }

    /// Where the ids of this process begin. One random number for each request would be a system call for each.
    private static let number = Atomic(UInt64.random(in: .min ... .max))

    /// Makes an id: 16 hexadecimal digits. The factor is odd, so that no id comes twice, and spreads ids that follow each other.
    private static func makeID() -> String {
        let number = Self.number.wrappingAdd(1, ordering: .relaxed).newValue &* 0x9E37_79B9_7F4A_7C15
        return String(unsafeUninitializedCapacity: 16) { text in
            for place in 0..<16 {
                text[place] = EntityTag.digit(UInt8(truncatingIfNeeded: number >> (60 - 4 * place)) & 15)
            }
            return 16
        }
    }
}
