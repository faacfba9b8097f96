/// The map of a section whose items are pins.
public struct SectionMap: Equatable, Sendable {
    /// The south-western corner.
    public var southWest: MapCoordinate
    /// The north-eastern corner.
    public var northEast: MapCoordinate
    /// A picture of exactly this area.
    public var image: PageImage?

    /// Creates a map.
    public init(southWest: MapCoordinate, northEast: MapCoordinate, image: PageImage? = nil) {
        self.southWest = southWest
        self.northEast = northEast
        self.image = image
    }
}
