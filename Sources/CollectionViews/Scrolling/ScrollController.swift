import CollectionGeometry
import CollectionLayout

/// The offset of a collection view and what changes it: the insets, the extent of the content, the host's scroller, and
/// the scroll target.
///
/// It is the only part that knows how content offsets map to offsets of the host's scroller. It knows no layout and no
/// views: its callers pass frames and lengths, in points and content coordinates.
final class ScrollController {
    /// The visible part of the content, and the part for which views exist.
    private(set) var viewport: Viewport
    /// The extent of the content, in points.
    private(set) var contentSize = Size.zero
    /// The insets of the content, in points.
    private(set) var contentInset = EdgeInsets.zero
    /// The scroll target.
    private(set) var target: ScrollTarget?

    /// The visible region at the last preparation of the layout.
    private var preparedBounds = Rect.zero
    private var mapping: ScrollMapping
    private var motion = ScrollMotion()
    /// The extent that was last sent to the host.
    private var sentExtent = Size.zero
    /// Whether the view's size has changed since the mapping was updated.
    private var needsExtent = false
    /// Whether the content has left its start since that was last reported.
    private var hasLeftTop = false
    /// Whether the row of the target has not been scrolled yet.
    private var targetNeedsRow = false
    /// The item whose place on the screen the next preparation of the layout keeps.
    private var anchor: ScrollAnchor?
    /// The item whose place on the screen all changes of the width keep, until the content is scrolled or the text size changes.
    private(set) var widthAnchor: ScrollAnchor?
    /// The scale of text that was set last.
    private var textScale = 1.0
    /// The distance by which the content was scrolled since the last change of the width, in points.
    private var distanceFromWidthAnchor = 0.0

    /// Creates a controller for empty content.
    init(_ configuration: Viewport.Configuration) {
        viewport = Viewport(axis: .vertical, configuration: configuration)
        mapping = ScrollMapping(limit: configuration.maximumHostLength)
    }
}

/// An item whose place on the screen is kept when frames change.
struct ScrollAnchor {
    let element: ElementHandle
    /// The distance of its top edge below the top of the view, in points.
    let distance: Double
}

extension ScrollAnchor {
    /// The number of items from one to that of the anchor, negative if this one precedes it; `nil` unless both exist in the same
    /// section.
    func itemCount(from other: ElementHandle?) -> Int? {
        guard let path = element.indexPath, let start = other?.indexPath, path.section == start.section else {
            return nil
        }
        return path.item - start.item
    }
}

// MARK: - The offset

extension ScrollController {
    /// The visible region, in points: its origin is the content offset.
    var bounds: Rect { viewport.bounds }

    /// The content coordinates of the origin of the host's scrolled box, in points.
    var contentOrigin: Point { Point(x: 0, y: mapping.base) }

    /// The minimum and maximum offset, in points.
    var offsetRange: ClosedRange<Double> { mapping.range }

    /// The length of the host's scrolled box, in points, where it is shorter than the content; `nil` where it is not.
    var mappedLength: Double? { mapping.isExact ? nil : mapping.hostLength }

    /// The nearest valid offset, in points.
    func clamped(_ offset: Double) -> Double { mapping.clamped(offset) }

    /// Whether the content is at its start, or pulled beyond it.
    var isAtStart: Bool { bounds.minY <= -contentInset.top }

    /// Makes the next pass determine which elements have views.
    func setNeedsDisplay() { viewport.invalidate() }

    /// Whether views exist for the printed region rather than for the one around the screen.
    var isPrinting: Bool { viewport.fixedReach != nil }

    /// Makes the next pass make views within a distance of the visible region, in points; `nil` for the region around the screen.
    func setPrintedReach(_ reach: Double?) { viewport.setFixedReach(reach) }

    /// Whether the visible region has changed since the last preparation of the layout.
    var hasMovedSincePreparation: Bool { bounds != preparedBounds }

