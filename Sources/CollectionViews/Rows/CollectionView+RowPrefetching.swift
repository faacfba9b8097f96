import CollectionGeometry
import CollectionLayout

// Items that come near along a row that scrolls by itself.
extension CollectionView {
    /// The limit of items of one row that are reported as coming near.
    private static var maximumPrefetched: Int { 200 }

    /// Adds the items that follow those with cells the way the row was last scrolled, as far as they are within
    /// ``prefetchDistance``. When the row turns round, those on the other side are not near any more.
    ///
    /// - Complexity: O(*k* log *n*) for *k* items that come near.
    func collectPrefetched(
        along view: OrthogonalScrollView,
        _ displayed: Set<IndexPath>,
        near: inout Set<IndexPath>,
        wanted: inout [(distance: Double, path: IndexPath)]
    ) {
        guard let scroller = view.scroller, scroller.frame.intersects(bounds), view.geometry.isScrollable,
            var item = outermostItem(ofSection: scroller.section, isFirst: view.isHeadingBackwards)
        else { return }
        // What the query around the screen found of this row is looked at again with regard to its direction.
        near = near.filter { $0.section != scroller.section }
        wanted.removeAll { $0.path.section == scroller.section }
        let reach = prefetchDistance * scroller.frame.width
        for _ in 0..<Self.maximumPrefetched {
            item += view.isHeadingBackwards ? -1 : 1
            let path = IndexPath(item: item, section: scroller.section)
            guard item >= 0, let attributes = layout.layoutAttributesForItem(at: path) else { return }
            let distance = distanceFromWindow(attributes.frame, scroller)
            if distance > reach { return }
            guard !displayed.contains(path) else { continue }
            near.insert(path)
            wanted.append((max(0, distance), path))
        }
    }

    /// The first or last item of a section that has a cell in its row.
    private func outermostItem(ofSection section: Int, isFirst: Bool) -> Int? {
        var result: Int?
        for displayed in display.cells
        where displayed.indexPath.section == section && displayed.indexPath != itemFocus.indexPath {
            if isFirst { return displayed.indexPath.item }
            result = displayed.indexPath.item
        }
        return result
    }
}
