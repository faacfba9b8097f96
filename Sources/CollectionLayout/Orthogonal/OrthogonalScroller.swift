public import CollectionGeometry

/// A section that scrolls across the direction of its collection view, as its host must build it: a window onto a row.
///
/// The window is as wide as the view, so that the row can be seen under the insets of its section while it is scrolled;
/// the insets are part of the extent of the row. Offsets grow in the reading direction.
public struct OrthogonalScroller: Equatable, Sendable {
    /// The index of the section.
    public var section: Int
    /// The window through which the row is seen, in points and content coordinates of the collection view. It does not depend on
    /// any offset.
    public var frame: Rect
    /// The extent of the whole row with the insets at its ends, in points. While the offset is zero, the row starts where
    /// `frame` does: at its left edge, or at its right edge in a right-to-left environment.
    public var contentSize: Size
    /// The offset of the row, in points from its start in the reading direction, with zero along the scroll axis of the layout.
    public var contentOffset: Point
    /// The minimum and the maximum offset at which the row can rest, in points from its start. Only a row whose groups
    /// rest in the middle goes below zero or beyond the end of its content.
    public var offsetRange: ClosedRange<Double>
    /// The insets at the start and the end of the row, in points: groups rest at the edge of what is between them.
    public var insets: DirectionalEdgeInsets
    /// Where the row rests.
    public var behavior: OrthogonalScrollingBehavior
    /// The deceleration and bounce of scrolling.
    public var properties: OrthogonalScrollingProperties

    /// Creates a description of a scrolling section. The units and coordinates are those of the properties.
    public init(
        section: Int,
        frame: Rect,
        contentSize: Size,
        contentOffset: Point = .zero,
        offsetRange: ClosedRange<Double> = 0...0,
        insets: DirectionalEdgeInsets = .zero,
        behavior: OrthogonalScrollingBehavior = .continuous,
        properties: OrthogonalScrollingProperties = OrthogonalScrollingProperties()
    ) {
        self.section = section
        self.frame = frame
        self.contentSize = contentSize
        self.contentOffset = contentOffset
        self.offsetRange = offsetRange
        self.insets = insets
        self.behavior = behavior
        self.properties = properties
    }
}