    /// Notes that the layout is prepared for the current visible region.
    func notePreparation() { preparedBounds = bounds }

    /// Whether the visible region is so near the edge of the covered one that a display step is due.
    var needsDisplay: Bool { viewport.needsPass(contentLength: contentSize.height) }

    /// Notes that views are made for the region around the visible one.
    func beginDisplay() { _ = viewport.beginPass(contentLength: contentSize.height) }

    /// Reduces the region noted by ``beginDisplay()``: views exist only within this distance of the visible region, in
    /// points.
    func limitCoverage(to distance: Double) { viewport.limitCoverage(to: distance) }
}

// MARK: - Lengths

extension ScrollController {
    /// Sets the size of the view, in points.
    func resize(to size: Size) {
        viewport.resize(to: Size(width: max(0, size.width.boundedLength), height: max(0, size.height.boundedLength)))
        needsExtent = true
    }

    /// Sets the insets, in points. Content at its start stays there, any other keeps its place on the screen.
    func setContentInset(_ inset: EdgeInsets) {
        let wasAtStart = isAtStart
        contentInset = EdgeInsets(
            top: inset.top.boundedLength, left: inset.left.boundedLength, bottom: inset.bottom.boundedLength,
            right: inset.right.boundedLength)
        if wasAtStart { viewport.adjust(to: Point(x: 0, y: -contentInset.top)) }
        viewport.invalidate()
    }

    /// Sets the extent of the content, in points, and sends it to the host.
    func setContentSize(_ size: Size, on surface: ScrollSurface) {
        contentSize = Size(
            width: min(Self.extent(size.width), mapping.limit), height: Self.extent(size.height))
        updateExtent(on: surface)
    }

    /// A length of the content that can be computed with.
    private static func extent(_ length: Double) -> Double {
        max(0, length.isFinite ? length : length.boundedLength)
    }

    /// Sends the extent to the host if the view has changed its size.
    func updateExtentIfNeeded(on surface: ScrollSurface) {
        guard needsExtent else { return }
        needsExtent = false
        updateExtent(on: surface)
    }

    private func updateExtent(on surface: ScrollSurface) {
        let base = mapping.base
        mapping.update(
            contentLength: contentSize.height,
            viewLength: bounds.height,
            startInset: contentInset.top,
            endInset: contentInset.bottom,
            offset: bounds.minY
        )
        if mapping.base != base { viewport.invalidate() }
        let extent = Size(width: contentSize.width, height: mapping.hostLength)
        if extent != sentExtent {
            sentExtent = extent
            surface.send(.setSize(surface.content, extent))
        }
        let clamped = mapping.clamped(bounds.minY)
        if clamped != bounds.minY {
            // The host clamps the offset as soon as the content is shorter; the engine does not wait for its event.
            viewport.adjust(to: Point(x: 0, y: clamped))
            viewport.invalidate()
        }
        if bounds.height > 0 { syncHost(on: surface) }
    }

    /// Forgets the host's state: it has another scroller, at its start.
    func restart() {
        sentExtent = .zero
        needsExtent = true
        mapping.restart()
        viewport.setFixedReach(nil)
    }
}

// MARK: - Movements of the host

extension ScrollController {
    /// The result of following a reported movement.
    struct Movement: Equatable {
        /// Whether the user has just begun to scroll.
        var hasBegun = false
        /// Whether the user, and not a command, moves the content.
        var isByUser = false
    }

    /// What ends when the host's scroller stops.
    struct Rest: Equatable {
        /// Whether a commanded movement has ended.
        var endsAnimation = false
        /// Whether the content is at its start after having been elsewhere.
        var isAtTop = false
    }

