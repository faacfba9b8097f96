import CollectionDataSources
import CollectionGeometry
import CollectionLayout

/// A data source in displayed order: while the user holds an item, that item is at the path at which it would be
/// dropped.
///
/// It passes no updates: the collection view receives them from the data source itself.
final class ReorderedDataSource: CollectionContentSource {
    let base: any CollectionContentSource
    /// The displayed order; `nil` while no item is held.
    var order: PresentationOrder?

    init(_ base: any CollectionContentSource) {
        self.base = base
    }

    var numberOfSections: Int { base.numberOfSections }

    func numberOfItems(inSection section: Int) -> Int {
        let count = base.numberOfItems(inSection: section)
        return order?.count(count, inSection: section) ?? count
    }

    func cell(forItemAt indexPath: IndexPath, in collectionView: CollectionView) -> CollectionViewCell? {
        base.cell(forItemAt: dataPath(of: indexPath), in: collectionView)
    }

    func supplementaryView(
        ofKind kind: ElementKind,
        at indexPath: IndexPath,
        in collectionView: CollectionView
    ) -> CollectionReusableView? {
        base.supplementaryView(ofKind: kind, at: indexPath, in: collectionView)
    }

    func accessibilityLabel(forSection section: Int) -> String? { base.accessibilityLabel(forSection: section) }

    func accessibilityLabel(forItemAt indexPath: IndexPath) -> String? {
        base.accessibilityLabel(forItemAt: dataPath(of: indexPath))
    }

    func outlinePlace(ofItemAt indexPath: IndexPath) -> OutlinePlace? {
        base.outlinePlace(ofItemAt: dataPath(of: indexPath))
    }

    func toggleItem(at indexPath: IndexPath) -> Bool { base.toggleItem(at: dataPath(of: indexPath)) }

    func canMoveItem(at indexPath: IndexPath) -> Bool { base.canMoveItem(at: dataPath(of: indexPath)) }

    private func dataPath(of path: IndexPath) -> IndexPath { order?.dataPath(of: path) ?? path }
}
