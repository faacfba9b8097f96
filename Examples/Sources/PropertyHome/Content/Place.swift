import CollectionViewKit
import SharedScreens

/// A district of the city.
struct Place: Identifiable, Equatable {
    let id: String
    var name: String
    var coordinate: Coordinate
}

extension Place {
    /// Reads a district; `nil` where the id, the name or the place on the map is missing.
    init?(_ json: JSONValue) {
        guard let id = json["id"]?.string, let name = json["name"]?.string, let coordinate = json.coordinate else {
            return nil
        }
        self.init(id: id, name: name, coordinate: coordinate)
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
    /// Reads the city; `nil` where the name or the place on the map is missing, or where a district cannot be read: the
    /// positions of those after it would be wrong.
    init?(_ json: JSONValue) {
        guard let name = json["city"]?.string, let coordinate = json.coordinate else { return nil }
        var places: [Place] = []
        if let elements = json["places"]?.elements {
            for element in elements {
                guard let place = Place(element) else { return nil }
                places.append(place)
            }
        }
        self.init(name: name, coordinate: coordinate, places: places)
    }

    /// The district with an id.
    func place(_ id: String?) -> Place? { id.flatMap { id in places.first { $0.id == id } } }
}