    /// Follows the host's scroller. Returns `nil` when the offset has not changed.
    func follow(hostOffset offset: Double, on surface: ScrollSurface) -> Movement? {
        guard offset.isFinite else { return nil }
        let old = bounds.minY
        var new = mapping.follow(offset)
        if mapping.isDrifting, new != mapping.clamped(new) {
            // The content ends before the scroller does.
            mapping.endDrift()
            new = mapping.clamped(new)
        }
        guard new != old else { return nil }
        if target?.scrolled(from: old, to: new) == false { target = nil }
        viewport.scroll(to: Point(x: 0, y: new))
        syncHost(on: surface)
        var movement = Movement()
        // Hosts round offsets to pixels: a distance of one point is no movement.
        if abs(new - old) > 1 { movement.hasBegun = motion.move() == .began }
        // The steps of a slow movement are no longer than that.
        distanceFromWidthAnchor += new - old
        if abs(new - old) > 1 || abs(distanceFromWidthAnchor) > Self.widthAnchorTolerance { widthAnchor = nil }
        if new > mapping.range.lowerBound + 1 { hasLeftTop = true }
        movement.isByUser = motion.isByUser
        return movement
    }

    /// The host's scroller has stopped.
    func rest(on surface: ScrollSurface) -> Rest {
        viewport.rest()
        mapping.endDrift()
        syncHost(on: surface)
        if target?.ended(at: bounds.minY) == false { target = nil }
        var rest = Rest()
        rest.endsAnimation = motion.end() == .animationEnded
        rest.isAtTop = hasLeftTop && bounds.minY <= mapping.range.lowerBound + 1
        if rest.isAtTop { hasLeftTop = false }
        return rest
    }

    /// The distance, in points, that rounding by the host may add up to while the place of an item is kept.
    private static var widthAnchorTolerance: Double { 4 }

    /// The user takes hold of the content while it may be moving.
    func grab() { _ = motion.grab() }
}

// MARK: - Movements of the engine

extension ScrollController {
    /// Scrolls without animation, as far as the content reaches.
    func correctOffset(to wanted: Double, on surface: ScrollSurface) {
        guard !wanted.isNaN else { return }
        let offset = mapping.clamped(wanted)
        guard offset != bounds.minY else { return }
        mapping.endDrift()
        viewport.adjust(to: Point(x: 0, y: offset))
        viewport.invalidate()
        syncHost(on: surface)
    }

    /// Keeps the place of visible elements after rows above were measured, without interrupting a user who scrolls.
    func keepPlace(at wanted: Double, on surface: ScrollSurface) {
        guard !wanted.isNaN else { return }
        let isScrolling = !viewport.isResting && target == nil
        guard isScrolling, abs(wanted - bounds.minY) < bounds.height else {
            return correctOffset(to: wanted, on: surface)
        }
        let offset = mapping.clamped(wanted)
        guard offset != bounds.minY else { return }
        mapping.drift(by: offset - bounds.minY)
        viewport.adjust(to: Point(x: 0, y: offset))
        viewport.invalidate()
        syncHost(on: surface)
    }

    /// Sends an animated scroll to the host, or scrolls without animation where the target is farther than the host's
    /// scroller can show. Returns whether it scrolled without animation.
    func animate(to offset: Double, on surface: ScrollSurface) -> Bool {
        guard offset.isFinite else { return false }
        guard mapping.isExact || abs(offset - bounds.minY) <= ScrollMapping.jumpLengths * bounds.height else {
            correctOffset(to: offset, on: surface)
            return true
        }
        motion.command()
        surface.send(.scroll(surface.scroller, to: Point(x: 0, y: offset - mapping.base), animated: true))
        return false
    }

    /// Moves the host's scroller to the offset of the content.
    private func syncHost(on surface: ScrollSurface) {
        let base = mapping.base
        if let offset = mapping.aim(at: bounds.minY) {
            surface.send(.scroll(surface.scroller, to: Point(x: 0, y: offset), animated: false))
        }
        if mapping.base != base { viewport.invalidate() }
    }
}

// MARK: - The target

