import CollectionGeometry

// What other folders read of the parts.
extension CollectionView {
    /// The cells that exist, by index path, ascending.
    var displayedCells: [DisplayedCell] { display.cells }

    /// The supplementary views and decorations that exist, in no order.
    var displayedSupplementaries: [DisplayedSupplementary] { display.supplementaries }

    /// The windows of the sections that scroll by themselves, by section, ascending.
    var displayedScrollers: [OrthogonalScrollView] { rows.windows }

    /// The node that holds the keyboard focus, if it is one of the view's.
    var focusedNode: NodeID { itemFocus.node }
}
