public import CollectionGeometry

/// What a layout knows of its collection view.
///
/// It is passed in with each call, so that a layout holds no reference to a view and can be driven by a test. Rectangles are in
/// content coordinates, in which x grows to the right in both reading directions; see ``LayoutAttributes``.
public struct LayoutContext {
    /// The part of the content under the view: its origin is the content offset, its size the size of the view, in
    /// points.
    public var bounds: Rect
    /// The number of sections and items.
    public var counts: any LayoutCounts
    /// The reading direction.
    public var layoutDirection: LayoutDirection
    /// The number of device pixels per point, above 0.
    public var displayScale: Double
    /// The part of the view covered by bars and cut-outs, in points. Left and right are those of the screen in both reading
    /// directions.
    public var safeAreaInsets: EdgeInsets
    /// The distances that readable content keeps from the edges of the view, in points.
    public var layoutMargins: DirectionalEdgeInsets
    /// The distances that keep lines of text at a readable length, in points; at least the margins.
    public var readableContentInsets: DirectionalEdgeInsets
    /// Room at the edges of the view that content can be scrolled out of but starts outside of, in points: what is
    /// pinned stays clear of it, and scroll offsets start at its negative. Left and right are those of the screen in both reading
    /// directions.
    public var contentInset: EdgeInsets
    /// How far beyond the window of an orthogonal section its row is wanted in queries, in points on either side.
    public var orthogonalOverscan: Double
    /// The text size the user has chosen, as a factor: 1 is the usual one.
    public var textScale: Double
    /// Whether the user prefers reduced motion.
    public var prefersReducedMotion: Bool

    /// Creates a context for a view with the given bounds and data. The units and coordinates are those of the properties.
    public init(
        bounds: Rect,
        counts: any LayoutCounts,
        layoutDirection: LayoutDirection = .leftToRight,
        displayScale: Double = 1,
        safeAreaInsets: EdgeInsets = .zero,
        layoutMargins: DirectionalEdgeInsets = .zero,
        readableContentInsets: DirectionalEdgeInsets? = nil,
        contentInset: EdgeInsets = .zero,
        orthogonalOverscan: Double = 0,
        textScale: Double = 1,
        prefersReducedMotion: Bool = false
    ) {
        self.bounds = bounds
        self.counts = counts
        self.layoutDirection = layoutDirection
        self.displayScale = displayScale
        self.safeAreaInsets = safeAreaInsets
        self.layoutMargins = layoutMargins
        self.readableContentInsets = readableContentInsets ?? layoutMargins
        self.contentInset = contentInset
        self.orthogonalOverscan = orthogonalOverscan
        self.textScale = textScale
        self.prefersReducedMotion = prefersReducedMotion
    }
}

extension LayoutContext {
    /// The part of the content that nothing covers, in points and content coordinates: the bounds less the content inset.
    public var visibleBounds: Rect {
        Rect(
            x: bounds.minX + contentInset.left,
            y: bounds.minY + contentInset.top,
            width: bounds.width - contentInset.left - contentInset.right,
            height: bounds.height - contentInset.top - contentInset.bottom
        )
    }

    /// The properties of the device and the user's settings.
    public var traits: LayoutTraits {
        LayoutTraits(
            displayScale: displayScale,
            layoutDirection: layoutDirection,
            textScale: textScale,
            prefersReducedMotion: prefersReducedMotion
        )
    }

    /// The raster of device pixels.
    public var pixelGrid: PixelGrid { PixelGrid(scale: displayScale) }
}
