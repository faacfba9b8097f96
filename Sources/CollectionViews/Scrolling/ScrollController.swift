import CollectionGeometry
import CollectionLayout

/// Where the content of a collection view is seen, and who moves it: the offset and the insets, the extent of the content,
/// the host's scroller, and the item that the view is on its way to.
///
/// It is the only part that knows how offsets of the content become offsets of the host's scroller. It knows no layout and
/// no views: its callers name frames and lengths, in content coordinates and points.
final class ScrollController {
    /// The part of the content that is seen, and the part for which views exist.
    private(set) var viewport: Viewport
    /// The extent of the content, in points.
    private(set) var contentSize = Size.zero
    /// Room around the content that it can be scrolled out of, in points.
    private(set) var contentInset = EdgeInsets.zero
    /// The item that the view is on its way to.
    private(set) var target: ScrollTarget?

    /// What was seen when the layout was last prepared.
    private var preparedBounds = Rect.zero
    private var mapping: ScrollMapping
    private var motion = ScrollMotion()
    /// The extent that the host was last told of.
    private var sentExtent = Size.zero
    /// Whether the view has another size than the mapping knows.
    private var needsExtent = false
    /// Whether the content has been away from its start since that was last told.
    private var hasLeftTop = false
    /// Whether the row of the target is still to be scrolled.
    private var targetNeedsRow = false
    /// The item whose place on the screen is kept over the next preparation of the layout.
    private var anchor: ScrollAnchor?

    /// Creates a controller for content without extent.
    init(_ configuration: Viewport.Configuration) {
        viewport = Viewport(axis: .vertical, configuration: configuration)
        mapping = ScrollMapping(limit: configuration.maximumHostLength)
    }
}

/// An item by whose place on the screen the user's place is kept.
struct ScrollAnchor {
    let element: ElementHandle
    /// The distance of its top edge below the top of the view, in points.
    let distance: Double
}

// MARK: - Where the content is

extension ScrollController {
    /// What is seen: its origin is the content offset.
    var bounds: Rect { viewport.bounds }

    /// The place in the content at the corner of the host's scrolled box.
    var contentOrigin: Point { Point(x: 0, y: mapping.base) }

    /// The least and the greatest offset.
    var offsetRange: ClosedRange<Double> { mapping.range }

    /// The length of the host's scrolled box, in points, where it is shorter than the content; `nil` where it is as long.
    var mappedLength: Double? { mapping.isExact ? nil : mapping.hostLength }

    /// The offset nearest to another at which the content can stand.
    func clamped(_ offset: Double) -> Double { mapping.clamped(offset) }

    /// Whether the content has the offset at which it begins, or one before it.
    var isAtStart: Bool { bounds.minY <= -contentInset.top }

    /// Has the next pass look which elements exist.
    func setNeedsDisplay() { viewport.invalidate() }

    /// Whether something else is seen than what the layout was last prepared for.
    var hasMovedSincePreparation: Bool { bounds != preparedBounds }

    /// Notes that the layout is prepared for what is seen now.
    func notePreparation() { preparedBounds = bounds }

    /// Whether what is seen has come so near to the edge of what exists that a display pass is due.
    var needsDisplay: Bool { viewport.needsPass(contentLength: contentSize.height) }

    /// Declares that views are made for the region around what is seen.
    func beginDisplay() { _ = viewport.beginPass(contentLength: contentSize.height) }

    /// Takes back part of what ``beginDisplay()`` declared: views exist only this far from what is seen, in points.
    func limitCoverage(to distance: Double) { viewport.limitCoverage(to: distance) }
}

// MARK: - Lengths

extension ScrollController {
    /// Takes another size of the view.
    func resize(to size: Size) {
        viewport.resize(to: Size(width: max(0, size.width.boundedLength), height: max(0, size.height.boundedLength)))
        needsExtent = true
    }

    /// Takes other insets. Content at its start stays there, any other where it is seen.
    func setContentInset(_ inset: EdgeInsets) {
        let wasAtStart = isAtStart
        contentInset = EdgeInsets(
            top: inset.top.boundedLength, left: inset.left.boundedLength, bottom: inset.bottom.boundedLength,
            right: inset.right.boundedLength)
        if wasAtStart { viewport.adjust(to: Point(x: 0, y: -contentInset.top)) }
        viewport.invalidate()
    }

