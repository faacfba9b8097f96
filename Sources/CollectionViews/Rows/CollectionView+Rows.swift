import CollectionGeometry
import CollectionLayout

// Rows that scroll by themselves. The host scrolls and snaps them; the engine follows, and says where they may rest.
extension CollectionView {
    /// The most resting places of one row that a host is told of.
    static var mostSnapMarkers: Int { 96 }

    /// Whether rows start at the right.
    var isMirrored: Bool { context?.environment.layoutDirection == .rightToLeft }

    /// The host has scrolled a row.
    func rowScrolled(_ view: OrthogonalScrollView, to hostOffset: Double) {
        let old = view.viewport.bounds.minX
        guard view.scrolled(toHostOffset: hostOffset), let section = view.section else { return }
        let offset = view.viewport.bounds.origin
        layout.setOrthogonalContentOffset(offset, forSection: section, isSettled: false)
        mark(view.snapCoverage.move(from: old, to: offset.x, window: view.viewport.bounds.width), in: view)
        // Hosts round offsets to pixels: a point is no movement.
        let action = abs(offset.x - old) > 1 ? view.motion.move() : .none
        guard wantsScrollEvents else { return }
        if action == .began { tellScrollBegan(.row(section: section)) }
        tellRowScrolled(section: section, to: offset)
    }

    /// A row has come to rest.
    func rowScrollEnded(_ view: OrthogonalScrollView) {
        view.viewport.rest()
        guard let section = view.section else { return }
        let offset = view.viewport.bounds.minX
        let rest = restingOffset(near: offset, inSection: section)
        if abs(rest - offset) > 1, view.correctedOffset != rest {
            // The host knew no resting place near enough, or was kept from going there.
            view.correctedOffset = rest
            return scroll(view, to: rest, isAnimated: true)
        }
        view.correctedOffset = nil
        layout.setOrthogonalContentOffset(Point(x: offset, y: 0), forSection: section, isSettled: true)
        let action = view.motion.end()
        mark(view.snapCoverage.rest(at: offset, window: view.viewport.bounds.width), in: view)
        guard wantsScrollEvents else { return }
        tellRowScrollEnded(
            section: section, at: Point(x: offset, y: 0), isAnimation: action == .animationEnded)
    }

    /// Takes a row one resting place on: the turn of a wheel was too short to reach one that is farther than half a group
    /// away, and the host goes back.
    func advance(_ view: OrthogonalScrollView, from hostStart: Double, towardsEnd: Bool) {
        guard let scroller = view.scroller else { return }
        let start = restingOffset(near: view.geometry.rowOffset(hostStart), inSection: scroller.section)
        let end = restingOffset(near: view.viewport.bounds.minX, inSection: scroller.section)
        // Momentum that ends between two places goes back a little as well; that is no way to another.
        guard abs(end - start) <= 1 else { return }
        let next = nextRest(of: scroller, from: start, forwards: towardsEnd)
        if abs(next - start) > 1 { scroll(view, to: next, isAnimated: true) }
    }

    /// Where a row rests that is let go of at an offset.
    func restingOffset(near offset: Double, inSection section: Int) -> Double {
        layout.orthogonalRestingOffset(forProposedContentOffset: Point(x: offset, y: 0), inSection: section).x
    }

    /// Has the host scroll a row.
    func scroll(_ view: OrthogonalScrollView, to offset: Double, isAnimated: Bool) {
        mark(view.snapCoverage.aim(at: offset, window: view.viewport.bounds.width), in: view)
        view.animate(to: offset, animated: isAnimated && context?.environment.prefersReducedMotion != true)
    }

    /// Tells the host where a row that has just been laid out may rest, and where it stands.
    func settle(_ view: OrthogonalScrollView) {
        guard let scroller = view.scroller else { return }
        let offset = scroller.contentOffset.x
        let window = scroller.frame.width
        if view.motion.isResting {
            mark(view.snapCoverage.rest(at: offset, window: window), in: view)
        } else {
            mark(view.snapCoverage.move(from: offset, to: offset, window: window), in: view)
        }
        view.syncHostOffset()
    }

    private func mark(_ change: SnapCoverage.Change?, in view: OrthogonalScrollView) {
        guard let change, let section = view.section else { return }
        var offsets: [Double] = []
        if view.geometry.isScrollable {
            layout.collectOrthogonalRestingOffsets(inSection: section, range: change.range, into: &offsets)
        }
        if offsets.count > Self.mostSnapMarkers {
            let middle = view.viewport.bounds.minX
            let first = offsets.firstIndex { $0 >= middle } ?? offsets.count
            let start = min(max(0, first - Self.mostSnapMarkers / 2), offsets.count - Self.mostSnapMarkers)
            offsets = Array(offsets[start..<(start + Self.mostSnapMarkers)])
        }
        view.mark(offsets, prunes: change.prunes && view.motion.isResting)
    }

    /// Scrolls a row by as many whole groups as are seen: the group that the edge cuts is the first to be seen next.
    func page(_ view: OrthogonalScrollView, forwards: Bool) {
        guard let scroller = view.scroller else { return }
        let window = scroller.frame.width
        let offset = view.viewport.bounds.minX
        var rests: [Double] = []
        let reach = max(0, window - scroller.insets.leading)
        let range = (offset - reach)...(offset + reach)
        layout.collectOrthogonalRestingOffsets(inSection: scroller.section, range: range, into: &rests)
        let proposed = forwards ? rests.last { $0 > offset + 1 } : rests.first { $0 < offset - 1 }
        scroll(view, to: proposed ?? nextRest(of: scroller, from: offset, forwards: forwards), isAnimated: true)
    }

    /// Where a row goes that has no resting place within its window.
    private func nextRest(of scroller: OrthogonalScroller, from offset: Double, forwards: Bool) -> Double {
        let target = offset + (forwards ? 0.9 : -0.9) * scroller.frame.width
        let clamped = min(max(scroller.offsetRange.lowerBound, target), scroller.offsetRange.upperBound)
        var rests: [Double] = []
        let range =
            forwards
            ? (offset + 1)...max(offset + 1, clamped + 4 * scroller.frame.width)
            : min(offset - 1, clamped - 4 * scroller.frame.width)...(offset - 1)
        layout.collectOrthogonalRestingOffsets(inSection: scroller.section, range: range, into: &rests)
        return (forwards ? rests.first : rests.last) ?? clamped
    }
}

// MARK: - Where things are in rows

extension CollectionView {
    /// A span of the content as one of a row: in points from the start of the window, in the reading direction.
    func rowSpan(_ frame: Rect, in window: Rect) -> (start: Double, end: Double) {
        isMirrored
            ? (window.maxX - frame.maxX, window.maxX - frame.minX)
            : (frame.minX - window.minX, frame.maxX - window.minX)
    }

    /// The frame of an element with regard to how far its row is scrolled.
    func seenFrame(_ attributes: LayoutAttributes) -> Rect {
        guard attributes.isInOrthogonalSection else { return attributes.frame }
        let offset = layout.orthogonalContentOffset(forSection: attributes.indexPath.section)
        return attributes.frame.offsetBy(dx: isMirrored ? offset.x : -offset.x, dy: -offset.y)
    }

    /// How far an element of a row is beyond the edges of its window, in points; negative for one that is seen.
    func distanceFromWindow(_ frame: Rect, _ window: OrthogonalScroller) -> Double {
        let span = rowSpan(frame, in: window.frame)
        let offset = window.contentOffset.x
        return max(offset - span.end, span.start - offset - window.frame.width)
    }
}
