import CollectionGeometry
import CollectionLayout

// What comes onto the screen, what leaves it, and what is about to come.
extension CollectionView {
    /// Tells what is seen and was not before, and the other way round.
    ///
    /// - Complexity: O(*n*) in the number of displayed views.
    func tellDisplay() {
        note(.tellDisplay)
        tell(
            visibility.update(elements) { entries in
                for displayed in display.cells where isSeen(displayed.view) {
                    entries.append(.init(element: .cell(displayed.indexPath), view: displayed.view))
                }
                for displayed in display.supplementaries where isSeen(displayed.view) {
                    entries.append(.init(element: displayed.element, view: displayed.view))
                }
            })
    }

    /// Names the elements that are seen: the cells in order, then supplementary views and decorations.
    ///
    /// - Complexity: O(*n*) in the number of displayed views.
    func forEachSeenElement(_ body: (LayoutElement) -> Void) {
        for displayed in display.cells where isSeen(displayed.view) {
            body(.cell(dataSourceIndexPath(forPresentationIndexPath: displayed.indexPath)))
        }
        for displayed in display.supplementaries where isSeen(displayed.view) { body(displayed.element) }
    }

    /// Tells that nothing is seen any more.
    func tellEndOfDisplays() {
        tellEndOfDisplay()
        if wantsDisplayEvents { tell(visibility.update(elements) { _ in }) }
    }

    private func tell(_ change: DisplayTracker.Change) {
        for entry in change.ended { tellDidEndDisplaying(entry.element, entry.view) }
        for entry in change.began { tellWillDisplay(entry.element, entry.view) }
    }

    /// Tells which items come near, after a pass has made the cells of those that are nearer.
    ///
    /// - Complexity: O(log *n* + *m*), where *m* is the number of elements within ``prefetchDistance``.
    func tellNearItems() {
        guard let covered = scroll.viewport.covered else { return }
        let reach = prefetchDistance * bounds.height
        var region = covered
        region.origin.y = max(0, min(covered.minY, bounds.minY - reach))
        region.size.height = min(contentSize.height, max(covered.maxY, bounds.maxY + reach)) - region.origin.y
        let displayed = Set(display.cells.map { $0.indexPath })
        var near: Set<IndexPath> = []
        var wanted: [(distance: Double, path: IndexPath)] = []
        for attributes in visibility.elements(in: region, of: layout) {
            guard case .cell(let path) = attributes.element, !displayed.contains(path) else { continue }
            near.insert(path)
            let isBehind = attributes.frame.midY < bounds.midY
            guard isBehind == scroll.viewport.isMovingBackwards else { continue }
            let distance = isBehind ? bounds.minY - attributes.frame.maxY : attributes.frame.minY - bounds.maxY
            wanted.append((max(0, distance), path))
        }
        for window in rows.windows { collectPrefetched(along: window, displayed, near: &near, wanted: &wanted) }
        wanted.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.path < $1.path }
        let change = visibility.prefetch(wanted: wanted.map { $0.path }, near: near, displayed: displayed)
        if !change.cancelled.isEmpty { tellCancelPrefetching(change.cancelled) }
        if !change.begun.isEmpty { tellPrefetch(change.begun) }
    }
}
