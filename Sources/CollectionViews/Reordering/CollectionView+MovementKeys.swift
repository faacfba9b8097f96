import CollectionGeometry
import CollectionLayout

// Taking items to other places by the keyboard. The focus stays on the item, and the item goes where the focus would.
extension CollectionView {
    /// Picks up the focused item, or puts down what is held. Returns whether there was something to do.
    func toggleMovement(on target: NodeID) -> Bool {
        if movement?.manner == .keyboard {
            endInteractiveMovement()
            return true
        }
        guard let path = displayedCells.first(where: { $0.view.view(for: target) != nil })?.indexPath else {
            return false
        }
        return beginMovement(ofItemAt: path, by: .keyboard)
    }

    /// Acts upon a key while an item is held; `nil` if none is, or it is another that has the focus.
    func movementKeyPressed(_ key: Key, on target: NodeID) -> Bool? {
        if held != nil, key == .escape, view(for: target) != nil {
            cancelInteractiveMovement()
            return true
        }
        guard let movement, movement.manner == .keyboard, movement.isHolding,
            let cell = cellForItem(at: movement.order.target), cell.view(for: target) != nil
        else { return nil }
        let path = movement.order.target
        switch key {
        case .enter, .space: endInteractiveMovement()
        case .escape: cancelInteractiveMovement()
        case .up: moveHeldItem(to: neighbour(of: path, .up))
        case .down: moveHeldItem(to: neighbour(of: path, .down))
        case .left: moveHeldItem(to: neighbour(of: path, .left))
        case .right: moveHeldItem(to: neighbour(of: path, .right))
        case .home: moveHeldItem(to: IndexPath(item: 0, section: path.section))
        case .end:
            let count = presentedSource?.numberOfItems(inSection: path.section) ?? 0
            moveHeldItem(to: IndexPath(item: count - 1, section: path.section))
        case .pageUp, .pageDown, .delete, .selectAll, .undo, .redo: break
        }
        return true
    }

    /// The focus has left the item that is held: nothing is to happen by accident.
    func focusLeftHeldItem(for target: NodeID) {
        guard let movement, movement.manner == .keyboard, target != .none,
            cellForItem(at: movement.order.target)?.view(for: target) == nil
        else { return }
        cancelInteractiveMovement()
    }

    private func moveHeldItem(to path: IndexPath?) {
        guard let path, let current = movement?.order.target, propose(path) else { return }
        // The path is that of now; it follows the item in the step that is to come.
        scrollToItem(at: current, at: .nearest, animated: false)
    }

    /// The place that an arrow leads to: that of the item which the focus would go to, or before or behind it in another
    /// section, or a section without items on the way there.
    private func neighbour(of path: IndexPath, _ direction: FocusSearch.Direction) -> IndexPath? {
        let found = focusTarget(from: path, direction)
        if direction.axis == .vertical, let empty = emptySection(from: path.section, to: found?.section, direction) {
            return IndexPath(item: 0, section: empty)
        }
        guard let found, found.section != path.section else { return found }
        return found.section > path.section ? found : IndexPath(item: found.item + 1, section: found.section)
    }

    /// The first section without items between two.
    private func emptySection(from start: Int, to end: Int?, _ direction: FocusSearch.Direction) -> Int? {
        guard let source = presentedSource else { return nil }
        let step = direction.isForwards ? 1 : -1
        let limit = end ?? (direction.isForwards ? source.numberOfSections : -1)
        var section = start
        while section != limit {
            if section != start, source.numberOfItems(inSection: section) == 0 { return section }
            section += step
            guard (0..<source.numberOfSections).contains(section) else { return nil }
        }
        return nil
    }
}
