extension CollectionView {
    /// What activating an item does to the selection.
    public enum SelectionMode: Hashable, Sendable {
        /// Nothing: activating an item is reported, and it does not stay selected.
        case none
        /// The item is selected in place of the one that was.
        case single
        /// The item is added to the selection, or taken out of it.
        case multiple
    }
}
