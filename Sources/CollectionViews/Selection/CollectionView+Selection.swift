import CollectionDataSources
public import CollectionGeometry
import CollectionLayout

extension CollectionView {
    /// The selected items, ascending, by their paths in the newest data. They keep to their items when the data changes.
    public var indexPathsForSelectedItems: [IndexPath] {
        catchUp()
        return selection.indexPaths
    }

    /// Selects an item without a report. Does nothing while ``selectionMode`` is `none`, and for a path that does not exist.
    ///
    /// - Parameter indexPath: The item, in the newest data.
    public func selectItem(at indexPath: IndexPath) {
        catchUp()
        guard let presentedSource, presentedSource.contains(indexPath) else { return }
        if !selection.select(indexPath).isEmpty { showSelection() }
    }

    /// Takes an item out of the selection without a report.
    ///
    /// - Parameter indexPath: The item, in the newest data.
    public func deselectItem(at indexPath: IndexPath) {
        catchUp()
        if !selection.deselect(indexPath).isEmpty { showSelection() }
    }

    /// Selects all items that may be selected, as the select-all keys do. Does nothing unless several items can be
    /// selected.
    ///
    /// - Complexity: O(*n*) in the number of items.
    public func selectAll() {
        guard selection.mode == .multiple, let firstPath, let lastPath else { return }
        select(paths(from: firstPath, to: lastPath)) { $0.replace(with: $1) }
    }

    /// Deselects all items that may be deselected.
    ///
    /// - Complexity: O(*n*) in the number of selected items.
    public func deselectAll() {
        finish(selection.replace(with: selection.indexPaths.filter { !shouldDeselectItem(at: $0) }))
    }
}

// Actions of the user.
extension CollectionView {
    /// Handles the activation of an item: changes the selection, and performs the item's primary action unless the user
    /// wants to change the selection.
    func activateItem(at indexPath: IndexPath) {
        let modifiers = interaction.takeTapModifiers()
        let item = elements.handle(forItemAt: indexPath)
        if selection.mode == .none {
            guard !isEditing, shouldSelectItem(at: indexPath), let path = currentPath(of: item) else { return }
            tellSelected(path)
        } else if selection.mode == .multiple, modifiers.contains(.shift) {
            return extendSelection(to: indexPath)
        } else {
            guard toggle(item), !isEditing, !modifiers.addsToSelection else { return }
        }
        if !isEditing { performPrimaryAction(of: item) }
    }

    private func performPrimaryAction(of item: ElementHandle) {
        guard let path = currentPath(of: item), canPerformPrimaryAction(at: path),
            let path = currentPath(of: item)
        else { return }
        tellPrimaryAction(path)
    }

    /// The path of an item after a call of the delegate, which may have changed the data; `nil` when the item was removed.
    func currentPath(of item: ElementHandle) -> IndexPath? {
        catchUp()
        return item.indexPath
    }

    /// Selects an item, or deselects it if several can be selected. Returns whether that was permitted.
    private func toggle(_ item: ElementHandle) -> Bool {
        guard let path = item.indexPath else { return false }
        let isLeaving = selection.mode == .multiple && selection.contains(path)
        guard isLeaving ? shouldDeselectItem(at: path) : shouldSelectItem(at: path),
            let path = currentPath(of: item)
        else { return false }
        finish(selection.activate(path))
        return true
    }

    /// Selects all items from the anchor, which was activated last, to another.
    func extendSelection(to indexPath: IndexPath) {
        let anchor = selection.anchor ?? indexPath
        if selection.anchor == nil { selection.setAnchor(anchor) }
        select(paths(from: anchor, to: indexPath)) { $0.extend(over: $1) }
    }

    private func select(
        _ paths: [IndexPath],
        _ change: (SelectionController, [IndexPath]) -> SelectionController.Change
    ) {
        finish(change(selection, paths.filter { selection.contains($0) || shouldSelectItem(at: $0) }))
    }

    /// Notifies the delegate of a change of the selection and shows it. Items that the delegate removes meanwhile are left
    /// out.
    func finish(_ change: SelectionController.Change) {
        let deselected = change.deselected.map { elements.handle(forItemAt: $0) }
        let selected = change.selected.map { elements.handle(forItemAt: $0) }
        for item in deselected {
            if let path = currentPath(of: item) { tellDeselected(path) }
        }
        for item in selected {
            if let path = currentPath(of: item) { tellSelected(path) }
        }
        showSelection()
    }

    /// Shows a change of the selection in the cells, and at the end of the event to assistive technology.
    private func showSelection() {
        updateConfigurationStates()
        setNeedsLayout()
    }

    /// All items between two, in the order of the data, both included.
    ///
    /// - Complexity: O(*n*) in the number of items between them.
    func paths(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
        guard let dataSource = presentedSource else { return [] }
        let (first, last) = first <= last ? (first, last) : (last, first)
        var paths: [IndexPath] = []
        for section in first.section...last.section where section < dataSource.numberOfSections {
            let start = section == first.section ? first.item : 0
            let count = dataSource.numberOfItems(inSection: section)
            let end = section == last.section ? min(last.item + 1, count) : count
            for item in start..<max(start, end) { paths.append(IndexPath(item: item, section: section)) }
        }
        return paths
    }

    /// Sets the configuration state and the outline place of a cell; the cell updates itself with the next
    /// ``CollectionViewCell/updateConfigurationIfNeeded()``.
    func showState(ofItemAt indexPath: IndexPath, in cell: CollectionViewCell) {
        let reordering = interaction.reordering
        let source = reordering?.presentedSource ?? contentSource
        let place = source?.outlinePlace(ofItemAt: indexPath)
        var state = CellConfigurationState()
        state.isSelected = selection.contains(indexPath)
        state.isHighlighted = interaction.highlightedIndexPath == indexPath
        state.isFocused = indexPath == itemFocus.indexPath
        state.isEditing = isEditing
        state.isDragged = indexPath == reordering?.indexPath
        state.isExpanded = place?.isExpanded ?? false
        cell.setConfigurationState(state)
        cell.showCheckMark(selection.hasCheckMarks)
        cell.indentationLevel = place?.level ?? 0
    }

    /// Updates the configuration state of every displayed cell.
    ///
    /// - Complexity: O(*n* log *m*) in the numbers of displayed cells and of selected items.
    func updateConfigurationStates() {
        for displayed in display.cells {
            showState(ofItemAt: displayed.indexPath, in: displayed.view)
            displayed.view.updateConfigurationIfNeeded()
        }
    }
}
