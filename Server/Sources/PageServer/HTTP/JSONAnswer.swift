public import CollectionPages
import HTTPTypes
public import Hummingbird
public import PageStore

/// Responses that are JSON objects, read in one transaction, with entity tags.
///
/// ```swift
/// try await answer.read(request) { transaction, writer in
///     writer.member("count", try transaction.pageIDs().count)
/// }
/// ```
public struct JSONAnswer: Sendable {
    /// What the routes of the server share.
    public let dependencies: ServerDependencies
    /// The media type of the responses.
    public let type: String

    /// Creates what responds with objects of a media type.
    ///
    /// - Parameters:
    ///   - dependencies: What the routes of the server share.
    ///   - type: The media type.
    public init(dependencies: ServerDependencies, type: String) {
        self.dependencies = dependencies
        self.type = type
    }
}

extension JSONAnswer {
    /// Responds with an object whose members are written from what the store holds at one moment.
    ///
    /// - Throws: A ``Problem``, or an error of the store.
    public func read(
        _ request: Request,
        _ write: @escaping @Sendable (any StoreTransaction, inout JSONWriter) throws -> Void
    ) async throws -> Response {
        try await bytes(request) { transaction in try Self.object(transaction, write) }
    }

    /// Responds with bytes that are JSON.
    ///
    /// - Parameter cost: What reading them costs, in units of ``ServerLimits/Work/capacity``.
    /// - Throws: A ``Problem``, or an error of the store.
    public func bytes(
        _ request: Request, cost: Int = 1, _ read: @escaping @Sendable (any StoreTransaction) throws -> [UInt8]
    ) async throws -> Response {
        let bytes = try await limited(cost: cost) { try await dependencies.store.read(read) }
        // What people look after must not be seen as it was: every answer is asked for again.
        return Representation(bytes, type: type, cacheControl: "private, no-cache").response(to: request)
    }

    /// Changes the store in one transaction and responds with an object about the outcome.
    ///
    /// - Parameter change: What the transaction changes; by default nothing that shared pages show.
    /// - Throws: A ``Problem``, or an error of the store; then nothing has changed.
    public func write(
        _ change: StoreChange = .activity,
        _ write: @escaping @Sendable (any StoreTransaction, inout JSONWriter) throws -> Void
    ) async throws -> Response {
        let bytes = try await limited {
            try await dependencies.store.write(change) { transaction in try Self.object(transaction, write) }
        }
        return Response(
            status: .ok, headers: [.contentType: type, .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
        )
    }

    /// Changes the store in one transaction and responds with nothing.
    ///
    /// - Parameter change: What the transaction changes; by default nothing that shared pages show.
    /// - Throws: A ``Problem``, or an error of the store; then nothing has changed.
    public func change(
        _ change: StoreChange = .activity, _ write: @escaping @Sendable (any StoreTransaction) throws -> Void
    ) async throws -> Response {
        try await limited { try await dependencies.store.write(change, write) }
        return Response(status: .noContent, headers: [.cacheControl: "no-store"])
    }

    /// The JSON object in the body of a request.
    ///
    /// - Parameter limit: The longest body, in bytes.
    /// - Throws: A ``Problem`` if there is none. A page of another origin can send plain text and forms, but not this
    ///   type, without being asked first.
    public func body(of request: Request, limit: Int = 4_096) async throws -> JSONValue {
        guard request.headers[.contentType]?.hasPrefix("application/json") ?? false else {
            throw Problem(status: .unsupportedMediaType, detail: "The body is application/json.")
        }
        let bytes = try await request.bytes(limit: limit, within: dependencies.configuration.limits)
        guard let root = try? JSONDocument(bytes).root, root.kind == .object else {
            throw Problem.badRequest("The body is not a JSON object.")
        }
        // Databases end a text at this character, so what is stored would be less than what was acknowledged.
        guard !Self.hasNullCharacter(root) else {
            throw Problem.badRequest("A text in the body holds the character U+0000, which cannot be stored.")
        }
        return root
    }

    /// Runs work on the store when there is room for it, and gives it up when it takes too long.
    private func limited<Value: Sendable>(
        cost: Int = 1, _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try await withTimeLimit(seconds: dependencies.configuration.limits.requestSeconds) {
            try await dependencies.work.run(cost: cost, work)
        }
    }

    private static func hasNullCharacter(_ value: JSONValue) -> Bool {
        switch value.kind {
        case .string: value.string?.utf8.contains(0) ?? false
        case .array: value.elements.contains { hasNullCharacter($0) }
        case .object: value.members.contains { hasNullCharacter($0.name) || hasNullCharacter($0.value) }
        default: false
        }
    }

    private static func object(
        _ transaction: any StoreTransaction, _ write: (any StoreTransaction, inout JSONWriter) throws -> Void
    ) throws -> [UInt8] {
        // The writer's closures do not throw, so what is read first is written first.
        var writer = JSONWriter()
        var failure: (any Error)?
        writer.object { writer in
            do { try write(transaction, &writer) } catch { failure = error }
        }
        if let failure { throw failure }
        return writer.bytes
    }
}
