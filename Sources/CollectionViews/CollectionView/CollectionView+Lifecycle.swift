import CollectionGeometry
import CollectionLayout

// What comes onto the screen, what leaves it, and what is about to come: for delegates and observers.
extension CollectionView {
    /// Reports what is seen and was not before, and the other way round.
    ///
    /// - Complexity: O(*n*) in the number of displayed views.
    func reportDisplay() {
        displayScratch.removeAll(keepingCapacity: true)
        for displayed in displayedCells where isSeen(displayed.view) {
            displayScratch.append(.init(element: .cell(displayed.indexPath), view: displayed.view))
        }
        for displayed in displayedSupplementaries where isSeen(displayed.view) {
            displayScratch.append(.init(element: displayed.element, view: displayed.view))
        }
        reportDisplay(of: displayScratch)
        displayScratch.removeAll(keepingCapacity: true)
    }

    /// Names the elements that are seen: the cells in order, then supplementary views and decorations.
    ///
    /// - Complexity: O(*n*) in the number of displayed views.
    func forEachSeenElement(_ body: (LayoutElement) -> Void) {
        for displayed in displayedCells where isSeen(displayed.view) {
            body(.cell(dataSourceIndexPath(forPresentationIndexPath: displayed.indexPath)))
        }
        for displayed in displayedSupplementaries where isSeen(displayed.view) { body(displayed.element) }
    }

    /// Reports that nothing is seen any more.
    func reportEndOfDisplay() {
        tellEndOfDisplay()
        if wantsDisplayEvents { reportDisplay(of: []) }
    }

    private func reportDisplay(of entries: [DisplayTracker.Entry]) {
        let change = displayTracker.update(to: entries)
        for entry in change.ended { tellDidEndDisplaying(entry.element, entry.view) }
        for entry in change.began { tellWillDisplay(entry.element, entry.view) }
    }

    /// Whether a view is seen, at least in part.
    func isSeen(_ view: CollectionReusableView) -> Bool {
        isSeen(view, inSection: view.isInRow ? view.layoutAttributes?.indexPath.section : nil)
    }

    /// Whether a view is seen, at least in part; the section is that of a view in a row.
    func isSeen(_ view: CollectionReusableView, inSection section: Int?) -> Bool {
        guard let frame = view.shownFrame else { return false }
        let window = view.isInRow ? section.flatMap { scrollView(forSection: $0)?.scroller } : nil
        return distanceFromScreen(frame, window: window) <= 0
    }

    /// Reports the items that come near, after a pass has made the cells of those that are nearer.
    ///
    /// - Complexity: O(log *n* + *m*), where *m* is the number of elements within ``prefetchDistance``.
    func reportPrefetching() {
        guard let covered = viewport.covered else { return }
        let reach = prefetchDistance * bounds.height
        var region = covered
        region.origin.y = max(0, min(covered.minY, bounds.minY - reach))
        region.size.height = min(contentSize.height, max(covered.maxY, bounds.maxY + reach)) - region.origin.y
        prefetchScratch.removeAll(keepingCapacity: true)
        layout.collectLayoutAttributes(in: region, into: &prefetchScratch)
        let displayed = Set(displayedCells.map { $0.indexPath })
        var near: Set<IndexPath> = []
        var wanted: [(distance: Double, path: IndexPath)] = []
        for attributes in prefetchScratch {
            guard case .cell(let path) = attributes.element, !displayed.contains(path) else { continue }
            near.insert(path)
            let isBehind = attributes.frame.midY < bounds.midY
            guard isBehind == viewport.isMovingBackwards else { continue }
            let distance = isBehind ? bounds.minY - attributes.frame.maxY : attributes.frame.minY - bounds.maxY
            wanted.append((max(0, distance), path))
        }
        for view in displayedScrollers { collectPrefetched(along: view, displayed, near: &near, wanted: &wanted) }
        wanted.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.path < $1.path }
        let change = prefetcher.update(wanted: wanted.map { $0.path }, near: near, displayed: displayed)
        if !change.cancelled.isEmpty { tellCancelPrefetching(change.cancelled) }
        if !change.begun.isEmpty { tellPrefetch(change.begun) }
    }
}
