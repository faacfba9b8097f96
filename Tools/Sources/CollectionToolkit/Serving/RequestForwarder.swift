import NIOCore
import NIOHTTP1
import NIOPosix

/// Passes requests on to the server of the app, so that a page in development has the same origin as what it requests.
struct RequestForwarder: Sendable {
    private let host: String
    private let port: Int

    /// The address.
    var address: String { "http://\(host):\(port)" }

    /// Describes the server of the app.
    ///
    /// - Parameter address: Its address, such as `http://127.0.0.1:8080`.
    /// - Throws: `ToolError` if the address is not one of HTTP without a path.
    init(_ address: String) throws {
        var authority = address.hasPrefix("http://") ? address.dropFirst("http://".count) : ""
        if authority.last == "/" { authority.removeLast() }
        let parts = authority.split(separator: ":")
        guard let name = parts.first, parts.count <= 2, !authority.contains("/"),
            let port = parts.count == 2 ? Int(parts[1]) : 80
        else {
            throw ToolError("\(address) is not the address of a server. Name one such as http://127.0.0.1:8080.")
        }
        host = String(name)
        self.port = port
    }
}

extension RequestForwarder {
    private typealias Connection = NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>

    /// Whether the server accepts connections.
    func isReachable() async -> Bool {
        guard let connection = try? await connect() else { return false }
        try? await connection.executeThenClose { _, _ in }
        return true
    }

    private func connect() async throws -> Connection {
        try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton).connect(host: host, port: port) {
            channel in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHTTPClientHandlers()
                return try Connection(wrappingChannelSynchronously: channel)
            }
        }
    }

    /// The response of the server.
    ///
    /// - Throws: An error if the server cannot be reached or breaks the connection off.
    func response(to request: ServerRequest) async throws -> ServerResponse {
        let connection = try await connect()
        return try await connection.executeThenClose { inbound, outbound in
            var head = HTTPRequestHead(version: .http1_1, method: request.head.method, uri: request.head.uri)
            head.headers = request.head.headers
            for name in ["connection", "keep-alive", "transfer-encoding", "origin"] { head.headers.remove(name: name) }
            head.headers.replaceOrAdd(name: "Host", value: "\(host):\(port)")
            head.headers.replaceOrAdd(name: "Connection", value: "close")
            if request.body.readableBytes > 0 {
                head.headers.replaceOrAdd(name: "Content-Length", value: "\(request.body.readableBytes)")
            }
            try await outbound.write(.head(head))
            if request.body.readableBytes > 0 { try await outbound.write(.body(.byteBuffer(request.body))) }
            try await outbound.write(.end(nil))
            var response = ServerResponse(text: "")
            for try await part in inbound {
                switch part {
                case .head(let head):
                    response.status = head.status
                    response.headers = head.headers
                    for name in ["connection", "keep-alive", "transfer-encoding"] {
                        response.headers.remove(name: name)
                    }
                case .body(var bytes): response.body.writeBuffer(&bytes)
                case .end: return response
                }
            }
            throw ToolError("it ended the connection before its response was complete")
        }
    }
}
