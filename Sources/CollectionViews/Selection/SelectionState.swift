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
    /// The item from which a range reaches: the one that was activated last.
    private(set) var anchor: IndexPath?
    /// What the last range has added, ascending.
    private var range: [IndexPath] = []

    /// What has become of the selection.
    struct Change: Equatable {
        var selected: [IndexPath] = []
        var deselected: [IndexPath] = []

        /// Whether nothing has.
        var isEmpty: Bool { selected.isEmpty && deselected.isEmpty }
    }
}

extension SelectionState {
    /// Whether an item is selected.
    ///
    /// - Complexity: O(log *n*) in the number of selected items.
    func contains(_ path: IndexPath) -> Bool {
        guard !indexPaths.isEmpty else { return false }
        let index = position(of: path)
        return index < indexPaths.count && indexPaths[index] == path
    }

    /// The reader activates an item.
    mutating func activate(_ path: IndexPath) -> Change {
        range = []
        anchor = path
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
        indexPaths.insert(path, at: position(of: path))
        return change
    }

    /// Takes an item out of the selection.
    mutating func deselect(_ path: IndexPath) -> Change {
        let index = position(of: path)
        guard index < indexPaths.count, indexPaths[index] == path else { return Change() }
        indexPaths.remove(at: index)
        return Change(deselected: [path])
    }

    /// Has exactly some items be selected, in place of those that were.
    ///
    /// - Parameter paths: The items, ascending.
    /// - Complexity: O(*n* + *m*) in the numbers of items before and after.
    mutating func replace(with paths: [IndexPath]) -> Change {
        guard mode == .multiple else { return Change() }
        let change = Change(
            selected: Self.difference(paths, indexPaths), deselected: Self.difference(indexPaths, paths))
        indexPaths = paths
        return change
    }

    /// Has a range of items be selected in place of the last one that began at the same anchor.
    ///
    /// - Parameter paths: The items from the anchor on, ascending; those that may not be selected are left out.
    mutating func extend(over paths: [IndexPath]) -> Change {
        guard mode == .multiple else { return Change() }
        let kept = Self.difference(indexPaths, Self.difference(range, paths))
        let stillAdded = Self.difference(range, Self.difference(range, paths))
        range = (Self.difference(paths, indexPaths) + stillAdded).sorted()
        return replace(with: (kept + Self.difference(paths, kept)).sorted())
    }

    /// Has ranges begin at an item.
    mutating func setAnchor(_ path: IndexPath?) {
        anchor = path
        range = []
    }

    /// Follows items to their paths after an update; those that are gone are not selected any more.
    mutating func carryOver(_ newPath: (IndexPath) -> IndexPath?) {
        if !indexPaths.isEmpty { indexPaths = indexPaths.compactMap(newPath).sorted() }
        if !range.isEmpty { range = range.compactMap(newPath).sorted() }
        anchor = anchor.flatMap(newPath)
    }

    /// Selects nothing.
    mutating func clear() {
        indexPaths = []
        setAnchor(nil)
    }

    private mutating func trim() {
        switch mode {
        case .none: clear()
        case .single:
            indexPaths = Array(indexPaths.prefix(1))
            setAnchor(nil)
        case .multiple: return
        }
    }

    /// Where an item is among the selected ones, or would be.
    private func position(of path: IndexPath) -> Int {
        var low = 0
        var high = indexPaths.count
        while low < high {
            let middle = (low + high) / 2
            if indexPaths[middle] < path { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The items of an ascending list that are not in another.
    static func difference(_ paths: [IndexPath], _ others: [IndexPath]) -> [IndexPath] {
        guard !others.isEmpty else { return paths }
        var next = 0
        return paths.filter { path in
            while next < others.count, others[next] < path { next += 1 }
            return next == others.count || others[next] != path
        }
    }
}
