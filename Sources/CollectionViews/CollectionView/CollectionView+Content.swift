public import CollectionGeometry
public import CollectionLayout

// What is shown, and what an app changes of it.
extension CollectionView {
    /// The part of the content that is seen: its origin is the content offset, in content coordinates.
    public var bounds: Rect { scroll.bounds }

    /// The paths of the items that have a cell, ascending. Some of them are just beyond the edges of the screen.
    public var indexPathsForDisplayedItems: [IndexPath] { display.cells.map { $0.indexPath } }

    /// The cell that shows an item, or `nil` when the item is not near the screen.
    ///
    /// - Complexity: O(log *n*) in the number of displayed cells.
    public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? { display.cell(at: indexPath) }

    /// The supplementary views of a kind that exist. Some of them are just beyond the edges of the screen.
    ///
    /// - Complexity: O(*n*) in the number of supplementary views near the screen.
    public func visibleSupplementaryViews(ofKind kind: ElementKind) -> [CollectionReusableView] {
        display.supplementaries.filter { $0.element.kind == kind }.map { $0.view }
    }

    /// The limit of views of one registration that wait to be used again.
    public var maximumReusableViews: Int {
        get { display.maximumParked }
        set { display.maximumParked = newValue }
    }

    /// Has the layout compute everything anew before the current event ends, as after a change of something only the
    /// layout knows of.
    public func invalidateLayout() {
        layout.invalidateLayout()
        setNeedsDisplay()
    }

    /// Throws away what is known of the data and takes everything from the data source again. What was remembered of items
    /// is forgotten: the selection, the item that the view is on its way to, the item that was to get the focus.
    public func reloadData() {
        interaction.reset(in: self)
        visibility.elementsWillUpdate()
        itemFocus.reload(elements) { elements.reset() }
        scroll.setTarget(nil)
        reloadKeepingElements()
    }

    /// Has everything made anew from the data source. What was remembered of items stays: the handles follow the data.
    func reloadKeepingElements() {
        interaction.reset(in: self)
        display.setNeedsReload()
        accessibility.dataChanged()
        let invalidation = layout.makeInvalidationContext()
        invalidation.invalidateEverything = true
        invalidation.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: invalidation)
        setNeedsDisplay()
    }

    /// Configures the cells of items anew, keeping them. Items without a cell are passed over.
    ///
    /// It is cheaper than ``reloadItems(at:)``, and right whenever the same registration shows the item.
    ///
    /// - Parameter indexPaths: The items, in the newest data.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        catchUp()
        for indexPath in indexPaths { display.setNeedsUpdate(ofItemAt: indexPath, .reconfiguration) }
        setNeedsLayout()
    }

    /// Gives items other cells. Items without a cell are passed over.
    ///
    /// - Parameter indexPaths: The items, in the newest data.
    public func reloadItems(at indexPaths: [IndexPath]) {
        catchUp()
        for indexPath in indexPaths { display.setNeedsUpdate(ofItemAt: indexPath, .replacement) }
        setNeedsDisplay()
    }

    /// Has the next pass look which elements exist, although nothing has moved.
    func setNeedsDisplay() {
        scroll.setNeedsDisplay()
        setNeedsLayout()
    }
}
