import CollectionGeometry

/// Selects the items that a pointer passes over, or takes them out of the selection: a drag over the check marks. It decides
/// and performs no effect.
///
/// What was selected before stays; going back undoes what the way there did.
struct DragSelection: Equatable {
    /// The item the drag began on.
    private(set) var start: IndexPath
    /// What was selected before, ascending.
    private(set) var before: [IndexPath]
    /// Whether items are selected by it, or taken out.
    let isSelecting: Bool

    /// Begins on an item, which decides about the others: if it is selected already, they are taken out.
    init(at start: IndexPath, selected: [IndexPath]) {
        self.start = start
        before = selected
        isSelecting = !selected.contains(start)
    }
}

extension DragSelection {
    /// What is to be selected when the pointer is over the last of some items.
    ///
    /// - Parameter passed: All items from the start to the pointer, ascending.
    func selection(passing passed: [IndexPath]) -> [IndexPath] {
        let rest = SelectionState.difference(before, passed)
        return isSelecting ? (rest + passed).sorted() : rest
    }

    /// Follows items over an update. Returns whether the first one is still there.
    mutating func carryOver(_ newPath: (IndexPath) -> IndexPath?) -> Bool {
        guard let path = newPath(start) else { return false }
        start = path
        before = before.compactMap(newPath).sorted()
        return true
    }
}
