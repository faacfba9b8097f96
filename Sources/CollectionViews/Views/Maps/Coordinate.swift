/// A place on the earth, in degrees.
public struct Coordinate: Equatable, Sendable {
    /// How far north of the equator, in degrees; negative to the south.
    public var latitude: Double
    /// How far east of Greenwich, in degrees; negative to the west.
    public var longitude: Double

    /// Creates a place.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A part of the earth: its middle, and how much of it is seen.
public struct MapRegion: Equatable, Sendable {
    /// The middle.
    public var center: Coordinate
    /// How many degrees of longitude are seen across.
    public var longitudeDelta: Double

    /// Creates a part.
    public init(center: Coordinate, longitudeDelta: Double) {
        self.center = center
        self.longitudeDelta = longitudeDelta
    }
}
