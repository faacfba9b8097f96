import CollectionGeometry
import CollectionLayout

// Rows that scroll by themselves. The host scrolls and snaps them; the engine follows, and says where they may rest. See
// ``RowController`` and ``OrthogonalScrollView``.
extension CollectionView {
    /// Whether rows start at the right.
    var isMirrored: Bool { context?.environment.layoutDirection == .rightToLeft }

    /// The host has scrolled a row.
    func rowScrolled(_ window: OrthogonalScrollView, to hostOffset: Double) {
        guard let movement = window.follow(hostOffset: hostOffset, in: layout), wantsScrollEvents else { return }
        if movement.hasBegun { tellScrollBegan(.row(section: movement.section)) }
        tellRowScrolled(section: movement.section, to: movement.offset)
    }

    /// A row has come to rest.
    func rowScrollEnded(_ window: OrthogonalScrollView) {
        guard let rest = window.rest(in: layout), wantsScrollEvents else { return }
        tellRowScrollEnded(section: rest.section, at: rest.offset, isAnimation: rest.endsAnimation)
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
