/// The addresses of an app: each route is declared once, and is read and written by the same declaration.
///
/// ```swift
/// enum ShowRoute: Equatable { case list, show(Int, sheet: Sheet?), search(String?), unknown(path: String) }
///
/// let router = Router<ShowRoute>(
///     [
///         RoutePattern.path("shows").map(to: .list),
///         (.path("shows") / .parameter(.int) / .modal(.sheet)).map(
///             parse: { .show($0, sheet: $1) },
///             print: { if case .show(let id, let sheet) = $0 { (id, sheet) } else { nil } }),
///     ],
///     otherwise: { .unknown(path: $0) })
///
/// router.route(for: "/shows/7?sheet=share")       // show(7, sheet: .share)
/// router.path(for: .show(7, sheet: nil))          // /shows/7
/// ```
///
/// A nested router is a pattern too: ``pattern``. What is presented over a screen, as a sheet, is a query of the screen's route:
/// ``RoutePattern/modal(_:)``. The screen presents it, and adds and removes the query, by a ``ModalRoute``. The folder of the site that the
/// app lies in is no part of a path: the page takes it off and puts it on (`data-base`).
public struct Router<Route>: Sendable {
    /// All routes of this router as a pattern of another one, below a fixed part:
    /// `(.path("shop") / shop.pattern).map(parse: …)`.
    public let pattern: RoutePattern<Route>
    private let otherwise: @Sendable (String) -> Route

    /// Creates a router.
    ///
    /// - Parameters:
    ///   - patterns: The patterns. The first that fits counts, in both directions.
    ///   - otherwise: Returns the route of a path that no pattern fits: a screen for an unknown address.
    public init(_ patterns: [RoutePattern<Route>], otherwise: @escaping @Sendable (String) -> Route) {
        pattern = .first(of: patterns)
        self.otherwise = otherwise
    }
}

extension Router {
    /// The route of a path with its query. A slash at the end, empty parts, queries that no pattern names and what follows `#` are
    /// ignored.
    ///
    /// - Complexity: O(*n* · *k*) in the number of patterns and bytes.
    public func route(for path: String) -> Route { pattern.value(for: path) ?? otherwise(path) }

    /// The path of a route, with its query; `nil` for a route that no pattern writes, such as that of an unknown path.
    public func path(for route: Route) -> String? { pattern.address(for: route) }
}
