import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore

/// The responses about homes, and what the lists that are sent in batches share.
struct HomesResponder {
    let dependencies: ServerDependencies

    private var json: JSONResponder { JSONResponder(dependencies: dependencies, type: HomesFeature.mediaType) }

    /// Responds with an object whose members are written from what the store holds at one moment.
    ///
    /// - Parameter cost: What reading them costs, where a read of a few rows costs 1.
    func read(
        _ request: Request, cost: Int = 1,
        _ write: @escaping @Sendable (any StoreTransaction, inout JSONWriter) throws -> Void
    ) async throws -> Response {
        try await json.read(request, cost: cost, write)
    }

    /// Responds with bytes that the store made, which are JSON.
    ///
    /// - Parameter cost: What reading them costs, where a read of a few rows costs 1.
    func bytes(
        _ request: Request, cost: Int, _ read: @escaping @Sendable (any StoreTransaction) throws -> [UInt8]
    ) async throws -> Response {
        try await json.bytes(request, cost: cost, read)
    }

    /// Changes what belongs to the user of a request in one transaction and responds with nothing.
    func change(
        for session: Session, _ write: @escaping @Sendable (any StoreTransaction, String) throws -> Void
    ) async throws -> Response {
        try await json.change(for: session, write)
    }

    /// The JSON object in the body of a request.
    ///
    /// - Parameter limit: The longest body, in bytes.
    func body(of request: Request, limit: Int = 4_096) async throws -> JSONValue {
        try await json.body(of: request, limit: limit)
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
        return try dependencies.signer.position(of: cursor, in: list)
    }

    /// The cursor at the end of a part of a list; `nil` at the end of the list.
    func cursor(at end: CursorPosition?, in list: SectionDefinition) -> String? {
        end.map { dependencies.signer.cursor(at: $0, in: list) }
    }
}
