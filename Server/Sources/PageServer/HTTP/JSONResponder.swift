public import CollectionPages
import Foundation
import HTTPTypes
public import Hummingbird
public import PageStore

/// Responses that are JSON objects, read in one transaction, with entity tags.
///
/// ```swift
/// try await responder.read(request) { transaction, writer in
///     writer.member("count", try transaction.pageIDs().count)
/// }
/// ```
///
/// A write says what it changes; what belongs to the user of a request is `StoreChange.activity`. Work on the store waits for room
/// and is refused with status 503 as ``ServerLimits/work`` says.
public struct JSONResponder: Sendable {
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

extension JSONResponder {
    /// Responds with an object whose members are written from what the store holds at one moment.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - cost: What reading them costs, in units of ``ServerLimits/Work/capacity``.
    ///   - write: Writes the members.
    /// - Throws: A ``Problem``, or an error of the store.
    public func read(
        _ request: Request, cost: Int = 1,
        _ write: @escaping @Sendable (any StoreTransaction, inout JSONWriter) throws -> Void
    ) async throws -> Response {
        try await bytes(request, cost: cost) { transaction in try Self.object(transaction, write) }
    }

    /// Responds with a value that is read in one transaction.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - cost: What reading it costs, in units of ``ServerLimits/Work/capacity``.
    ///   - read: Reads the value.
    /// - Throws: A ``Problem``, or an error of the store.
    public func readValue<Value: Encodable & Sendable>(
        _ request: Request, cost: Int = 1, _ read: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) async throws -> Response {
        try await bytes(request, cost: cost) { transaction in Array(try JSONEncoder.stable.encode(read(transaction))) }
    }

    /// Responds with bytes that are JSON.
    ///
    /// - Parameter cost: What reading them costs, in units of ``ServerLimits/Work/capacity``.
    /// - Throws: A ``Problem``, or an error of the store.
    public func bytes(
        _ request: Request, cost: Int = 1, _ read: @escaping @Sendable (any StoreTransaction) throws -> [UInt8]
    ) async throws -> Response {
        let bytes = try await dependencies.limited(cost: cost) { try await dependencies.store.read(read) }
        // What users check for changes must not be stale: every response is requested again.
        return Representation(bytes, type: type, cacheControl: "private, no-cache").response(to: request)
    }

    /// Changes the store in one transaction and responds with an object about the outcome.
    ///
    /// - Parameter change: What the transaction changes. After `StoreChange.activity` composed pages are served as they were.
    /// - Throws: A ``Problem``, or an error of the store; then nothing has changed.
    public func write(
        _ change: StoreChange,
        _ write: @escaping @Sendable (any StoreTransaction, inout JSONWriter) throws -> Void
    ) async throws -> Response {
        try await self.write(change, once: nil, write)
    }

    /// Changes the store in one transaction and responds with nothing.
    ///
    /// - Parameter change: What the transaction changes. After `StoreChange.activity` composed pages are served as they were.
    /// - Throws: A ``Problem``, or an error of the store; then nothing has changed.
    public func change(
        _ change: StoreChange, _ write: @escaping @Sendable (any StoreTransaction) throws -> Void
    ) async throws -> Response {
        try await dependencies.limited { try await dependencies.store.write(change, write) }
        return Response(status: .noContent, headers: [.cacheControl: "no-store"])
    }

    /// Changes what belongs to the user of a request, in one transaction, and responds with an object about the outcome.
    /// A user without a session gets one.
    ///
    /// Keys of different users are different, even if their texts are equal. A request without a session that is sent again gets
    /// another session and is carried out for that one.
    ///
    /// - Parameters:
    ///   - session: The session of the request.
    ///   - key: The key of a request that must not be carried out twice: one that is sent again gets the response of the first. `nil`
    ///     to carry out each request.
    ///   - write: Changes the store for the user, whose id it is given.
    /// - Throws: A ``Problem`` with status 422 if the key was used for another request, a problem of the write, or an
    ///   error of the store; then nothing has changed.
    public func write(
        for session: Session, once key: IdempotencyKey? = nil,
        _ write: @escaping @Sendable (any StoreTransaction, String, inout JSONWriter) throws -> Void
    ) async throws -> Response {
        let now = Int64(dependencies.configuration.clock.now())
        let (bytes, headers) = try await personal(session) { transaction, user in
            try Self.once(key, of: user, at: now, in: transaction) {
                try Self.object(transaction) { try write($0, user, &$1) }
            }
        }
        var response = Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
        response.headers[.contentType] = type
        return response
    }

    /// Changes what belongs to the user of a request, in one transaction, and responds with nothing. A user without a
    /// session gets one.
    ///
    /// - Parameters:
    ///   - session: The session of the request.
    ///   - write: Changes the store for the user, whose id it is given.
    /// - Throws: A ``Problem``, or an error of the store; then nothing has changed.
    public func change(
        for session: Session, _ write: @escaping @Sendable (any StoreTransaction, String) throws -> Void
    ) async throws -> Response {
        let (_, headers) = try await personal(session, write)
        return Response(status: .noContent, headers: headers)
    }

