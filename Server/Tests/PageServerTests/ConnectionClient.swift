import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOPosix

/// Sends requests to a server that listens, one after the other over one connection.
struct ConnectionClient: TestClient {
    private typealias Connection = NIOAsyncChannel<HTTPResponsePart, HTTPRequestPart>

    /// A request, and who waits for its response.
    private struct Exchange {
        let head: HTTPRequest
        let body: ByteBuffer?
        let response: CheckedContinuation<TestResponse, any Error>
    }

    /// The connection was closed before the response had ended.
    struct ClosedConnection: Error {}

    /// The port of the server.
    let port: Int
    private let exchanges: AsyncStream<Exchange>.Continuation

    /// Connects, runs a test, and closes the connection: at the latest after two minutes, so that a response that does not
    /// come fails the test.
    static func run(port: Int, _ test: @escaping @Sendable (any TestClient) async throws -> Void) async throws {
        let connection = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHTTPClientHandlers()
                    try channel.pipeline.syncOperations.addHandler(HTTP1ToHTTPClientCodec())
                    let deadline = channel.eventLoop.scheduleTask(in: .seconds(120)) { channel.close(promise: nil) }
                    channel.closeFuture.whenComplete { _ in deadline.cancel() }
                    return try Connection(wrappingChannelSynchronously: channel)
                }
            }
        let (requests, exchanges) = AsyncStream.makeStream(of: Exchange.self)
        try await connection.executeThenClose { inbound, outbound in
            try await withThrowingTaskGroup { group in
                group.addTask {
                    defer { exchanges.finish() }
                    try await test(ConnectionClient(port: port, exchanges: exchanges))
                }
                var parts = inbound.makeAsyncIterator()
                for await request in requests {
                    do {
                        try await write(request, to: outbound)
                        request.response.resume(returning: try await response(from: &parts))
                    } catch {
                        request.response.resume(throwing: error)
                    }
                }
                try await group.waitForAll()
            }
        }
    }

    func send(_ head: HTTPRequest, body: ByteBuffer?) async throws -> TestResponse {
        try await withCheckedThrowingContinuation {
            exchanges.yield(Exchange(head: head, body: body, response: $0))
        }
    }
}

extension ConnectionClient {
    /// Sends a request.
    private static func write(
        _ request: Exchange, to connection: NIOAsyncChannelOutboundWriter<HTTPRequestPart>
    ) async throws {
        try await connection.write(.head(request.head))
        for piece in request.body?.pieces ?? [] { try await connection.write(.body(piece)) }
        try await connection.write(.end(nil))
    }

    /// Collects the parts of a response.
    private static func response(
        from parts: inout NIOAsyncChannelInboundStream<HTTPResponsePart>.AsyncIterator
    ) async throws -> TestResponse {
        var response: TestResponse?
        while let part = try await parts.next() {
            switch part {
            case .head(let head): response = TestResponse(head: head)
            case .body(let piece): response?.body.writeImmutableBuffer(piece)
            case .end: if let response { return response }
            }
        }
        throw ClosedConnection()
    }
}
