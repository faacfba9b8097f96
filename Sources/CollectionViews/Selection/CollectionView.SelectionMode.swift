extension CollectionView {
    /// The effect of an item's activation on the selection.
    public enum SelectionMode: Hashable, Sendable {
        /// None: the activation is reported, and the item does not stay selected.
        case none
        /// The item is selected and replaces the selected one.
        case single
        /// The item is selected, or deselected if it is selected.
        case multiple
    }
}
