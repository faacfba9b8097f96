import CollectionViewKit

/// Homes near a place that the user has chosen, or near the user.
final class NearbyModel: WeaklyReferenceable {
    let lifetime = Lifetime()
    let feed: HomesFeed
    private let center: Center
    private let service: HomesService
    private let lastSearch: LastSearch

    /// What is known of where the user is.
    enum Position: Equatable {
        case unknown, locating, found
        /// The user is where no homes are for sale. What is near a place is shown instead.
        case distant
        /// The user does not want it known.
        case refused
        /// The device does not know.
        case unavailable
    }

    /// What is in the middle; the requests to the server hold it.
    private final class Center {
        /// The district; `nil` for the user's position, or before there is one.
        private(set) var placeID: String?
        private(set) var coordinate = Coordinate(latitude: 0, longitude: 0)
        /// Whether there is a coordinate.
        private(set) var isChosen = false
        /// The district of the search that was the last one at first.
        private(set) var searchedID: String?
        /// The state of the request for the user's position.
        private(set) var position = Position.unknown
        /// Raised with every change of it.
        private(set) var revision = 0

        func setPosition(_ next: Position) {
            position = next
            revision += 1
        }

        /// Chooses a coordinate, and the district where it is the centre of one.
        func choose(_ coordinate: Coordinate, placeID: String?) {
            self.coordinate = coordinate
            self.placeID = placeID
            isChosen = true
        }

        /// Chooses the place that was searched in, unless the user has chosen one meanwhile.
        func begin(in city: City, searchedID: String?) {
            self.searchedID = city.place(searchedID)?.id
            if !isChosen { chooseFirst(in: city) }
        }

        /// Has the place that is chosen at first stand for a position with nothing near it.
        func leavePosition(for city: City) {
            chooseFirst(in: city)
            setPosition(.distant)
        }

        private func chooseFirst(in city: City) {
            let place = city.place(searchedID) ?? city.places.first
            choose(place?.coordinate ?? city.coordinate, placeID: place?.id)
        }
    }

    init(_ service: HomesService, _ lastSearch: LastSearch) {
        let center = Center()
        self.center = center
        self.service = service
        self.lastSearch = lastSearch
        feed = HomesFeed(
            service,
            prepare: { completion in
                guard !center.isChosen else { return completion(nil) }
                lastSearch.loadCity { result in
                    switch result {
                    case .success(let city):
                        center.begin(in: city, searchedID: lastSearch.search?.placeID)
                        completion(nil)
                    case .failure(let error): completion(error)
                    }
                }
            },
            request: { .nearbyHomes(center.coordinate, after: $0) })
        feed.pageHandler = { [nearby = Weak(self)] in nearby.object?.didLoad($0) }
    }
}

extension NearbyModel {
    /// Differs when something has changed that the section shows.
    var revision: Int { feed.revision &+ center.revision }

    /// The state of the request for the user's position.
    var position: Position { center.position }

    /// The places to choose from, the one that was searched in before the others: it is chosen at first, and in sight then.
    var places: [Place] {
        let places = lastSearch.city?.places ?? []
        return places.filter { $0.id == center.searchedID } + places.filter { $0.id != center.searchedID }
    }

    /// The chosen place; `nil` for the user's position, or before there is one.
    var chosenID: String? { center.placeID }

    /// What is said of the middle.
    var summary: String {
        let strings = HomesStrings.current
        let place = lastSearch.city?.place(center.placeID).map { strings.nearby.fromPlace($0.name) } ?? ""
        return switch position {
        case .locating: strings.nearby.looking
        case .found: strings.nearby.fromPosition
        case .distant: strings.nearby.distant + " " + place
        case .refused: strings.nearby.refused + " " + place
        case .unavailable: strings.nearby.unavailable + " " + place
        case .unknown: place
        }
    }

    /// Shows what is near another place.
    func choose(_ place: Place) {
        guard place.id != center.placeID else { return }
        center.setPosition(.unknown)
        center.choose(place.coordinate, placeID: place.id)
        feed.reload()
    }

    /// Shows what is near the user, if the user agrees.
    func choosePosition() {
        guard position != .locating, position != .found, let context = service.context else { return }
        center.setPosition(.locating)
        context.requestPosition { [nearby = Weak(self)] in nearby.object?.didLocate($0) }
    }

    /// Shows what is near the user, unless a place was chosen meanwhile.
    private func didLocate(_ response: HostPositionResponse) {
        guard position == .locating else { return }
        switch response {
        case .found(let coordinate, _):
            center.setPosition(.found)
            center.choose(coordinate, placeID: nil)
            feed.reload()
        case .refused: center.setPosition(.refused)
        case .unavailable: center.setPosition(.unavailable)
        }
    }

    /// Shows what is near a place where nothing is near the user.
    private func didLoad(_ page: HomesPage) {
        guard position == .found, page.isReadable, feed.homes.isEmpty, let city = lastSearch.city else { return }
        center.leavePosition(for: city)
        feed.reload()
    }

    /// Takes another place: the fallback action where there is nothing.
    func chooseAnother() {
        if let place = places.first(where: { $0.id != center.placeID }) { choose(place) }
    }
}
