import CollectionDataSources
import CollectionGeometry

// Section controllers within the tree hear of the view what those of a list would hear.
extension CollectionViewAggregateDataSource: CollectionViewObserver {
    func collectionViewWillLayout(_ collectionView: CollectionView) {
        for list in lists { list.collectionViewWillLayout(collectionView) }
    }

    func collectionViewWillShowUpdate(_ collectionView: CollectionView) { showPresentation() }

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

    /// Lets the lists of a tree ask for updates, those that show nothing too, and asks for those that the pass left over.
    private func connectLists(in source: DataSource<ItemID>, _ collectionView: CollectionView) {
        if let list = source.cellMaker as? ListCore {
            list.scheduler.hostContext = collectionView.context
            if list.scheduler.isDue { collectionView.setNeedsLayout() }
        }
        for child in source.children { connectLists(in: child.source, collectionView) }
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
            lists.append(list)
        }
        for list in old where !lists.contains(where: { $0 === list }) {
            list.collectionViewDidEndDisplay(collectionView)
        }
    }
}
