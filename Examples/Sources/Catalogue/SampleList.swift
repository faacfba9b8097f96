import CollectionViewKit

/// A collection view of a few rows in a card, and its data source.
final class SampleList: View {
    let collectionView = CollectionView(layout: CompositionalLayout.list(using: ListConfiguration(appearance: .plain)))
    private let dataSource: CollectionViewDiffableDataSource<Int, Int>
    private var rows: [Int] = []

    /// Creates a list without rows.
    ///
    /// - Parameters:
    ///   - title: The name of the list for assistive technology.
    ///   - configure: Shows a row, by its number, in a cell.
    init(_ title: String, configure: @escaping (_ cell: CollectionViewListCell, _ row: Int) -> Void) {
        let cells = CellRegistration<CollectionViewListCell, Int> { cell, _, row in configure(cell, row) }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, row in
            collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: row)
        }
        super.init(.box, styleClasses: ["catalogue-list"])
        collectionView.accessibilityLabel = title
        addSubview(collectionView)
    }

    /// Inserts rows before the others. Their numbers go on from those of the others, and the last is the first row.
    func insertRows(_ count: Int) {
        for _ in 0..<count { rows.insert(rows.count, at: 0) }
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        try? snapshot.appendSections([0])
        try? snapshot.appendItems(rows)
        dataSource.apply(snapshot)
    }
}
