import HTTPTypes
import Hummingbird
import Logging

/// Responds to requests of the server to itself by its routes, without a connection.
struct InternalResponder: Sendable {
    /// What the framework makes the context of a request of.
    struct Source: RequestContextSource {
        let logger: Logger
    }

    private let respond: @Sendable (Request, AppRequestContext) async throws -> Response
    private let byteLimit: Int

    /// Creates what responds by the routes of a router.
    ///
    /// - Parameters:
    ///   - router: The routes; what stands before those for clients, such as limits, is left out.
    ///   - byteLimit: The longest body, in bytes; the browser half has a limit of its own.
    init(_ router: Router<AppRequestContext>, byteLimit: Int = 4 << 20) {
        let responder = router.buildResponder()
        respond = { try await responder.respond(to: $0, context: $1) }
        self.byteLimit = byteLimit
    }
}

extension InternalResponder {
    /// The response to a request of a screen; one of status 0 if there is none.
    ///
    /// - Parameters:
    ///   - path: The path and query.
    ///   - headers: The headers of the client that matter.
    ///   - logger: Where the routes log.
    func response(to path: String, headers: HTTPFields, logger: Logger) async -> ScreenResponse {
        var headers = headers
        headers[.accept] = "application/json"
        let head = HTTPRequest(method: .get, scheme: "http", authority: "internal", path: path, headerFields: headers)
        let request = Request(head: head, body: RequestBody(buffer: .init()))
        let context = AppRequestContext(internal: Source(logger: logger))
        let collector = BodyCollector()
        guard let response = try? await respond(request, context), (try? await response.body.write(collector)) != nil
        else { return ScreenResponse(path: path, status: 0, body: []) }
        let bytes = collector.bytes
        guard bytes.count <= byteLimit else { return ScreenResponse(path: path, status: 0, body: []) }
        let cacheControl = response.headers[.cacheControl] ?? ""
        return ScreenResponse(
            path: path, status: response.status.code, body: bytes,
            isPrivate: cacheControl.contains("private") || cacheControl.contains("no-store"))
    }
}
