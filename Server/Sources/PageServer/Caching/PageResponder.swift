import CollectionPages
import Hummingbird
import PageStore

/// Responds with pages and sections: from the cache, or composed within the limits of what may be under way.
struct PageResponder: Sendable {
    /// What composing costs, beside a read of an endpoint that costs 1.
    private static let cost = 2

    let dependencies: ServerDependencies
    /// The media type.
    let type: String

    /// Responds to a request.
    ///
    /// - Parameter compose: Writes the response in a transaction, in which everything of it is read, so that an edit never
    ///   shows half.
    func respond(
        to request: Request,
        _ compose: @escaping @Sendable (any StoreTransaction, inout PageComposer) throws -> [UInt8]
    ) async throws -> Response {
        let (dependencies, type) = (dependencies, type)
        let now = dependencies.configuration.clock.now()
        let version = try await dependencies.version.current()
        let representation = try await dependencies.cache.response(request.uri.string, version: version, now: now) {
            try await withTimeLimit(seconds: dependencies.configuration.limits.requestSeconds) {
                let (bytes, validUntil) = try await dependencies.work.run(cost: Self.cost) {
                    try await dependencies.store.read { transaction in
                        var composer = dependencies.composer()
                        let bytes = try compose(transaction, &composer)
                        return (bytes, composer.validUntil)
                    }
                }
                let representation = Representation(
                    bytes, type: type, cacheControl: dependencies.configuration.pageCacheControl
                ).compressed(brotli: 5, gzip: 6)
                return ResponseCache.Composition(representation: representation, validUntil: validUntil)
            }
        }
        return representation.response(to: request)
    }
}
