public import CollectionViewKit
import Storefront

/// The app that leads to every screen.
public func makeGallery() -> NavigationController {
    NavigationController(
        router: { path in Route(path: path).map { StorefrontViewController(route: $0) } },
        // An address that cannot be one of a page is asked for all the same: the server says that it does not exist.
        notFound: { _ in StorefrontViewController(route: Route(page: "unknown", id: "")) }
    )
}
