import CollectionGeometry
import CollectionLayout

// The resting places of rows that scroll by themselves. Offsets are in points in the reading direction.
extension CollectionViewLayout {
    /// The offset at which a row rests that is released at an offset.
    func restingOffset(near offset: Double, inSection section: Int) -> Double {
        orthogonalRestingOffset(forProposedContentOffset: Point(x: offset, y: 0), inSection: section).x
    }

    /// The next offset of a row that has no resting place within its window.
    func nextRest(of scroller: OrthogonalScroller, from offset: Double, forwards: Bool) -> Double {
        let target = offset + (forwards ? 0.9 : -0.9) * scroller.frame.width
        let clamped = min(max(scroller.offsetRange.lowerBound, target), scroller.offsetRange.upperBound)
        var rests: [Double] = []
        let range =
            forwards
            ? (offset + 1)...max(offset + 1, clamped + 4 * scroller.frame.width)
            : min(offset - 1, clamped - 4 * scroller.frame.width)...(offset - 1)
        collectOrthogonalRestingOffsets(inSection: scroller.section, range: range, into: &rests)
        return (forwards ? rests.first : rests.last) ?? clamped
    }

    /// The offset at which a released row rests: as far as momentum carries it, or at the next resting place in its
    /// direction where a row stops at each of them.
    ///
    /// - Parameter velocity: In points per millisecond, in the reading direction.
    func restingOffset(of scroller: OrthogonalScroller, from offset: Double, velocity: Double) -> Double {
        let reach = scroller.behavior == .continuous ? ScrollMotion.reach.normal : ScrollMotion.reach.fast
        var proposed = offset + velocity * reach
        switch scroller.behavior {
        case .paging, .groupPaging, .groupPagingCentered:
            var rests: [Double] = []
            let window = scroller.frame.width
            collectOrthogonalRestingOffsets(
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
