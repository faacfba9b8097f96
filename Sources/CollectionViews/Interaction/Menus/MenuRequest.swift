import CollectionGeometry
import CollectionLayout

/// A request of the user for a menu, and the items that the menu is for, over updates.
struct MenuRequest {
    /// The item at the point; `nil` between items.
    let item: ElementHandle?
    /// All items of the menu: all selected items if the item at the point is one of several selected ones.
    let items: ElementSet
    /// The number of items when the menu was requested.
    let count: Int
    /// The point, in points and content coordinates.
    let point: Point
    /// The point, in points from the top left corner of the window.
    let windowPoint: Point
}

extension MenuRequest {
    /// Creates a request.
    ///
    /// - Parameter indexPath: The displayed path of the item at the point; `nil` between items.
    private init(itemAt indexPath: IndexPath?, point: Point, windowPoint: Point, in view: CollectionView) {
        let paths = indexPath.map { view.selection.contains($0) ? view.selection.indexPaths : [$0] } ?? []
        item = indexPath.map { view.elements.handle(forItemAt: $0) }
        items = view.elements.makeSet()
        items.replace(with: paths)
        count = paths.count
        self.point = point
        self.windowPoint = windowPoint
    }

    /// The request that an event reports; `nil` for other events and for a node outside of the view.
    init?(_ event: HostEvent, in view: CollectionView) {
        guard case .menuRequested(let target, let windowPoint, let location) = event, view.view(for: target) != nil
        else { return nil }
        self.init(
            itemAt: view.pathOfCell(around: target), point: view.contentPoint(location ?? windowPoint),
            windowPoint: windowPoint, in: view)
    }

    /// The request of a held press.
    init(_ press: PressSession, in view: CollectionView) {
        self.init(
            itemAt: press.indexPath, point: view.contentPoint(press.last.location),
            windowPoint: press.last.windowLocation, in: view)
    }

    /// Whether all items still exist.
    var isCurrent: Bool { items.indexPaths.count == count && (item == nil || item?.indexPath != nil) }

    /// The menu that the delegate has for the request; `nil` for none.
    func configuration(in view: CollectionView) -> ContextMenuConfiguration? {
        view.contextMenuConfiguration(forItemsAt: items.indexPaths, at: point)
    }
}

extension CollectionView {
    /// A point from the top left corner of the view on the screen, in content coordinates.
    fileprivate func contentPoint(_ location: Point) -> Point {
        location.offsetBy(dx: bounds.minX, dy: bounds.minY)
    }
}
