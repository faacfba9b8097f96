import CollectionViewKit
import SharedScreens

/// A district of the city.
struct Place: Identifiable, Equatable {
    let id: String
    var name: String
    var coordinate: Coordinate
    /// How many homes are for sale there.
    var homes: Int
}

extension Place {
    /// Reads a district; `nil` where the id, the name or the place on the map is missing.
    init?(_ json: JSONValue) {
        guard let id = json["id"]?.string, let name = json["name"]?.string, let coordinate = json.coordinate else {
            return nil
        }
        self.init(id: id, name: name, coordinate: coordinate, homes: json.int("homes") ?? 0)
    }
}

/// The city with its districts.
struct City: Equatable {
    var name: String
    var coordinate: Coordinate
    var places: [Place]
}

extension City {
    /// Reads the city; `nil` where the name or the place on the map is missing.
    init?(_ json: JSONValue) {
        guard let name = json["city"]?.string, let coordinate = json.coordinate else { return nil }
        let places = json["places"].map { $0.elements.compactMap { Place($0) } } ?? []
        self.init(name: name, coordinate: coordinate, places: places)
    }

    /// The district with an id.
    func place(_ id: String?) -> Place? { id.flatMap { id in places.first { $0.id == id } } }
}
