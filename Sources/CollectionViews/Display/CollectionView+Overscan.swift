import CollectionGeometry
import CollectionLayout

// The distance of elements from the visible region.
extension CollectionView {
    /// Whether more cells exist than are permitted for the number of visible cells.
    ///
    /// - Complexity: O(*n*) in the number of displayed cells.
    var hasTooManyCells: Bool {
        guard !scroll.isPrinting else { return false }
        let count = display.cells.count + display.attachedParkedCount
        var visibleCount = 0
        for displayed in display.cells where isSeen(displayed.view, inSection: displayed.indexPath.section) {
            visibleCount += 1
            if count <= ElementCollector.cellsPerVisibleCell * visibleCount { return false }
        }
        return visibleCount > 0
    }

    /// Whether a view is visible, at least in part.
    func isSeen(_ view: CollectionReusableView) -> Bool {
        isSeen(view, inSection: view.isInRow ? view.layoutAttributes?.indexPath.section : nil)
    }

    /// Whether a view is visible, at least in part; the section is that of a view in a row.
    private func isSeen(_ view: CollectionReusableView, inSection section: Int?) -> Bool {
        guard let frame = view.shownFrame else { return false }
        return distanceFromScreen(frame, rowOfSection: view.isInRow ? section : nil, isWanted: false) <= 0
    }

    /// The distance of an element of the pass under way from the visible region, in points; 0 if it is visible at least
    /// in part.
    func distanceFromScreen(_ attributes: LayoutAttributes) -> Double {
        let section = attributes.isInOrthogonalSection ? attributes.indexPath.section : nil
        return distanceFromScreen(attributes.frame, rowOfSection: section, isWanted: true)
    }

    /// The distance of a frame, and of the window of its row, from the visible region, in points; 0 if it is visible at
    /// least in part.
    private func distanceFromScreen(_ frame: Rect, rowOfSection section: Int?, isWanted: Bool) -> Double {
        let distance = max(0, max(bounds.minY - frame.maxY, frame.minY - bounds.maxY) + Self.hair)
        guard let section, let rows else { return distance }
        let beside = rows.distanceFromWindow(frame, ofSection: section, isWanted: isWanted, in: self)
        return distance + max(0, beside + Self.hair)
    }

    /// A frame that only touches an edge of the screen counts as not visible: the tolerance, in points.
    private static var hair: Double { 0.001 }
}
