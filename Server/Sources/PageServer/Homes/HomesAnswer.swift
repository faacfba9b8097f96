import CollectionPages
import GRDB
import HTTPTypes
import Hummingbird

/// The answers about homes, and what the lists that are sent in batches share.
struct HomesAnswer {
    let parts: ServerParts

    private var json: JSONAnswer { JSONAnswer(parts: parts, type: HomesFeature.mediaType) }

    /// Answers with an object whose members are written from what the database says at one moment.
    func read(
        _ request: Request, _ write: @escaping @Sendable (Database, inout JSONWriter) throws -> Void
    ) async throws -> Response {
        try await json.read(request, write)
    }

    /// Answers with bytes that the database made, which are JSON.
    func bytes(_ request: Request, _ read: @escaping @Sendable (Database) throws -> [UInt8]) async throws -> Response {
        let bytes = try await withTimeLimit(seconds: parts.configuration.limits.requestSeconds) {
            try await parts.database.read(read)
        }
        return Representation(bytes, type: HomesFeature.mediaType, cacheControl: "private, no-cache")
            .response(to: request)
    }

    /// Changes the database in one transaction and answers with nothing.
    func change(_ write: @escaping @Sendable (Database) throws -> Void) async throws -> Response {
        try await withTimeLimit(seconds: parts.configuration.limits.requestSeconds) {
            try await parts.database.write(write)
        }
        return Response(status: .noContent, headers: [.cacheControl: "no-store"])
    }

    /// A list that is sent in batches. Its cursors are of use only for the same list of the same search or place.
    static func list(_ name: String, _ about: String, batch: Int) -> SectionDefinition {
        SectionDefinition(id: "homes.\(name)", content: "homes.\(name)", arguments: ["about": about], batch: batch)
    }

    /// The place that the cursor `after` of a request stands for; `nil` at the start of the list.
    ///
    /// - Throws: A ``Problem`` with status 400 if it is no cursor at all, and 410 if it is one of another list.
    func place(_ cursor: String?, in list: SectionDefinition) throws -> CursorPosition? {
        guard let cursor else { return nil }
        guard CursorSigner.isWellFormed(cursor) else { throw Problem.badRequest("\"after\" is not a cursor.") }
        return try parts.signer.position(of: cursor, in: list)
    }

    /// The cursor at the end of a part of a list; `nil` at the end of the list.
    func cursor(at end: CursorPosition?, in list: SectionDefinition) -> String? {
        end.map { parts.signer.cursor(at: $0, in: list) }
    }
}
