import Catalogue
import CollectionViewKit
import EarningsDetail
import PeopleFeed
import ProductPortal
import PropertyHome
import Storefront

/// The app that leads to every screen.
public func makeGallery() -> GalleryViewController {
    let people = PeopleScreens()
    let homes = HomeScreens()
    let storefront = StorefrontScreens()
    let navigation = NavigationController(
        router: { path in
            if GalleryScreen(path: path) == .gallery { return GalleryHomeViewController() }
            if RoutePattern.path("catalogue").value(for: path) != nil { return CatalogueViewController() }
            if let route = ShowRoute(path: path) {
                return route.showID == nil ? ShowListViewController() : ShowViewController(route: route)
            }
            if let route = EpisodeRoute(path: path) { return EpisodeViewController(route: route) }
            if let route = EarningsRoute(path: path) {
                return route.transactionID == nil
                    ? TransactionListViewController() : EarningsViewController(route: route)
            }
            if let screen = people.viewController(for: path) { return screen }
            if let screen = homes.viewController(for: path) { return screen }
            return storefront.viewController(for: path)
        },
        // An address that cannot be one of a page is asked for all the same: the server says that it does not exist.
        notFound: { _ in StorefrontViewController(route: Route(page: "unknown", id: "")) }
    )
    return GalleryViewController(navigation)
}
