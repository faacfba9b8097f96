import CollectionGeometry
import CollectionLayout

/// What a collection view shows that had a data source and has none any more.
final class NoContent: CollectionContentSource {
    var numberOfSections: Int { 0 }

    func numberOfItems(inSection section: Int) -> Int { 0 }

    func cell(forItemAt indexPath: IndexPath, in collectionView: CollectionView) -> CollectionViewCell? { nil }

    func supplementaryView(
        ofKind kind: ElementKind, at indexPath: IndexPath, in collectionView: CollectionView
    ) -> CollectionReusableView? { nil }
}
