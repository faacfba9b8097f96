import HTTPTypes
import Hummingbird

/// Tells the routes that decode bodies in how much time these have to arrive.
struct BodyLimitMiddleware: RouterMiddleware {
    /// The time, in seconds.
    let seconds: Double

    func handle(
        _ request: Request, context: AppRequestContext,
        next: (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        context.bodySeconds = seconds
        return try await next(request, context)
    }
}
