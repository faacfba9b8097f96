public import CollectionGeometry

/// Arranges sections that are each described as groups of items, with headers, footers, badges and backgrounds.
///
/// ```swift
/// let layout = CompositionalLayout { index, environment in
///     let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
///     let item = LayoutItem(layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
///     let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
///     return LayoutSection(group: .horizontal(layoutSize: row, subitem: item, count: columns))
/// }
/// ```
///
/// Frames follow what was recorded from UIKit. Cost follows what is in sight: sections of given sizes are arithmetic
/// whatever their number of items, measured sizes are kept in trees, and neither pinning nor scrolling a row solves
/// anything again. See Apple's documentation of `UICollectionViewCompositionalLayout`.
///
/// It is not tied to a view, and not thread-safe: use one in one place.
open class CompositionalLayout: CollectionViewLayout {
    /// Properties of the layout as a whole. Setting it invalidates the layout.
    public var configuration: CompositionalLayoutConfiguration {
        didSet { if configuration != oldValue { invalidateLayout() } }
    }
    /// Why sections could not be laid out as described, as of the last solve. Empty when all is well.
    public internal(set) var errors: [LayoutError] = []
    let sectionProvider: (Int, LayoutEnvironment) -> LayoutSection?
    var solution: CompositionalSolution?
    /// The solution before the update that is being animated.
    var previous: CompositionalSolution?
    var moment = CompositionalSolution.Moment(visible: .zero, overscan: 0)
    var context: LayoutContext?
    var pending = PendingInvalidation()
    var feedback = FeedbackLimiter()
    var scratch = PlacedElements()

    /// Creates a layout that asks for the description of each section.
    ///
    /// - Parameter sectionProvider: Is given the index of a section and its surroundings, for all sections in order in
    ///   each solve. `nil` stands for a section that has no items.
    public init(
        configuration: CompositionalLayoutConfiguration = CompositionalLayoutConfiguration(),
        sectionProvider: @escaping (_ section: Int, _ environment: LayoutEnvironment) -> LayoutSection?
    ) {
        self.configuration = configuration
        self.sectionProvider = sectionProvider
        super.init()
    }

    /// Creates a layout whose sections are all described alike.
    public convenience init(
        section: LayoutSection,
        configuration: CompositionalLayoutConfiguration = CompositionalLayoutConfiguration()
    ) {
        self.init(configuration: configuration) { _, _ in section }
    }

    /// Creates a layout whose sections are all lists in one look.
    public static func list(using configuration: ListConfiguration) -> CompositionalLayout {
        CompositionalLayout { _, environment in .list(using: configuration, environment: environment) }
    }

    // MARK: Frames

    /// Solves what has become wrong. Where nothing but the visible part has changed, nothing is solved.
    open override func prepare(_ context: LayoutContext) {
        solveIfNeeded(context)
    }

    /// The extent of all content, in points.
    open override var collectionViewContentSize: Size { solution?.contentSize ?? .zero }

    /// The attributes of every element that meets the rectangle, in content coordinates; see
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
        solution?.collect(in: rect.withoutNaN, moment, &scratch, into: &attributes)
    }

    /// The attributes of an item, or `nil` for a path that does not exist.
    ///
    /// - Complexity: O(log n).
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
        solution?.cell(at: indexPath, moment)
    }

    /// The attributes of a boundary item or of a view attached to an item or group, or `nil` if there is none.
    ///
    /// - Complexity: O(log n).
    open override func layoutAttributesForSupplementaryView(
        ofKind kind: ElementKind,
        at indexPath: IndexPath
    ) -> LayoutAttributes? {
        solution?.supplementary(kind, at: indexPath, moment)
    }

    /// The attributes of a background, or `nil` if there is none.
    open override func layoutAttributesForDecorationView(
        ofKind kind: ElementKind,
        at indexPath: IndexPath
    ) -> LayoutAttributes? {
        solution?.decoration(kind, at: indexPath)
    }

    // MARK: Sections that scroll by themselves

    /// Adds the orthogonally scrolling sections that meet the rectangle.
    open override func collectOrthogonalScrollers(in rect: Rect, into scrollers: inout [OrthogonalScroller]) {
        solution?.collectScrollers(in: rect.withoutNaN, into: &scrollers)
    }

    /// Notes how far a row has been scrolled, and tells the section's handler. Nothing is solved.
    open override func setOrthogonalContentOffset(_ offset: Point, forSection section: Int, isSettled: Bool) {
        scrollRow(of: section, to: offset, isSettled: isSettled)
    }

    /// How far the row of a section is scrolled.
    open override func orthogonalContentOffset(forSection section: Int) -> Point {
        rowOffset(of: section)
    }

    /// Where the row of a section comes to rest when it is asked to go to an offset.
    ///
    /// - Complexity: O(log n).
    open override func orthogonalRestingOffset(
        forProposedContentOffset offset: Point,
        inSection section: Int
    ) -> Point {
        restingOffset(for: offset, inSection: section)
    }

    /// Adds the offsets at which the row of a section rests, as far as they are in a range: where groups or pages start,
    /// or groups are centred. A section that rests anywhere adds none.
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
        guard let context, let solution else { return true }
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
        let pixel = self.context?.pixelGrid.pixel ?? 1
        return Axis.allCases.contains { axis in
            original.selfSizingAxes.contains(axis)
                && abs(preferred.frame.size[axis] - original.frame.size[axis]) >= pixel
        }
    }

    // MARK: Measuring

    /// Takes in the sizes that views want and answers how the content offset has to change so that what is seen stays.
    ///
    /// - Complexity: O(k log n) for k sizes and n items.
    open override func updatePreferredSizes(_ sizes: [PreferredSize]) -> LayoutAdjustment {
        takeIn(sizes)
    }

    /// Forgets what views wanted before.
    open override func measuringDidSettle() {
        feedback.reset()
    }

    /// Adds items that have to be measured because visible ones are to be as long as the longest of them.
    open override func collectUnmeasuredSiblings(in rect: Rect, limit: Int, into attributes: inout [LayoutAttributes]) {
        collectSiblings(in: rect.withoutNaN, limit: limit, into: &attributes)
    }

    // MARK: Updates

    /// Ends an update: the state before it is given up.
    open override func finalizeCollectionViewUpdates() {
        previous = nil
    }

    /// The item where it will stand, transparent.
    open override func initialLayoutAttributesForAppearingItem(at indexPath: IndexPath) -> LayoutAttributes? {
        layoutAttributesForItem(at: indexPath)?.faded
    }

    /// The item where it stood before the update, transparent.
    open override func finalLayoutAttributesForDisappearingItem(at indexPath: IndexPath) -> LayoutAttributes? {
        (previous ?? solution)?.cell(at: indexPath, moment)?.faded
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
        (previous ?? solution)?.supplementary(kind, at: indexPath, moment)?.faded
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
        (previous ?? solution)?.decoration(kind, at: indexPath)?.faded
    }
}
