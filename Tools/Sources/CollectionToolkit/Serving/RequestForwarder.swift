import NIOCore
import NIOHTTP1
import NIOPosix

/// Passes requests on to the server of the app, so that a page in development has the same origin as what it requests.
struct RequestForwarder: Sendable {
    private let host: String
    private let port: Int
    private let wait: Duration

    /// Describes the server of the app.
    ///
    /// - Parameters:
    ///   - address: Its address, such as `http://127.0.0.1:8080`.
    ///   - wait: How long a request waits for a server that does not accept connections, as one that is being started.
    /// - Throws: `ToolError` if the address is not one of HTTP without a path.
    init(_ address: String, wait: Duration) throws {
        let authority = address.hasPrefix("http://") ? address.dropFirst("http://".count) : ""
        let parts = authority.split(separator: "/").first?.split(separator: ":") ?? []
        guard let name = parts.first, parts.count <= 2, let port = parts.count == 2 ? Int(parts[1]) : 80 else {
            throw ToolError("\(address) is not the address of a server. Name one such as http://127.0.0.1:8080.")
        }
        self.wait = wait
        host = String(name)
        self.port = port
    }
}

extension RequestForwarder {
    /// The response of the server; status 502 if it cannot be reached.
    func response(to request: ServerRequest) async -> ServerResponse {
        do {
            return try await forward(request)
        } catch {
            return ServerResponse(.badGateway, text: "http://\(host):\(port) cannot be reached: \(error)")
        }
    }

    private typealias Connection = NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>

    /// Connects to the server, again and again while it refuses.
    private func connect() async throws -> Connection {
        let end = ContinuousClock.now + wait
        while true {
            do {
                return try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                    .connect(host: host, port: port) { channel in
                        channel.eventLoop.makeCompletedFuture {
                            try channel.pipeline.syncOperations.addHTTPClientHandlers()
                            return try Connection(wrappingChannelSynchronously: channel)
                        }
                    }
            } catch {
                guard ContinuousClock.now < end else { throw error }
                try await Task.sleep(for: .milliseconds(200))
            }
        }
    }

    private func forward(_ request: ServerRequest) async throws -> ServerResponse {
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
