/// The response to a request that must not be carried out twice.
public struct KeptResponse: Equatable, Sendable {
    /// What tells the request from others: the digest of its body.
    public var request: String
    /// The body of the response.
    public var body: String

    /// Creates a response.
    public init(request: String, body: String) {
        self.request = request
        self.body = body
    }
}

extension StoreTransaction {
    /// Claims a key for the request that this transaction carries out. Another transaction that claims the key meanwhile
    /// waits for this one to end, and gets its response.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - request: What tells the request from others.
    ///   - now: The present, in seconds since 1970.
    ///   - lifetime: How long responses are kept at least, in seconds. Some that are older are deleted.
    /// - Returns: The response of the request that claimed the key before; `nil` if none did.
    /// - Throws: ``StoreError``.
    public func claimKey(_ key: String, for request: String, at now: Int64, lifetime: Int64) throws -> KeptResponse? {
        try execute(
            """
            DELETE FROM \(name: "keptResponse") WHERE id IN
                (SELECT id FROM \(name: "keptResponse") WHERE \(name: "time") < \(now - lifetime)
                ORDER BY \(name: "time") LIMIT 20)
            """
        )
        let claimed = try execute(
            """
            INSERT INTO \(name: "keptResponse") (id, request, body, \(name: "time"))
            VALUES (\(key), \(request), \(""), \(now)) ON CONFLICT DO NOTHING
            """
        )
        guard claimed == 0 else { return nil }
        return try rows("SELECT request, body FROM \(name: "keptResponse") WHERE id = \(key)").first.map {
            KeptResponse(request: try $0.text("request"), body: try $0.text("body"))
        }
    }

    /// Keeps the response to the request that has claimed a key in this transaction.
    ///
    /// - Throws: ``StoreError``.
    public func keepResponse(_ body: String, for key: String) throws {
        try execute("UPDATE \(name: "keptResponse") SET body = \(body) WHERE id = \(key)")
    }
}
