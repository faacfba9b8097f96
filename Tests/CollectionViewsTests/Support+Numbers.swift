import CollectionDataSources
import CollectionGeometry
import CollectionTestSupport
import CollectionViews

/// A screen of numbers in rows of 100 points.
class NumberScreen: ViewController {
    let collectionView = CollectionView(layout: RowLayout(rowHeight: 100))
    let dataSource: CollectionViewDiffableDataSource<Int, Int>

    init() {
        let registration = CellRegistration<TextCell, Int> { cell, _, number in cell.label.text = "\(number)" }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, path, number in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
        }
        super.init(view: collectionView)
    }

    func show(_ numbers: [Int], isAnimated: Bool) throws {
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        try snapshot.appendSections([0])
        try snapshot.appendItems(numbers)
        dataSource.apply(snapshot, animatingDifferences: isAnimated)
    }
}
