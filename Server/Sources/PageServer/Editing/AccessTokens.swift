public import PageStore

/// Makes and checks the tokens of editors and viewers. The text of a token is shown once; the store keeps its hash.
public struct AccessTokens: Sendable {
    private let store: any PageStore

    /// Tokens of a store, whose schema is up to date.
    public init(store: any PageStore) {
        self.store = store
    }
}

extension AccessTokens {
    /// Makes a token.
    ///
    /// - Returns: Its text; `nil` if there is a token of this name.
    /// - Throws: `StoreError`.
    public func create(_ token: AccessToken) async throws -> String? {
        let secret = SessionToken()
        let isNew = try await store.write(.activity) { try $0.insert(token, hash: secret.id) }
        return isNew ? secret.text : nil
    }

    /// The tokens, sorted by name.
    ///
    /// - Throws: `StoreError`.
    public func all() async throws -> [AccessToken] { try await store.read { try $0.accessTokens() } }

    /// Deletes the token of a name: from then on it allows nothing.
    ///
    /// - Returns: Whether there was one.
    /// - Throws: `StoreError`.
    public func revoke(_ name: String) async throws -> Bool {
        try await store.write(.activity) { try $0.deleteAccessToken(name) }
    }

    /// What the token in a header `Authorization: Bearer …` is; `nil` if it is none of the store.
    ///
    /// - Throws: `StoreError`.
    func token(of authorization: String?) async throws -> AccessToken? {
        guard let authorization, authorization.lowercased().hasPrefix("bearer ") else { return nil }
        guard let secret = SessionToken(authorization.dropFirst("bearer ".count)) else { return nil }
        let hash = secret.id
        return try await store.read { try $0.accessToken(hash: hash) }
    }
}
