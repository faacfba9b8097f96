public import CollectionGeometry

/// The position of the row of an orthogonally scrolling section.
public struct OrthogonalScrollPosition: Equatable, Sendable {
    /// The index of the section.
    public var section: Int
    /// The offset of the row, in points from its start in the reading direction, with zero along the scroll axis of the layout.
    public var contentOffset: Point
    /// The page that fills most of the window, from 0: the group whose resting offset is nearest, or for paging and
    /// continuous sections the window's multiple.
    public var page: Int
    /// The number of pages.
    public var numberOfPages: Int
    /// Whether the row has come to rest.
    public var isSettled: Bool

    /// Creates a position. The units and coordinates are those of the properties.
    public init(section: Int, contentOffset: Point, page: Int, numberOfPages: Int, isSettled: Bool) {
        self.section = section
        self.contentOffset = contentOffset
        self.page = page
        self.numberOfPages = numberOfPages
        self.isSettled = isSettled
    }
}
