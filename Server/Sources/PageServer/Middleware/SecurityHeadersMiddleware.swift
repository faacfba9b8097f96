import HTTPTypes
import Hummingbird

/// Adds the headers that tell a browser what this origin never does: run code from a page's content, be framed by
/// others, guess types, or send its address along.
struct SecurityHeadersMiddleware: RouterMiddleware {
    private let headers: [(HTTPField.Name?, String)]

    /// Creates the middleware.
    ///
    /// - Parameter policy: The policy of responses that have none of their own.
    init(policy: ContentSecurityPolicy) {
        headers = [
            (.contentSecurityPolicy, policy.text()),
            (.xContentTypeOptions, "nosniff"),
            (HTTPField.Name("Referrer-Policy"), "same-origin"),
            (HTTPField.Name("Cross-Origin-Opener-Policy"), "same-origin"),
            (HTTPField.Name("Cross-Origin-Embedder-Policy"), "require-corp"),
            (HTTPField.Name("Cross-Origin-Resource-Policy"), "same-origin"),
            (HTTPField.Name("Permissions-Policy"), "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)"),
            (HTTPField.Name("X-Frame-Options"), "SAMEORIGIN"),
        ]
    }

    func handle(
        _ request: Request, context: AppRequestContext,
        next: (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        // The documentation and rendered screens have policies of their own.
        for case (let name?, let value) in headers where response.headers[name] == nil {
            response.headers[name] = value
        }
        return response
    }
}
