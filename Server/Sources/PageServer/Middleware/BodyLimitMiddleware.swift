import HTTPTypes
import Hummingbird

/// Tells the routes that decode bodies how long these may be. ``BodyTimeHandler`` limits the time in which they arrive.
struct BodyLimitMiddleware: RouterMiddleware {
    /// The limits of the server.
    let limits: ServerLimits

    func handle(
        _ request: Request, context: AppRequestContext,
        next: (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        // The default needs no copy of the context.
        guard context.maxUploadSize != limits.decodedBytes else { return try await next(request, context) }
        var context = context
        context.maxUploadSize = limits.decodedBytes
        return try await next(request, context)
    }
}
