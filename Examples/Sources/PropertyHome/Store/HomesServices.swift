import CollectionViewKit

/// What the screens share. It holds no screen: where the user is to go is taken by the screen at the end of the event.
final class HomesServices {
    let service: HomesService
    let seen: SeenHomes
    let favourites: FavouriteHomes
    let lastSearch: LastSearch
    let lastVisit = LastVisit()
    /// What is on the ground of the city's map.
    let ground: SharedResponse<[MapFeature]>
    /// Where to go, as soon as the event ends.
    private var destination: String?

    init() {
        let service = HomesService()
        self.service = service
        seen = SeenHomes(service)
        favourites = FavouriteHomes(service)
        lastSearch = LastSearch(service)
        ground = SharedResponse { service.ground(then: $0) }
    }

    /// Gives everything its connection to the host.
    func connect(to context: HostContext?) {
        favourites.follow(context)
        if let context { lastVisit.open(in: context.storage) }
        service.context = context
    }

    /// Differs when a home is marked otherwise: seen, or a favourite.
    var markRevision: Int { seen.revision &+ favourites.revision }

    /// What is to be said about something that failed.
    var notice: Notice? { (seen.notice ?? favourites.notice).map { Notice($0, kind: .failure) } }

    /// The user has read what was said: the notice that is shown, and not one behind it.
    func dismissNotice() {
        if seen.notice != nil { seen.dismissNotice() } else { favourites.dismissNotice() }
    }

    /// The homes of a list as they are to be shown.
    ///
    /// - Parameters:
    ///   - homes: The homes.
    ///   - marksNew: Whether those that were added since the last visit have a badge until they are opened.
    func items(_ homes: [Home], marksNew: Bool = false) -> [HomeItem] {
        homes.map {
            HomeItem(
                home: $0, isSeen: seen.isSeen($0), isFavourite: favourites.isFavourite($0),
                marksNew: marksNew && lastVisit.isNew($0.added))
        }
    }

    /// Goes to a screen when the event ends.
    func open(_ path: String) { destination = path }

    /// Goes to a home, which is seen then.
    func open(_ home: Home) {
        seen.see(home)
        open(HomesRoute.home(home.id).path)
    }

    /// Goes to the results of the last search.
    func openSearch() { open(HomesRoute.results(query: lastSearch.search?.query ?? "").path) }

    /// Hands over where to go.
    func takeDestination() -> String? {
        defer { destination = nil }
        return destination
    }
}
