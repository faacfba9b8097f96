public import CollectionPages
public import PageStore

/// Makes pages on request.
public protocol PageProvider: Sendable {
    /// The routes that this provider knows.
    ///
    /// - Throws: An error of the store.
    func routes(in store: any StoreTransaction) throws -> [String]

    /// The page of a route, such as `product`, or `nil` if this provider does not know the route.
    ///
    /// - Parameters:
    ///   - route: The name that the client pushed.
    ///   - arguments: The arguments it gave. They come from outside: use them as values of statements only.
    ///   - composer: What the page is put together with.
    ///   - store: The transaction in which everything of the page is read.
    /// - Throws: A ``Problem`` with status 404 if the route is known but what it requests is not there.
    func page(
        _ route: String, arguments: [String: String], _ composer: inout PageComposer, in store: any StoreTransaction
    ) throws -> Page?
}
