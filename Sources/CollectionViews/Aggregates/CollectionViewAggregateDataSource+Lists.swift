import CollectionDataSources
import CollectionGeometry

// Section controllers within the tree hear of the view what those of a list would hear.
extension CollectionViewAggregateDataSource: CollectionViewObserver {
    func collectionViewWillLayout(_ collectionView: CollectionView) {
        for list in lists { list.collectionViewWillLayout(collectionView) }
    }

    func collectionView(_ collectionView: CollectionView, didReport report: CollectionView.Report) {
        for list in lists { list.collectionView(collectionView, didReport: report) }
    }

    func collectionViewDidLayout(_ collectionView: CollectionView) {
        if listsAreOutdated { findLists(collectionView) }
        for list in lists { list.collectionViewDidLayout(collectionView) }
    }

    func collectionViewDidEndDisplay(_ collectionView: CollectionView) {
        for list in lists { list.collectionViewDidEndDisplay(collectionView) }
    }

    /// Finds the lists that are shown, and where.
    private func findLists(_ collectionView: CollectionView) {
        listsAreOutdated = false
        let old = lists
        lists = []
        for index in 0..<aggregate.numberOfSections {
            guard let (source, localSection) = aggregate.source(forSection: index),
                let list = source.cellMaker as? ListCore, !lists.contains(where: { $0 === list })
            else { continue }
            list.firstSection = index - (localSection ?? 0)
            list.inbox.hostContext = collectionView.context
            lists.append(list)
        }
        for list in old where !lists.contains(where: { $0 === list }) {
            list.collectionViewDidEndDisplay(collectionView)
        }
    }
}
