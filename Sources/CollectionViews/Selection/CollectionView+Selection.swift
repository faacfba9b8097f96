import CollectionDataSources
public import CollectionGeometry
import CollectionLayout

extension CollectionView {
    /// What activating an item does to the selection. The default is nothing.
    public var selectionMode: SelectionMode {
        get { selection.mode }
        set {
            selection.mode = newValue
            updateConfigurationStates()
        }
    }

    /// The selected items, ascending. They keep to their items when the data changes.
    public var indexPathsForSelectedItems: [IndexPath] { selection.indexPaths }

    /// Selects an item without a report. Does nothing while ``selectionMode`` is `none`.
    public func selectItem(at indexPath: IndexPath) {
        if selection.select(indexPath) != SelectionState.Change() { updateConfigurationStates() }
    }

    /// Takes an item out of the selection without a report.
    public func deselectItem(at indexPath: IndexPath) {
        if selection.deselect(indexPath) != SelectionState.Change() { updateConfigurationStates() }
    }

    /// Acts upon the reader's activating an item.
    func activateItem(at indexPath: IndexPath) {
        let change = selection.activate(indexPath)
        for path in change.deselected { report(.deselectedItem(path)) }
        for path in change.selected { report(.selectedItem(path)) }
        updateConfigurationStates()
    }

    /// What is special about an item now.
    func configurationState(forItemAt indexPath: IndexPath) -> CellConfigurationState {
        var state = CellConfigurationState()
        state.isSelected = selection.contains(indexPath)
        state.isFocused = indexPath == focusedIndexPath
        state.isEditing = isEditing
        state.isDragged = indexPath == movement?.order.target
        state.isExpanded = presentedSource?.outlinePlace(ofItemAt: indexPath)?.isExpanded ?? false
        return state
    }

    /// Has every cell show what is special about its item.
    ///
    /// - Complexity: O(*n* *m*) in the numbers of displayed cells and of selected items.
    func updateConfigurationStates() {
        for displayed in displayedCells {
            displayed.view.setConfigurationState(configurationState(forItemAt: displayed.indexPath))
            showOutlinePlace(of: displayed.view, at: displayed.indexPath)
            displayed.view.updateConfigurationIfNeeded()
        }
    }
}
