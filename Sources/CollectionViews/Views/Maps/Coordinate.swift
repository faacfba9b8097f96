/// A geographic coordinate, in degrees.
public struct Coordinate: Equatable, Sendable {
    /// The latitude, in degrees; negative in the south.
    public var latitude: Double
    /// The longitude, in degrees; negative in the west.
    public var longitude: Double

    /// Creates a coordinate, in degrees.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A visible region of the earth.
public struct MapRegion: Equatable, Sendable {
    /// The centre.
    public var center: Coordinate
    /// The visible width, in degrees of longitude.
    public var longitudeDelta: Double

    /// Creates a region; the width is in degrees of longitude.
    public init(center: Coordinate, longitudeDelta: Double) {
        self.center = center
        self.longitudeDelta = longitudeDelta
    }
}
