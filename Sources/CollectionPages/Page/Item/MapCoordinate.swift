/// A place on Earth (WGS 84) in units of 10⁻⁷ degrees, about a centimetre.
public struct MapCoordinate: Equatable, Sendable {
    /// The latitude in degrees × 10⁷, -900,000,000 to 900,000,000.
    public var latitudeE7: Int32
    /// The longitude in degrees × 10⁷, -1,800,000,000 to 1,800,000,000.
    public var longitudeE7: Int32

    /// Creates a coordinate in units of 10⁻⁷ degrees.
    public init(latitudeE7: Int32, longitudeE7: Int32) {
        self.latitudeE7 = latitudeE7
        self.longitudeE7 = longitudeE7
    }
}
