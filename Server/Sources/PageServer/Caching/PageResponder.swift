import CollectionPages
import Hummingbird
import PageStore
import Tracing

/// Responds with pages and sections: from the cache, or composed within the limits of what may be under way.
struct PageResponder: Sendable {
    /// What composing costs, beside a read of an endpoint that costs 1.
    private static let cost = 2

    let dependencies: ServerDependencies
    /// The media type.
    let type: String

    /// Responds to a request. What turns out to depend on the user is composed for the user and not kept.
    ///
    /// - Parameters:
    ///   - user: The user of the request.
    ///   - compose: Writes the response in a transaction, in which everything of it is read, so that an edit never shows
    ///     half.
    func respond(
        to request: Request, for user: String,
        _ compose: @escaping @Sendable (any StoreTransaction, inout PageComposer) throws -> [UInt8]
    ) async throws -> Response {
        let address = request.uri.string
        if !user.isEmpty, dependencies.personalAddresses.contains(address) {
            return try await representation(of: address, for: user, compose).response(to: request)
        }
        var representation = try await representation(of: address, for: "", compose)
        if representation.cacheControl == Self.privateCacheControl {
            dependencies.personalAddresses.insert(address)
            if !user.isEmpty { representation = try await self.representation(of: address, for: user, compose) }
        }
        return representation.response(to: request)
    }

    private static let privateCacheControl = "private, no-cache"

    private func representation(
        of address: String, for user: String,
        _ compose: @escaping @Sendable (any StoreTransaction, inout PageComposer) throws -> [UInt8]
    ) async throws -> Representation {
        let now = dependencies.configuration.clock.now()
        let version = try await dependencies.version.current()
        // No address has a space, so that those of users stand beside those of all.
        let key = user.isEmpty ? address : "\(address) \(user)"
        // The closures below are allocated only for a response that is not kept.
        if let kept = dependencies.cache.kept(key, version: version, now: now) { return kept.representation }
        let admit = { try dependencies.work.checkRoom(cost: Self.cost) }
        return try await dependencies.cache.response(key, version: version, now: now, admit: admit) {
            try await withTimeLimit(seconds: dependencies.configuration.limits.requestSeconds) {
                try await withSpan("compose") { _ in try await composition(for: user, at: now, compose) }
            }
        }
    }

    /// Composes and compresses a response when there is room for the work.
    private func composition(
        for user: String, at now: Double,
        _ compose: @escaping @Sendable (any StoreTransaction, inout PageComposer) throws -> [UInt8]
    ) async throws -> ResponseCache.Composition {
        try await dependencies.work.run(cost: Self.cost) {
            let (bytes, composer) = try await dependencies.store.read { transaction in
                var composer = dependencies.composer(for: user)
                let bytes = try compose(transaction, &composer)
                return (bytes, (validUntil: composer.validUntil, isPersonal: composer.isPersonal))
            }
            let cacheControl =
                composer.isPersonal ? Self.privateCacheControl : dependencies.configuration.pageCacheControl
            let representation = Representation(bytes, type: type, cacheControl: cacheControl)
            // What is sent once is compressed when it is sent, if the client accepts that.
            guard !composer.isPersonal else {
                return ResponseCache.Composition(representation: representation, validUntil: now)
            }
            // Compression belongs to the work: any number of pages at once would keep requests that take no work from their turn.
            return ResponseCache.Composition(
                representation: representation.compressed(brotli: 5, gzip: 6), validUntil: composer.validUntil)
        }
    }
}
