/// A location in a two-dimensional coordinate space: x grows to the right, y grows downwards, both in points.
///
/// A point is the unit of all lengths of the library. In a browser it is one CSS pixel; how many device pixels that is, the
/// display scale of the environment says.
public struct Point: Equatable, Hashable, Sendable {
    /// The distance from the origin along the horizontal axis, in points.
    public var x: Double
    /// The distance from the origin along the vertical axis, in points.
    public var y: Double

    /// The location (0, 0).
    public static let zero = Point(x: 0, y: 0)

    /// Creates a location from its two coordinates, in points.
    @inline(__always)
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The coordinate along one axis, in points: `x` for ``Axis/horizontal``, `y` for ``Axis/vertical``.
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set {
            if axis == .horizontal { x = newValue } else { y = newValue }
        }
    }

    /// The location moved by the given distances, in points.
    public func offsetBy(dx: Double, dy: Double) -> Point {
        Point(x: x + dx, y: y + dy)
    }
}
