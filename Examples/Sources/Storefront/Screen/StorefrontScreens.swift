public import CollectionViewKit

/// The storefront: its pages, the bag and the wishlist, which share what the user has put into them.
///
/// ```swift
/// let storefront = StorefrontScreens()
/// let navigation = NavigationController(router: { storefront.viewController(for: $0) }, notFound: notFound)
/// ```
public final class StorefrontScreens {
    private let services = StorefrontServices()

    /// Creates screens of which none is shown yet.
    public init() {}

    /// The screen for an address; `nil` for an address that cannot be one of the storefront.
    public func viewController(for path: String) -> ViewController? {
        switch ShoppingRoute(path: path) {
        case .bag: return BagViewController(services)
        case .wishlist: return WishlistViewController(services)
        case nil: return Route(path: path).map { StorefrontViewController($0, services) }
        }
    }
}
