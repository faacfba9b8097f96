public import CollectionGeometry
public import CollectionLayout

// The displayed content, and what an app changes of it.
extension CollectionView {
    /// The visible part of the content, in points and content coordinates: its origin is the content offset, and its size that of
    /// the view, with the parts beneath ``contentInset``.
    ///
    /// The origin of content coordinates is the top left corner of the content, and x grows to the right in both reading
    /// directions; see ``LayoutAttributes``.
    public var bounds: Rect { scroll.bounds }

    /// The paths of the items that have a cell, ascending. Some of them are just beyond the edges of the screen. While ``isPrinting`` they
    /// are those of all content up to a limit.
    ///
    /// - Complexity: O(*n*) in the number of displayed cells.
    public var indexPathsForDisplayedItems: [IndexPath] { display.cells.map { $0.indexPath } }

    /// The cell that shows an item, or `nil` when the item is not near the screen. A change of the data that is not displayed
    /// yet is displayed first, except during a layout pass.
    ///
    /// - Parameter indexPath: The item, in the newest data.
    /// - Complexity: O(log *n*) in the number of displayed cells.
    public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
        catchUp()
        return display.cell(at: indexPath)
    }

    /// The supplementary views of a kind that exist. Some of them are just beyond the edges of the screen.
    ///
    /// - Complexity: O(*n*) in the number of supplementary views near the screen.
    public func visibleSupplementaryViews(ofKind kind: ElementKind) -> [CollectionReusableView] {
        display.supplementaries.filter { $0.element.kind == kind }.map { $0.view }
    }

    /// The maximum number of views of one registration that the reuse pool keeps.
    public var maximumReusableViews: Int {
        get { display.maximumParked }
        set { display.maximumParked = newValue }
    }

    /// Invalidates the whole layout: it is prepared again before the current event ends. Call it when something has
    /// changed that only the layout knows.
    public func invalidateLayout() {
        layout.invalidateLayout()
        // Other sections may be rows or have headers.
        accessibility.forgetNumbers()
        setNeedsDisplay()
    }

    /// Discards everything known of the data and requests it from the data source again, before the current event ends. The
    /// state of items is lost: the selection, measured sizes, the target of a scroll under way, the item to be focused.
    public func reloadData() {
        interaction.reset(in: self)
        visibility.elementsWillUpdate()
        itemFocus.reload(elements) { elements.reset() }
        scroll.setTarget(nil)
        reloadKeepingElements()
    }

    /// Requests everything from the data source again. The state of items is kept: the handles follow the data.
    func reloadKeepingElements() {
        interaction.reset(in: self)
        display.setNeedsReload()
        accessibility.forgetNumbers()
        let invalidation = layout.makeInvalidationContext()
        invalidation.invalidateEverything = true
        invalidation.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: invalidation)
        setNeedsDisplay()
    }

    /// Configures the cells of items again and keeps the cells, before the current event ends. Items without a cell and paths
    /// that do not exist are ignored.
    ///
    /// It is cheaper than ``reloadItems(at:)``. Use it where the same registration still shows the item. A cell that determines its
    /// size is measured again.
    ///
    /// - Parameter indexPaths: The items, in the newest data.
    /// - Complexity: O(*k* log *n*) for *k* paths and *n* displayed cells; the registrations are called once for each cell, in the
    ///   pass at the end of the event. A change of the data that is not displayed yet is displayed first, at its own cost.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        catchUp()
        for indexPath in indexPaths { display.setNeedsUpdate(ofItemAt: indexPath, .reconfiguration) }
        setNeedsLayout()
    }

    /// Replaces the cells of items. The layout determines the sizes of the items again: it requests those from closures such
    /// as ``FlowLayout/sizeForItem``, and forgets those that were measured. Paths that do not exist are ignored.
    ///
    /// - Parameter indexPaths: The items, in the newest data.
    /// - Complexity: The cost of the layout's preparation.
    public func reloadItems(at indexPaths: [IndexPath]) {
        catchUp()
        guard let presentedSource else { return }
        let existing = indexPaths.filter { presentedSource.contains($0) }
        guard !existing.isEmpty else { return }
        for indexPath in existing { display.setNeedsUpdate(ofItemAt: indexPath, .replacement) }
        keepPlace()
        let invalidation = layout.makeInvalidationContext()
        // The sections are described again, and with them the sizes that closures return.
        invalidation.invalidateDataSourceCounts = true
        invalidation.invalidateItems(at: existing)
        layout.invalidateLayout(with: invalidation)
        setNeedsDisplay()
    }

    /// Makes the next pass determine again which elements have views, although the content has not moved.
    func setNeedsDisplay() {
        scroll.setNeedsDisplay()
        setNeedsLayout()
    }
}
