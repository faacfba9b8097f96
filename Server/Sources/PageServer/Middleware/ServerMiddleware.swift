import Hummingbird

/// All middlewares of the server as one, whose type names none of them.
///
/// The router keeps a middleware as an existential. Through it, a type that is generic in the middlewares that it is made of, such as
/// the framework's result builder makes it, is run unspecialized and looks its metadata up for each request.
struct ServerMiddleware: RouterMiddleware {
    typealias Next = (Request, AppRequestContext) async throws -> Response

    private let body: @Sendable (Request, AppRequestContext, Next) async throws -> Response

    /// Creates the middleware of those that are listed, the outermost first.
    @inline(__always)
    init<Middlewares: RouterMiddleware>(
        @MiddlewareFixedTypeBuilder<Request, Response, AppRequestContext> _ middlewares: () -> Middlewares
    ) where Middlewares.Context == AppRequestContext {
        let middlewares = middlewares()
        body = { request, context, next in try await middlewares.handle(request, context: context, next: next) }
    }

    func handle(_ request: Request, context: AppRequestContext, next: Next) async throws -> Response {
        try await body(request, context, next)
    }
}
