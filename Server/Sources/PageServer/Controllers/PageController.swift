import CollectionPages
import HTTPTypes
import Hummingbird

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
        let id = context.parameters.get("id") == nil ? nil : try context.segment("id")
        let responder = PageResponder(dependencies: dependencies, type: Self.mediaType)
        let (registry, user) = (dependencies.registry, context.session.user)
        return try await responder.respond(to: request, for: user) { transaction, composer in
            var arguments: [String: String] = [:]
            for (name, value) in request.uri.queryParameters { arguments[String(name)] = String(value) }
            if let id { arguments["id"] = id }
            let page = try registry.page(route, arguments: arguments, &composer, in: transaction)
            return PageWriter.bytes(of: page, identifiers: composer.identifiers)
        }
    }
}
