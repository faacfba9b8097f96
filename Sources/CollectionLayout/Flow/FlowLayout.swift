public import CollectionGeometry

/// Arranges items in lines, as text is: each line holds as many as fit and is justified.
///
/// ```swift
/// let layout = FlowLayout()
/// layout.itemSize = Size(width: 100, height: 60)
/// layout.sectionInset = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
/// ```
///
/// What UIKit requests of a delegate is given in closures. Set ``estimatedItemSize`` to have views measured. See Apple's
/// documentation of `UICollectionViewFlowLayout`.
open class FlowLayout: SectionedLayout {
    /// The axis along which lines follow each other. `CollectionView` scrolls up and down only, which is the default.
    public final var scrollDirection = Axis.vertical { didSet { invalidateLayout() } }
    /// The size of items whose size no closure gives, in points.
    public final var itemSize = Size(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The size of items until they are measured, in points; zero, the default, measures none.
    public final var estimatedItemSize = Size.zero { didSet { invalidateLayout() } }
    /// The metrics of sections for which no closure gives others.
    public final var metrics = SectionMetrics() { didSet { invalidateLayout() } }
    /// Gives the metrics of the section with an index.
    public final var sectionMetrics: ((_ section: Int) -> SectionMetrics)? { didSet { invalidateLayout() } }
    /// Gives the size of an item, in points. It is called once for every item in each solve, displayed or not; not at all while
    /// ``estimatedItemSize`` is set. The layout holds the closure strongly: it must not capture the owner of the view.
    public final var sizeForItem: ((_ indexPath: IndexPath) -> Size)? { didSet { invalidateLayout() } }
    /// Further distances that sections keep from the edges of the view across the scroll axis.
    public final var sectionInsetReference = ContentInsetsReference.automatic { didSet { invalidateLayout() } }
    /// Whether headers stay visible while any part of their section is.
    public final var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// Whether footers stay visible while any part of their section is.
    public final var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    /// Creates a layout of items of 50 by 50 points, 10 points apart.
    public init() {
        super.init(sectioned: ())
    }

    override var wholeConfiguration: CompositionalLayoutConfiguration {
        CompositionalLayoutConfiguration(scrollDirection: scrollDirection, contentInsetsReference: .none)
    }

    /// Lines end where the content inset of the view begins.
    override var insetAxes: AxisSet { AxisSet(scrollDirection.crossed) }

    override func describeSection(
        _ index: Int,
        _ environment: LayoutEnvironment
    ) -> SolutionBuilder.Description? {
        let isMeasured = estimatedItemSize != .zero
        var sizes: FlowSizes?
        if let sizeForItem, !isMeasured {
            sizes = FlowSizes(
                ContiguousArray(
                    (0..<environment.numberOfItems).map { item in
                        let size = sizeForItem(IndexPath(item: item, section: index))
                        return Size(width: size.width.boundedLength, height: size.height.boundedLength)
                    }))
        }
        return SolutionBuilder.Description(
            source: DescribedSection(
                FlowSection(
                    metrics: sectionMetrics?(index) ?? metrics,
                    itemSize: isMeasured ? estimatedItemSize : itemSize,
                    isMeasured: isMeasured,
                    sizes: sizes,
                    insetReference: sectionInsetReference,
                    pinsHeader: sectionHeadersPinToVisibleBounds,
                    pinsFooter: sectionFootersPinToVisibleBounds
                )),
            extras: nil
        )
    }

    /// A context that requests sizes and metrics again.
    open override func makeInvalidationContext() -> LayoutInvalidationContext { FlowLayoutInvalidationContext() }

    /// A context that requests nothing again, and lays items out again only if lines get another length.
    open override func invalidationContext(forBoundsChange bounds: Rect) -> LayoutInvalidationContext {
        let result = super.invalidationContext(forBoundsChange: bounds)
        if let flow = result as? FlowLayoutInvalidationContext {
            let across = scrollDirection.crossed
            let old = viewport.context?.bounds ?? .zero
            flow.invalidateFlowLayoutAttributes =
                bounds.size[across] != old.size[across] || bounds.origin[across] != old.origin[across]
            flow.invalidateFlowLayoutDelegateMetrics = false
        }
        return result
    }
}
