import CollectionViewKit

/// An address of the property app: `/homes` for its home screen, `/homes/results` for a search, `/homes/results?sheet=search` for the
/// form of the search over it, `/homes/favourites` for the favourites, `/homes/1` for a home.
public enum HomesRoute: Equatable, Sendable {
    /// The home screen.
    case start
    /// The results of a search; its query, without the question mark.
    case results(query: String)
    /// The favourites.
    case favourites
    /// One home, by its number.
    case home(Int)

    private static let pattern: RoutePattern<HomesRoute> = .path("homes") / below
    private static var below: RoutePattern<HomesRoute> {
        .first(of: [
            RoutePattern.root.map(to: .start),
            (.path("results") / .queryText).map(
                parse: { .results(query: $0) },
                print: { if case .results(let query) = $0 { query } else { nil } }),
            RoutePattern.path("favourites").map(to: .favourites),
            RoutePattern.parameter(.positiveInt).map(
                parse: { .home($0) }, print: { if case .home(let id) = $0 { id } else { nil } }),
        ])
    }

    /// Reads an address of the browser. Returns `nil` for an address that is not one of the property app.
    public init?(path: String) {
        guard let route = Self.pattern.value(for: path) else { return nil }
        self = route
    }

    /// Whether an address is one of the property app, whether it leads to anything there or not.
    static func isInside(_ path: String) -> Bool { RoutePattern.path("homes").isPrefix(of: path) }

    /// The address in the browser.
    public var path: String { Self.pattern.address(for: self) ?? "/homes" }
}
