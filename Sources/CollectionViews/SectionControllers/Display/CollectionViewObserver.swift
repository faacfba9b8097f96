/// Is told what a collection view does, at moments at which it may be asked for anything.
///
/// The collection view owns its observer; an observer is passed the view and keeps no reference to it.
protocol CollectionViewObserver: AnyObject {
    /// The view is about to take in updates and lay itself out. Index paths still are those of the last time.
    func collectionViewWillLayout(_ collectionView: CollectionView)
    /// The data are those after an update that the view is about to show.
    func collectionViewWillShowUpdate(_ collectionView: CollectionView)
    /// Something was reported. What changes the view or its data is to wait for one of the other calls.
    func collectionView(_ collectionView: CollectionView, didReport event: CollectionViewEvent)
    /// All is in place.
    func collectionViewDidLayout(_ collectionView: CollectionView)
    /// All views are gone, as when a screen is closed.
    func collectionViewDidEndDisplay(_ collectionView: CollectionView)
}

extension CollectionViewObserver {
    func collectionViewWillShowUpdate(_ collectionView: CollectionView) {}
}
