import CollectionGeometry

extension CollectionView {
    /// What activating an item does to the selection.
    public enum SelectionMode: Hashable, Sendable {
        /// Nothing: activating an item is reported, and it does not stay selected.
        case none
        /// The item is selected in place of the one that was.
        case single
        /// The item is added to the selection, or taken out of it.
        case multiple
    }
}

/// Which items are selected. It decides and performs no effect.
struct SelectionState {
    /// What activating an item does.
    var mode = CollectionView.SelectionMode.none {
        didSet { if mode != oldValue { trim() } }
    }
    /// The selected items, ascending.
    private(set) var indexPaths: [IndexPath] = []

    /// What has become of the selection.
    struct Change: Equatable {
        var selected: [IndexPath] = []
        var deselected: [IndexPath] = []
    }
}

extension SelectionState {
    /// Whether an item is selected.
    ///
    /// - Complexity: O(*n*) in the number of selected items.
    func contains(_ path: IndexPath) -> Bool { indexPaths.contains(path) }

    /// The reader activates an item.
    mutating func activate(_ path: IndexPath) -> Change {
        switch mode {
        case .none: return Change(selected: [path])
        case .multiple where contains(path): return deselect(path)
        case .single, .multiple:
            var change = select(path)
            change.selected = [path]
            return change
        }
    }

    /// Selects an item.
    mutating func select(_ path: IndexPath) -> Change {
        guard mode != .none, !contains(path) else { return Change() }
        var change = Change(selected: [path])
        if mode == .single {
            change.deselected = indexPaths
            indexPaths = []
        }
        indexPaths.append(path)
        indexPaths.sort()
        return change
    }

    /// Takes an item out of the selection.
    mutating func deselect(_ path: IndexPath) -> Change {
        guard let index = indexPaths.firstIndex(of: path) else { return Change() }
        indexPaths.remove(at: index)
        return Change(deselected: [path])
    }

    /// Follows items to their paths after an update; those that are gone are not selected any more.
    mutating func carryOver(_ newPath: (IndexPath) -> IndexPath?) {
        if !indexPaths.isEmpty { indexPaths = indexPaths.compactMap(newPath).sorted() }
    }

    /// Selects nothing.
    mutating func clear() {
        indexPaths = []
    }

    private mutating func trim() {
        switch mode {
        case .none: indexPaths = []
        case .single: indexPaths = Array(indexPaths.prefix(1))
        case .multiple: return
        }
    }
}
