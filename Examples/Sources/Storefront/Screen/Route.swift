public import CollectionViewKit

/// A screen of the storefront as an address: the page it shows, and of which thing.
///
/// The address in the browser is `/storefront` for the home page and `/page/id` for others; the page comes from the server under
/// the same names.
public struct Route: Equatable, Sendable {
    /// The name of the page, such as `product`.
    public var page: String
    /// The id of the thing the page is about; empty for none.
    public var id: String

    /// The home page.
    public static let home = Route(page: "home", id: "")

    private static let pattern = RoutePattern<Route>.first(of: [
        RoutePattern.path("storefront").map(to: .home),
        (.parameter(.token) / .optional(.token)).map(
            parse: { Route(page: $0.0, id: $0.1 ?? "") }, print: { ($0.page, $0.id.isEmpty ? nil : $0.id) }),
    ])

    /// Creates a route.
    public init(page: String, id: String) {
        self.page = page
        self.id = id
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
        id.isEmpty ? "/v1/pages/" + page : "/v1/pages/" + page + "/" + id
    }

    /// Whether a text can be an id or the name of a page.
    private static func isName(_ text: String) -> Bool { RouteParameter<String>.token.parse(text) != nil }
}
