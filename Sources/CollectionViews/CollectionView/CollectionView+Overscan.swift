import CollectionGeometry
import CollectionLayout

// The size of the host's tree. Overscan is measured in lengths of the view; where few large cells are seen, a small
// length can hold many more small ones. So the number of cells is bounded as well, in multiples of what is seen.
extension CollectionView {
    /// The most cells that exist, waiting ones included, for each cell that is seen.
    static var cellsPerVisibleCell: Int { 3 }

    /// Drops the cells that are farthest from the screen while there are too many, and has the next pass come sooner
    /// for it. Returns the number of cells that are seen.
    ///
    /// - Complexity: O(*n*) in the number of elements near the screen, O(*n* log *n*) when some must be dropped.
    func limitOverscan() -> Int {
        var visibleCount = 0
        var distances: [Double] = []
        var focusedCount = 0
        let heldPath = indexPathForInteractivelyMovingItem
        attributesScratch.withUnsafeBufferPointer { all in
            for index in all.indices {
                guard case .cell(let indexPath) = all[index].element else { continue }
                let distance = distanceFromScreen(all[index])
                if distance <= 0 {
                    visibleCount += 1
                } else if indexPath == focusedIndexPath || indexPath == heldPath {
                    focusedCount += 1
                } else {
                    distances.append(distance)
                }
            }
        }
        let room = max(0, (Self.cellsPerVisibleCell - 1) * visibleCount - focusedCount)
        if visibleCount > 0, distances.count > room { dropFarthest(distances, room: room) }
        return visibleCount
    }

    private func dropFarthest(_ distances: [Double], room: Int) {
        let reach = distances.sorted()[room]
        attributesScratch.removeAll { attributes in
            guard case .cell(let indexPath) = attributes.element else { return false }
            return distanceFromScreen(attributes) >= reach && indexPath != focusedIndexPath
                && indexPath != indexPathForInteractivelyMovingItem
        }
        viewport.limitCoverage(to: reach)
        coverageLimit = reach
    }

    /// Whether more cells exist than there may be for those that are seen now.
    ///
    /// - Complexity: O(*n*) in the number of displayed cells.
    var hasTooManyCells: Bool {
        let count = displayedCells.count + pool.attachedCount
        var visibleCount = 0
        for displayed in displayedCells where isSeen(displayed.view, inSection: displayed.indexPath.section) {
            visibleCount += 1
            if count <= Self.cellsPerVisibleCell * visibleCount { return false }
        }
        return visibleCount > 0
    }

    private func distanceFromScreen(_ attributes: LayoutAttributes) -> Double {
        let isInRow = attributes.isInOrthogonalSection
        let window = isInRow ? scrollerScratch.first { $0.section == attributes.indexPath.section } : nil
        return distanceFromScreen(attributes.frame, window: window)
    }

    /// How far a frame, and the window of the row it is in, is outside of what is seen, in points; 0 if it is seen at
    /// least in part.
    func distanceFromScreen(_ frame: Rect, window: OrthogonalScroller?) -> Double {
        let distance = max(0, max(bounds.minY - frame.maxY, frame.minY - bounds.maxY) + Self.hair)
        guard let window else { return distance }
        return distance + max(0, distanceFromWindow(frame, window) + Self.hair)
    }

    /// What only touches an edge of the screen is not seen.
    private static var hair: Double { 0.001 }
}
