/// A rectangle: a corner and an extent, in points, in a space whose x grows to the right and whose y grows downwards.
///
/// Unlike CoreGraphics' rectangle it is never standardised: a negative extent stays negative, so that what a layout
/// computed is what a caller reads.
public struct Rect: Equatable, Hashable, Sendable {
    /// The top left corner, in points of the caller's coordinate space.
    public var origin: Point
    /// The extent, in points.
    public var size: Size

    /// The rectangle at (0, 0) with no extent.
    public static let zero = Rect(origin: .zero, size: .zero)

    /// Creates a rectangle from its top left corner and its extent, both in points.
    @inline(__always)
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from four numbers, in points.
    @inline(__always)
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// The coordinate of the left edge, in points.
    @inline(__always) public var minX: Double { origin.x }
    /// The coordinate of the top edge, in points.
    @inline(__always) public var minY: Double { origin.y }
    /// The coordinate of the right edge, in points.
    @inline(__always) public var maxX: Double { origin.x + size.width }
    /// The coordinate of the bottom edge, in points.
    @inline(__always) public var maxY: Double { origin.y + size.height }
    /// The horizontal coordinate of the centre, in points.
    public var midX: Double { origin.x + size.width / 2 }
    /// The vertical coordinate of the centre, in points.
    public var midY: Double { origin.y + size.height / 2 }
    /// The horizontal extent, in points.
    @inline(__always) public var width: Double { size.width }
    /// The vertical extent, in points.
    @inline(__always) public var height: Double { size.height }
    /// Whether the rectangle encloses no area: an extent is zero, negative or not a number.
    public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }
}

extension Rect {
    /// The coordinate of the lower bound along one axis, in points.
    @inline(__always)
    public func min(along axis: Axis) -> Double { axis == .horizontal ? minX : minY }

    /// The coordinate of the upper bound along one axis, in points.
    @inline(__always)
    public func max(along axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }

    /// The rectangle moved by the given distances, in points.
    public func offsetBy(dx: Double, dy: Double) -> Rect {
        Rect(origin: origin.offsetBy(dx: dx, dy: dy), size: size)
    }

    /// The rectangle with each edge moved inwards by the given distance, in points; negative distances grow it. More than half of
    /// an extent makes that extent negative.
    public func insetBy(dx: Double, dy: Double) -> Rect {
        Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// Whether this rectangle and another in the same space have an ``intersection(_:)``. Touching edges do not count.
    ///
    /// As in CoreGraphics, a rectangle without area intersects another one that it lies inside of.
    @inline(__always)
    public func intersects(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Whether a location in the same space lies inside; the left and top edges belong to the rectangle, the right and
    /// bottom do not.
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether another rectangle in the same space lies inside this one; shared edges count as inside.
    public func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }

    /// The part shared with another rectangle in the same space, or `nil` when they do not intersect.
    ///
    /// It is empty when a rectangle without area lies inside the other one, as in CoreGraphics.
    public func intersection(_ other: Rect) -> Rect? {
        guard intersects(other) else { return nil }
        let left = Swift.max(minX, other.minX)
        let top = Swift.max(minY, other.minY)
        let right = Swift.min(maxX, other.maxX)
        let bottom = Swift.min(maxY, other.maxY)
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle that encloses this one and another in the same space.
    ///
    /// There is no null rectangle as in CoreGraphics: one without area, such as ``zero``, counts by its position.
    public func union(_ other: Rect) -> Rect {
        let left = Swift.min(minX, other.minX)
        let top = Swift.min(minY, other.minY)
        return Rect(
            x: left,
            y: top,
            width: Swift.max(maxX, other.maxX) - left,
            height: Swift.max(maxY, other.maxY) - top
        )
    }
}
