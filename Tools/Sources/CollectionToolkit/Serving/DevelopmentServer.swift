import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A server for the pages of one developer: it listens on the loopback interface only, and refuses requests that other
/// sites make a browser send.
struct DevelopmentServer: Sendable {
    /// Responds to a request.
    typealias Responder = @Sendable (ServerRequest) async -> ServerResponse
    /// Handles a socket from its opening to its end.
    typealias SocketHandler = @Sendable (ServerRequest, Socket) async throws -> Void
    /// The messages of a page and those to it.
    typealias Socket = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>

    private typealias Connection = NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>

    private enum Negotiated: Sendable {
        case requests(Connection)
        case socket(ServerRequest, Socket)
    }

    /// The largest body of a request, in bytes.
    private static let bodyLimit = 32 << 20
    /// The largest message of a socket, in bytes.
    private static let messageLimit = 16 << 20

    private let channel: NIOAsyncChannel<EventLoopFuture<Negotiated>, Never>
    /// The port that it listens on.
    let port: Int

    /// Starts to listen.
    ///
    /// - Parameters:
    ///   - ports: The ports to try, in this order; 0 for any that is free.
    ///   - token: What the address of a socket must contain as `token`.
    /// - Throws: `ToolError` if none of the ports can be listened on.
    init(ports: some Sequence<Int>, token: String) async throws {
        var failure = ToolError("No port was named.")
        for port in ports {
            do {
                channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                    .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                    .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
                    .bind(host: "127.0.0.1", port: port) { Self.configure($0, token: token) }
                self.port = channel.channel.localAddress?.port ?? port
                return
            } catch let error as IOError where error.errnoCode == EADDRINUSE {
                failure = ToolError("Port \(port) is in use. Name another one with --port, or 0 for any free one.")
            } catch {
                throw ToolError("Port \(port) cannot be listened on: \(error). Name another one with --port.")
            }
        }
        throw failure
    }

    private static func configure(
        _ channel: any Channel, token: String
    ) -> EventLoopFuture<EventLoopFuture<Negotiated>> {
        channel.eventLoop.makeCompletedFuture {
            let upgrader = NIOTypedWebSocketServerUpgrader<Negotiated>(
                maxFrameSize: messageLimit,
                shouldUpgrade: { channel, head in
                    let request = ServerRequest(head: head)
                    let isAllowed = request.parameter("token") == token && isFromOwnPage(head, channel)
                    return channel.eventLoop.makeSucceededFuture(isAllowed ? HTTPHeaders() : nil)
                },
                upgradePipelineHandler: { channel, head in
                    channel.eventLoop.makeCompletedFuture {
                        let aggregator = NIOWebSocketFrameAggregator(
                            minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 4096,
                            maxAccumulatedFrameSize: messageLimit)
                        try channel.pipeline.syncOperations.addHandler(aggregator)
                        return .socket(
                            ServerRequest(head: head), try NIOAsyncChannel(wrappingChannelSynchronously: channel))
                    }
                }
            )
            let configuration = NIOTypedHTTPServerUpgradeConfiguration(upgraders: [upgrader]) { channel in
                channel.eventLoop.makeCompletedFuture {
                    .requests(try Connection(wrappingChannelSynchronously: channel))
                }
            }
            return try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
                configuration: .init(upgradeConfiguration: configuration))
        }
    }

    /// A page of another site can open sockets to this server and send requests to it; the browser says where they are from.
    /// The name of the host is checked as well, since another site may let its name point here.
    private static func isFromOwnPage(_ head: HTTPRequestHead, _ channel: any Channel) -> Bool {
        guard let port = channel.localAddress?.port else { return false }
        // Browsers leave out the port that HTTP has by default.
        let hosts = ["127.0.0.1", "localhost"].flatMap { port == 80 ? [$0, "\($0):80"] : ["\($0):\(port)"] }
        guard let host = head.headers.first(name: "host"), hosts.contains(host) else { return false }
        guard let origin = head.headers.first(name: "origin") else { return true }
        return origin == "http://\(host)"
    }
}

extension DevelopmentServer {
    /// Serves until the task is cancelled.
    func run(respond: @escaping Responder, handleSocket: @escaping SocketHandler) async throws {
        try await withThrowingDiscardingTaskGroup { group in
            try await channel.executeThenClose { connections in
                for try await connection in connections {
                    group.addTask {
                        // A connection that breaks off concerns no other one.
                        guard let negotiated = try? await connection.get() else { return }
                        switch negotiated {
                        case .requests(let channel): try? await Self.serve(channel, respond: respond)
                        case .socket(let request, let channel): try? await handleSocket(request, channel)
                        }
                    }
                }
            }
        }
    }

    private static func serve(_ connection: Connection, respond: Responder) async throws {
        try await connection.executeThenClose { inbound, outbound in
            var request: ServerRequest?
            for try await part in inbound {
                switch part {
                case .head(let head): request = ServerRequest(head: head)
                case .body(var bytes):
                    guard (request?.body.readableBytes ?? 0) + bytes.readableBytes <= bodyLimit else { return }
                    request?.body.writeBuffer(&bytes)
                case .end:
                    guard let whole = request else { return }
                    request = nil
                    let isOwn = isFromOwnPage(whole.head, connection.channel)
                    let refusal = "This server is for the pages of this machine only."
                    let response = isOwn ? await respond(whole) : ServerResponse(.forbidden, text: refusal)
                    try await outbound.write(contentsOf: parts(of: response, to: whole))
                    guard whole.head.isKeepAlive else { return }
                }
            }
        }
    }

    private static func parts(of response: ServerResponse, to request: ServerRequest) -> [HTTPServerResponsePart] {
        var headers = response.headers
        headers.replaceOrAdd(name: "Content-Length", value: "\(response.body.readableBytes)")
        headers.replaceOrAdd(name: "Connection", value: request.head.isKeepAlive ? "keep-alive" : "close")
        let head = HTTPResponseHead(version: .http1_1, status: response.status, headers: headers)
        guard request.head.method != .HEAD else { return [.head(head), .end(nil)] }
        return [.head(head), .body(.byteBuffer(response.body)), .end(nil)]
    }
}
