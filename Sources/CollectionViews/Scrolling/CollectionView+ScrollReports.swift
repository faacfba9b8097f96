import CollectionGeometry
import CollectionLayout

extension CollectionView {
    /// What is being scrolled.
    enum ScrollSource: Equatable {
        /// The content as a whole.
        case content
        /// The row of a section that scrolls by itself.
        case row(section: Int)
    }

    /// The end of a drag: the user has let go, and momentum takes over.
    struct ScrollRelease {
        /// What was dragged.
        let source: ScrollSource
        /// How fast it moves, in points a millisecond; of a row in the reading direction.
        let velocity: Point
        /// Where it is expected to rest. For the content this is an estimate: no browser says how far its momentum goes.
        let target: Point
    }
}

// Who scrolls, and where that leads. A browser tells of offsets and of rest; the rest is told from what was asked for.
extension CollectionView {
    /// How far momentum carries, in points for each point a millisecond: the usual and the fast rate of UIKit.
    private static var reach: (normal: Double, fast: Double) { (499, 99) }

    /// Notes that the content has been moved by the host.
    func noteMovement(by distance: Double) {
        let action = abs(distance) > 1 ? motion.move() : .none
        if bounds.minY > mapping.range.lowerBound + 1 { hasLeftTop = true }
        if action == .began, wantsScrollEvents { tellScrollBegan(.content) }
    }

    /// Notes that the content has come to rest.
    func reportEndOfMovement() {
        let action = motion.end()
        let isAtTop = hasLeftTop && bounds.minY <= mapping.range.lowerBound + 1
        if isAtTop { hasLeftTop = false }
        guard wantsScrollEvents else { return }
        if action == .animationEnded { tellScrollAnimationEnded() }
        if isAtTop { tellScrolledToTop() }
    }

    /// The reader has let go of what was being dragged.
    func scrollReleased(_ target: NodeID, _ velocity: Point) -> Bool {
        if target == node {
            releaseContent(velocity)
        } else if let view = displayedScrollers.first(where: { $0.carousel.node == target }) {
            releaseRow(view, velocity: isMirrored ? -velocity.x : velocity.x)
        } else {
            return false
        }
        return true
    }

    private func releaseContent(_ velocity: Point) {
        let proposed = Point(x: 0, y: mapping.clamped(bounds.minY + velocity.y * Self.reach.normal))
        let speed = Point(x: 0, y: velocity.y * 1000)
        let target = layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: speed)
        let release = ScrollRelease(source: .content, velocity: Point(x: 0, y: velocity.y), target: target)
        let chosen = tellScrollReleased(release)
        guard chosen.y != proposed.y else { return }
        animateScroll(to: mapping.clamped(chosen.y))
    }

    private func releaseRow(_ view: OrthogonalScrollView, velocity: Double) {
        guard let scroller = view.scroller else { return }
        let target = restingOffset(of: scroller, from: view.viewport.bounds.minX, velocity: velocity)
        let release = ScrollRelease(
            source: .row(section: scroller.section), velocity: Point(x: velocity, y: 0), target: Point(x: target, y: 0))
        let chosen = tellScrollReleased(release)
        guard chosen.x != target else { return }
        scroll(view, to: restingOffset(near: chosen.x, inSection: scroller.section), isAnimated: true)
    }

    /// Where a row that is let go of comes to rest: as far as momentum carries, or at the next place in its direction
    /// where there is no passing one.
    private func restingOffset(of scroller: OrthogonalScroller, from offset: Double, velocity: Double) -> Double {
        var proposed = offset + velocity * (scroller.behavior == .continuous ? Self.reach.normal : Self.reach.fast)
        switch scroller.behavior {
        case .paging, .groupPaging, .groupPagingCentered:
            var rests: [Double] = []
            let window = scroller.frame.width
            layout.collectOrthogonalRestingOffsets(
                inSection: scroller.section, range: (offset - 2 * window)...(offset + 2 * window), into: &rests)
            let before = rests.last { $0 <= offset }
            let behind = rests.first { $0 > offset }
            if let behind, velocity > 0.3 { return behind }
            if let before, velocity < -0.3 { return before }
            proposed = offset
        case .none, .continuous, .continuousGroupLeadingBoundary:
            break
        }
        return restingOffset(near: proposed, inSection: scroller.section)
    }
}
