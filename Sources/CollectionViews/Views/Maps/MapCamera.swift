import CollectionGeometry

/// The visible part of the unit square of a map, and how gestures change it: a pure value.
struct MapCamera: Equatable {
    /// The centre of the map on the unit square.
    private(set) var center: Point
    /// The width of the unit square, in points.
    private(set) var scale: Double
    /// The size of the map, in points.
    private(set) var size: Size

    /// The maximum width of the unit square, in points: a point is then about four centimetres at the equator.
    static var maximumScale: Double { 1_000_000_000 }

    init(showing region: MapRegion, in size: Size) {
        center = MapProjection.project(region.center)
        self.size = size
        let delta = region.longitudeDelta > 0 && region.longitudeDelta.isFinite ? region.longitudeDelta : 360
        scale = max(size.width, 1) / (min(delta, 360) / 360)
        settle()
    }

    /// The visible region.
    var region: MapRegion {
        MapRegion(center: MapProjection.unproject(center), longitudeDelta: min(360, size.width / scale * 360))
    }

    /// The location of a point of the unit square, in points from the top left corner.
    func location(of point: Point) -> Point {
        Point(
            x: (point.x - center.x) * scale + size.width / 2,
            y: (point.y - center.y) * scale + size.height / 2
        )
    }

    /// The point of the unit square at a location, in points from the top left corner.
    func point(at location: Point) -> Point {
        Point(
            x: (location.x - size.width / 2) / scale + center.x,
            y: (location.y - size.height / 2) / scale + center.y
        )
    }

    /// The visible part of the unit square, enlarged by a fraction of its size on each side.
    func visibleRect(grownBy share: Double) -> Rect {
        let (width, height) = (size.width / scale, size.height / scale)
        return Rect(
            x: center.x - width * (0.5 + share),
            y: center.y - height * (0.5 + share),
            width: width * (1 + 2 * share),
            height: height * (1 + 2 * share)
        )
    }

    /// Moves the content, in points: by a positive distance to the right and down.
    mutating func move(by distance: Point) {
        center = Point(x: center.x - distance.x / scale, y: center.y - distance.y / scale)
        settle()
    }

    /// Scales the content by a factor around a location, in points. A factor that is not above 0 does nothing.
    mutating func zoom(by factor: Double, around location: Point) {
        guard factor > 0, factor.isFinite else { return }
        let fixed = point(at: location)
        scale *= factor
        settle()
        let moved = self.location(of: fixed)
        move(by: Point(x: location.x - moved.x, y: location.y - moved.y))
    }

    /// Sets the size, in points, and keeps the centre.
    mutating func resize(to size: Size) {
        if self.size.width > 0, size.width > 0 { scale *= size.width / self.size.width }
        self.size = size
        settle()
    }

    /// Shows a rectangle of the unit square with a margin around it.
    mutating func show(_ rect: Rect) {
        center = Point(x: rect.midX, y: rect.midY)
        let room = 0.7
        var fitting = Self.maximumScale
        if rect.width > 0 { fitting = min(fitting, size.width * room / rect.width) }
        if rect.height > 0 { fitting = min(fitting, size.height * room / rect.height) }
        scale = fitting
        settle()
    }

    /// Limits the camera to the world: it is at least as large as the map, and contains the visible part.
    private mutating func settle() {
        let least = max(size.width, size.height, 1)
        scale = min(max(scale, least), Self.maximumScale)
        let (halfWidth, halfHeight) = (min(0.5, size.width / scale / 2), min(0.5, size.height / scale / 2))
        center = Point(
            x: min(max(center.x, halfWidth), 1 - halfWidth),
            y: min(max(center.y, halfHeight), 1 - halfHeight)
        )
    }
}
