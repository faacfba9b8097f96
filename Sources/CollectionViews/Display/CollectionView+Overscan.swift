import CollectionGeometry
import CollectionLayout

// How far elements are from what is seen.
extension CollectionView {
    /// Whether more cells exist than there may be for those that are seen now.
    ///
    /// - Complexity: O(*n*) in the number of displayed cells.
    var hasTooManyCells: Bool {
        let count = display.cells.count + display.attachedParkedCount
        var visibleCount = 0
        for displayed in display.cells where isSeen(displayed.view, inSection: displayed.indexPath.section) {
            visibleCount += 1
            if count <= ElementCollector.cellsPerVisibleCell * visibleCount { return false }
        }
        return visibleCount > 0
    }

    /// Whether a view is seen, at least in part.
    func isSeen(_ view: CollectionReusableView) -> Bool {
        isSeen(view, inSection: view.isInRow ? view.layoutAttributes?.indexPath.section : nil)
    }

    /// Whether a view is seen, at least in part; the section is that of a view in a row.
    private func isSeen(_ view: CollectionReusableView, inSection section: Int?) -> Bool {
        guard let frame = view.shownFrame else { return false }
        return distanceFromScreen(frame, rowOfSection: view.isInRow ? section : nil, isWanted: false) <= 0
    }

    /// How far an element of the pass under way is outside of what is seen, in points; 0 if it is seen at least in part.
    func distanceFromScreen(_ attributes: LayoutAttributes) -> Double {
        let section = attributes.isInOrthogonalSection ? attributes.indexPath.section : nil
        return distanceFromScreen(attributes.frame, rowOfSection: section, isWanted: true)
    }

    /// How far a frame, and the window of the row it is in, is outside of what is seen, in points; 0 if it is seen at
    /// least in part.
    private func distanceFromScreen(_ frame: Rect, rowOfSection section: Int?, isWanted: Bool) -> Double {
        let distance = max(0, max(bounds.minY - frame.maxY, frame.minY - bounds.maxY) + Self.hair)
        guard let section, let rows else { return distance }
        let beside = rows.distanceFromWindow(frame, ofSection: section, isWanted: isWanted, in: self)
        return distance + max(0, beside + Self.hair)
    }

    /// What only touches an edge of the screen is not seen.
    private static var hair: Double { 0.001 }
}
