public import CollectionGeometry

/// Arranges sections in rows and columns between stacked headers and footers, from the metrics of data sources.
///
/// It is the layout of aggregate data sources: each source of a tree knows the measures of what it shows, and the layout
/// is called with the result for each section.
///
/// ```swift
/// let layout = SectionMetricsLayout { section in
///     section == 0 ? details.metrics : episodes.metrics
/// }
/// layout.globalMetrics.headers = [
///     SupplementaryMetrics(height: .fixed(110)), SupplementaryMetrics(height: .fixed(50), isPinned: true),
/// ]
/// ```
///
/// The header with number *n* of section *s* is the supplementary element of the kind ``ElementKind/sectionHeader`` at
/// item *n* of section *s*; that of everything is at ``IndexPath/globalItem`` of section *n*. Separators are decorations
/// of the kinds ``ElementKind/rowSeparator`` (by row), ``ElementKind/columnSeparator`` (by column) and
/// ``ElementKind/sectionSeparator``; they are one pixel thick and take no room. Backgrounds are decorations of the kinds
/// ``ElementKind/sectionBackground`` and ``ElementKind/globalBackground``. The looks that metrics name for them are style
/// classes; see ``styleClassForDecorationView(ofKind:at:)``.
///
/// Pinned headers stack: those of everything first, then those of the section that is at the top, which the next section
/// pushes out. Headers of everything that are not pinned wait just above the visible part; once they are scrolled out,
/// the content is never too short to leave them there.
///
/// The ideas are those of Apple's sample code "AdvancedCollectionView" (WWDC 2014, session 232).
open class SectionMetricsLayout: SectionedLayout {
    /// The headers and footers of everything; of the rest, ``SectionMetrics/showsBackground`` and
    /// ``SectionMetrics/background`` draw a background behind those headers that covers overscrolling too.
    public final var globalMetrics = SectionMetrics() {
        didSet { if globalMetrics != oldValue { invalidateLayout() } }
    }
    private let sectionMetrics: (_ section: Int) -> SectionMetrics
    /// Which sections slide in the update under way.
    final var slides = SectionSlides()
    /// Whether the update under way shows a segment at the offset at which it was left, instead of from its start.
    package final var isReturningToSegment = false

    /// Creates a layout that requests the metrics of each section, in order, in each solve.
    public init(sectionMetrics: @escaping (_ section: Int) -> SectionMetrics) {
        self.sectionMetrics = sectionMetrics
        super.init(sectioned: ())
    }

    override var wholeConfiguration: CompositionalLayoutConfiguration {
        CompositionalLayoutConfiguration(
            boundarySupplementaryItems: globalMetrics.boundaryItems(isGlobal: true),
            contentInsetsReference: .none
        )
    }

    /// Placeholders fill what the content inset of the view leaves.
    override var insetAxes: AxisSet { .vertical }

    override func describeSection(
        _ index: Int,
        _ environment: LayoutEnvironment
    ) -> SolutionBuilder.Description? {
        SolutionBuilder.Description(source: MetricsSection(sectionMetrics(index)), extras: nil)
    }

    /// Solves what is invalid, and keeps the content long enough for what has been scrolled out of it.
    open override func prepare(_ context: LayoutContext) {
        super.prepare(context)
        keepHeadersScrolledOut()
    }

    /// Applies the sizes that views want; see ``SectionedLayout/updatePreferredSizes(_:in:)``.
    open override func updatePreferredSizes(_ sizes: [PreferredSize], in bounds: Rect? = nil) -> LayoutAdjustment {
        let adjustment = super.updatePreferredSizes(sizes, in: bounds)
        if adjustment.didChange { keepHeadersScrolledOut() }
        return adjustment
    }

    /// Adds the attributes of every element whose frame meets the rectangle, in points and content coordinates; the
    /// background of global headers comes last.
    open override func collectLayoutAttributes(in rect: Rect, into attributes: inout [LayoutAttributes]) {
        super.collectLayoutAttributes(in: rect, into: &attributes)
        if let background = globalBackground, background.frame.intersects(rect.withoutNaN) {
            attributes.append(background)
        }
    }

    /// The attributes of a background or separator, or `nil` if there is none.
    open override func layoutAttributesForDecorationView(
        ofKind kind: ElementKind,
        at indexPath: IndexPath
    ) -> LayoutAttributes? {
        guard kind == .globalBackground else {
            return super.layoutAttributesForDecorationView(ofKind: kind, at: indexPath)
        }
        return indexPath == globalBackground?.indexPath ? globalBackground : nil
    }

