public import CollectionGeometry

/// A layout that is solved section by section: what compositional, flow and metrics layouts have in common.
///
/// It is not a layout by itself; use ``CompositionalLayout``, ``FlowLayout`` or ``SectionMetricsLayout``. It keeps the
/// solution as a value, measures, anchors what is in sight while lengths change, and remembers how far rows are
/// scrolled. Nothing here is tied to a view, and nothing is thread-safe: use a layout in one place.
open class SectionedLayout: CollectionViewLayout {
    /// Why sections could not be laid out as described, as of the last solve. Empty when all is well.
    public final var errors: [LayoutError] { solved.errors }
    final var solved = SolvedLayout()
    final var viewport = LayoutViewport()
    final var pending = PendingInvalidation()
    final var feedback = FeedbackLimiter()
    final var scratch = PlacedElements()

    init(sectioned: Void) {
        super.init()
    }

    /// Properties of the layout as a whole.
    var wholeConfiguration: CompositionalLayoutConfiguration { CompositionalLayoutConfiguration() }

    /// The axes along which the content inset of the view changes frames: along the scroll axis where short content
    /// stands at the end of the view.
    var insetAxes: AxisSet {
        let configuration = wholeConfiguration
        return configuration.contentAnchor == .end ? AxisSet(configuration.scrollDirection) : []
    }

    /// What the layout says of a section.
    func describeSection(_ index: Int, _ environment: LayoutEnvironment) -> SolutionBuilder.Description? { nil }

    // MARK: Frames

    /// Solves what has become wrong. Where nothing but the visible part has changed, nothing is solved.
    open override func prepare(_ context: LayoutContext) {
        solveIfNeeded(context)
    }

    /// The extent of all content, in points.
    open override var collectionViewContentSize: Size { solved.current?.contentSize ?? .zero }

