import CollectionViewKit

/// The map: what is on the ground, which homes are seen on it, and which of them is chosen. Pins and cards both show it,
/// and neither knows the other.
final class MapModel: WeaklyReferenceable {
    let lifetime = Lifetime()
    /// What is on the ground; empty until it has come.
    private(set) var ground: [MapFeature] = []
    /// The state of loading the city and the ground.
    private(set) var status = LoadStatus()
    /// What the map shows at first.
    private(set) var home: MapRegion?
    /// What the map is to show now, and how often it was sent somewhere.
    private(set) var target: (region: MapRegion, number: Int)?
    /// The home that is chosen, by its number.
    private(set) var selected: Int?
    /// How often a home was chosen by its pin: its card is then to be seen.
    private(set) var pinChoices = 0
    /// Raised with every change.
    private(set) var revision = 0
    /// The homes that are seen on the map.
    let pins: HomesFeed

    private let sight: Sight
    private let lastSearch: LastSearch
    private let keptGround: SharedResponse<[MapFeature]>

    /// What is seen; the requests to the server hold it.
    private final class Sight {
        var region = MapRegion(center: Coordinate(latitude: 0, longitude: 0), longitudeDelta: 1)
        /// The height of the map divided by its width.
        var ratio = 0.8
    }

    init(_ services: HomesServices) {
        let sight = Sight()
        self.sight = sight
        lastSearch = services.lastSearch
        keptGround = services.ground
        pins = HomesFeed(
            services.service, request: { _ in .homes(in: MapBounds(sight.region, ratio: sight.ratio)) })
    }
}

extension MapModel {
    /// Loads what is not there, for a map of a shape.
    func load(ratio: Double) {
        sight.ratio = ratio
        if status.state == .initial { retry() }
    }

    /// Loads the city and the ground, unless they are being loaded; after that the homes come by themselves.
    func retry() {
        guard !status.state.isInProgress else { return }
        change(by: .begin)
        // The responses are shared with other screens, and are not cancelled where this map is closed first.
        lastSearch.loadCity { [map = Weak(self)] in map.object?.didLoad($0) }
    }

    /// There is another search: the map goes there.
    func searchDidChange() {
        guard status.state == .loaded, let city = lastSearch.city else { return }
        goHome(in: city)
    }

    /// Shows the whole city: the fallback action where there is nothing.
    func showEverything() {
        guard let city = lastSearch.city else { return }
        selected = nil
        move(to: MapRegion(whole: city, ratio: sight.ratio))
        pins.refresh()
    }

    /// The user has moved the map.
    func didMove(to region: MapRegion) {
        sight.region = region
        selected = nil
        revision += 1
        pins.refresh()
    }

    /// The user has chosen a pin, or taken the choice back.
    func selectPin(_ id: Int?) {
        selected = id
        if id != nil { pinChoices += 1 }
        revision += 1
    }

    /// The user has chosen a card: its pin is brought into view.
    func selectCard(_ home: Home) {
        guard selected != home.id else { return }
        selected = home.id
        revision += 1
        let bounds = MapBounds(sight.region, ratio: sight.ratio * 0.9, share: 0.9)
        guard !bounds.contains(home.coordinate) else { return }
        move(to: MapRegion(center: home.coordinate, longitudeDelta: sight.region.longitudeDelta))
        pins.refresh()
    }

    private func didLoad(_ city: Result<City, LoadError>) {
        switch city {
        case .success(let city):
            keptGround.load { [map = Weak(self)] in map.object?.didLoad($0, of: city) }
        case .failure(let error): change(by: .finish(.failure(error)))
        }
    }

    private func didLoad(_ ground: Result<[MapFeature], LoadError>, of city: City) {
        switch ground {
        case .success(let features):
            self.ground = features
            change(by: .finish(.content))
            goHome(in: city)
        case .failure(let error): change(by: .finish(.failure(error)))
        }
    }

    private func change(by event: LoadEvent) {
        status = status.reduced(by: event) ?? status
        revision += 1
    }

    private func goHome(in city: City) {
        let region = MapRegion(city.place(lastSearch.search?.placeID), in: city, ratio: sight.ratio)
        home = region
        selected = nil
        move(to: region)
        pins.reload()
    }

    private func move(to region: MapRegion) {
        sight.region = region
        target = (region, (target?.number ?? 0) + 1)
        revision += 1
    }
}
