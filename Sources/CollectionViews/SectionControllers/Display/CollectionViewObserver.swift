import CollectionDataSources

/// Is notified of all events of a collection view.
///
/// The collection view owns its observer; an observer receives the view as a parameter and stores no reference to it.
protocol CollectionViewObserver: AnyObject {
    /// The view is about to apply updates and lay itself out. Index paths are still the old ones.
    func collectionViewWillLayout(_ collectionView: CollectionView)
    /// The data is that after an update that the view is about to show. Displayed elements still have their old paths.
    ///
    /// - Parameter update: The update; `nil` where the view shows the newest data from scratch.
    func collectionView(_ collectionView: CollectionView, willShow update: CollectionUpdate?)
    /// An event was reported. Changes of the view or its data must wait for one of the other calls.
    func collectionView(_ collectionView: CollectionView, didReport event: CollectionViewEvent)
    /// The layout has ended and all views are at their places.
    func collectionViewDidLayout(_ collectionView: CollectionView)
    /// All views were discarded, as when a screen is closed.
    func collectionViewDidEndDisplay(_ collectionView: CollectionView)
}

extension CollectionViewObserver {
    func collectionView(_ collectionView: CollectionView, willShow update: CollectionUpdate?) {}
}
