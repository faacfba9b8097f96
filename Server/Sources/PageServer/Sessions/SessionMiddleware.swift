import HTTPTypes
import Hummingbird

/// Reads the session of each request.
struct SessionMiddleware: RouterMiddleware {
    let cookie: SessionCookie

    init(hosts: HostRules) {
        cookie = SessionCookie(isSecure: hosts.hasOwnName)
    }

    func handle(
        _ request: Request, context: AppRequestContext,
        next: (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        context.session = Session(of: request.headers, cookie: cookie)
        return try await next(request, context)
    }
}
