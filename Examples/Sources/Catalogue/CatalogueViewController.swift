public import CollectionViewKit

/// Nearly every view of the library in its main states, each with the Swift code for it. It is itself a collection view.
public final class CatalogueViewController: ViewController {
    /// The address of the screen.
    public static let path = "/catalogue"

    private let stage = CatalogueStage()
    private let collectionView: CollectionView
    private let dataSource: CollectionViewDiffableDataSource<Int, Int>

    /// Creates the screen.
    public init() {
        collectionView = CollectionView(layout: Self.makeLayout())
        let cards = CellRegistration<CatalogueCell, Int> { [stage] cell, _, id in stage.show(id, in: cell) }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: cards, for: indexPath, item: id)
        }
        super.init()
        navigationItem.prefersLargeTitles = true
        view.addSubview(collectionView)
        collectionView.accessibilityLabel = CatalogueStrings.current.views
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        try? snapshot.appendSections([0])
        try? snapshot.appendItems(stage.entries.map { $0.id })
        dataSource.apply(snapshot)
    }

    public override var path: String { Self.path }

    public override var title: String { CatalogueStrings.current.title }

    /// One column on a phone, up to four where there is room at the size of text; rows as high as their highest card.
    private static func makeLayout() -> CompositionalLayout {
        CompositionalLayout { _, environment in
            let width = environment.container.effectiveContentSize.width
            let room = width / max(1, environment.traits.textScale)
            let columns = room < 700 ? 1 : room < 1_200 ? 2 : room < 1_680 ? 3 : 4
            let item = LayoutSize(
                widthDimension: .fractionalWidth(1 / Double(columns)),
                heightDimension: .estimated(260)
            )
            let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(260))
            var group = LayoutGroup.horizontal(
                layoutSize: row,
                subitems: Array(repeating: LayoutItem(layoutSize: item), count: columns)
            )
            group.interItemSpacing = .fixed(0)
            return LayoutSection(group: group)
        }
    }
}