    /// The attributes of every element that meets the rectangle, in points and content coordinates; see
    /// ``collectLayoutAttributes(in:into:)``.
    open override func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes] {
        var attributes: [LayoutAttributes] = []
        collectLayoutAttributes(in: rect, into: &attributes)
        return attributes
    }

    /// Adds the attributes of every element whose frame meets the rectangle, in content coordinates.
    ///
    /// Sections come in order; in a section cells by index, then views attached to items and groups, boundary items,
    /// decorations; the boundary items of the layout come last. Rows of orthogonal sections are reported as far as they
    /// are in their window at its present offset, in frames that do not follow that offset. An element is found by its
    /// own frame, even where it sticks out of its group.
    ///
    /// - Complexity: O(log n + k) for n items and k elements that are reported or share a group with one.
    open override func collectLayoutAttributes(in rect: Rect, into attributes: inout [LayoutAttributes]) {
        solved.current?.collect(in: rect.withoutNaN, viewport.moment, &scratch, into: &attributes)
    }

    /// The attributes of an item, or `nil` for a path that does not exist.
    ///
    /// - Complexity: O(log n).
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
        solved.current?.cell(at: indexPath, viewport.moment)
    }

    /// The attributes of a boundary item or of a view attached to an item or group, or `nil` if there is none.
    ///
    /// - Complexity: O(log n).
    open override func layoutAttributesForSupplementaryView(
        ofKind kind: ElementKind,
        at indexPath: IndexPath
    ) -> LayoutAttributes? {
        solved.current?.supplementary(kind, at: indexPath, viewport.moment)
    }

    /// Whether a section has a boundary item of any kind at its start, or one of the kind
    /// ``ElementKind/sectionHeader`` at another side.
    ///
    /// - Complexity: O(*b*) in the number of boundary items of the section.
    package override func hasHeader(inSection section: Int) -> Bool {
        solved.current?.hasHeader(inSection: section) ?? false
    }

    /// The attributes of a background, or `nil` if there is none.
    open override func layoutAttributesForDecorationView(
        ofKind kind: ElementKind,
        at indexPath: IndexPath
    ) -> LayoutAttributes? {
        solved.current?.decoration(kind, at: indexPath)
    }

    // MARK: Sections that scroll by themselves

    /// Adds the orthogonally scrolling sections that meet the rectangle, in points and content coordinates.
    ///
    /// - Complexity: O(log s + k) for s sections and k sections that meet the rectangle.
    open override func collectOrthogonalScrollers(in rect: Rect, into scrollers: inout [OrthogonalScroller]) {
        solved.current?.collectScrollers(in: rect.withoutNaN, into: &scrollers)
    }

    /// Notes how far a row has been scrolled, in points from its start, and calls the section's handler. Nothing is solved.
    open override func setOrthogonalContentOffset(_ offset: Point, forSection section: Int, isSettled: Bool) {
        scrollRow(of: section, to: offset, isSettled: isSettled)
    }

    /// How far the row of a section is scrolled, in points from its start.
    open override func orthogonalContentOffset(forSection section: Int) -> Point {
        rowOffset(of: section)
    }

    /// Where the row of a section comes to rest when it is sent to an offset, both in points from its start.
    ///
    /// - Complexity: O(log n).
    open override func orthogonalRestingOffset(
        forProposedContentOffset offset: Point,
        inSection section: Int
    ) -> Point {
        restingOffset(for: offset, inSection: section)
    }

    /// What is at the start of the window of a section's row.
    ///
    /// - Complexity: O(log n).
    open override func orthogonalAnchor(forSection section: Int) -> OrthogonalAnchor? {
        rowAnchor(ofSection: section)
    }

    /// The offset, in points from the start of the row, at which an anchor of it is where it was, clamped to the row.
    ///
    /// - Complexity: O(log n).
    open override func orthogonalContentOffset(
        of anchor: OrthogonalAnchor,
        inSection section: Int,
        isSettled: Bool
    ) -> Point? {
        rowOffset(of: anchor, inSection: section, isSettled: isSettled)
    }

    /// Adds the offsets at which the row of a section rests, in points from its start, as far as they are in a range: where
    /// groups or pages start, or groups are centred. A section that rests anywhere adds none.
    ///
    /// - Complexity: O(log n + k) for k offsets.
    open override func collectOrthogonalRestingOffsets(
        inSection section: Int,
        range: ClosedRange<Double>,
        into offsets: inout [Double]
    ) {
        collectRests(inSection: section, range: range, into: &offsets)
    }

    // MARK: Invalidation

    /// Notes what is wrong, to be solved in the next ``prepare(_:)``.
    open override func invalidateLayout(with context: LayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        pending.add(context)
    }

    /// Whether the size of the view changes, or anything in sight depends on where the view is scrolled to.
    open override func shouldInvalidateLayout(forBoundsChange bounds: Rect) -> Bool {
        guard let context = viewport.context, let solution = solved.current else { return true }
        return bounds.size != context.bounds.size || (solution.followsBounds && bounds.origin != context.bounds.origin)
    }

    /// A context that has nothing solved again but what the new bounds call for.
    open override func invalidationContext(forBoundsChange bounds: Rect) -> LayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.isForBoundsChange = true
        return context
    }

    /// Whether the sizes differ.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: LayoutAttributes,
        withOriginalAttributes original: LayoutAttributes
    ) -> Bool {
        let pixel = viewport.context?.pixelGrid.pixel ?? 1
        return Axis.allCases.contains { axis in
            original.selfSizingAxes.contains(axis)
                && abs(preferred.frame.size[axis] - original.frame.size[axis]) >= pixel
        }
    }

    // MARK: Measuring

    /// Takes in the sizes that views want and returns how the content offset has to change so that what is seen stays.
    ///
    /// - Complexity: O(k log n) for k sizes and n items.
    open override func updatePreferredSizes(_ sizes: [PreferredSize], in bounds: Rect? = nil) -> LayoutAdjustment {
        takeIn(sizes, bounds)
    }

    /// Forgets what views wanted before.
    open override func measuringDidSettle() {
        feedback.reset()
    }

    /// Adds items that have to be measured because visible ones are to be as long as the longest of them: at most `limit`
    /// items in each section, or each part of a divided one, that meets the rectangle, in points and content coordinates.
    open override func collectUnmeasuredSiblings(in rect: Rect, limit: Int, into attributes: inout [LayoutAttributes]) {
        collectSiblings(in: rect.withoutNaN, limit: limit, into: &attributes)
    }

    // MARK: Updates

    /// Ends an update: the state before it is given up.
    open override func finalizeCollectionViewUpdates() {
        solved.endUpdate()
    }

    /// The item where it will stand, transparent.
    open override func initialLayoutAttributesForAppearingItem(at indexPath: IndexPath) -> LayoutAttributes? {
        layoutAttributesForItem(at: indexPath)?.faded
    }

    /// The item where it stood before the update, transparent.
    open override func finalLayoutAttributesForDisappearingItem(at indexPath: IndexPath) -> LayoutAttributes? {
        fadedBeforeUpdate(.cell(indexPath))
    }

    /// The view where it will stand, transparent.
    open override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind kind: ElementKind,
        at indexPath: IndexPath
    ) -> LayoutAttributes? {
        layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)?.faded
    }

    /// The view where it stood before the update, transparent.
    open override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind kind: ElementKind,
        at indexPath: IndexPath
    ) -> LayoutAttributes? {
        fadedBeforeUpdate(.supplementary(kind, indexPath))
    }

    /// The background where it will stand, transparent.
    open override func initialLayoutAttributesForAppearingDecorationElement(
        ofKind kind: ElementKind,
        at indexPath: IndexPath
    ) -> LayoutAttributes? {
        layoutAttributesForDecorationView(ofKind: kind, at: indexPath)?.faded
    }

    /// The background where it stood before the update, transparent.
    open override func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind kind: ElementKind,
        at indexPath: IndexPath
    ) -> LayoutAttributes? {
        fadedBeforeUpdate(.decoration(kind, indexPath))
    }

    /// An element where it stood before the update, transparent.
    private func fadedBeforeUpdate(_ element: LayoutElement) -> LayoutAttributes? {
        guard let shown = solved.previous ?? solved.current else { return nil }
        let attributes =
            switch element {
            case .cell(let indexPath): shown.cell(at: indexPath, viewport.moment)
            case .supplementary(let kind, let indexPath): shown.supplementary(kind, at: indexPath, viewport.moment)
            case .decoration(let kind, let indexPath): shown.decoration(kind, at: indexPath)
            }
        return attributes?.faded
    }
}
