import CollectionPages
import HTTPTypes
import Hummingbird

/// `GET /v1/sections/{id}?after={cursor}`: the items of a section, from the start or after a cursor.
struct SectionController {
    let dependencies: ServerDependencies

    static let mediaType = "application/vnd.collectionviewkit.section+json; v=1"

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/sections/:id", use: section)
    }

    @Sendable private func section(request: Request, context: AppRequestContext) async throws -> Response {
        let id = try context.segment("id")
        let cursor = request.uri.queryParameters["after"].map(String.init)
        let (registry, signer) = (dependencies.registry, dependencies.signer)
        let responder = PageResponder(dependencies: dependencies, type: Self.mediaType)
        return try await responder.respond(to: request, for: context.session.user) { transaction, composer in
            let definition = try registry.definition(of: id, in: transaction)
            // A cursor that has expired is refused, also when the response to it is still in the cache.
            if cursor != nil { composer.limitValidity(to: signer.nextExpiry) }
            let position = try cursor.map { try signer.position(of: $0, in: definition) }
            let slice = try registry.slice(of: definition, after: position, &composer, in: transaction)
            let response = SectionResponse(
                section: composer.id(id), after: cursor, items: slice.items,
                next: composer.next(slice, in: definition)
            )
            return PageWriter.bytes(of: response, identifiers: composer.identifiers)
        }
    }
}
