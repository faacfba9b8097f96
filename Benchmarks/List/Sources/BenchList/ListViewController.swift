import CollectionViewKit

/// The list, as an app would write it: a collection view with a data source of its own and rows of known heights.
final class ListViewController: ViewController {
    private let collectionView: CollectionView
    private let source = RowSource()

    init() {
        let source = source
        // Rows of known heights, and nothing else.
        collectionView = CollectionView(
            layout: RowLayout { rows in source.rows[rows].map { $0.rowHeight } }, parts: [])
        super.init()
        view.addSubview(collectionView)
        collectionView.contentSource = source
    }

    /// The address names the number of rows: `?count=1000`.
    override func show(path: String) -> Bool {
        setCount(path.utf8.reduce(0) { (48...57).contains($1) ? $0 * 10 + Int($1) - 48 : 0 })
        return true
    }

    func setCount(_ count: Int) {
        source.rows = Rows(count: count)
        collectionView.reloadData()
    }

    func insertTop() {
        source.insertTop()
        collectionView.setNeedsLayout()
    }

    func shuffle() {
        source.rows.shuffle()
        collectionView.reloadData()
    }

    func scroll(to offset: Double) {
        collectionView.setContentOffset(Point(x: 0, y: offset), animated: false)
    }
}
