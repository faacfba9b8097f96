import HTTPTypes
import Hummingbird

/// Adds the headers that tell a browser what this origin never does: run code from a page's content, be framed by
/// others, guess types, or send its address along.
struct SecurityHeadersMiddleware: RouterMiddleware {
    private static let policy = policy(styles: [])

    private static func policy(styles hashes: [String]) -> String {
        [
            "default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'",
            (["style-src 'self'"] + hashes).joined(separator: " "), "img-src 'self'", "font-src 'self'",
            "connect-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'none'",
            "frame-ancestors 'self'", "require-trusted-types-for 'script'", "trusted-types service-worker",
        ].joined(separator: "; ")
    }

    /// The policy of rendered screens, whose geometry is in attributes `style`. Only the named style elements are permitted, and
    /// an attribute can neither run code nor load anything of another origin.
    static func policyOfRenderedScreens(styles hashes: [String] = []) -> String {
        policy(styles: hashes) + "; style-src-attr 'unsafe-inline'"
    }

    private static let headers: [(HTTPField.Name?, String)] = [
        (.contentSecurityPolicy, policy),
        (.xContentTypeOptions, "nosniff"),
        (HTTPField.Name("Referrer-Policy"), "same-origin"),
        (HTTPField.Name("Cross-Origin-Opener-Policy"), "same-origin"),
        (HTTPField.Name("Cross-Origin-Embedder-Policy"), "require-corp"),
        (HTTPField.Name("Cross-Origin-Resource-Policy"), "same-origin"),
        (HTTPField.Name("Permissions-Policy"), "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)"),
        (HTTPField.Name("X-Frame-Options"), "SAMEORIGIN"),
    ]

    func handle(
        _ request: Request, context: AppRequestContext,
        next: (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        // The documentation has a policy of its own.
        for case (let name?, let value) in Self.headers where response.headers[name] == nil {
            response.headers[name] = value
        }
        return response
    }
}
