import CollectionPages
import GRDB
import Hummingbird
import PageServer
import PageStore

/// Responses of the features whose tables are SQLite's.
struct SampleAnswer {
    private let json: JSONAnswer

    init(dependencies: ServerDependencies, type: String) {
        json = JSONAnswer(dependencies: dependencies, type: type)
    }

    /// What the routes of the server share.
    var dependencies: ServerDependencies { json.dependencies }

    /// Responds with an object whose members are written from what the database holds at one moment.
    func read(
        _ request: Request, _ write: @escaping @Sendable (Database, inout JSONWriter) throws -> Void
    ) async throws -> Response {
        try await json.read(request) { transaction, writer in try write(transaction.sqlite, &writer) }
    }

    /// Responds with bytes that the database made, which are JSON.
    ///
    /// - Parameter cost: What reading them costs, where a read of a few rows costs 1.
    func bytes(
        _ request: Request, cost: Int, _ read: @escaping @Sendable (Database) throws -> [UInt8]
    ) async throws -> Response {
        try await json.bytes(request, cost: cost) { try read($0.sqlite) }
    }

    /// Changes the database in one transaction and responds with an object about the outcome.
    func write(_ write: @escaping @Sendable (Database, inout JSONWriter) throws -> Void) async throws -> Response {
        try await json.write { transaction, writer in try write(transaction.sqlite, &writer) }
    }

    /// Changes what belongs to the user of a request, in one transaction, and responds with nothing.
    func change(
        for session: Session, _ write: @escaping @Sendable (Database, String) throws -> Void
    ) async throws -> Response {
        try await json.change(for: session) { transaction, user in try write(transaction.sqlite, user) }
    }

    /// Changes what belongs to the user of a request, in one transaction, and responds with an object about the outcome.
    func write(
        for session: Session, _ write: @escaping @Sendable (Database, String, inout JSONWriter) throws -> Void
    ) async throws -> Response {
        try await json.write(for: session) { transaction, user, writer in
            try write(transaction.sqlite, user, &writer)
        }
    }

    /// Changes the database once for an idempotency key, and responds with an object about the outcome.
    func write(
        once key: IdempotencyKey?, _ write: @escaping @Sendable (Database, inout JSONWriter) throws -> Void
    ) async throws -> Response {
        try await json.write(once: key) { transaction, writer in try write(transaction.sqlite, &writer) }
    }

    /// The JSON object in the body of a request.
    ///
    /// - Parameter limit: The longest body, in bytes.
    func body(of request: Request, limit: Int = 4_096) async throws -> JSONValue {
        try await json.body(of: request, limit: limit)
    }
}
