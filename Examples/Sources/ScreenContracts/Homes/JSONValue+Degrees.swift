import CollectionPages

extension JSONValue {
    /// The members `latitude` and `longitude` of an object, in degrees; `nil` where they are no place on the earth.
    var degrees: (latitude: Double, longitude: Double)? {
        guard let latitude = self["latitude"]?.number, let longitude = self["longitude"]?.number,
            abs(latitude) <= 90, abs(longitude) <= 180
        else { return nil }
        return (latitude, longitude)
    }
}
