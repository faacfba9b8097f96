extension ListCore: CollectionViewObserver {
    func collectionViewWillLayout(_ collectionView: CollectionView) {
        if !notifier.isTelling { scheduler.hostContext = collectionView.context }
        notifier.viewWillLayout(self, collectionView)
    }

    func collectionView(_ collectionView: CollectionView, didReport event: CollectionViewEvent) { notifier.add(event) }

    func collectionViewDidLayout(_ collectionView: CollectionView) { notifier.viewDidLayout(self, collectionView) }

    func collectionViewDidEndDisplay(_ collectionView: CollectionView) {
        notifier.viewDidEndDisplay(self, collectionView)
    }
}
