import CollectionViewKit

/// A screen of the storefront that is the user's own: `/storefront/bag` or `/storefront/wishlist`.
public enum ShoppingRoute: Equatable, Sendable {
    /// What is to be bought.
    case bag
    /// Products to come back to.
    case wishlist

    private static let pattern: RoutePattern<ShoppingRoute> = .path("storefront") / below
    private static var below: RoutePattern<ShoppingRoute> {
        .first(of: [RoutePattern.path("bag").map(to: .bag), RoutePattern.path("wishlist").map(to: .wishlist)])
    }

    /// Reads an address of the browser. Returns `nil` for an address that is not one of these screens.
    public init?(path: String) {
        guard let route = Self.pattern.value(for: path) else { return nil }
        self = route
    }

    /// The address in the browser.
    var path: String { Self.pattern.address(for: self) ?? "/storefront" }
}
