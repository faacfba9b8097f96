import CollectionGeometry

/// Which part of the unit square a map shows, and how gestures change that: numbers in, numbers out.
struct MapCamera: Equatable {
    /// The middle of the map on the unit square.
    private(set) var center: Point
    /// How wide the unit square is, in points.
    private(set) var scale: Double
    /// The extent of the map, in points.
    private(set) var size: Size

    /// The widest the unit square can be: a point is then about four centimetres at the equator.
    static var mostScale: Double { 1_000_000_000 }

    init(showing region: MapRegion, in size: Size) {
        center = MapProjection.project(region.center)
        self.size = size
        let delta = region.longitudeDelta > 0 && region.longitudeDelta.isFinite ? region.longitudeDelta : 360
        scale = max(size.width, 1) / (min(delta, 360) / 360)
        settle()
    }

    /// What is seen.
    var region: MapRegion {
        MapRegion(center: MapProjection.unproject(center), longitudeDelta: min(360, size.width / scale * 360))
    }

    /// Where a place on the unit square is seen, in points from the top left corner.
    func location(of point: Point) -> Point {
        Point(
            x: (point.x - center.x) * scale + size.width / 2,
            y: (point.y - center.y) * scale + size.height / 2
        )
    }

    /// What is seen at a place, on the unit square.
    func point(at location: Point) -> Point {
        Point(
            x: (location.x - size.width / 2) / scale + center.x,
            y: (location.y - size.height / 2) / scale + center.y
        )
    }

    /// The part of the unit square that is seen, grown by a share of its extent on each side.
    func visibleRect(grownBy share: Double) -> Rect {
        let (width, height) = (size.width / scale, size.height / scale)
        return Rect(
            x: center.x - width * (0.5 + share),
            y: center.y - height * (0.5 + share),
            width: width * (1 + 2 * share),
            height: height * (1 + 2 * share)
        )
    }

    /// Moves what is seen, in points: by a positive distance to the right and down.
    mutating func move(by distance: Point) {
        center = Point(x: center.x - distance.x / scale, y: center.y - distance.y / scale)
        settle()
    }

    /// Makes everything larger by a factor; what is seen at a location stays there. Factors that are no numbers above 0 do
    /// nothing.
    mutating func zoom(by factor: Double, around location: Point) {
        guard factor > 0, factor.isFinite else { return }
        let fixed = point(at: location)
        scale *= factor
        settle()
        let moved = self.location(of: fixed)
        move(by: Point(x: location.x - moved.x, y: location.y - moved.y))
    }

    /// Takes another extent; the middle stays.
    mutating func resize(to size: Size) {
        if self.size.width > 0, size.width > 0 { scale *= size.width / self.size.width }
        self.size = size
        settle()
    }

    /// Shows a rectangle of the unit square with some room around it.
    mutating func show(_ rect: Rect) {
        center = Point(x: rect.midX, y: rect.midY)
        let room = 0.7
        var fitting = Self.mostScale
        if rect.width > 0 { fitting = min(fitting, size.width * room / rect.width) }
        if rect.height > 0 { fitting = min(fitting, size.height * room / rect.height) }
        scale = fitting
        settle()
    }

    /// Keeps to the world: not smaller than the map, its middle within.
    private mutating func settle() {
        let least = max(size.width, size.height, 1)
        scale = min(max(scale, least), Self.mostScale)
        let (halfWidth, halfHeight) = (min(0.5, size.width / scale / 2), min(0.5, size.height / scale / 2))
        center = Point(
            x: min(max(center.x, halfWidth), 1 - halfWidth),
            y: min(max(center.y, halfHeight), 1 - halfHeight)
        )
    }
}
