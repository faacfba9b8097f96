import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews

/// A cell with a text of several lines.
final class NoteCell: CollectionViewCell {
    let label = Label(.body, styleClasses: ["is-multiline"])

    required init() {
        super.init(element: .box, styleClasses: ["note-cell"])
        addSubview(label)
    }
}

/// A cell that wants another size each time it is given one.
final class RestlessCell: CollectionViewCell {
    private var isTall = false

    override func preferredSize(fitting attributes: LayoutAttributes) -> Size? {
        isTall.toggle()
        return Size(width: attributes.frame.width, height: isTall ? 120 : 60)
    }

    override func layoutSubviews() {
        invalidateIntrinsicContentSize()
    }
}

/// Notes in rows whose heights are not known beforehand.
final class NoteScreen: ViewController {
    final class Model {
        var texts: [Int: String] = [:]
        var isRestless = false
    }

    let collectionView: CollectionView
    let dataSource: CollectionViewDiffableDataSource<Int, Int>
    let model = Model()

    init() {
        let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        let group = LayoutGroup.vertical(layoutSize: size, subitems: [LayoutItem(layoutSize: size)])
        collectionView = CollectionView(layout: CompositionalLayout(section: LayoutSection(group: group)))
        let model = model
        let notes = CellRegistration<NoteCell, Int> { cell, _, id in cell.label.text = model.texts[id] ?? "" }
        let restless = CellRegistration<RestlessCell, Int> { _, _, _ in }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
            model.isRestless
                ? view.dequeueConfiguredReusableCell(using: restless, for: path, item: id)
                : view.dequeueConfiguredReusableCell(using: notes, for: path, item: id)
        }
        super.init(view: collectionView)
    }

    func show(_ ids: [Int], reconfigured: [Int] = [], animated: Bool = false) throws {
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        try snapshot.appendSections([0])
        try snapshot.appendItems(ids, toSection: 0)
        try snapshot.reconfigureItems(reconfigured)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }
}
