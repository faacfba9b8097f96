public import CollectionGeometry

/// A point of a rectangle: the middle, edge or corner that a set of edges names, moved by an offset.
///
/// An axis of which neither or both edges are named is centred. See Apple's documentation of
/// `NSCollectionLayoutAnchor`.
public struct LayoutAnchor: Hashable, Sendable {
    /// How far the point is moved.
    public enum Offset: Hashable, Sendable {
        /// By points: `x` towards the trailing side, `y` downwards.
        case absolute(Point)
        /// By fractions of the width and height of the supplementary item that is placed: `x` towards the trailing side, `y`
        /// downwards.
        case fractional(Point)
    }

    /// The edges that name the point.
    public var edges: DirectionalRectEdge
    /// How far the point is moved.
    public var offset: Offset

    /// Creates an anchor at the point that a set of edges names.
    public init(edges: DirectionalRectEdge, offset: Offset = .absolute(.zero)) {
        self.edges = edges
        self.offset = offset
    }
}

extension LayoutAnchor {
    /// The place of the anchor along an axis, from 0 at the start of the rectangle to 1 at its end.
    func fraction(along axis: Axis) -> Double {
        let start = edges.contains(axis == .horizontal ? .leading : .top)
        let end = edges.contains(axis == .horizontal ? .trailing : .bottom)
        return start == end ? 0.5 : start ? 0 : 1
    }

    /// The offset in points for a supplementary item of a size.
    func offset(forSize size: Size) -> Point {
        switch offset {
        case .absolute(let point):
            Point(x: point.x.boundedLength, y: point.y.boundedLength)
        case .fractional(let point):
            Point(x: (point.x * size.width).boundedLength, y: (point.y * size.height).boundedLength)
        }
    }
}
