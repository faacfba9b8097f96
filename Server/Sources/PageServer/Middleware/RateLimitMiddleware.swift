import HTTPTypes
import Hummingbird

/// Refuses requests of a client that sends too many.
struct RateLimitMiddleware: RouterMiddleware {
    let limiter: RateLimiter

    func handle(
        _ request: Request, context: AppRequestContext,
        next: (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        if let refusal = limiter.refusal(of: context.clientAddress, what: "requests") { throw refusal }
        return try await next(request, context)
    }
}
