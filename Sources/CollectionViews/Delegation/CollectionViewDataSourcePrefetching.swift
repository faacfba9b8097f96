public import CollectionGeometry

/// Fetches the content of items before they have cells. See Apple's documentation of `UICollectionViewDataSourcePrefetching`.
///
/// The view holds it weakly. Items are reported before the current event ends, when everything that is seen is in place.
public protocol CollectionViewDataSourcePrefetching: WeaklyReferenceable {
    /// Items come near that have no cell yet, nearest first: their content is best fetched now.
    func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Items that were reported as coming near have gone away unseen: what is being fetched for them is not needed. The
    /// default does nothing.
    func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension CollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
