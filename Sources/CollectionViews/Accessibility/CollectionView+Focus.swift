import CollectionGeometry
import CollectionLayout

// The keyboard focus follows its item: to another view that shows it, and to another item when it is removed. See
// ``FocusController``.
extension CollectionView {
    /// Focuses an item as soon as it has a cell.
    func focusItem(at indexPath: IndexPath) {
        itemFocus.request(indexPath, elements)
        setNeedsLayout()
    }

    /// Moves the focus to its item, now that all views are at their places.
    func settleFocus() {
        note(.focus)
        switch itemFocus.settle(hasCell: { display.cell(at: $0) != nil }) {
        case .none:
            return
        case .focusView:
            send(.focus(node))
        case .focusItem(let path):
            if let cell = display.cell(at: path), canFocus(cell) { send(.focus(cell.focusNode)) }
        case .keepItem(let path):
            guard let cell = display.cell(at: path), cell.view(for: itemFocus.node) == nil, canFocus(cell)
            else { return }
            send(.focus(cell.focusNode))
        }
    }

    /// Whether a cell can hold the focus itself, or has a control that can.
    private func canFocus(_ cell: CollectionViewCell) -> Bool { isKeyboardNavigable || cell.hasFocusableControl }

    /// Makes the host blur a view that is about to show another element: the focus must not move to that element by
    /// accident.
    func releaseFocus(of view: CollectionReusableView) {
        guard itemFocus.node != .none, view.view(for: itemFocus.node) != nil, view.parentNode != .none else { return }
        detach(view)
    }
}
