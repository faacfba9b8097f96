public import CollectionGeometry

/// Arranges the elements of a collection view. Subclass it to write a layout of your own.
///
/// A collection view calls ``prepare(_:)`` after every invalidation, then requests the size of the content and the
/// elements that meet a rectangle. The layout never sees views: it returns ``LayoutAttributes``, and all it knows
/// of its view is in a ``LayoutContext``.
///
/// ```swift
/// final class DiagonalLayout: CollectionViewLayout {
///     private var frames: [Rect] = []
///
///     override func prepare(_ context: LayoutContext) {
///         let count = context.counts.numberOfItems(inSection: 0)
///         frames = (0..<count).map { Rect(x: Double($0) * 20, y: Double($0) * 40, width: 100, height: 40) }
///     }
///
///     override var collectionViewContentSize: Size { frames.last.map { Size(width: $0.maxX, height: $0.maxY) } ?? .zero }
///
///     override func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes] {
///         frames.indices.filter { frames[$0].intersects(rect) }
///             .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
///     }
///
///     override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
///         guard frames.indices.contains(indexPath.item) else { return nil }
///         return LayoutAttributes(element: .cell(indexPath), frame: frames[indexPath.item])
///     }
/// }
/// ```
///
/// See Apple's documentation of `UICollectionViewLayout`.
open class CollectionViewLayout {
    /// Whether the layout has been invalidated since ``prepareIfNeeded(_:)`` prepared it. A new layout has.
    public final private(set) var isInvalidated = true
    /// What invalidations add to the content offset, in points, until it is taken.
    private var contentOffsetAdjustment = Point.zero

    /// Creates a layout.
    public init() {}

    // MARK: Frames

    /// Updates the layout for the view and its data. Called before any query that follows an invalidation.
    open func prepare(_ context: LayoutContext) {}

    /// The extent of all content, in points. The default is zero.
    open var collectionViewContentSize: Size { .zero }

