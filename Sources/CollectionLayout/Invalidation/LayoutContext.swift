public import CollectionGeometry

/// What a layout may know of the collection view it works for.
///
/// It is passed in with each call, so that a layout holds no reference to a view and can be driven by a test.
public struct LayoutContext {
    /// The visible part of the content: its origin is the content offset, its size the size of the view, in points.
    public var bounds: Rect
    /// The number of sections and items.
    public var counts: any LayoutCounts
    /// The reading direction.
    public var layoutDirection: LayoutDirection
    /// Device pixels to a point, above 0.
    public var displayScale: Double
    /// The part of the view covered by bars and cut-outs, in points.
    public var safeAreaInsets: EdgeInsets
    /// The distances that readable content keeps from the edges of the view, in points.
    public var layoutMargins: DirectionalEdgeInsets

    /// Creates a context for a view with the given bounds and data.
    public init(
        bounds: Rect,
        counts: any LayoutCounts,
        layoutDirection: LayoutDirection = .leftToRight,
        displayScale: Double = 1,
        safeAreaInsets: EdgeInsets = .zero,
        layoutMargins: DirectionalEdgeInsets = .zero
    ) {
        self.bounds = bounds
        self.counts = counts
        self.layoutDirection = layoutDirection
        self.displayScale = displayScale
        self.safeAreaInsets = safeAreaInsets
        self.layoutMargins = layoutMargins
    }
}

/// The shape of the data a layout arranges.
public protocol LayoutCounts: AnyObject {
    /// The number of sections.
    var numberOfSections: Int { get }
    /// The number of items in a section whose index is in `0..<numberOfSections`.
    func numberOfItems(inSection section: Int) -> Int
}
