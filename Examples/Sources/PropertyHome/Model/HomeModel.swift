import CollectionViewKit
import SharedScreens

/// What the home screen shows: a part for each section, each loading by itself.
final class HomeModel {
    let services: HomesServices
    /// The newest homes of the last search.
    let latest: HomesFeed
    let recommendations: HomesFeed
    let nearby: NearbyModel
    let map: MapModel
    private var searchGeneration: Int

    init(_ services: HomesServices) {
        self.services = services
        let service = services.service
        let favourites = services.favourites
        var moment = 0
        let latest = HomesFeed(
            service,
            request: { cursor in
                moment = favourites.responseCount
                return .latestHomes(after: cursor)
            })
        let lastVisit = services.lastVisit
        latest.pageHandler = { page in
            favourites.learn(count: page.favourites, since: moment)
            for home in page.homes { lastVisit.note(home.added) }
        }
        self.latest = latest
        recommendations = HomesFeed(service, request: { .recommendedHomes(after: $0) })
        nearby = NearbyModel(service, services.lastSearch)
        map = MapModel(services)
        searchGeneration = services.lastSearch.generation
    }
}

extension HomeModel {
    /// Differs when something has changed that the screen shows.
    var revision: Int {
        services.markRevision &+ services.lastSearch.revision &+ latest.revision &+ recommendations.revision
            &+ nearby.revision &+ map.revision &+ map.pins.revision
    }

    /// Differs when something has changed that the map and its pins show.
    var mapRevision: Int { map.revision &+ map.pins.revision &+ services.seen.revision }

    /// Differs when something has changed that the cards below the map show.
    var mapCardsRevision: Int { map.revision &+ map.pins.revision &+ services.markRevision }

    /// Takes note of the last search as the server names it with its homes, and loads anew what depends on it where there
    /// is another one.
    func followSearch() {
        if let named = latest.search { services.lastSearch.learn(named) }
        guard services.lastSearch.generation != searchGeneration else { return }
        searchGeneration = services.lastSearch.generation
        latest.reload()
        recommendations.reload()
        map.searchDidChange()
    }

    /// Loads everything anew that was loaded, and requests what did not come. What is there stays until then.
    func refresh() {
        services.lastSearch.load()
        for feed in [latest, recommendations, nearby.feed, map.pins] where feed.isBegun { feed.refresh() }
    }

    /// Requests again what did not come, as when the device is online again.
    func retry() {
        if services.lastSearch.city.isNil { services.lastSearch.load() }
        for feed in [latest, recommendations, nearby.feed, map.pins] where feed.hasFailed { feed.retry() }
        if map.status.state == .error { map.retry() }
    }

    /// What the newest homes were searched for, in a line. It is what they came with: the server may not have stored what
    /// the user wanted last.
    var latestSummary: String { services.lastSearch.summary(of: latest.search ?? services.lastSearch.search) }

    /// How many homes of the last search the user has not opened: what the server said, less what was opened since.
    var unseenCount: Int? {
        latest.unseen.map { unseen in
            let opened = latest.homes.filter { !$0.isSeen && services.seen.isSeen($0) }
            return max(0, unseen - opened.count)
        }
    }
}

/// A home as it is shown now.
struct HomeItem: Identifiable, Equatable {
    var home: Home
    var isSeen: Bool
    var isFavourite: Bool
    /// Whether it has a badge where the user has not opened it.
    var marksNew = false

    var id: Int { home.id }
}
