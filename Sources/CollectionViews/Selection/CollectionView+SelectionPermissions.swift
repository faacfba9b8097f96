extension CollectionView {
    /// Whether the user can select an item. The default is no, unlike UIKit's: items on most pages are not selected,
    /// and the activation of an item is reported in both cases.
    public var allowsSelection: Bool {
        get { selection.permissions.allowsSelection }
        set { changePermissions { $0.allowsSelection = newValue } }
    }

    /// Whether the user can select more than one item. The default is no.
    public var allowsMultipleSelection: Bool {
        get { selection.permissions.allowsMultipleSelection }
        set { changePermissions { $0.allowsMultipleSelection = newValue } }
    }

    /// Whether the user can select an item while ``isEditing``. The default is no.
    public var allowsSelectionDuringEditing: Bool {
        get { selection.permissions.allowsSelectionDuringEditing }
        set { changePermissions { $0.allowsSelectionDuringEditing = newValue } }
    }

    /// Whether the user can select more than one item while ``isEditing``: then every cell has a check mark. The
    /// default is no.
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { selection.permissions.allowsMultipleSelectionDuringEditing }
        set { changePermissions { $0.allowsMultipleSelectionDuringEditing = newValue } }
    }

    /// The effect of an item's activation on the selection. The default is none. Setting it sets all four `allows`
    /// properties for the editing mode and outside of it.
    public var selectionMode: SelectionMode {
        get { selection.mode }
        set {
            changePermissions { $0 = SelectionPermissions(newValue) }
        }
    }

    /// Whether the user is editing the content, which cells show by their configuration state.
    public var isEditing: Bool {
        get { selection.isEditing }
        set {
            guard newValue != isEditing else { return }
            if newValue, !interaction.contains(.dragSelection) { interaction.install(DragSelectionInteraction()) }
            selection.setEditing(newValue)
            showPermissions()
        }
    }

    private func changePermissions(_ change: (inout SelectionPermissions) -> Void) {
        var permissions = selection.permissions
        change(&permissions)
        selection.setPermissions(permissions)
        showPermissions()
    }

    /// Shows which items can be selected.
    private func showPermissions() {
        setStyleClass("is-editing", isEditing)
        showMultiplicity()
        updateConfigurationStates()
        setNeedsLayout()
    }

    /// Sets the accessibility attribute for the selection of several options.
    func showMultiplicity() {
        let isMultiple = accessibilityPattern == .listbox && selection.mode == .multiple
        contentView.setAttribute(.allowsMultiple, isMultiple ? "true" : nil)
    }
}
