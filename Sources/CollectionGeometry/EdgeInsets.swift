/// Distances from the four edges of a rectangle, in points, named by their place on the screen.
///
/// Positive values point inwards. Use it where the side is physical (safe areas, scroll insets); where a side follows
/// the reading direction use ``DirectionalEdgeInsets``.
public struct EdgeInsets: Equatable, Hashable, Sendable {
    /// The distance from the top edge, in points.
    public var top: Double
    /// The distance from the left edge, in points.
    public var left: Double
    /// The distance from the bottom edge, in points.
    public var bottom: Double
    /// The distance from the right edge, in points.
    public var right: Double

    /// No distance on any edge.
    public static let zero = EdgeInsets()

    /// Creates insets, in points; edges that are not named have none.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