    /// Takes another extent of the content, and tells the host of it.
    func setContentSize(_ size: Size, on surface: ScrollSurface) {
        contentSize = Size(
            width: min(Self.extent(size.width), mapping.limit), height: Self.extent(size.height))
        updateExtent(on: surface)
    }

    /// A length of the content that can be computed with.
    private static func extent(_ length: Double) -> Double {
        max(0, length.isFinite ? length : length.boundedLength)
    }

    /// Tells the host of the extent if the view has changed its size.
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
            // The host clamps the offset as soon as the content is shorter; do not wait for it to say so.
            viewport.adjust(to: Point(x: 0, y: clamped))
            viewport.invalidate()
        }
        if bounds.height > 0 { syncHost(on: surface) }
    }

    /// Forgets what the host knows: it has another scroller, at its start.
    func restart() {
        sentExtent = .zero
        needsExtent = true
        mapping.restart()
        viewport.invalidate()
    }
}

// MARK: - What the host does

extension ScrollController {
    /// What has become of a movement that the host reported.
    struct Movement: Equatable {
        /// Whether the user has just begun to scroll.
        var hasBegun = false
        /// Whether the user moves the content, and not a command.
        var isByUser = false
    }

    /// What ends when the host's scroller comes to rest.
    struct Rest: Equatable {
        /// Whether a movement that was commanded has ended.
        var endsAnimation = false
        /// Whether the content is at its start after having been elsewhere.
        var isAtTop = false
    }

    /// Follows the host's scroller. Returns `nil` when the content stands where it stood.
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
        // Hosts round offsets to pixels: a point is no movement.
        if abs(new - old) > 1 { movement.hasBegun = motion.move() == .began }
        if new > mapping.range.lowerBound + 1 { hasLeftTop = true }
        movement.isByUser = motion.isByUser
        return movement
    }

    /// The host's scroller has come to rest.
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

    /// The user takes hold of the content, whatever moves it.
    func grab() { _ = motion.grab() }
}

// MARK: - What moves the content

extension ScrollController {
    /// Scrolls at once and without the user's doing, as far as the content goes.
    func correctOffset(to wanted: Double, on surface: ScrollSurface) {
        guard !wanted.isNaN else { return }
        let offset = mapping.clamped(wanted)
        guard offset != bounds.minY else { return }
        mapping.endDrift()
        viewport.adjust(to: Point(x: 0, y: offset))
        viewport.invalidate()
        syncHost(on: surface)
    }

    /// Keeps what is seen where it is after rows above it were measured, without disturbing a user who is scrolling.
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

    /// Has the host scroll to an offset. Where that leads farther than the host's scroller can show, the content is there at
    /// once. Returns whether it is.
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

    /// Has the host's scroller stand where the content does.
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
    /// Goes to an item from the next pass on.
    ///
    /// - Parameter needsRow: Whether the row that the item is in is scrolled as well.
    func setTarget(_ target: ScrollTarget?, needsRow: Bool = false) {
        self.target = target
        targetNeedsRow = needsRow
    }

    /// Whether the row of the target is still to be scrolled; true once for each target.
    func takeRowRequest() -> Bool {
        defer { targetNeedsRow = false }
        return targetNeedsRow
    }

    /// What is to be done to go on towards the target.
    ///
    /// - Parameters:
    ///   - frame: Where the item stands, as far as known.
    ///   - isSettled: Whether all that is displayed has been measured.
    func approach(_ frame: Rect, isSettled: Bool) -> ScrollTarget.Action {
        guard var target else { return .wait }
        let wanted = mapping.clamped(offset(showing: frame, target.place))
        // An item whose place is no number cannot be scrolled to.
        let action =
            wanted.isNaN ? .finish : target.next(wanted: wanted, current: bounds.minY, isSettled: isSettled)
        self.target = action == .finish ? nil : target
        return action
    }

    /// The offset at which a frame is seen at a place.
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
    /// The offset at which a span is seen at the position in a window, in points along the scroll axis.
    ///
    /// - Parameters:
    ///   - span: The item, in content coordinates.
    ///   - window: What of the view shows content, from its start.
    ///   - current: The offset of now.
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
    /// Keeps an item where it is on the screen over the next preparation of the layout; `nil` keeps nothing.
    func setAnchor(_ anchor: ScrollAnchor?) { self.anchor = anchor }

    /// Whether an item is kept where it is.
    var hasAnchor: Bool { anchor != nil }

    /// Hands over what is to be kept where it is, once.
    func takeAnchor() -> ScrollAnchor? {
        defer { anchor = nil }
        return anchor
    }
}