extension ScrollController {
    /// Sets the item to which the next passes scroll.
    ///
    /// - Parameter needsRow: Whether the row of the item is scrolled as well.
    func setTarget(_ target: ScrollTarget?, needsRow: Bool = false) {
        self.target = target
        targetNeedsRow = needsRow
        widthAnchor = nil
    }

    /// Ends keeping a restored item in place: the user, or a change of the user's own, moves the content.
    func releasePlace() {
        if target?.keepsPlace == true { target = nil }
    }

    /// Whether the row of the target has not been scrolled yet; true once for each target.
    func takeRowRequest() -> Bool {
        defer { targetNeedsRow = false }
        return targetNeedsRow
    }

    /// The next action towards the target.
    ///
    /// - Parameters:
    ///   - frame: The frame of the item, as far as known, in content coordinates.
    ///   - isSettled: Whether everything displayed has been measured.
    func approach(_ frame: Rect, isSettled: Bool) -> ScrollTarget.Action {
        guard var target else { return .wait }
        // A change of the width meanwhile has set another place than that of the target.
        widthAnchor = nil
        let wanted = mapping.clamped(offset(showing: frame, target.place))
        // An item whose place is no number cannot be scrolled to.
        let action =
            wanted.isNaN ? .finish : target.next(wanted: wanted, current: bounds.minY, isSettled: isSettled)
        self.target = action == .finish ? nil : target
        return action
    }

    /// The offset at which a frame has a place on the screen.
    private func offset(showing frame: Rect, _ place: ScrollTarget.Place) -> Double {
        switch place {
        case .distance(let distance):
            return frame.minY - distance
        case .position(let position):
            return position.offset(
                showing: (frame.minY, frame.maxY),
                in: (contentInset.top, bounds.height - contentInset.bottom),
                from: bounds.minY
            )
        }
    }
}

extension CollectionView.ScrollPosition {
    /// The offset at which a span has the position in a window, in points along the scroll axis.
    ///
    /// - Parameters:
    ///   - span: The item's extent, in content coordinates.
    ///   - window: The visible part of the view, from the view's start.
    ///   - current: The current offset.
    func offset(
        showing span: (start: Double, end: Double),
        in window: (start: Double, end: Double),
        from current: Double
    ) -> Double {
        switch self {
        case .top:
            return span.start - window.start
        case .bottom:
            return span.end - window.end
        case .center:
            return (span.start + span.end) / 2 - (window.start + window.end) / 2
        case .nearest:
            let isBefore = span.start < current + window.start
            let isBehind = span.end > current + window.end
            guard isBefore || isBehind else { return current }
            let isLong = span.end - span.start > window.end - window.start
            let position: Self = isBefore || isLong ? .top : .bottom
            return position.offset(showing: span, in: window, from: current)
        }
    }
}

// MARK: - The anchor

extension ScrollController {
    /// Keeps the place of an item on the screen over the next preparation of the layout; `nil` keeps none.
    func setAnchor(_ anchor: ScrollAnchor?) { self.anchor = anchor }

    /// Keeps the place of an item on the screen over the next preparation of the layout, and over changes of the width until the
    /// content is scrolled or the text size changes; `nil` keeps none.
    func setWidthAnchor(_ anchor: ScrollAnchor?) {
        widthAnchor = anchor
        distanceFromWidthAnchor = 0
        self.anchor = anchor
    }

    /// Sets the scale of text. Another one gives items other heights: the place that is visible then is the user's, and the next
    /// change of the width does not return to the one before.
    func setTextScale(_ scale: Double) {
        guard scale != textScale else { return }
        textScale = scale
        widthAnchor = nil
    }

    /// Whether an anchor is set.
    var hasAnchor: Bool { anchor != nil }

    /// Returns the anchor, once.
    func takeAnchor() -> ScrollAnchor? {
        defer { anchor = nil }
        return anchor
    }
}
