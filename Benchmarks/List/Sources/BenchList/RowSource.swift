import CollectionViewKit

/// Gives the collection view its rows. It tells of an insert as what it is, so that nothing has to be compared.
final class RowSource: CollectionContentSource {
    var rows = Rows(count: 0)
    private var updates: UpdatePipeline?
    private var updateCount = 0
    private let registration = CellRegistration<RowCell, UInt32> { cell, _, id in cell.show(id) }

    func insertTop() {
        guard let updates else { return rows.insertTop() }
        updates.submit { [self] in
            let count = rows.count
            rows.insertTop()
            updateCount += 1
            return CollectionUpdate(
                number: updateCount,
                isAnimated: false,
                itemCountsBefore: [count],
                itemCountsAfter: [count + 1],
                changes: BatchChanges(itemInserts: [IndexPath(item: 0, section: 0)])
            )
        }
    }

    func attach(to updates: UpdatePipeline) { self.updates = updates }

    var numberOfSections: Int { 1 }

    func numberOfItems(inSection section: Int) -> Int { rows.count }

    func cell(forItemAt indexPath: IndexPath, in collectionView: CollectionView) -> CollectionViewCell? {
        collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: rows[indexPath.item])
    }

    func supplementaryView(
        ofKind kind: ElementKind,
        at indexPath: IndexPath,
        in collectionView: CollectionView
    ) -> CollectionReusableView? { nil }
}
