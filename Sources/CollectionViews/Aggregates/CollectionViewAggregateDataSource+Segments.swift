import CollectionDataSources
import CollectionGeometry
import CollectionLayout

// Each segment keeps its place: one that is shown again is seen where it was left. What lies above the segments has one
// place for all of them, so a segment moves only if that is scrolled out.
extension CollectionViewAggregateDataSource {
    /// Remembers the places of the segments that are hidden, and scrolls to the places of those that are shown.
    ///
    /// Call it before the update is shown. A layout other than ``SectionMetricsLayout`` keeps the offset of the view.
    func followSegments(of update: CollectionUpdate, in collectionView: CollectionView) {
        guard !update.segments.isEmpty, let layout = collectionView.layout as? SectionMetricsLayout else { return }
        collectionView.scroll.releasePlace()
        layout.isReturningToSegment = false
        for change in update.segments {
            guard isBeyondStart(of: change, layout, in: collectionView) else {
                leaveSegment(change.old, at: [])
                continue
            }
            leaveSegment(change.old, at: visibleItems(of: change, in: collectionView))
            if restorePlace(of: change, in: collectionView) { layout.isReturningToSegment = true }
        }
    }

    /// Whether what lies above the segment that is hidden is scrolled out. Hosts round offsets to pixels.
    private func isBeyondStart(
        of change: SegmentChange, _ layout: SectionMetricsLayout, in collectionView: CollectionView
    ) -> Bool {
        guard let first = change.oldSections.first, let start = layout.contentOffset(showingStartOf: first) else {
            return false
        }
        return collectionView.bounds.minY > start - 1
    }

    private func visibleItems(
        of change: SegmentChange, in collectionView: CollectionView
    ) -> [SegmentPlaces<ItemID>.Item] {
        var items: [SegmentPlaces<ItemID>.Item] = []
        for anchor in collectionView.anchorCandidates() {
            guard let path = anchor.element.indexPath, change.oldSections.contains(path.section),
                displayedSections.indices.contains(path.section)
            else { continue }
            let section = displayedSections[path.section]
            guard section.items.indices.contains(path.item) else { continue }
            let id = AggregateItemID(source: section.id.source, item: section.items[path.item])
            items.append(SegmentPlaces<ItemID>.Item(id: id, distance: anchor.distance))
        }
        return items
    }

    /// Scrolls to the first item that was visible and still exists. Returns whether there is one.
    private func restorePlace(of change: SegmentChange, in collectionView: CollectionView) -> Bool {
        for item in segmentPlaces.items(of: change.new) {
            guard let source = aggregate.source(item.id.source),
                let path = aggregate.indexPath(for: item.id.item, of: source),
                change.newSections.contains(path.section)
            else { continue }
            collectionView.restore(path, distance: item.distance, isAhead: true)
            return true
        }
        return false
    }
}
