import HTTPTypes
import Hummingbird

/// Tells the routes that decode bodies how long these may be, and in how much time they have to arrive.
struct BodyLimitMiddleware: RouterMiddleware {
    /// The limits of the server.
    let limits: ServerLimits

    func handle(
        _ request: Request, context: AppRequestContext,
        next: (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        context.bodySeconds = limits.bodySeconds
        context.maxUploadSize = limits.decodedBytes
        return try await next(request, context)
    }
}
