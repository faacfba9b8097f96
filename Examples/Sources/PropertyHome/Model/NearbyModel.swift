import CollectionViewKit

/// Homes near a place that the reader has chosen.
final class NearbyModel {
    let feed: HomesFeed
    private let center: Center
    private let lastSearch: LastSearch

    /// What is in the middle; the questions to the server hold it.
    private final class Center {
        var placeID: String?
        var coordinate: Coordinate?
    }

    init(_ service: HomesService, _ lastSearch: LastSearch) {
        let center = Center()
        self.center = center
        self.lastSearch = lastSearch
        feed = HomesFeed { cursor, answer in
            if let coordinate = center.coordinate {
                return service.nearby(coordinate, after: cursor, then: answer)
            }
            lastSearch.loadCity { result in
                switch result {
                case .success(let city):
                    let place = city.place(lastSearch.search?.placeID) ?? city.places.first
                    center.placeID = place?.id
                    center.coordinate = place?.coordinate ?? city.coordinate
                    service.nearby(center.coordinate ?? city.coordinate, after: cursor, then: answer)
                case .failure(let failure):
                    answer(.failure(failure))
                }
            }
            return nil
        }
    }
}

extension NearbyModel {
    /// The places to choose from.
    var places: [Place] { lastSearch.city?.places ?? [] }

    /// The chosen place; `nil` before there is one.
    var chosenID: String? { center.placeID }

    /// The name of the chosen place.
    var chosenName: String? { lastSearch.city?.place(center.placeID)?.name }

    /// Shows what is near another place.
    func choose(_ place: Place) {
        guard place.id != center.placeID else { return }
        center.placeID = place.id
        center.coordinate = place.coordinate
        feed.reload()
    }

    /// Takes the first place again: a way out where there is nothing.
    func chooseFirst() {
        if let place = places.first(where: { $0.id != center.placeID }) { choose(place) }
    }
}
