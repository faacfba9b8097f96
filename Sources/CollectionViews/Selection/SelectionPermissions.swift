/// What the reader may select, in the editing mode and outside of it.
struct SelectionPermissions: Equatable {
    var allowsSelection = false
    var allowsMultipleSelection = false
    var allowsSelectionDuringEditing = false
    var allowsMultipleSelectionDuringEditing = false

    /// What activating an item does to the selection.
    func mode(isEditing: Bool) -> CollectionView.SelectionMode {
        if isEditing {
            if allowsMultipleSelectionDuringEditing { return .multiple }
            return allowsSelectionDuringEditing ? .single : .none
        }
        if allowsMultipleSelection { return .multiple }
        return allowsSelection ? .single : .none
    }
}

extension CollectionView {
    /// Whether the reader can select an item. The default is no, unlike UIKit's: most pages are read and not picked from, and
    /// activating an item is reported either way.
    public var allowsSelection: Bool {
        get { selectionPermissions.allowsSelection }
        set { selectionPermissions.allowsSelection = newValue }
    }

    /// Whether the reader can select more than one item. The default is no.
    public var allowsMultipleSelection: Bool {
        get { selectionPermissions.allowsMultipleSelection }
        set { selectionPermissions.allowsMultipleSelection = newValue }
    }

    /// Whether the reader can select an item while ``isEditing``. The default is no.
    public var allowsSelectionDuringEditing: Bool {
        get { selectionPermissions.allowsSelectionDuringEditing }
        set { selectionPermissions.allowsSelectionDuringEditing = newValue }
    }

    /// Whether the reader can select more than one item while ``isEditing``: then every cell has a check mark. The default is
    /// no.
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { selectionPermissions.allowsMultipleSelectionDuringEditing }
        set { selectionPermissions.allowsMultipleSelectionDuringEditing = newValue }
    }

    /// What activating an item does to the selection. The default is nothing. Setting it sets all four `allows` properties
    /// alike, in the editing mode and outside of it.
    public var selectionMode: SelectionMode {
        get { selection.mode }
        set {
            selectionPermissions = SelectionPermissions(
                allowsSelection: newValue != .none,
                allowsMultipleSelection: newValue == .multiple,
                allowsSelectionDuringEditing: newValue != .none,
                allowsMultipleSelectionDuringEditing: newValue == .multiple
            )
        }
    }

    /// Follows a change of what may be selected, or of the editing mode. What may not be selected any more is not.
    func permissionsChanged() {
        selection.mode = selectionPermissions.mode(isEditing: isEditing)
        setRole("is-editing", isEditing)
        showMultiplicity()
        updateConfigurationStates()
        setNeedsLayout()
    }

    /// Tells assistive technology whether several options can be chosen.
    func showMultiplicity() {
        let isMultiple = accessibilityPattern == .listbox && selection.mode == .multiple
        contentView.setAttribute(.allowsMultiple, isMultiple ? "true" : nil)
    }
}