    /// The attributes of every element that meets the rectangle, in points and content coordinates. The default is none.
    ///
    /// Return them in a fixed order, items by index path; hosts order their views by it.
    ///
    /// - Complexity: That of the override. It is called again and again while the user scrolls, so that it must not grow with the
    ///   number of elements outside of the rectangle.
    open func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes] { [] }

    /// Adds the attributes of every element that meets the rectangle (in points and content coordinates) to an array. The default
    /// calls ``layoutAttributesForElements(in:)``; override it to scroll without allocating memory.
    ///
    /// - Complexity: That of the override, as of ``layoutAttributesForElements(in:)``.
    open func collectLayoutAttributes(in rect: Rect, into attributes: inout [LayoutAttributes]) {
        attributes.append(contentsOf: layoutAttributesForElements(in: rect))
    }

    /// The attributes of one item, or `nil` for a path that does not exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? { nil }

    /// The attributes of a supplementary view, or `nil` if there is none of the kind at the path.
    open func layoutAttributesForSupplementaryView(ofKind kind: ElementKind, at indexPath: IndexPath)
        -> LayoutAttributes?
    {
        nil
    }

    /// Whether a section has a header. The default looks for the first element of the kind
    /// ``ElementKind/sectionHeader``.
    package func hasHeader(inSection section: Int) -> Bool {
        let path = IndexPath(item: 0, section: section)
        return layoutAttributesForSupplementaryView(ofKind: .sectionHeader, at: path) != nil
    }

    /// The attributes of a decoration, or `nil` if there is none of the kind at the path.
    open func layoutAttributesForDecorationView(ofKind kind: ElementKind, at indexPath: IndexPath) -> LayoutAttributes?
    {
        nil
    }

    /// The style class of a decoration besides that of its kind, such as `separator-strong`; `nil`, the default, for none.
    ///
    /// It is one name of lower-case letters, digits and hyphens. The host refuses a name with white space: that is an error in the
    /// log of the browser and fails a test, and the decoration is shown without the class.
    ///
    /// It is requested when the view of a decoration without a registration is configured, which happens again when the
    /// supplementary views of its section are.
    open func styleClassForDecorationView(ofKind kind: ElementKind, at indexPath: IndexPath) -> String? { nil }

    // MARK: Sections that scroll by themselves

    /// Adds the orthogonally scrolling sections that meet the rectangle (in points and content coordinates) to an array.
    open func collectOrthogonalScrollers(in rect: Rect, into scrollers: inout [OrthogonalScroller]) {}

    /// Notifies the layout how far the row of a section has been scrolled, in points from its start.
    ///
    /// - Parameters:
    ///   - offset: The offset, which grows in the reading direction: to the left in a right-to-left environment. Its coordinate
    ///     along the scroll axis of the layout is zero. All offsets of rows are of this kind.
    ///   - section: The index of the section.
    ///   - isSettled: Whether the row has come to rest there.
    open func setOrthogonalContentOffset(_ offset: Point, forSection section: Int, isSettled: Bool) {}

    /// How far the row of a section is scrolled, in points from its start; zero for a section that does not scroll.
    open func orthogonalContentOffset(forSection section: Int) -> Point { .zero }

    /// Where the row of a section comes to rest when it is sent to an offset, both in points from its start. The
    /// default is that offset.
    open func orthogonalRestingOffset(forProposedContentOffset offset: Point, inSection section: Int) -> Point {
        offset
    }

    /// The anchor at the start of the window of a section's row; `nil`, the default, if that is not known.
    open func orthogonalAnchor(forSection section: Int) -> OrthogonalAnchor? { nil }

    /// The offset, in points from the start of the row, at which an anchor of a section's row is where it was; `nil`, the
    /// default, if that is not known.
    ///
    /// - Parameter isSettled: Whether the row rests, so that the offset has to be one at which it does.
    open func orthogonalContentOffset(
        of anchor: OrthogonalAnchor,
        inSection section: Int,
        isSettled: Bool
    ) -> Point? { nil }

    /// Adds the offsets at which the row of a section rests, in points from its start, as far as they are in a range,
    /// ascending. The default adds none: the row rests anywhere.
    open func collectOrthogonalRestingOffsets(
        inSection section: Int,
        range: ClosedRange<Double>,
        into offsets: inout [Double]
    ) {}

    // MARK: Invalidation

    /// Makes the context that ``invalidateLayout()`` passes on. Override it to pass one of a class of your own.
    open func makeInvalidationContext() -> LayoutInvalidationContext { LayoutInvalidationContext() }

    /// Invalidates the whole layout: it is prepared again before the next query.
    ///
    /// A collection view looks at the end of each event whether its layout is invalid. A call within an event needs no other;
    /// frames do not change before.
    open func invalidateLayout() {
        invalidateLayout(with: makeInvalidationContext())
    }

    /// Invalidates what the context names: it is prepared again before the next query. Overrides
    /// call the superclass.
    open func invalidateLayout(with context: LayoutInvalidationContext) {
        isInvalidated = true
        contentOffsetAdjustment.x += context.contentOffsetAdjustment.x
        contentOffsetAdjustment.y += context.contentOffsetAdjustment.y
    }

    /// Whether new bounds (same space and unit as ``LayoutContext/bounds``) invalidate the prepared layout. The default
    /// is no.
    open func shouldInvalidateLayout(forBoundsChange bounds: Rect) -> Bool { false }

    /// The context for bounds that invalidate the prepared layout; they are in the space and unit of
    /// ``LayoutContext/bounds``.
    open func invalidationContext(forBoundsChange bounds: Rect) -> LayoutInvalidationContext {
        makeInvalidationContext()
    }

    /// Whether the size that a view wants (`preferred`) invalidates the layout, which gave it another (`original`). The default
    /// is no.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: LayoutAttributes,
        withOriginalAttributes original: LayoutAttributes
    ) -> Bool { false }

    /// The context for a view that wants another size.
    open func invalidationContext(
        forPreferredLayoutAttributes preferred: LayoutAttributes,
        withOriginalAttributes original: LayoutAttributes
    ) -> LayoutInvalidationContext { makeInvalidationContext() }

    // MARK: Measuring

    /// Applies the sizes that views want, all that were measured in a frame, and returns the adjustment.
    ///
    /// The default calls the two methods above for each view whose size differs, invalidates the layout, and returns the sum of
    /// ``LayoutInvalidationContext/contentOffsetAdjustment``. Callers read ``collectionViewContentSize`` once the layout is
    /// prepared again. An override that returns an offset itself leaves it out of the contexts by which it invalidates.
    ///
    /// - Parameters:
    ///   - sizes: The sizes by element, in points.
    ///   - bounds: The part of the content under the view now, in points and content coordinates, so that what is visible
    ///     stays where it is seen; `nil` for the bounds that the layout was prepared for.
    /// - Complexity: The default invalidates the layout once for each changed size.
    open func updatePreferredSizes(_ sizes: [PreferredSize], in bounds: Rect? = nil) -> LayoutAdjustment {
        var adjustment = LayoutAdjustment.none
        for preferred in sizes {
            guard let original = layoutAttributes(for: preferred.element) else { continue }
            var wanted = original
            wanted.frame.size = preferred.size
            guard shouldInvalidateLayout(forPreferredLayoutAttributes: wanted, withOriginalAttributes: original) else {
                continue
            }
            let context = invalidationContext(forPreferredLayoutAttributes: wanted, withOriginalAttributes: original)
            invalidateLayout(with: context)
            adjustment.didChange = true
        }
        if adjustment.didChange { adjustment.contentOffset = takeContentOffsetAdjustment() }
        return adjustment
    }

    /// Notifies the layout that no view wants another size any more, so that later requests do not count as an endless loop
    /// of views and layout reacting to each other.
    open func measuringDidSettle() {}

    /// Adds elements that have to be measured although they may be out of sight, because visible ones are to be as long
    /// as the longest of them: at most `limit` elements in each section that meets the rectangle, which is in points and
    /// content coordinates. The default adds none.
    open func collectUnmeasuredSiblings(in rect: Rect, limit: Int, into attributes: inout [LayoutAttributes]) {}

    // MARK: Updates

    /// Prepares the results of the methods below, after the layout has been prepared for the new data.
    open func prepare(forCollectionViewUpdates update: LayoutUpdate) {}

    /// Ends an update: the results of the methods below are not needed any more.
    open func finalizeCollectionViewUpdates() {}

    /// Where the animation of an item starts that appears or stays, by its new path. `nil`, the default, starts it where
    /// it ends, transparent.
    ///
    /// The frame is in points and in the content coordinates after the update. `CollectionView` calls it for items that appear;
    /// one that stays starts at the place where it was.
    open func initialLayoutAttributesForAppearingItem(at indexPath: IndexPath) -> LayoutAttributes? { nil }

    /// Where the animation of an item ends that disappears or stays, by its old path. `nil`, the default, ends it where
    /// it starts.
    ///
    /// The frame is in points and in the content coordinates before the update: the view keeps its place on the screen where the
    /// content offset changes. `CollectionView` ends with an opacity of 0, whatever the attributes have. For an item that stays
    /// and was not displayed, the frame is where it starts.
    open func finalLayoutAttributesForDisappearingItem(at indexPath: IndexPath) -> LayoutAttributes? { nil }

    /// As ``initialLayoutAttributesForAppearingItem(at:)``, for a supplementary view.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind kind: ElementKind,
        at indexPath: IndexPath
    ) -> LayoutAttributes? { nil }

    /// As ``finalLayoutAttributesForDisappearingItem(at:)``, for a supplementary view.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind kind: ElementKind,
        at indexPath: IndexPath
    ) -> LayoutAttributes? { nil }

    /// As ``initialLayoutAttributesForAppearingItem(at:)``, for a decoration.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind kind: ElementKind,
        at indexPath: IndexPath
    ) -> LayoutAttributes? { nil }

    /// As ``finalLayoutAttributesForDisappearingItem(at:)``, for a decoration.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind kind: ElementKind,
        at indexPath: IndexPath
    ) -> LayoutAttributes? { nil }

    // MARK: Offsets

    /// The content offset after an update, in points and content coordinates. The default is the proposed one; callers keep the
    /// result in the valid range.
    open func targetContentOffset(forProposedContentOffset offset: Point) -> Point { offset }

    /// The content offset, in points and content coordinates, at which the view comes to rest after a drag that ends with a
    /// velocity, in points per second. The default is the proposed one.
    ///
    /// The velocity is positive where the offset grows, towards the end of the content. In
    /// `ScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, which is called afterwards, it is
    /// in points per millisecond, as in UIKit.
    open func targetContentOffset(forProposedContentOffset offset: Point, withScrollingVelocity velocity: Point)
        -> Point
    {
        offset
    }

    // MARK: Interactive moves

    /// The path that an item would take while the user holds it at a position, in points and content coordinates. The default is
    /// the path of the item under that position, or else its own.
    ///
    /// - Complexity: That of ``collectLayoutAttributes(in:into:)`` for a rectangle of one point.
    open func targetIndexPath(forInteractivelyMovingItem indexPath: IndexPath, withPosition position: Point)
        -> IndexPath
    {
        var under: [LayoutAttributes] = []
        collectLayoutAttributes(in: Rect(x: position.x, y: position.y, width: 1, height: 1), into: &under)
        for attributes in under {
            if case .cell(let path) = attributes.element, attributes.frame.contains(position) { return path }
        }
        return indexPath
    }

    /// The attributes of an item that the user holds at a position, in points and content coordinates: its own, centred
    /// there and in front.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath,
        withTargetPosition position: Point
    ) -> LayoutAttributes? {
        guard var attributes = layoutAttributesForItem(at: indexPath) else { return nil }
        attributes.center = position
        attributes.zIndex = .max
        attributes.pinning = nil
        return attributes
    }

    /// The context for items that the user moves to other paths by holding them at a position, in points and content coordinates.
    ///
    /// A view calls it each time the item that the user drags is displayed at another path, and not for moves by the keyboard. The
    /// context that is invalidated has the move as its ``LayoutInvalidationContext/update`` as well.
    ///
    /// - Parameters:
    ///   - targetIndexPaths: The paths at which the items are displayed from now on.
    ///   - targetPosition: Where the user holds them.
    ///   - previousIndexPaths: The paths at which they were displayed, in the same order.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: Point,
        previousIndexPaths: [IndexPath]
    ) -> LayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }
}

extension CollectionViewLayout {
    /// Prepares the layout if it has been invalidated; returns whether it has.
    @discardableResult
    public final func prepareIfNeeded(_ context: LayoutContext) -> Bool {
        guard isInvalidated else { return false }
        isInvalidated = false
        prepare(context)
        return true
    }

    /// Returns what invalidations since the last call add to the content offset, in points. The view that prepares the layout
    /// calls it then, and scrolls by the distance.
    package final func takeContentOffsetAdjustment() -> Point {
        defer { contentOffsetAdjustment = .zero }
        return contentOffsetAdjustment
    }

    /// The attributes of an element of any kind, or `nil` if it does not exist.
    public final func layoutAttributes(for element: LayoutElement) -> LayoutAttributes? {
        switch element {
        case .cell(let path): layoutAttributesForItem(at: path)
        case .supplementary(let kind, let path): layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        case .decoration(let kind, let path): layoutAttributesForDecorationView(ofKind: kind, at: path)
        }
    }

    /// Notifies the layout that the row of a section has come to rest at an offset, in points from its start.
    public final func setOrthogonalContentOffset(_ offset: Point, forSection section: Int) {
        setOrthogonalContentOffset(offset, forSection: section, isSettled: true)
    }
}
