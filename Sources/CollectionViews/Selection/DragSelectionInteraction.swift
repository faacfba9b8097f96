import CollectionGeometry
import CollectionLayout

/// A drag over the check marks, which does not scroll the host: it selects the items it passes. The editing mode
/// installs it.
final class DragSelectionInteraction {
    /// The drag under way.
    private var drag: DragSelection?
}

extension DragSelectionInteraction: CollectionViewInteraction {
    var rank: InteractionRank { .dragSelection }

    func pressMoved(_ press: PressSession, in view: CollectionView) {
        if drag == nil { begin(press, in: view) }
        guard let drag, let start = drag.start, let path = view.itemPath(nearest: press.last.location) else { return }
        let passed = view.paths(from: start, to: path).filter { path in
            drag.isSelecting ? view.shouldSelectItem(at: path) : view.shouldDeselectItem(at: path)
        }
        let change = view.selection.replace(with: drag.selection(passing: passed))
        if !change.isEmpty { view.finish(change) }
    }

    private func begin(_ press: PressSession, in view: CollectionView) {
        guard press.claimant == nil, press.hasStrayed, let pressed = press.indexPath,
            view.selection.hasCheckMarks, view.display.cell(at: pressed)?.isCheckMark(press.target) == true,
            view.shouldBeginMultipleSelection(at: pressed), let path = view.currentPath(of: press.item),
            view.interaction.claimPress(for: self, in: view)
        else { return }
        // The drag is under way before the delegate is notified, which may change the data and so end the press.
        drag = DragSelection(at: path, selected: view.selection.indexPaths, elements: view.elements)
        view.interaction.endHighlight(in: view)
        if let path = view.currentPath(of: press.item), drag != nil { view.tellMultipleSelectionBegan(path) }
    }

    func pressEnded(_ press: PressSession, in view: CollectionView) {
        guard let drag else { return }
        self.drag = nil
        view.selection.setAnchor(drag.start)
    }

    /// The items selected by the drag stay selected.
    func pressCancelled(_ press: PressSession, in view: CollectionView) { pressEnded(press, in: view) }
}

extension CollectionView {
    /// The displayed item nearest to a location in the view, in points from its top left corner.
    func itemPath(nearest location: Point) -> IndexPath? {
        let point = location.offsetBy(dx: bounds.minX, dy: bounds.minY)
        var best: (distance: Double, path: IndexPath)?
        for displayed in display.cells {
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
