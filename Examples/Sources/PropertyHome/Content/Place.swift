import CollectionViewKit
import ScreenContracts

/// A district of the city.
struct Place: Identifiable, Equatable {
    let id: String
    var name: String
    var coordinate: Coordinate
}

extension Place {
    /// A district of a response.
    init(_ contract: PlaceContract) {
        self.init(
            id: contract.id, name: contract.name,
            coordinate: Coordinate(latitude: contract.latitude, longitude: contract.longitude))
    }
}

/// The city with its districts.
struct City: Equatable {
    var name: String
    var coordinate: Coordinate
    /// The districts. Columns of homes name them by their position.
    var places: [Place]
}

extension City {
    /// The city of a response.
    init(_ contract: CityContract) {
        self.init(
            name: contract.name,
            coordinate: Coordinate(latitude: contract.latitude, longitude: contract.longitude),
            places: contract.places.map { Place($0) })
    }

    /// The district with an id.
    func place(_ id: String?) -> Place? { id.flatMap { id in places.first { $0.id == id } } }
}
