import CollectionDataSources
import CollectionGeometry

// Section controllers within the tree are notified of the same events as those of a list.
extension CollectionViewAggregateDataSource: CollectionViewObserver {
    func collectionViewWillLayout(_ collectionView: CollectionView) {
        for list in lists { list.collectionViewWillLayout(collectionView) }
    }

    func collectionView(_ collectionView: CollectionView, willShow update: CollectionUpdate?) {
        if let update { followSegments(of: update, in: collectionView) }
        showPresentation(in: collectionView)
    }

    func collectionView(_ collectionView: CollectionView, didReport event: CollectionViewEvent) {
        for list in lists { list.collectionView(collectionView, didReport: event) }
    }

    func collectionViewDidLayout(_ collectionView: CollectionView) {
        connectLists(in: aggregate.root, collectionView)
        if listsAreOutdated { findLists(collectionView) }
        for list in lists { list.collectionViewDidLayout(collectionView) }
    }

    func collectionViewDidEndDisplay(_ collectionView: CollectionView) {
        for list in lists { list.collectionViewDidEndDisplay(collectionView) }
    }

    /// Connects the lists of a tree to the host, including those without sections, and requests a layout if one of them
    /// has an update due.
    private func connectLists(in source: DataSource<ItemID>, _ collectionView: CollectionView) {
        if let list = source.cellMaker as? ListCore {
            list.scheduler.hostContext = collectionView.context
            if list.scheduler.isDue { collectionView.setNeedsLayout() }
        }
        for child in source.children { connectLists(in: child.source, collectionView) }
    }

    /// Finds the displayed lists and their first sections.
    private func findLists(_ collectionView: CollectionView) {
        listsAreOutdated = false
        let old = lists
        lists = []
        for index in 0..<aggregate.numberOfSections {
            guard let (source, localSection) = aggregate.source(forSection: index),
                let list = source.cellMaker as? ListCore, !lists.contains(where: { $0 === list })
            else { continue }
            list.firstSection = index - (localSection ?? 0)
            lists.append(list)
        }
        for list in old where !lists.contains(where: { $0 === list }) {
            list.collectionViewDidEndDisplay(collectionView)
        }
    }
}
