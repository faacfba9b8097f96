public import CollectionGeometry
public import CollectionLayout

// Queries by Apple's names. Paths are those of the data, as of the last layout.
extension CollectionView {
    /// ``layout`` by the name it has in UIKit.
    public var collectionViewLayout: CollectionViewLayout { layout }

    /// The number of sections of the data; 0 without a data source.
    public var numberOfSections: Int { contentSource?.numberOfSections ?? 0 }

    /// The number of items of a section of the data; 0 for a section that does not exist.
    public func numberOfItems(inSection section: Int) -> Int {
        guard let contentSource, (0..<contentSource.numberOfSections).contains(section) else { return 0 }
        return contentSource.numberOfItems(inSection: section)
    }

    /// The cells that are visible, at least in part, in the order of their items.
    ///
    /// - Complexity: O(*n*) in the number of displayed cells.
    public var visibleCells: [CollectionViewCell] { display.cells.map { $0.view }.filter { isSeen($0) } }

    /// The paths of the items that are visible, at least in part, ascending. ``indexPathsForDisplayedItems`` has those just
    /// beyond the edges of the screen as well.
    ///
    /// - Complexity: O(*n*) in the number of displayed cells.
    public var indexPathsForVisibleItems: [IndexPath] {
        display.cells.filter { isSeen($0.view) }.map { $0.indexPath }
    }

    /// The path of the item that a cell shows; `nil` for a cell that shows none.
    ///
    /// - Complexity: O(*n*) in the number of displayed cells.
    public func indexPath(for cell: CollectionViewCell) -> IndexPath? {
        display.cells.first { $0.view === cell }.map { dataSourceIndexPath(forPresentationIndexPath: $0.indexPath) }
    }

    /// The path of the frontmost item at a point of the content, as the user sees it; `nil` if there is none with a cell.
    ///
    /// - Parameter point: A point in content coordinates, in points: that of the upper left corner of the view is
    ///   ``contentOffset``.
    /// - Complexity: O(*n*) in the number of displayed cells.
    public func indexPathForItem(at point: Point) -> IndexPath? {
        var found: (path: IndexPath, zIndex: Int)?
        for displayed in display.cells {
            guard let attributes = displayed.view.layoutAttributes, seenFrame(attributes).contains(point) else {
                continue
            }
            if let found, found.zIndex > attributes.zIndex { continue }
            found = (displayed.indexPath, attributes.zIndex)
        }
        return found.map { dataSourceIndexPath(forPresentationIndexPath: $0.path) }
    }

    /// The supplementary view of a kind at a path; `nil` if it is not near the screen.
    ///
    /// - Complexity: O(*n*) in the number of displayed supplementary views.
    public func supplementaryView(forElementKind elementKind: ElementKind, at indexPath: IndexPath)
        -> CollectionReusableView?
    {
        display.supplementary(showing: .supplementary(elementKind, indexPath))
    }
}

extension CollectionViewCell {
    /// Whether the item of the cell is selected, as of its last configuration update.
    public final var isSelected: Bool { configurationState.isSelected }

    /// Whether a press on the cell may still become an activation.
    public final var isHighlighted: Bool { configurationState.isHighlighted }
}
