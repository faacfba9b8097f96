import CollectionPages
import HTTPTypes
import Hummingbird
import PageStore

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
        let bytes = try await bytes(of: id, after: cursor)
        let representation = Representation(
            bytes, type: Self.mediaType, cacheControl: "public, max-age=0, must-revalidate, stale-if-error=86400"
        )
        return representation.response(to: request)
    }

    private func bytes(of id: String, after cursor: String?) async throws -> [UInt8] {
        try await withTimeLimit(seconds: dependencies.configuration.limits.requestSeconds) {
            try await dependencies.store.read { transaction in
                var composer = dependencies.composer()
                let definition = try dependencies.registry.definition(of: id, in: transaction)
                let position = try cursor.map { try dependencies.signer.position(of: $0, in: definition) }
                let slice = try dependencies.registry.slice(of: definition, after: position, &composer, in: transaction)
                let answer = SectionAnswer(
                    section: composer.id(id), after: cursor, items: slice.items,
                    next: composer.next(slice, in: definition)
                )
                return PageWriter.bytes(of: answer, identifiers: composer.identifiers)
            }
        }
    }
}
