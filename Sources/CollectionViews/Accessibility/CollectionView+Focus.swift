import CollectionDiffing
import CollectionGeometry
import CollectionLayout

// The focus belongs to an item, not to the view that shows it: it follows the item to another view, and when the item is
// gone it goes to the one that has come into its place.
extension CollectionView {
    /// Moves the focus to the cell of an item as soon as there is one.
    func focusPending() {
        if let path = pendingFocus, let cell = cellForItem(at: path) {
            pendingFocus = nil
            send(.focus(cell.focusNode))
            return
        }
        let path = focusReplacement ?? focusedIndexPath
        focusReplacement = nil
        guard focusedNode != .none, let path, let cell = cellForItem(at: path), cell.view(for: focusedNode) == nil,
            isKeyboardNavigable || cell.control != nil
        else { return }
        send(.focus(cell.focusNode))
    }

    /// Follows the focused item over an update.
    func carryFocusOver(_ translation: IndexPathTranslation) {
        lastFocused = lastFocused.flatMap { translation.newPath(ofOld: $0) }
        pendingFocus = pendingFocus.flatMap { translation.newPath(ofOld: $0) }
        guard let old = focusedIndexPath else { return }
        focusedIndexPath = translation.newPath(ofOld: old)
        guard focusedIndexPath == nil, let section = translation.sections.newIndex(ofOld: old.section) else { return }
        let count = dataSource?.numberOfItems(inSection: section) ?? 0
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
