public import CollectionGeometry

/// Prefetches the content of items. See Apple's documentation of `UICollectionViewDataSourcePrefetching`.
///
/// The view holds it weakly. Items are reported before the current event ends, when all visible views are at their
/// places.
public protocol CollectionViewDataSourcePrefetching: WeaklyReferenceable {
    /// Items without a cell have come near the screen, nearest first: their content should be fetched now.
    func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Reported items have moved away without being displayed: their content is no longer needed. The default does
    /// nothing.
    func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension CollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
