import CollectionGeometry

/// Selects the items that a pointer passes over, or takes them out of the selection: a drag over the check marks. It decides
/// and performs no effect.
///
/// What was selected before stays; going back undoes what the forward movement did.
struct DragSelection {
    /// The item the drag began on.
    private let startItem: ElementHandle
    /// What was selected before.
    private let before: ElementSet
    /// Whether items are selected by it, or taken out.
    let isSelecting: Bool

    /// Begins on an item, which decides about the others: if it is selected already, they are taken out.
    init(at start: IndexPath, selected: [IndexPath], elements: ElementTable) {
        startItem = elements.handle(forItemAt: start)
        before = elements.makeSet()
        before.replace(with: selected)
        isSelecting = !before.contains(start)
    }
}

extension DragSelection {
    /// The item the drag began on; `nil` if it is gone.
    var start: IndexPath? { startItem.indexPath }

    /// What is to be selected when the pointer is over the last of some items.
    ///
    /// - Parameter passed: All items from the start to the pointer, ascending.
    func selection(passing passed: [IndexPath]) -> [IndexPath] {
        let rest = SelectionController.difference(before.indexPaths, passed)
        return isSelecting ? (rest + passed).ordered() : rest
    }
}
