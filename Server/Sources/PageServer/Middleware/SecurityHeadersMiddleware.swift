import HTTPTypes
import Hummingbird

/// Adds the headers that tell a browser what this origin never does: run code from a page's content, be framed by
/// others, guess types, or send its address along.
///
/// 304 repeats the policy alone, which depends on the configuration: the stored response has the others (RFC 9110, 15.4.5).
struct SecurityHeadersMiddleware: RouterMiddleware {
    private let policy: HTTPField
    private let others: [HTTPField]

    /// Creates the middleware.
    ///
    /// - Parameter policy: The policy of responses that have none of their own.
    init(policy: ContentSecurityPolicy) {
        self.policy = HTTPField(name: .contentSecurityPolicy, value: policy.text())
        let headers: [(HTTPField.Name?, String)] = [
            (.xContentTypeOptions, "nosniff"),
            (HTTPField.Name("Referrer-Policy"), "same-origin"),
            (HTTPField.Name("Cross-Origin-Opener-Policy"), "same-origin"),
            (HTTPField.Name("Cross-Origin-Embedder-Policy"), "require-corp"),
            (HTTPField.Name("Cross-Origin-Resource-Policy"), "same-origin"),
            (HTTPField.Name("Permissions-Policy"), "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)"),
            (HTTPField.Name("X-Frame-Options"), "SAMEORIGIN"),
        ]
        others = headers.compactMap { name, value in name.map { HTTPField(name: $0, value: value) } }
    }

    func handle(
        _ request: Request, context: AppRequestContext,
        next: (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        // The documentation and rendered screens have policies of their own.
        Self.add(policy, to: &response.headers)
        if response.status != .notModified { for field in others { Self.add(field, to: &response.headers) } }
        return response
    }

    /// Adds all headers to those of a response that has none of them.
    func add(to headers: inout HTTPFields) {
        for field in [policy] + others { Self.add(field, to: &headers) }
    }

    private static func add(_ field: HTTPField, to headers: inout HTTPFields) {
        if !headers.contains(field.name) { headers.append(field) }
    }
}
