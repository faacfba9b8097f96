public import CollectionGeometry

/// A line of a list that is to be drawn with one of its rows.
public struct ListSeparator: Equatable, Sendable {
    /// The side of the row that a line is at.
    public enum Edge: Hashable, Sendable {
        /// Above.
        case top
        /// Below.
        case bottom
    }

    /// The row.
    public var indexPath: IndexPath
    /// The side of the row.
    public var edge: Edge
    /// The place of the line, in points and content coordinates.
    public var frame: Rect

    /// Creates a line at a place in content coordinates.
    public init(indexPath: IndexPath, edge: Edge, frame: Rect) {
        self.indexPath = indexPath
        self.edge = edge
        self.frame = frame
    }
}
