/// Which items the user may select, in the editing mode and outside of it.
struct SelectionPermissions: Equatable {
    var allowsSelection = false
    var allowsMultipleSelection = false
    var allowsSelectionDuringEditing = false
    var allowsMultipleSelectionDuringEditing = false

    /// The effect of an item's activation on the selection.
    func mode(isEditing: Bool) -> CollectionView.SelectionMode {
        if isEditing {
            if allowsMultipleSelectionDuringEditing { return .multiple }
            return allowsSelectionDuringEditing ? .single : .none
        }
        if allowsMultipleSelection { return .multiple }
        return allowsSelection ? .single : .none
    }
}

extension SelectionPermissions {
    /// The permissions of a mode, the same in the editing mode and outside of it.
    init(_ mode: CollectionView.SelectionMode) {
        allowsSelection = mode != .none
        allowsMultipleSelection = mode == .multiple
        allowsSelectionDuringEditing = mode != .none
        allowsMultipleSelectionDuringEditing = mode == .multiple
    }
}
