import CollectionGeometry
import CollectionLayout

/// A request of the user for a menu.
struct MenuRequest {
    /// The displayed path of the item at the point; `nil` between items.
    let indexPath: IndexPath?
    /// The point, in points and content coordinates.
    let point: Point
    /// The point, in points from the top left corner of the window.
    let windowPoint: Point
}

extension MenuRequest {
    /// The request that an event reports; `nil` for other events and for a node outside of the view.
    init?(_ event: HostEvent, in view: CollectionView) {
        guard case .menuRequested(let target, let windowPoint, let location) = event, view.view(for: target) != nil
        else { return nil }
        self.init(
            indexPath: view.pathOfCell(around: target), point: view.contentPoint(location ?? windowPoint),
            windowPoint: windowPoint)
    }

    /// The request of a held press.
    init(_ press: PressSession, in view: CollectionView) {
        self.init(
            indexPath: press.indexPath, point: view.contentPoint(press.last.location),
            windowPoint: press.last.windowLocation)
    }
}

extension CollectionView {
    /// A point from the top left corner of the view on the screen, in content coordinates.
    fileprivate func contentPoint(_ location: Point) -> Point {
        location.offsetBy(dx: bounds.minX, dy: bounds.minY)
    }

    /// The displayed paths of the items that a menu is for, ascending: all selected items if the item is one of several
    /// selected ones.
    ///
    /// - Parameter indexPath: The displayed path of the item at which the menu is requested; `nil` between items.
    func itemsOfMenu(at indexPath: IndexPath?) -> [IndexPath] {
        guard let indexPath else { return [] }
        return selection.contains(indexPath) ? selection.indexPaths : [indexPath]
    }
}
