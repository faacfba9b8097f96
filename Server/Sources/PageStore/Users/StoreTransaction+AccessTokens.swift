/// A token with which a program or a person may do more than users may.
public struct AccessToken: Equatable, Sendable {
    /// What such a token allows.
    public enum Role: String, CaseIterable, Sendable {
        /// To read and store documents of pages.
        case editor
        /// To read documents of pages.
        case viewer

        /// Whether the token permits storing documents of pages.
        public var mayStore: Bool { self == .editor }
    }

    /// Its name, unique in the store.
    public var name: String
    /// What it allows.
    public var role: Role

    /// Creates a token.
    public init(name: String, role: Role) {
        self.name = name
        self.role = role
    }
}

extension StoreTransaction {
    /// The tokens, sorted by name.
    ///
    /// - Throws: ``StoreError``.
    public func accessTokens() throws -> [AccessToken] {
        try rows("SELECT name, role FROM \(name: "accessToken") ORDER BY name").compactMap { try Self.accessToken($0) }
    }

    /// The token that is stored under the hash of its text, or `nil` if there is none.
    ///
    /// - Throws: ``StoreError``.
    public func accessToken(hash: String) throws -> AccessToken? {
        try rows("SELECT name, role FROM \(name: "accessToken") WHERE hash = \(hash)").first.flatMap {
            try Self.accessToken($0)
        }
    }

    /// Stores a token, of which only the hash of its text is kept.
    ///
    /// - Returns: `false` if there is one of its name; then nothing has changed.
    /// - Throws: ``StoreError``.
    public func insert(_ token: AccessToken, hash: String) throws -> Bool {
        try execute(
            """
            INSERT INTO \(name: "accessToken") (name, role, hash) VALUES (\(token.name), \(token.role.rawValue), \(hash))
            ON CONFLICT DO NOTHING
            """
        ) > 0
    }

    /// Deletes the token of a name.
    ///
    /// - Returns: Whether there was one.
    /// - Throws: ``StoreError``.
    public func deleteAccessToken(_ name: String) throws -> Bool {
        try execute("DELETE FROM \(name: "accessToken") WHERE name = \(name)") > 0
    }

    private static func accessToken(_ row: StoreRow) throws -> AccessToken? {
        let name = try row.text("name")
        return AccessToken.Role(rawValue: try row.text("role")).map { AccessToken(name: name, role: $0) }
    }
}
