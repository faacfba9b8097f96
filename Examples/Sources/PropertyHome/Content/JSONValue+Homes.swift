import CollectionViewKit

extension JSONValue {
    /// A number of rooms in a member of an object: at least none, and not more than any home has.
    func rooms(_ name: StaticString) -> Double? { self[name]?.number.map { max(0, min($0, 1_000)) } }

    /// A place in the members of an object; `nil` if there is none on the earth.
    var coordinate: Coordinate? {
        guard let latitude = self["latitude"]?.number, let longitude = self["longitude"]?.number,
            abs(latitude) <= 90, abs(longitude) <= 180
        else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }
}
