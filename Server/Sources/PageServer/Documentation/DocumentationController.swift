import Foundation
import HTTPTypes
import Hummingbird

/// The documentation as `Scripts/build-documentation` builds it, at `/documentation`.
///
/// `/documentation` leads to its first page and `/documentation/{name}` to the page of an article or a type, whatever the
/// case of the name. A server without that folder responds with how to get it.
struct DocumentationController {
    /// The folder that DocC has built; `nil` if there is none.
    let site: DocumentationSite?

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("documentation", use: page)
        router.get("documentation/**", use: page)
    }

    @Sendable private func page(request: Request, context: AppRequestContext) async throws -> Response {
        guard let site else {
            throw Problem.notFound(
                "This server has no documentation. Scripts/build-documentation builds it, and the option --documentation "
                    + "names its folder.")
        }
        guard let path = request.uri.path.removingPercentEncoding?.dropFirst("/documentation".count) else {
            throw Problem.badRequest("The path is not encoded as UTF-8.")
        }
        if let address = site.address(of: String(path)) {
            return Response(status: .found, headers: [.location: address, .cacheControl: "no-cache"])
        }
        guard let file = try site.representation(of: String(path)) else {
            throw Problem.notFound("There is no documentation at this path.")
        }
        var response = file.response(to: request)
        response.headers[.contentSecurityPolicy] = site.policy
        return response
    }
}
