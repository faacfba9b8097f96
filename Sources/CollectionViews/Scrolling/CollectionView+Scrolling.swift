public import CollectionGeometry
import CollectionLayout

extension CollectionView {
    /// Where an item is to be seen after scrolling to it. In a row that scrolls by itself, top stands for the leading and
    /// bottom for the trailing edge as well.
    public enum ScrollPosition: Hashable, Sendable {
        /// Its top at the top of the view.
        case top
        /// In the middle of the view.
        case center
        /// Its bottom at the bottom of the view.
        case bottom
        /// By the shortest way to where all of it is seen; nowhere if all of it is seen already.
        case nearest
    }

    /// The offset of the content: what stands at the top of the view. It is negative where an inset is seen.
    public var contentOffset: Point { bounds.origin }

    /// Scrolls to an offset, in points; it is clamped to the content and its insets.
    public func setContentOffset(_ offset: Point, animated: Bool) {
        layoutIfNeeded()
        scrollTarget = nil
        let target = mapping.clamped(offset.y)
        guard target != bounds.minY else { return }
        if animated, context?.environment.prefersReducedMotion != true {
            animateScroll(to: target)
        } else {
            correctOffset(to: Point(x: 0, y: target))
            setNeedsLayout()
        }
    }

    /// Scrolls until an item is seen at a position, as far as the content goes.
    ///
    /// The item ends up exactly there even when rows on the way and around it turn out to have other sizes than
    /// estimated. A path that does not exist is ignored; a reader who scrolls meanwhile is let go.
    ///
    /// - Parameters:
    ///   - indexPath: The item, in the newest data.
    ///   - position: Where it is to be seen.
    ///   - animated: Whether the way is to be seen. It is not when the reader asked for less motion.
    public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        let isAnimated = animated && context?.environment.prefersReducedMotion == false
        scrollTarget = ScrollTarget(indexPath: indexPath, place: .position(position), isAnimated: isAnimated)
        scrollTargetNeedsRow = true
        setNeedsLayout()
    }

    /// The item at the top of what is seen, and how far its top edge is below the top of the view; `nil` when no item is
    /// seen or the content is at its start.
    func firstSeenItem() -> (indexPath: IndexPath, distance: Double)? {
        bounds.minY > mapping.range.lowerBound ? makeAnchor { $0 }.map { ($0.indexPath, $0.distance) } : nil
    }
}

extension CollectionView {
    /// The most jumps of one event.
    static var mostScrollRounds: Int { 8 }

    /// The place in the content at the corner of the host's scrolled box.
    var contentOrigin: Point { Point(x: 0, y: mapping.base) }

    /// Goes on towards the target. Returns whether the content was moved, so that another pass is due.
    func followScrollTarget() -> Bool {
        guard var target = scrollTarget else { return false }
        guard let attributes = layout.layoutAttributesForItem(at: target.indexPath) else {
            scrollTarget = nil
            return false
        }
        var isRowMoved = false
        if scrollTargetNeedsRow {
            scrollTargetNeedsRow = false
            if attributes.isInOrthogonalSection { isRowMoved = scrollRow(to: attributes, target) }
        }
        let wanted = mapping.clamped(offset(showing: attributes.frame, target.place))
        let isSettled = unmeasured.isEmpty && measured.isEmpty
        let action = target.next(wanted: wanted, current: bounds.minY, isSettled: isSettled)
        scrollTarget = target
        switch action {
        case .finish:
            scrollTarget = nil
        case .jump(let offset):
            correctOffset(to: Point(x: 0, y: offset))
            return true
        case .animate(let offset):
            animateScroll(to: offset)
        case .wait:
            break
        }
        return isRowMoved
    }

    /// The content has been scrolled by the host.
    func followHost(to offset: Point) {
        let old = bounds.minY
        var new = mapping.follow(offset.y)
        if mapping.isDrifting, new != mapping.clamped(new) {
            // The content ends before the scroller does.
            mapping.endDrift()
            new = mapping.clamped(new)
        }
        guard new != old else { return }
        if scrollTarget?.scrolled(from: old, to: new) == false { scrollTarget = nil }
        viewport.scroll(to: Point(x: 0, y: new))
        syncHostOffset()
        noteMovement(by: new - old)
        if motion.isByReader { scrolledByReader() }
        reportScroll()
    }

