import CollectionViewKit

extension JSONValue {
    /// A place in the members of an object.
    var coordinate: Coordinate? {
        guard let latitude = self["latitude"]?.number, let longitude = self["longitude"]?.number else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }
}
