import CollectionGeometry
import CollectionLayout

// A drag over the check marks, which the host does not scroll by. In the editing mode it selects what it passes.
extension CollectionView {
    /// Whether a press may become a drag over check marks.
    private func beginsOnCheckMark(_ session: PressSession) -> Bool {
        hasCheckMarks && cellForItem(at: session.indexPath)?.isCheckMark(session.target) == true
    }

    /// A press has moved.
    func selectionDragMoved(_ session: PressSession) {
        if dragSelection == nil {
            guard session.claimant == nil, session.hasStrayed, beginsOnCheckMark(session),
                shouldBeginMultipleSelection(at: session.indexPath),
                claimPress(.dragSelection)
            else { return }
            endHighlight()
            dragSelection = DragSelection(at: session.indexPath, selected: selection.indexPaths)
            tellMultipleSelectionBegan(session.indexPath)
        }
        guard let drag = dragSelection, let path = itemPath(nearest: session.last.location) else { return }
        let passed = paths(from: drag.start, to: path).filter { path in
            drag.isSelecting ? shouldSelectItem(at: path) : shouldDeselectItem(at: path)
        }
        let change = selection.replace(with: drag.selection(passing: passed))
        if !change.isEmpty { finish(change) }
    }

    /// The press is over: what it has selected stays.
    func endSelectionDrag() {
        guard let drag = dragSelection else { return }
        dragSelection = nil
        selection.setAnchor(drag.start)
    }

    /// The displayed item nearest to a place in the view, in points from its top left corner.
    func itemPath(nearest location: Point) -> IndexPath? {
        let point = location.offsetBy(dx: bounds.minX, dy: bounds.minY)
        var best: (distance: Double, path: IndexPath)?
        for displayed in displayedCells {
            guard let attributes = displayed.view.layoutAttributes, !attributes.isInOrthogonalSection else { continue }
            let frame = attributes.frame
            let dx = max(frame.minX - point.x, 0, point.x - frame.maxX)
            let dy = max(frame.minY - point.y, 0, point.y - frame.maxY)
            let distance = dx * dx + dy * dy
            if let best, best.distance <= distance { continue }
            best = (distance, displayed.indexPath)
        }
        return best?.path
    }
}
