import HTTPTypes
import Hummingbird
import Logging
import NIOEmbedded

@testable import PageServer

/// Passes requests to the routes and what stands before them, without a connection.
struct RouterClient<Responder: HTTPResponder>: TestClient
where Responder.Context: InitializableFromSource<ApplicationRequestContextSource> {
    let responder: Responder
    let logger: Logger

    func send(_ head: HTTPRequest, body: ByteBuffer?) async throws -> TestResponse {
        let pieces = AsyncStream(ByteBuffer.self) { stream in
            for piece in body?.pieces ?? [] { stream.yield(piece) }
            stream.finish()
        }
        var logger = logger
        logger[metadataKey: "hb.request.id"] = .stringConvertible(RequestID())
        let source = ApplicationRequestContextSource(channel: NIOAsyncTestingChannel(), logger: logger)
        let response: Response
        do {
            response = try await responder.respond(
                to: Request(head: head, body: RequestBody(asyncSequence: pieces)),
                context: Responder.Context(source: source))
        } catch {
            return TestResponse(head: HTTPResponse(status: .internalServerError))
        }
        let collector = BodyCollector()
        try await response.body.write(collector)
        return TestResponse(head: response.head, body: ByteBuffer(bytes: collector.bytes))
    }
}
