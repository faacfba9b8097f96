import CollectionPages
import HTTPTypes
import Hummingbird
import PageStore

/// `GET /v1/pages/{route}`: pages. The arguments of the command that shows a page are the query, `?id=1001`; an id may
/// also stand in the path, `/v1/pages/product/1001`.
struct PageController {
    let dependencies: ServerDependencies

    static let mediaType = "application/vnd.collectionviewkit.page+json; v=1"

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/pages/:route", use: page)
        router.get("v1/pages/:route/:id", use: page)
    }

    @Sendable private func page(request: Request, context: AppRequestContext) async throws -> Response {
        let route = try context.segment("route")
        var arguments: [String: String] = [:]
        for (name, value) in request.uri.queryParameters { arguments[String(name)] = String(value) }
        if context.parameters.get("id") != nil { arguments["id"] = try context.segment("id") }
        let bytes = try await bytes(of: route, arguments: arguments)
        let representation = Representation(
            bytes, type: Self.mediaType, cacheControl: "public, max-age=0, must-revalidate, stale-if-error=86400"
        )
        return representation.response(to: request)
    }

    /// Everything of a page is read in one transaction, so that an edit never shows half.
    private func bytes(of route: String, arguments: [String: String]) async throws -> [UInt8] {
        try await withTimeLimit(seconds: dependencies.configuration.limits.requestSeconds) {
            try await dependencies.store.read { transaction in
                var composer = dependencies.composer()
                let page = try dependencies.registry.page(route, arguments: arguments, &composer, in: transaction)
                return PageWriter.bytes(of: page, identifiers: composer.identifiers)
            }
        }
    }
}
