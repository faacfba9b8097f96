/// The state of a cell besides its content: whether it is selected, focused, expanded and so on.
///
/// See Apple's documentation of `UICellConfigurationState`.
public struct CellConfigurationState: Hashable, Sendable {
    /// Whether the item is selected.
    public var isSelected = false
    /// Whether the item is highlighted, as while it is pressed.
    public var isHighlighted = false
    /// Whether the keyboard focus is on the cell or in it.
    public var isFocused = false
    /// Whether the item is expanded in an outline.
    public var isExpanded = false
    /// Whether the collection view is in the editing mode.
    public var isEditing = false
    /// Whether the user is dragging the item.
    public var isDragged = false

    /// Creates the default state.
    public init() {}
}

extension CellConfigurationState {
    /// The style classes of the state, and whether each applies.
    var styleClasses: [(styleClass: StyleClass, isActive: Bool)] {
        [
            ("is-selected", isSelected), ("is-highlighted", isHighlighted), ("is-focused", isFocused),
            ("is-expanded", isExpanded), ("is-editing", isEditing), ("is-dragged", isDragged),
        ]
    }
}
