public import CollectionGeometry

/// Arranges the elements of a collection view. Subclass it to write a layout of your own.
///
/// A collection view calls ``prepare(_:)`` after every invalidation, then asks for the size of the content and for the
/// elements that meet a rectangle. The layout never sees views: it answers with ``LayoutAttributes``.
open class CollectionViewLayout {
    /// Creates a layout.
    public init() {}

    /// Brings the layout up to date with the view and its data. Called before any query that follows an invalidation.
    open func prepare(_ context: LayoutContext) {}

    /// The extent of all content, in points. The default is zero.
    open var collectionViewContentSize: Size { .zero }

    /// Adds the attributes of every element that meets the rectangle (in content coordinates) to an array.
    open func collectLayoutAttributes(in rect: Rect, into attributes: inout [LayoutAttributes]) {}

    /// The attributes of one item, or `nil` for a path that does not exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? { nil }

    /// Adds the orthogonally scrolling sections that meet the rectangle (in content coordinates) to an array.
    open func collectOrthogonalScrollers(in rect: Rect, into scrollers: inout [OrthogonalScroller]) {}

    /// Tells the layout how far a section has been scrolled across, in points from the start of its row.
    open func setOrthogonalContentOffset(_ offset: Point, forSection section: Int) {}

    /// Whether new bounds (same space and unit as ``LayoutContext/bounds``) make the prepared layout wrong.
    open func shouldInvalidateLayout(forBoundsChange bounds: Rect) -> Bool { false }
}
