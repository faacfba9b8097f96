import HTTPTypes
import Hummingbird

/// Refuses requests of a client that sends too many.
struct RateLimitMiddleware: RouterMiddleware {
    let limiter: RateLimiter

    func handle(
        _ request: Request, context: AppRequestContext,
        next: (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        guard let seconds = limiter.wait(for: context.clientAddress) else { return try await next(request, context) }
        let wait = seconds.isFinite ? Int(min(seconds.rounded(.up), 3_600)) : 3_600
        throw Problem(
            status: .tooManyRequests, detail: "Too many requests. Try again in \(wait) s.",
            headers: [.retryAfter: "\(wait)"]
        )
    }
}
