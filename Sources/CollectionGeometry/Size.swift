/// The extent of a rectangle, in points. A layout may produce negative extents; a ``Rect`` keeps them as written.
public struct Size: Equatable, Hashable, Sendable {
    /// The horizontal extent, in points.
    public var width: Double
    /// The vertical extent, in points.
    public var height: Double

    /// The size with no extent on either axis.
    public static let zero = Size(width: 0, height: 0)

    /// Creates a size from its two extents, in points.
    @inline(__always)
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The extent along one axis, in points: `width` for ``Axis/horizontal``, `height` for ``Axis/vertical``.
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }
}
