import HTTPTypes
import Hummingbird

/// Adds the headers that tell a browser what this origin never does: run code from a page's content, be framed by
/// others, guess types, or send its address along.
struct SecurityHeadersMiddleware: RouterMiddleware {
    private let fields: [HTTPField]

    /// Creates the middleware.
    ///
    /// - Parameter policy: The policy of responses that have none of their own.
    init(policy: ContentSecurityPolicy) {
        let headers: [(HTTPField.Name?, String)] = [
            (.contentSecurityPolicy, policy.text()),
            (.xContentTypeOptions, "nosniff"),
            (HTTPField.Name("Referrer-Policy"), "same-origin"),
            (HTTPField.Name("Cross-Origin-Opener-Policy"), "same-origin"),
            (HTTPField.Name("Cross-Origin-Embedder-Policy"), "require-corp"),
            (HTTPField.Name("Cross-Origin-Resource-Policy"), "same-origin"),
            (HTTPField.Name("Permissions-Policy"), "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)"),
            (HTTPField.Name("X-Frame-Options"), "SAMEORIGIN"),
        ]
        fields = headers.compactMap { name, value in name.map { HTTPField(name: $0, value: value) } }
    }

    func handle(
        _ request: Request, context: AppRequestContext,
        next: (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        // The documentation and rendered screens have policies of their own.
        let missing = fields.filter { !response.headers.contains($0.name) }
        response.headers.append(contentsOf: missing)
        return response
    }
}
