import CollectionViewKit

/// Homes near a place that the user has chosen, or near the user.
final class NearbyModel {
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
        var placeID: String?
        var coordinate: Coordinate?
        /// The district of the search that was the last one at first.
        var searchedID: String?
        /// The state of the request for the user's position.
        var position = Position.unknown
        /// Raised with every change of it.
        var revision = 0

        func setPosition(_ next: Position) {
            position = next
            revision += 1
        }

        /// Has the place that is chosen at first stand for a position with nothing near it. Returns its coordinate.
        func leavePosition(for city: City) -> Coordinate {
            let place = city.place(searchedID) ?? city.places.first
            placeID = place?.id
            let next = place?.coordinate ?? city.coordinate
            coordinate = next
            setPosition(.distant)
            return next
        }
    }

    init(_ service: HomesService, _ lastSearch: LastSearch) {
        let center = Center()
        self.center = center
        self.service = service
        self.lastSearch = lastSearch
        feed = HomesFeed(service) { cursor, completion in
            if let coordinate = center.coordinate {
                return service.nearby(coordinate, after: cursor) { result in
                    guard center.position == .found, let city = lastSearch.city, case .success(let page) = result,
                        page.isReadable, page.homes.isEmpty, cursor == nil
                    else { return completion(result) }
                    service.nearby(center.leavePosition(for: city), after: nil, then: completion)
                }
            }
            lastSearch.loadCity { result in
                switch result {
                case .success(let city):
                    let searched = city.place(lastSearch.search?.placeID)
                    center.searchedID = searched?.id
                    // The user may have chosen a place meanwhile.
                    if center.coordinate == nil {
                        let place = searched ?? city.places.first
                        center.placeID = place?.id
                        center.coordinate = place?.coordinate ?? city.coordinate
                    }
                    service.nearby(center.coordinate ?? city.coordinate, after: cursor, then: completion)
                case .failure(let failure):
                    completion(.failure(failure))
                }
            }
            return nil
        }
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
        center.placeID = place.id
        center.coordinate = place.coordinate
        feed.reload()
    }

    /// Shows what is near the user, if the user agrees.
    func choosePosition() {
        guard position != .locating, position != .found, let context = service.context else { return }
        center.setPosition(.locating)
        context.requestPosition { [self] response in
            guard position == .locating else { return }
            switch response {
            case .found(let coordinate, _):
                center.setPosition(.found)
                center.placeID = nil
                center.coordinate = coordinate
                feed.reload()
            case .refused: center.setPosition(.refused)
            case .unavailable: center.setPosition(.unavailable)
            }
        }
    }

    /// Takes another place: the fallback action where there is nothing.
    func chooseAnother() {
        if let place = places.first(where: { $0.id != center.placeID }) { choose(place) }
    }
}
