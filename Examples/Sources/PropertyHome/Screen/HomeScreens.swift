public import CollectionViewKit

/// The property app: its home screen, the results of a search and single homes, which share what the user has seen
/// and searched for.
///
/// ```swift
/// let homes = HomeScreens()
/// let navigation = NavigationController(router: { homes.viewController(for: $0) }, notFound: notFound)
/// ```
public final class HomeScreens {
    private let services = HomesServices()

    /// Creates screens of which none is shown yet.
    public init() {}

    /// The screen for an address; `nil` for an address that is not one of the property app.
    public func viewController(for path: String) -> ViewController? {
        guard HomesRoute.isInside(path) else { return nil }
        switch HomesRoute(path: path) {
        case nil: return NoHomeViewController(services)
        case .start: return HomeViewController(services)
        case .favourites: return FavouritesViewController(services)
        case .home(let id): return DetailViewController(id, services)
        case .results(let query): return ResultsViewController(services, query: query)
        }
    }
}
