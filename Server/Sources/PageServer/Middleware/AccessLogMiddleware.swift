import HTTPTypes
import Hummingbird
import Logging

/// Writes one line for each request when its response is made: method, path, status, bytes, milliseconds, client.
struct AccessLogMiddleware: RouterMiddleware {
    func handle(
        _ request: Request, context: AppRequestContext,
        next: (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        let clock = ContinuousClock()
        let start = clock.now
        let response = try await next(request, context)
        let elapsed = start.duration(to: clock.now).components
        let milliseconds = elapsed.seconds * 1_000 + elapsed.attoseconds / 1_000_000_000_000_000
        context.logger.info(
            "served",
            metadata: [
                "method": "\(request.method.rawValue)", "path": "\(LogText.plain(request.uri.string))",
                "status": "\(response.status.code)", "bytes": "\(response.body.contentLength.map(String.init) ?? "-")",
                "ms": "\(milliseconds)", "client": "\(context.clientAddress)",
            ]
        )
        return response
    }
}
