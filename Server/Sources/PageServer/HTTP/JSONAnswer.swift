import CollectionPages
import GRDB
import HTTPTypes
import Hummingbird

/// Answers that are JSON objects, read in one transaction, with entity tags.
struct JSONAnswer {
    let parts: ServerParts
    /// The media type of the answers.
    let type: String

    /// Answers with an object whose members are written from what the database says at one moment.
    func read(
        _ request: Request, _ write: @escaping @Sendable (Database, inout JSONWriter) throws -> Void
    ) async throws -> Response {
        let bytes = try await withTimeLimit(seconds: parts.configuration.limits.requestSeconds) {
            try await parts.database.read { database in try Self.object(database, write) }
        }
        // What people look after must not be seen as it was: every answer is asked for again.
        return Representation(bytes, type: type, cacheControl: "private, no-cache").response(to: request)
    }

    /// Changes the database in one transaction and answers with an object about the outcome.
    func write(
        _ write: @escaping @Sendable (Database, inout JSONWriter) throws -> Void
    ) async throws -> Response {
        let bytes = try await withTimeLimit(seconds: parts.configuration.limits.requestSeconds) {
            try await parts.database.write { database in try Self.object(database, write) }
        }
        return Response(
            status: .ok, headers: [.contentType: type, .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
        )
    }

    /// The JSON object in the body of a request.
    ///
    /// - Throws: A ``Problem`` if there is none. A page of another origin can send plain text and forms, but not this
    ///   type, without being asked first.
    static func body(of request: Request, limit: Int = 4_096) async throws -> JSONValue {
        guard request.headers[.contentType]?.hasPrefix("application/json") ?? false else {
            throw Problem(status: .unsupportedMediaType, detail: "The body is application/json.")
        }
        let bytes = try await request.body.collect(upTo: limit)
        guard let root = try? JSONDocument(Array(bytes.readableBytesView)).root, root.kind == .object else {
            throw Problem.badRequest("The body is not a JSON object.")
        }
        return root
    }

    private static func object(
        _ database: Database, _ write: (Database, inout JSONWriter) throws -> Void
    ) throws -> [UInt8] {
        // The writer's closures do not throw, so what is read first is written first.
        var writer = JSONWriter()
        var failure: (any Error)?
        writer.object { writer in
            do { try write(database, &writer) } catch { failure = error }
        }
        if let failure { throw failure }
        return writer.bytes
    }
}
