/// Distances from the four edges of a rectangle, in points, with the sides named by the reading direction.
///
/// Positive values point inwards. The leading edge is the left one in a left-to-right layout.
public struct DirectionalEdgeInsets: Equatable, Hashable, Sendable {
    /// The distance from the top edge, in points.
    public var top: Double
    /// The distance from the edge at which a line of text starts, in points.
    public var leading: Double
    /// The distance from the bottom edge, in points.
    public var bottom: Double
    /// The distance from the edge at which a line of text ends, in points.
    public var trailing: Double

    /// No distance on any edge.
    public static let zero = DirectionalEdgeInsets()

    /// Creates insets, in points; edges that are not named have none.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same insets with the sides resolved to left and right.
    public func resolved(for direction: LayoutDirection) -> EdgeInsets {
        switch direction {
        case .leftToRight: EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
        case .rightToLeft: EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
        }
    }
}
