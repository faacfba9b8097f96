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
            switch GalleryRoute(path: path) {
            case .gallery: return GalleryHomeViewController()
            case .catalogue: return CatalogueViewController()
            // The frame shows the columns in place of the stack.
            case .trees: return nil
            case .show(let route):
                return route.showID == nil ? ShowListViewController() : ShowViewController(route: route)
            case .episode(let route): return EpisodeViewController(route: route)
            case .earnings(let route):
                return route.transactionID == nil
                    ? TransactionListViewController() : EarningsViewController(route: route)
            case .people: return people.viewController(for: path)
            case .shopping, .page: return storefront.viewController(for: path)
            // Below the address of the property app, a screen of it says that there is nothing.
            case .homes, nil: return homes.viewController(for: path)
            }
        },
        // An address that cannot be one of a page is requested all the same: the server says that it does not exist.
        notFound: { _ in StorefrontViewController(route: Route(page: "unknown", id: "")) }
    )
    return GalleryViewController(navigation)
}