    /// The style class of a background or separator by the role in the metrics of its section, or in ``globalMetrics``;
    /// `nil` where none is set.
    open override func styleClassForDecorationView(ofKind kind: ElementKind, at indexPath: IndexPath) -> String? {
        if kind == .globalBackground { return globalMetrics.background?.styleClass }
        guard let solution = solved.current, solution.sections.indices.contains(indexPath.section),
            let metrics = solution.sections[indexPath.section].geometry.source.metrics
        else { return nil }
        return metrics.styleClass(ofDecoration: kind)
    }

    // MARK: Updates

    /// Notes what is invalid, and which sections slide.
    open override func invalidateLayout(with context: LayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        if let update = context.update { slides = update.slides }
    }

    /// Shows sections that slide in from their start, where the proposed content offset, in points, would hide it.
    open override func targetContentOffset(forProposedContentOffset offset: Point) -> Point {
        offsetForSlides(offset)
    }

    /// Ends an update: nothing slides any more.
    open override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        slides = SectionSlides()
        isReturningToSegment = false
    }

    /// The item where it will stand, transparent; beside the view if it slides in.
    open override func initialLayoutAttributesForAppearingItem(at indexPath: IndexPath) -> LayoutAttributes? {
        slidIn(super.initialLayoutAttributesForAppearingItem(at: indexPath))
    }

    /// The item where it stood before the update, transparent; beside the view if it slides out.
    open override func finalLayoutAttributesForDisappearingItem(at indexPath: IndexPath) -> LayoutAttributes? {
        slidOut(super.finalLayoutAttributesForDisappearingItem(at: indexPath))
    }

    /// The view where it will stand, transparent; beside the collection view if it slides in.
    open override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind kind: ElementKind,
        at indexPath: IndexPath
    ) -> LayoutAttributes? {
        slidIn(super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: indexPath))
    }

    /// The view where it stood before the update, transparent; beside the collection view if it slides out.
    open override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind kind: ElementKind,
        at indexPath: IndexPath
    ) -> LayoutAttributes? {
        slidOut(super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: indexPath))
    }

    /// The background or separator where it will stand, transparent; beside the view if it slides in.
    open override func initialLayoutAttributesForAppearingDecorationElement(
        ofKind kind: ElementKind,
        at indexPath: IndexPath
    ) -> LayoutAttributes? {
        slidIn(super.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: indexPath))
    }

    /// The background or separator where it stood before the update, transparent; beside the view if it slides out.
    open override func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind kind: ElementKind,
        at indexPath: IndexPath
    ) -> LayoutAttributes? {
        slidOut(super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: indexPath))
    }

    /// Whether the size of the view changes, or anything visible depends on where the view is scrolled to.
    open override func shouldInvalidateLayout(forBoundsChange bounds: Rect) -> Bool {
        super.shouldInvalidateLayout(forBoundsChange: bounds)
            || (globalMetrics.hasBackground && bounds.origin != viewport.context?.bounds.origin)
    }
}

extension SectionMetricsLayout {
    /// What is behind the global headers, from the first of them or the start of the visible part to the last of them.
    private var globalBackground: LayoutAttributes? {
        guard globalMetrics.hasBackground, let solution = solved.current else { return nil }
        var extent: (start: Double, end: Double)?
        for index in solution.globals.items.indices where solution.globals.items[index].elementKind == .sectionHeader {
            let frame = solution.globalAttributes(index, viewport.moment).frame
            extent = (min(extent?.start ?? frame.minY, frame.minY), max(extent?.end ?? frame.maxY, frame.maxY))
        }
        guard let extent else { return nil }
        let start = min(extent.start, viewport.moment.visible.minY)
        return LayoutAttributes(
            element: .decoration(.globalBackground, IndexPath(item: IndexPath.globalItem, section: 0)),
            frame: Rect(x: 0, y: start, width: solution.contentSize.width, height: max(0, extent.end - start)),
            zIndex: 800
        )
    }

    /// Where the headers that scroll have been scrolled out, the rest of the content fills the view at least.
    private func keepHeadersScrolledOut() {
        guard let solution = solved.current else { return }
        let length = solution.globals.scrolledLength(solution.globalSizes)
        let isScrolledOut = length > 0 && viewport.moment.visible.minY >= length
        let visible = solution.context.viewSize.height - solution.context.contentInset.total(along: .vertical)
        solved.setMinimumLength(isScrolledOut ? visible + length : 0)
    }
}
