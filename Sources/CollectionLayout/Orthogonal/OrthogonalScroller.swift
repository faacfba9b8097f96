public import CollectionGeometry

/// A section that scrolls across the direction of its collection view, as its host must build it: a window onto a row.
public struct OrthogonalScroller: Equatable, Sendable {
    /// The index of the section.
    public var section: Int
    /// The window through which the row is seen, in content coordinates of the collection view.
    public var frame: Rect
    /// The extent of the whole row, in points; its origin is the origin of `frame`.
    public var contentSize: Size
    /// The offset of the row, in points from its start.
    public var contentOffset: Point

    /// Creates a description of a scrolling section.
    public init(section: Int, frame: Rect, contentSize: Size, contentOffset: Point = .zero) {
        self.section = section
        self.frame = frame
        self.contentSize = contentSize
        self.contentOffset = contentOffset
    }
}
