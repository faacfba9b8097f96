import CollectionGeometry
import CollectionLayout

/// Reports items to be prefetched, and those whose prefetching is cancelled because they are far away again.
final class Prefetching {
    /// The maximum distance of prefetched items from the screen, in lengths of the view.
    var distance = 2.0

    private let requested: Prefetcher
    private var nearby: [LayoutAttributes] = []

    init(_ elements: ElementTable) {
        requested = Prefetcher(elements)
    }

    /// Items near the screen, with their distances from the visible region in points.
    private struct Items {
        /// The items that have a cell.
        let displayed: Set<IndexPath>
        /// All items without a cell that are not cancelled.
        var near = Set<IndexPath>()
        /// Those of them in the scroll direction.
        var wanted: [(distance: Double, path: IndexPath)] = []
    }
}

extension Prefetching: VisibilityPart {
    package func elementsWillUpdate() {}

    package func passDidEnd(in view: CollectionView, hasDisplayed: Bool) {
        if hasDisplayed, view.wantsPrefetching { tell(in: view) }
    }

    package func viewsWereDiscarded(in view: CollectionView) { requested.reset() }
}

extension Prefetching {
    /// The maximum number of items of one row that are prefetched.
    private static var maximumInRow: Int { 200 }

    /// - Complexity: O(log *n* + *m*), where *m* is the number of elements within ``distance``.
    private func tell(in view: CollectionView) {
        guard let covered = view.scroll.viewport.covered else { return }
        let bounds = view.bounds
        let reach = distance * bounds.height
        var region = covered
        region.origin.y = max(0, min(covered.minY, bounds.minY - reach))
        region.size.height = min(view.contentSize.height, max(covered.maxY, bounds.maxY + reach)) - region.origin.y
        var items = Items(displayed: Set(view.display.cells.map { $0.indexPath }))
        nearby.removeAll(keepingCapacity: true)
        view.layout.collectLayoutAttributes(in: region, into: &nearby)
        for attributes in nearby {
            guard case .cell(let path) = attributes.element, !items.displayed.contains(path) else { continue }
            items.near.insert(path)
            let isBehind = attributes.frame.midY < bounds.midY
            guard isBehind == view.scroll.viewport.isMovingBackwards else { continue }
            let distance = isBehind ? bounds.minY - attributes.frame.maxY : attributes.frame.minY - bounds.maxY
            items.wanted.append((max(0, distance), path))
        }
        for row in view.rows?.displayed ?? [] { collect(along: row, &items, in: view) }
        let wanted = items.wanted.ordered {
            $0.distance != $1.distance ? $0.distance < $1.distance : $0.path < $1.path
        }
        let change = requested.update(wanted: wanted.map { $0.path }, near: items.near, displayed: items.displayed)
        if !change.cancelled.isEmpty { view.tellCancelPrefetching(change.cancelled) }
        if !change.begun.isEmpty { view.tellPrefetch(change.begun) }
    }

    /// Adds the items that follow those with cells in the last scroll direction of the row, within ``distance``. When
    /// the direction changes, those on the other side are no longer near.
    ///
    /// - Complexity: O(*k* log *n*) for *k* added items.
    private func collect(along row: DisplayedRow, _ items: inout Items, in view: CollectionView) {
        guard row.scroller.frame.intersects(view.bounds), row.isScrollable,
            var item = outermostItem(ofSection: row.section, isFirst: row.isHeadingBackwards, in: view)
        else { return }
        // The items of this row that the query around the screen found are replaced by those in its scroll direction.
        items.near = items.near.filter { $0.section != row.section }
        items.wanted.removeElements { $0.path.section == row.section }
        let reach = distance * row.scroller.frame.width
        for _ in 0..<Self.maximumInRow {
            item += row.isHeadingBackwards ? -1 : 1
            let path = IndexPath(item: item, section: row.section)
            guard item >= 0, let attributes = view.layout.layoutAttributesForItem(at: path),
                let distance = view.rows?.distanceFromWindow(
                    attributes.frame, ofSection: row.section, isWanted: false, in: view),
                distance <= reach
            else { return }
            guard !items.displayed.contains(path) else { continue }
            items.near.insert(path)
            items.wanted.append((max(0, distance), path))
        }
    }

    /// The first or last item of a section that has a cell in its row.
    private func outermostItem(ofSection section: Int, isFirst: Bool, in view: CollectionView) -> Int? {
        var result: Int?
        for displayed in view.display.cells
        where displayed.indexPath.section == section && displayed.indexPath != view.itemFocus.indexPath {
            if isFirst { return displayed.indexPath.item }
            result = displayed.indexPath.item
        }
        return result
    }
}

extension CollectionView {
    /// The maximum distance of prefetched items from the screen, in lengths of the view. The default is 2.
    public var prefetchDistance: Double {
        get { visibility.first(Prefetching.self)?.distance ?? 2 }
        set { requirePrefetching().distance = newValue }
    }

    /// Reports prefetching from the next pass on.
    @discardableResult
    func requirePrefetching() -> Prefetching {
        setNeedsLayout()
        if let existing = visibility.first(Prefetching.self) { return existing }
        let made = Prefetching(elements)
        visibility.install(made)
        return made
    }
}
