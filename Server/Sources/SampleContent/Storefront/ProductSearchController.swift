import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore

/// `GET /v1/storefront/search?query=&after={cursor}`: the products that a search finds, most popular first, as the items of a
/// section. The page of `/v1/pages/search?query=` has the first of them, and how many there are.
///
/// A query without a letter or digit, or of more than 80 characters, results in status 400, and so does a cursor that is none;
/// one of another search results in 410.
struct ProductSearchController {
    private static let mediaType = "application/vnd.collectionviewkit.section+json; v=1"
    /// The words of all products are compared.
    private static let cost = 2

    let dependencies: ServerDependencies

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/storefront/search", use: results)
    }

    @Sendable private func results(request: Request, context: AppRequestContext) async throws -> Response {
        let parameters = request.uri.queryParameters
        let section = try ProductSearch(parameters["query"].map(String.init) ?? "").section
        let cursor = parameters["after"].map(String.init)
        if let cursor, !CursorSigner.isWellFormed(cursor) { throw Problem.badRequest("\"after\" is not a cursor.") }
        let position = try cursor.map { try dependencies.signer.position(of: $0, in: section) }
        let responder = JSONResponder(dependencies: dependencies, type: Self.mediaType)
        return try await responder.bytes(request, cost: Self.cost) { [dependencies] store in
            var composer = dependencies.composer()
            let slice = try dependencies.registry.slice(of: section, after: position, &composer, in: store)
            let part = SectionResponse(
                section: composer.id(section.id), after: cursor, items: slice.items,
                next: composer.next(slice, in: section)
            )
            return PageWriter.bytes(of: part, identifiers: composer.identifiers)
        }
    }
}
