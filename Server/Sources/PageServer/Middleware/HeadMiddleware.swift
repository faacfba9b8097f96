import HTTPTypes
import Hummingbird

/// Leaves the body out of responses to HEAD, errors included: a body that the client does not expect would be read as the
/// beginning of the next response. Its length is kept.
struct HeadMiddleware: RouterMiddleware {
    func handle(
        _ request: Request, context: AppRequestContext,
        next: (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        guard request.method == .head else { return response }
        let length = response.headers[.contentLength] ?? response.body.contentLength.map { String($0) }
        response.body = ResponseBody()
        response.headers[.contentLength] = length
        return response
    }
}
