import CollectionGeometry

/// The selected items, and which items the user may select. It decides and performs no effect.
///
/// The items are stored in a set of the element table, so that they stay selected over updates.
final class SelectionController {
    /// Which items the user may select, in the editing mode and outside of it.
    private(set) var permissions = SelectionPermissions()
    /// Whether the user is editing the content.
    private(set) var isEditing = false
    /// The effect of an item's activation.
    private(set) var mode = CollectionView.SelectionMode.none

    private let elements: ElementTable
    private let selected: ElementSet
    /// The items added by the last range.
    private let range: ElementSet
    private var anchorItem: ElementHandle?

    /// A change of the selection.
    struct Change: Equatable {
        var selected: [IndexPath] = []
        var deselected: [IndexPath] = []

        /// Whether nothing has changed.
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

    /// The item at which a range starts: the one activated last.
    var anchor: IndexPath? { anchorItem?.indexPath }

    /// Whether cells have check marks.
    var hasCheckMarks: Bool { isEditing && mode == .multiple }

    /// Whether an item is selected.
    ///
    /// - Complexity: O(log *n*) in the number of selected items.
    func contains(_ path: IndexPath) -> Bool { selected.contains(path) }

    /// Sets the permissions. Items that may no longer be selected are deselected.
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

    /// Deselects an item.
    func deselect(_ path: IndexPath) -> Change {
        selected.remove(path) ? Change(deselected: [path]) : Change()
    }

    /// Replaces the selection.
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

    /// Replaces the last range from the same anchor by another one.
    ///
    /// - Parameter paths: The items from the anchor on, ascending, without those that may not be selected.
    func extend(over paths: [IndexPath]) -> Change {
        guard mode == .multiple else { return Change() }
        let added = range.indexPaths
        let kept = Self.difference(indexPaths, Self.difference(added, paths))
        let stillAdded = Self.difference(added, Self.difference(added, paths))
        range.replace(with: (Self.difference(paths, indexPaths) + stillAdded).ordered())
        return replace(with: (kept + Self.difference(paths, kept)).ordered())
    }

    /// Sets the item at which ranges start.
    func setAnchor(_ path: IndexPath?) {
        anchorItem = path.map { elements.handle(forItemAt: $0) }
        range.replace(with: [])
    }

    /// The items of an ascending list that are not in another ascending list.
    static func difference(_ paths: [IndexPath], _ others: [IndexPath]) -> [IndexPath] {
        guard !others.isEmpty else { return paths }
        var next = 0
        return paths.filter { path in
            while next < others.count, others[next] < path { next += 1 }
            return next == others.count || others[next] != path
        }
    }
}
