/// What a cell may have to show besides its content: whether it is selected, holds the focus, is open and so on.
///
/// See Apple's documentation of `UICellConfigurationState`.
public struct CellConfigurationState: Hashable, Sendable {
    /// Whether the item is selected.
    public var isSelected = false
    /// Whether the item is marked for a moment, as while it is pressed.
    public var isHighlighted = false
    /// Whether the keyboard focus is on the cell or in it.
    public var isFocused = false
    /// Whether the children of the item are shown.
    public var isExpanded = false
    /// Whether the collection view is in the mode in which its content is changed.
    public var isEditing = false
    /// Whether the user is dragging the item.
    public var isDragged = false

    /// Creates the state of a cell that nothing is special about.
    public init() {}
}

extension CellConfigurationState {
    /// The roles that tell the style sheet about the state, and whether each applies.
    var roles: [(role: StyleRole, isActive: Bool)] {
        [
            ("is-selected", isSelected), ("is-highlighted", isHighlighted), ("is-focused", isFocused),
            ("is-expanded", isExpanded), ("is-editing", isEditing), ("is-dragged", isDragged),
        ]
    }
}