    /// Changes the store once for an idempotency key: a request that is sent again gets the response of the first.
    ///
    /// - Parameters:
    ///   - change: What the transaction changes. After `StoreChange.activity` composed pages are served as they were.
    ///   - key: The key; `nil` to carry out each request.
    ///   - write: Changes the store.
    /// - Throws: A ``Problem`` with status 422 if the key was used for another request, a problem of the write, or an
    ///   error of the store; then nothing has changed.
    public func write(
        _ change: StoreChange, once key: IdempotencyKey?,
        _ write: @escaping @Sendable (any StoreTransaction, inout JSONWriter) throws -> Void
    ) async throws -> Response {
        try await writeBytes(change, once: key) { transaction in try Self.object(transaction, write) }
    }

    /// Changes the store in one transaction, once for an idempotency key, and responds with a value about the outcome.
    ///
    /// - Parameters:
    ///   - change: What the transaction changes. After `StoreChange.activity` composed pages are served as they were.
    ///   - key: The key; `nil` to carry out each request.
    ///   - write: Changes the store.
    /// - Throws: A ``Problem`` with status 422 if the key was used for another request, a problem of the write, or an
    ///   error of the store; then nothing has changed.
    public func writeValue<Value: Encodable & Sendable>(
        _ change: StoreChange, once key: IdempotencyKey? = nil,
        _ write: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) async throws -> Response {
        try await writeBytes(change, once: key) { transaction in
            Array(try JSONEncoder.stable.encode(write(transaction)))
        }
    }

    /// Changes the store in one transaction, once for an idempotency key, and responds with the bytes that `write` returns.
    private func writeBytes(
        _ change: StoreChange, once key: IdempotencyKey?,
        _ write: @escaping @Sendable (any StoreTransaction) throws -> [UInt8]
    ) async throws -> Response {
        let now = Int64(dependencies.configuration.clock.now())
        let bytes = try await dependencies.limited {
            try await dependencies.store.write(change) { transaction in
                try Self.once(key, at: now, in: transaction) { try write(transaction) }
            }
        }
        return Response(
            status: .ok, headers: [.contentType: type, .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
        )
    }

    /// The JSON object in the body of a request.
    ///
    /// - Parameter limit: The longest body, in bytes.
    /// - Throws: A ``Problem`` with status 415 if the body is not of type `application/json`, or with status 400 if it is no JSON object or
    ///   a text in it holds U+0000; an error with status 413 if it is longer. A body that does not arrive within
    ///   ``ServerLimits/bodySeconds`` results in status 408.
    public func body(of request: Request, limit: Int = 4_096) async throws -> JSONValue {
        let bytes = try await request.jsonBytes(limit: limit)
        guard let root = try? JSONDocument(bytes).root, root.kind == .object else {
            throw Problem.badRequest("The body is not a JSON object.")
        }
        return root
    }

    /// Changes the store for the user of a request.
    ///
    /// - Returns: What the change returns, and the headers of the response: those of the session, with a cookie where it has begun.
    private func personal<Value: Sendable>(
        _ session: Session, _ write: @escaping @Sendable (any StoreTransaction, String) throws -> Value
    ) async throws -> (Value, HTTPFields) {
        let (now, lifetime) = (Int64(dependencies.configuration.clock.now()), SessionCookie.lifetime)
        // Of the session that begins where the request has none. A transaction that is repeated begins the same one.
        let successor = SessionToken()
        let (value, isNew) = try await dependencies.limited {
            try await dependencies.store.write(.activity) { transaction in
                let isKnown = try !session.user.isEmpty && transaction.touchSession(session.user, at: now)
                let user = isKnown ? session.user : successor.id
                if !isKnown { try transaction.insertSession(user, at: now, lifetime: lifetime) }
                return (try write(transaction, user), !isKnown)
            }
        }
        var headers: HTTPFields = [.cacheControl: "no-store"]
        if let name = Session.stateHeader { headers[name] = isNew ? "begun" : "known" }
        if isNew { headers[.setCookie] = session.cookie.header(successor) }
        return (value, headers)
    }

    /// Makes a response once for a key, in the transaction that carries out the request.
    ///
    /// - Parameters:
    ///   - key: The key; `nil` to make a response for each request.
    ///   - user: The id of the user whose key it is; empty for a key that all users share.
    ///   - now: The present, in seconds since 1970.
    ///   - make: Carries out the request.
    /// - Returns: What `make` returns, or the response that was kept for the key.
    /// - Throws: A ``Problem`` with status 422 if the key was used for another request, what `make` throws, or an error of the store.
    private static func once(
        _ key: IdempotencyKey?, of user: String = "", at now: Int64, in transaction: any StoreTransaction,
        _ make: () throws -> [UInt8]
    ) throws -> [UInt8] {
        guard let key else { return try make() }
        let name = user.isEmpty ? key.name : "\(user) \(key.name)"
        if let kept = try transaction.claimKey(name, for: key.request, at: now, lifetime: IdempotencyKey.lifetime) {
            guard kept.request == key.request else { throw IdempotencyKey.reused }
            return Array(kept.body.utf8)
        }
        let bytes = try make()
        try transaction.keepResponse(String(decoding: bytes, as: UTF8.self), for: name)
        return bytes
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
