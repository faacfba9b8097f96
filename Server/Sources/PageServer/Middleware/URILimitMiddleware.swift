import HTTPTypes
import Hummingbird

/// Refuses paths that are too long before anything looks at them.
struct URILimitMiddleware: RouterMiddleware {
    let limit: Int

    func handle(
        _ request: Request, context: AppRequestContext,
        next: (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        guard request.uri.string.utf8.count <= limit else {
            throw Problem(status: .uriTooLong, detail: "The path is longer than \(limit) bytes.")
        }
        return try await next(request, context)
    }
}
