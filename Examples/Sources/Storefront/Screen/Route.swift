public import CollectionViewKit

/// A screen of the storefront as an address: the page it shows, and of which thing.
///
/// The address in the browser is `/storefront` for the home page, `/storefront/search?query=` for a search and `/page/id` for
/// others; the page comes from the server under the same names.
public struct Route: Equatable, Sendable {
    /// The name of the page, such as `product`.
    public var page: String
    /// The id of the thing the page is about; empty for none.
    public var id: String
    /// What is searched for, empty for nothing yet; `nil` for a page that is no search.
    public private(set) var query: String?

    /// The home page.
    public static let home = Route(page: "home", id: "")

    private static let pattern = RoutePattern<Route>.first(of: [
        RoutePattern.path("storefront").map(to: .home),
        searchPattern.map(
            parse: { (text: String?) -> Route? in Route.search(text ?? "") },
            print: { (route: Route) -> String?? in
                route.query.map { text -> String? in text.utf8.isEmpty ? nil : text }
            }),
        (.parameter(.token) / .optional(.token)).map(
            parse: { Route(page: $0.0, id: $0.1 ?? "") }, print: { ($0.page, $0.id.isEmpty ? nil : $0.id) }),
    ])

    private static var searchPattern: RoutePattern<String?> { .path("storefront") / belowStorefront }
    private static var belowStorefront: RoutePattern<String?> { .path("search") / .query("query", .string) }

    /// Creates the route of a page that is no search.
    public init(page: String, id: String) {
        self.page = page
        self.id = id
    }

    /// The results for a text; for an empty one the field to search with.
    public static func search(_ query: String) -> Route {
        var route = Route(page: "search", id: "")
        route.query = query
        return route
    }

    /// Reads an address of the browser. Returns `nil` for an address that cannot be one of a page.
    public init?(path: String) {
        guard let route = Self.pattern.value(for: path) else { return nil }
        self = route
    }

    /// The route a list of actions leads to when the element is selected, if it leads to a page.
    public init?(of actions: [PageAction]) {
        for command in actions[.select] {
            guard case .push(let page, let arguments) = command else { continue }
            self.init(page: page, id: arguments["id"] ?? "")
            guard Self.isName(page), id.isEmpty || Self.isName(id) else { return nil }
            return
        }
        return nil
    }

    /// The address in the browser.
    public var path: String { Self.pattern.address(for: self) ?? "/storefront" }

    /// Where the server has the page.
    public var source: String {
        // The query is escaped as in the address.
        if query != nil {
            let escaped = Array(path.utf8).drop { $0 != UInt8(ascii: "?") }
            return "/v1/pages/search" + String(decoding: escaped, as: UTF8.self)
        }
        return id.isEmpty ? "/v1/pages/" + page : "/v1/pages/" + page + "/" + id
    }

    /// Whether a text can be an id or the name of a page.
    private static func isName(_ text: String) -> Bool { RouteParameter<String>.token.parse(text) != nil }
}
