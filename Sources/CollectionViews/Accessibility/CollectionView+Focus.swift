import CollectionDiffing
import CollectionGeometry
import CollectionLayout

// The focus belongs to an item, not to the view that shows it: it follows the item to another view, and when the item is
// gone it goes to the one that has come into its place, or to the collection view where that one is not shown.
extension CollectionView {
    /// Moves the focus to the cell of an item as soon as there is one.
    func focusPending() {
        defer {
            focusLeft = false
            focusReplacement = nil
        }
        if let path = pendingFocus, let cell = cellForItem(at: path) {
            pendingFocus = nil
            send(.focus(cell.focusNode))
            return
        }
        guard focusedNode != .none else { return }
        if focusLeft {
            // What stays is the place in the view: the arrows and the Tab key go on from there.
            lastFocused = focusReplacement
            send(.focus(focusReplacement.flatMap { cellForItem(at: $0) }?.focusNode ?? node))
            return
        }
        guard let path = focusedIndexPath, let cell = cellForItem(at: path), cell.view(for: focusedNode) == nil,
            isKeyboardNavigable || cell.control != nil
        else { return }
        send(.focus(cell.focusNode))
    }

    /// Moves the focus to an item as soon as it has a cell.
    func focusItem(at path: IndexPath) {
        pendingFocus = path
        setNeedsLayout()
    }

    /// Follows the focused item over an update.
    func carryFocusOver(_ translation: IndexPathTranslation) {
        lastFocused = lastFocused.flatMap { translation.newPath(ofOld: $0) }
        pendingFocus = pendingFocus.flatMap { translation.newPath(ofOld: $0) }
        // Several updates may come before the focus is moved.
        guard let old = focusLeft ? focusReplacement : focusedIndexPath else { return }
        let new = translation.newPath(ofOld: old)
        if focusLeft { focusReplacement = new } else { focusedIndexPath = new }
        guard new == nil else { return }
        focusLeft = true
        guard let section = translation.sections.newIndex(ofOld: old.section) else { return }
        let count = presentedSource?.numberOfItems(inSection: section) ?? 0
        if count > 0 { focusReplacement = IndexPath(item: min(old.item, count - 1), section: section) }
    }

    /// Has the host take the focus away from a view that is about to show something else: it must not come to the next
    /// item by accident.
    func releaseFocus(of view: CollectionReusableView) {
        guard focusedNode != .none, view.view(for: focusedNode) != nil, view.parentNode != .none else { return }
        forgetOrder(of: view.node)
        view.parentNode = .none
        send(.remove(view.node))
    }
}
