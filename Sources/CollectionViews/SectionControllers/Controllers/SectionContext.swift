public import CollectionGeometry

/// The collection view as a section controller uses it during one call.
///
/// Items are named by their index in the controller, whatever precedes it in the list or in its section. Do not store a
/// context: it holds the collection view, and its indexes are valid only during the call. To use the view later, call
/// ``SectionController/perform(_:)``.
public struct SectionContext {
    /// The view that shows the list.
    public let collectionView: CollectionView
    /// The index of the section.
    public let section: Int
    /// The indexes, in the section, of the items of the controller.
    let items: Range<Int>
}

extension SectionContext {
    /// The number of displayed items of the controller.
    public var itemCount: Int { items.count }

    /// The size of the collection view, in points.
    public var containerSize: Size { collectionView.bounds.size }

    /// The path of an item of the controller.
    public func indexPath(forItemAt index: Int) -> IndexPath {
        IndexPath(item: items.lowerBound + index, section: section)
    }

    /// A cell for an item, configured by its registration: one from the reuse pool, or a new one if the pool has none.
    ///
    /// - Complexity: O(1), plus the registration's closure.
    public func dequeue<Cell: CollectionViewCell, Item>(
        _ registration: CellRegistration<Cell, Item>,
        forItemAt index: Int,
        item: Item
    ) -> Cell {
        collectionView.dequeueConfiguredReusableCell(
            using: registration,
            for: indexPath(forItemAt: index),
            item: item
        )
    }

    /// A supplementary view, configured by its registration.
    ///
    /// - Complexity: O(1), plus the registration's closure.
    public func dequeue<Supplementary: CollectionReusableView>(
        _ registration: SupplementaryRegistration<Supplementary>,
        at index: Int
    ) -> Supplementary {
        collectionView.dequeueConfiguredReusableSupplementary(
            using: registration,
            for: indexPath(forItemAt: index)
        )
    }

    /// The cell that shows an item; `nil` if the item is not near the screen.
    ///
    /// - Complexity: O(log *n*) in the number of displayed cells.
    public func cell(forItemAt index: Int) -> CollectionViewCell? {
        guard (0..<items.count).contains(index) else { return nil }
        return collectionView.cellForItem(at: indexPath(forItemAt: index))
    }

    /// The items of the controller that have a cell, ascending. Some of them are just beyond the edges of the screen.
    ///
    /// - Complexity: O(*n*) in the number of displayed cells.
    public var displayedItems: [Int] {
        collectionView.indexPathsForDisplayedItems
            .filter { $0.section == section && items.contains($0.item) }
            .map { $0.item - items.lowerBound }
    }

    /// The item that a cell shows; `nil` if it shows none of the controller.
    ///
    /// - Complexity: O(*n*) in the number of displayed cells.
    public func index(of cell: CollectionViewCell) -> Int? {
        displayedItems.first { self.cell(forItemAt: $0) === cell }
    }

    /// Whether an item is selected.
    ///
    /// - Complexity: O(*s*) in the number of selected items.
    public func isSelected(_ index: Int) -> Bool {
        collectionView.indexPathsForSelectedItems.contains(indexPath(forItemAt: index))
    }

    /// Selects an item without notifying the controller.
    public func selectItem(at index: Int) { collectionView.selectItem(at: indexPath(forItemAt: index)) }

    /// Deselects an item without notifying the controller.
    public func deselectItem(at index: Int) { collectionView.deselectItem(at: indexPath(forItemAt: index)) }

    /// Scrolls to an item, as far as the content reaches.
    public func scrollToItem(at index: Int, at position: CollectionView.ScrollPosition, animated: Bool) {
        collectionView.scrollToItem(at: indexPath(forItemAt: index), at: position, animated: animated)
    }

    /// Invalidates the layout, which is prepared again before the current event ends, as after a change of sizes or
    /// insets alone.
    public func invalidateLayout() { collectionView.invalidateLayout() }
}
