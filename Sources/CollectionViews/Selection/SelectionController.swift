import CollectionGeometry

/// Which items are selected, and which the user may select. It decides and performs no effect.
///
/// Items are remembered by the element table of the collection view, so that they stay selected over updates.
final class SelectionController {
    /// What the user may select, in the editing mode and outside of it.
    private(set) var permissions = SelectionPermissions()
    /// Whether the content is being changed by the user.
    private(set) var isEditing = false
    /// What activating an item does.
    private(set) var mode = CollectionView.SelectionMode.none

    private let elements: ElementTable
    private let selected: ElementSet
    /// What the last range has added.
    private let range: ElementSet
    private var anchorItem: ElementHandle?

    /// What has become of the selection.
    struct Change: Equatable {
        var selected: [IndexPath] = []
        var deselected: [IndexPath] = []

        /// Whether nothing has.
        var isEmpty: Bool { selected.isEmpty && deselected.isEmpty }
    }

    /// Creates a selection without items.
    init(elements: ElementTable) {
        self.elements = elements
        selected = elements.makeSet()
        range = elements.makeSet()
    }
}

extension SelectionController {
    /// The selected items, ascending.
    var indexPaths: [IndexPath] { selected.indexPaths }

    /// The item from which a range reaches: the one that was activated last.
    var anchor: IndexPath? { anchorItem?.indexPath }

    /// Whether cells have a mark that tells whether they are selected.
    var hasCheckMarks: Bool { isEditing && mode == .multiple }

    /// Whether an item is selected.
    ///
    /// - Complexity: O(log *n*) in the number of selected items.
    func contains(_ path: IndexPath) -> Bool { selected.contains(path) }

    /// Allows the user to select what the permissions say. What may not be selected any more is not.
    func setPermissions(_ permissions: SelectionPermissions) {
        self.permissions = permissions
        modeMayHaveChanged()
    }

    /// Begins or ends the editing mode.
    func setEditing(_ isEditing: Bool) {
        self.isEditing = isEditing
        modeMayHaveChanged()
    }

    private func modeMayHaveChanged() {
        let newMode = permissions.mode(isEditing: isEditing)
        guard newMode != mode else { return }
        mode = newMode
        switch mode {
        case .none: selected.replace(with: [])
        case .single: selected.replace(with: Array(indexPaths.prefix(1)))
        case .multiple: return
        }
        setAnchor(nil)
    }
}

extension SelectionController {
    /// The user activates an item.
    func activate(_ path: IndexPath) -> Change {
        setAnchor(path)
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
    func select(_ path: IndexPath) -> Change {
        guard mode != .none, !contains(path) else { return Change() }
        var change = Change(selected: [path])
        if mode == .single {
            change.deselected = indexPaths
            selected.replace(with: [])
        }
        selected.insert(path)
        return change
    }

    /// Takes an item out of the selection.
    func deselect(_ path: IndexPath) -> Change {
        selected.remove(path) ? Change(deselected: [path]) : Change()
    }

    /// Has exactly some items be selected, in place of those that were.
    ///
    /// - Parameter paths: The items, ascending.
    /// - Complexity: O(*n* + *m*) in the numbers of items before and after.
    func replace(with paths: [IndexPath]) -> Change {
        guard mode == .multiple else { return Change() }
        let change = Change(
            selected: Self.difference(paths, indexPaths), deselected: Self.difference(indexPaths, paths))
        selected.replace(with: paths)
        return change
    }

    /// Has a range of items be selected in place of the last one that began at the same anchor.
    ///
    /// - Parameter paths: The items from the anchor on, ascending; those that may not be selected are left out.
    func extend(over paths: [IndexPath]) -> Change {
        guard mode == .multiple else { return Change() }
        let added = range.indexPaths
        let kept = Self.difference(indexPaths, Self.difference(added, paths))
        let stillAdded = Self.difference(added, Self.difference(added, paths))
        range.replace(with: (Self.difference(paths, indexPaths) + stillAdded).ordered())
        return replace(with: (kept + Self.difference(paths, kept)).ordered())
    }

    /// Has ranges begin at an item.
    func setAnchor(_ path: IndexPath?) {
        anchorItem = path.map { elements.handle(forItemAt: $0) }
        range.replace(with: [])
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
