public import CollectionGeometry

/// Drives a layout as a collection view does, without views: bounds, layout passes, measuring and updates in the order
/// that UIKit has them.
///
/// ```swift
/// let driver = LayoutDriver(layout: layout, context: LayoutContext(bounds: phone, counts: FixedLayoutCounts([100])))
/// driver.measureVisible { _ in Size(width: 0, height: 60) }
/// driver.setBounds(Rect(x: 0, y: 500, width: 390, height: 844))
/// let rows = driver.visibleAttributes()
/// ```
///
/// Use it to test a layout of your own, or to render one on a server. It shows nothing and recycles nothing.
public final class LayoutDriver {
    /// The layout.
    public let layout: CollectionViewLayout
    /// The properties of the view that the layout receives.
    public private(set) var context: LayoutContext

    /// How often a view may request another size in a row before the driver stops measuring.
    public static let maximumRounds = 12

    /// Creates a driver and prepares the layout.
    public init(layout: CollectionViewLayout, context: LayoutContext) {
        self.layout = layout
        self.context = context
        layoutIfNeeded()
    }
}

extension LayoutDriver {
    /// The part of the content under the view, in points and content coordinates.
    public var bounds: Rect { context.bounds }

    /// Scrolls or resizes the view; the bounds are in points and content coordinates.
    ///
    /// The layout returns, while the old bounds still apply, whether new ones make it wrong. A new size is laid out at
    /// once, a new origin in the next pass.
    public func setBounds(_ bounds: Rect) {
        guard bounds != context.bounds else { return }
        let invalidates = layout.shouldInvalidateLayout(forBoundsChange: bounds)
        if invalidates { layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds)) }
        let resizes = bounds.size != context.bounds.size
        context.bounds = bounds
        if invalidates, resizes { layoutIfNeeded() }
    }

    /// Scrolls by a distance, in points: it is added to the origin of ``bounds``, and not clamped to the content.
    public func scroll(by distance: Point) {
        guard distance != .zero else { return }
        setBounds(context.bounds.offsetBy(dx: distance.x, dy: distance.y))
    }

    /// Runs a layout pass: prepares the layout if it has been invalidated, and scrolls by the distance that the invalidations named.
    public func layoutIfNeeded() {
        guard layout.prepareIfNeeded(context) else { return }
        scroll(by: layout.takeContentOffsetAdjustment())
        layout.prepareIfNeeded(context)
    }

    /// The attributes of everything that meets the bounds, in points and content coordinates, after a layout pass if one is due.
    ///
    /// - Complexity: That of ``CollectionViewLayout/collectLayoutAttributes(in:into:)``, and of the preparation if it is due.
    public func visibleAttributes() -> [LayoutAttributes] {
        layoutIfNeeded()
        var attributes: [LayoutAttributes] = []
        layout.collectLayoutAttributes(in: context.bounds, into: &attributes)
        return attributes
    }

    /// Replaces the data by data that differs by an update.
    public func apply(_ update: LayoutUpdate, counts: any LayoutCounts) {
        let invalidation = layout.makeInvalidationContext()
        invalidation.update = update
        layout.invalidateLayout(with: invalidation)
        context.counts = counts
        layoutIfNeeded()
        layout.prepare(forCollectionViewUpdates: update)
        layout.finalizeCollectionViewUpdates()
    }

    /// Replaces the data by data that has nothing to do with it.
    public func reload(counts: any LayoutCounts) {
        let invalidation = layout.makeInvalidationContext()
        invalidation.invalidateEverything = true
        invalidation.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: invalidation)
        context.counts = counts
        layoutIfNeeded()
    }

    /// Measures what is visible, from the start of the content on, and scrolls as the layout requests.
    ///
    /// Each size is laid out before the next view is measured, so that a view pushed out of sight is not measured at all.
    ///
    /// - Parameter preferredSize: The size the view of an element wants, in points; `nil` for a view without an opinion.
    /// - Returns: The number of views that were measured.
    /// - Complexity: O(*v*²) for *v* visible elements, plus a layout pass for each changed size.
    @discardableResult
    public func measureVisible(_ preferredSize: (LayoutAttributes) -> Size?) -> Int {
        var measured = Set<LayoutElement>()
        while let next = nextToMeasure(besides: measured) {
            measured.insert(next.element)
            var attributes = next
            for _ in 0..<Self.maximumRounds {
                guard let size = preferredSize(attributes) else { break }
                let adjustment = layout.updatePreferredSizes(
                    [PreferredSize(element: next.element, size: size)], in: context.bounds)
                guard adjustment.didChange else { break }
                scroll(by: adjustment.contentOffset)
                layoutIfNeeded()
                guard let changed = layout.layoutAttributes(for: next.element) else { break }
                attributes = changed
            }
        }
        layout.measuringDidSettle()
        return measured.count
    }

    private func nextToMeasure(besides measured: Set<LayoutElement>) -> LayoutAttributes? {
        var first: LayoutAttributes?
        for attributes in visibleAttributes() {
            guard !attributes.selfSizingAxes.isEmpty, !measured.contains(attributes.element) else { continue }
            if let known = first, known.frame.minY <= attributes.frame.minY { continue }
            first = attributes
        }
        return first
    }
}
