import CollectionGeometry

/// Selects or deselects the items that a pointer passes over: a drag over the check marks. It decides and performs no
/// effect.
///
/// Items selected before stay selected; moving the pointer back undoes the change.
struct DragSelection {
    /// The item at which the drag began.
    private let startItem: ElementHandle
    /// The selection before the drag.
    private let before: ElementSet
    /// Whether the drag selects items, rather than deselecting them.
    let isSelecting: Bool

    /// Begins at an item: if it is selected, the drag deselects.
    init(at start: IndexPath, selected: [IndexPath], elements: ElementTable) {
        startItem = elements.handle(forItemAt: start)
        before = elements.makeSet()
        before.replace(with: selected)
        isSelecting = !before.contains(start)
    }
}

extension DragSelection {
    /// The item at which the drag began; `nil` if it was removed.
    var start: IndexPath? { startItem.indexPath }

    /// The selection while the pointer is over the last of some items.
    ///
    /// - Parameter passed: All items from the start to the pointer, ascending.
    func selection(passing passed: [IndexPath]) -> [IndexPath] {
        let rest = SelectionController.difference(before.indexPaths, passed)
        return isSelecting ? (rest + passed).ordered() : rest
    }
}
