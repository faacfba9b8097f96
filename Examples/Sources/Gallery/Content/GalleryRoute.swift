import Catalogue
import CollectionViewKit
public import EarningsDetail
import PeopleFeed
public import ProductPortal
import PropertyHome
public import Storefront

/// The screen of the gallery that an address leads to, as far as the address says so. Whether there is such a show, person or
/// product is in the response to the request of its screen.
///
/// The app makes its screens by it, and a server that does not render them tells known addresses from unknown ones.
public enum GalleryRoute: Sendable {
    /// The cards of all screens.
    case gallery
    /// The catalogue of views.
    case catalogue
    /// The columns of trees, which the catalogue opens in a window of their own.
    case trees
    /// The shows, or one of them.
    case show(ShowRoute)
    /// An episode of a show.
    case episode(EpisodeRoute)
    /// The transactions, or one of them.
    case earnings(EarningsRoute)
    /// The feed of people, or a profile.
    case people
    /// A screen of the property app.
    case homes
    /// The bag or the wishlist of the storefront.
    case shopping
    /// A page of the storefront.
    case page(Route)

    /// Reads an address of the browser. Returns `nil` for an address that leads to no screen.
    public init?(path: String) {
        if RoutePattern.root.value(for: path) != nil {
            self = .gallery
        } else if RoutePattern.path("catalogue").value(for: path) != nil {
            self = .catalogue
        } else if TreeRoute(path: path) != nil {
            self = .trees
        } else if let route = ShowRoute(path: path) {
            self = .show(route)
        } else if let route = EpisodeRoute(path: path) {
            self = .episode(route)
        } else if let route = EarningsRoute(path: path) {
            self = .earnings(route)
        } else if PeopleRoute(path: path) != nil {
            self = .people
        } else if RoutePattern.path("homes").isPrefix(of: path) {
            // None of them is a page of the storefront.
            guard HomesRoute(path: path) != nil else { return nil }
            self = .homes
        } else if ShoppingRoute(path: path) != nil {
            self = .shopping
        } else if let route = Route(path: path) {
            self = .page(route)
        } else {
            return nil
        }
    }
}

extension GalleryRoute {
    /// The name under which the server has what the screen shows, if that is a page.
    public var pageName: String? { if case .page(let route) = self { route.page } else { nil } }
}