    /// Keeps what is seen where it is after rows above it were measured, without disturbing a reader who is scrolling.
    func keepPlace(at wanted: Point) {
        let isScrolling = !viewport.isResting && scrollTarget == nil
        guard isScrolling, abs(wanted.y - bounds.minY) < bounds.height else { return correctOffset(to: wanted) }
        let target = mapping.clamped(wanted.y)
        guard target != bounds.minY else { return }
        mapping.drift(by: target - bounds.minY)
        viewport.adjust(to: Point(x: 0, y: target))
        viewport.invalidate()
        syncHostOffset()
    }

    /// Scrolls without the reader's doing, as far as the content goes.
    func correctOffset(to wanted: Point) {
        let target = Point(x: 0, y: mapping.clamped(wanted.y))
        guard target.y != bounds.minY else { return }
        mapping.endDrift()
        viewport.adjust(to: target)
        viewport.invalidate()
        syncHostOffset()
    }

    /// Has the host's scroller stand where the content does.
    func syncHostOffset() {
        let base = mapping.base
        if let offset = mapping.aim(at: bounds.minY) {
            send(.scroll(node, to: Point(x: 0, y: offset), animated: false))
        }
        if mapping.base != base { viewport.invalidate() }
    }

    /// Tells the mapping of new lengths, and the host of a new extent.
    func updateExtent() {
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
            send(.setSize(contentView.node, extent))
        }
        let clamped = mapping.clamped(bounds.minY)
        if clamped != bounds.minY {
            // The host clamps the offset as soon as the content is shorter; do not wait for it to say so.
            viewport.adjust(to: Point(x: 0, y: clamped))
            viewport.invalidate()
        }
        if bounds.height > 0 { syncHostOffset() }
    }

    /// Follows a change of the insets: a content at its start stays there, any other where it is seen.
    func insetsChanged(from old: EdgeInsets) {
        let wasAtStart = bounds.minY <= -old.top
        showRefreshInset()
        if wasAtStart { viewport.adjust(to: Point(x: 0, y: -contentInset.top)) }
        layout.invalidateLayout()
        viewport.invalidate()
        setNeedsLayout()
    }

    func animateScroll(to offset: Double) {
        // A way that leads beyond what the host's scroller can show is not shown.
        guard mapping.isExact || abs(offset - bounds.minY) <= ScrollMapping.jumpLengths * bounds.height else {
            correctOffset(to: Point(x: 0, y: offset))
            setNeedsLayout()
            return
        }
        motion.command()
        send(.scroll(node, to: Point(x: 0, y: offset - mapping.base), animated: true))
    }

    /// The offset at which a frame is seen at a place.
    private func offset(showing frame: Rect, _ place: ScrollTarget.Place) -> Double {
        let window = (start: contentInset.top, end: bounds.height - contentInset.bottom)
        switch place {
        case .distance(let distance):
            return frame.minY - distance
        case .position(let position):
            let span = (start: frame.minY, end: frame.maxY)
            return Self.offset(showing: span, in: window, at: position, from: bounds.minY)
        }
    }

    /// The offset at which a span is seen at a position of a window.
    private static func offset(
        showing span: (start: Double, end: Double),
        in window: (start: Double, end: Double),
        at position: ScrollPosition,
        from current: Double
    ) -> Double {
        switch position {
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
            return offset(showing: span, in: window, at: isBefore || isLong ? .top : .bottom, from: current)
        }
    }

    /// Scrolls the row of an item so that the item is seen in it. Returns whether other items are seen at once.
    private func scrollRow(to attributes: LayoutAttributes, _ target: ScrollTarget) -> Bool {
        guard case .position(let position) = target.place else { return false }
        var scrollers: [OrthogonalScroller] = []
        // The item itself may be far beyond the edges of the window.
        let line = Rect(x: bounds.minX, y: attributes.frame.minY, width: bounds.width, height: attributes.frame.height)
        layout.collectOrthogonalScrollers(in: line, into: &scrollers)
        guard let scroller = scrollers.first(where: { $0.section == attributes.indexPath.section }) else {
            return false
        }
        let span = rowSpan(attributes.frame, in: scroller.frame)
        let window = (scroller.insets.leading, scroller.frame.width - scroller.insets.trailing)
        let current = scroller.contentOffset.x
        let proposed = Self.offset(showing: span, in: window, at: position, from: current)
        let resting = restingOffset(near: proposed, inSection: scroller.section)
        let clamped = min(max(resting, scroller.offsetRange.lowerBound), scroller.offsetRange.upperBound)
        guard clamped != current else { return false }
        if target.isAnimated, let view = scrollView(forSection: scroller.section) {
            scroll(view, to: clamped, isAnimated: true)
            return false
        }
        layout.setOrthogonalContentOffset(Point(x: clamped, y: 0), forSection: scroller.section, isSettled: true)
        viewport.invalidate()
        return true
    }
}
