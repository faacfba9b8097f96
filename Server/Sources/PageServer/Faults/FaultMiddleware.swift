import CollectionPages
import HTTPTypes
import Hummingbird
import ServiceLifecycle

/// Makes requests go wrong that name a fault in the query parameter or header `fault`, or for which one was planned.
///
/// It exists only in servers that were started with `--faults`.
struct FaultMiddleware: RouterMiddleware {
    let plan: FaultPlan

    private static let header = HTTPField.Name("X-Fault")

    func handle(
        _ request: Request, context: AppRequestContext,
        next: (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        switch fault(for: request) {
        case nil:
            return try await next(request, context)
        case .slow(let milliseconds):
            // A server that is told to stop does not wait for what it was told to delay.
            try? await cancelWhenGracefulShutdown { try await Task.sleep(for: .milliseconds(milliseconds)) }
            return try await next(request, context)
        case .fail:
            throw Problem(status: .internalServerError, detail: "The server fails, as it was told to.")
        case .empty:
            return Self.emptyResponse(to: request)
        case .malformed:
            return try await Self.cut(next(request, context))
        case .offline:
            return Self.brokenResponse()
        }
    }

    private func fault(for request: Request) -> Fault? {
        // The path by which faults are planned always works.
        guard request.uri.path != FaultController.path else { return nil }
        let name = request.uri.queryParameters["fault"].map(String.init) ?? Self.header.flatMap { request.headers[$0] }
        if let name, let fault = Fault(name) { return fault }
        return plan.take(for: request.uri.path)
    }

    private static func emptyResponse(to request: Request) -> Response {
        let name = request.uri.path.split(separator: "/").last.map(String.init) ?? ""
        var table = PageIdentifierTable()
        let id = table.intern(name)
        let isSection = request.uri.path.hasPrefix("/v1/sections/")
        let bytes =
            isSection
            ? PageWriter.bytes(of: SectionResponse(section: id), identifiers: table)
            : PageWriter.bytes(of: Page(id: id), identifiers: table)
        return Response(
            status: .ok,
            headers: [
                .contentType: isSection ? SectionController.mediaType : PageController.mediaType,
                .cacheControl: "no-store",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
        )
    }

    /// The first half of a response, with a length that fits.
    private static func cut(_ response: Response) async throws -> Response {
        let collector = BodyCollector()
        try await response.body.write(collector)
        let bytes = collector.bytes
        var headers = response.headers
        headers[.eTag] = nil
        headers[.contentLength] = nil
        headers[.cacheControl] = "no-store"
        return Response(
            status: response.status, headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes.prefix(bytes.count / 2)))
        )
    }

    /// A response that promises more than it sends.
    private static func brokenResponse() -> Response {
        Response(
            status: .ok, headers: [.cacheControl: "no-store"],
            body: ResponseBody(contentLength: 1_000) { writer in
                try await writer.write(ByteBuffer(string: "{"))
                throw CancellationError()
            }
        )
    }
}
