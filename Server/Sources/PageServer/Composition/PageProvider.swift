import CollectionPages
import GRDB

/// Makes pages on request.
protocol PageProvider: Sendable {
    /// The routes that this provider knows.
    func routes(in database: Database) throws -> [String]

    /// The page of a route, such as `product`, or `nil` if this source does not know the route.
    ///
    /// - Parameters:
    ///   - route: The name that the client pushed.
    ///   - arguments: The arguments it gave. They come from outside: use them as values of statements only.
    /// - Throws: A ``Problem`` with status 404 if the route is known but what it asks for is not there.
    func page(
        _ route: String, arguments: [String: String], _ composer: inout PageComposer, in database: Database
    ) throws -> Page?
}
