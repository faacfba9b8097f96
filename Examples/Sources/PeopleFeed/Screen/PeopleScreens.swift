public import CollectionViewKit

/// The feed of people and their profiles, which share what the user thinks of them.
///
/// ```swift
/// let people = PeopleScreens()
/// let navigation = NavigationController(router: { people.viewController(for: $0) }, notFound: notFound)
/// ```
public final class PeopleScreens {
    private let services = FeedServices()

    /// Creates screens of which none is shown yet.
    public init() {}

    /// The screen for an address; `nil` for an address that is not one of the feed.
    public func viewController(for path: String) -> ViewController? {
        guard let route = PeopleRoute(path: path) else { return nil }
        guard let id = route.personID else {
            return FeedViewController(services, kinds: FeedKind.all(services))
        }
        return ProfileViewController(id, services)
    }
}
