import CollectionViewKit

/// The first screen: a card for each of the others. It is itself a collection view.
final class GalleryHomeViewController: ViewController, CollectionViewDelegate {
    private let collectionView: CollectionView
    private let dataSource: CollectionViewDiffableDataSource<Int, Int>

    init() {
        collectionView = CollectionView(layout: Self.makeLayout())
        let cards = CellRegistration<GalleryCardCell, Int> { cell, _, id in
            if let screen = GalleryScreen(rawValue: id) { cell.show(screen) }
        }
        let headers = SupplementaryRegistration<GalleryHeaderView>(elementKind: .sectionHeader) { _, _, _ in }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, path, id in
            collectionView.dequeueConfiguredReusableCell(using: cards, for: path, item: id)
        }
        super.init(view: View(.box, styleClasses: ["screen", "gallery-home"]))
        dataSource.supplementaryViewProvider = { collectionView, _, path in
            collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        dataSource.itemNameProvider = { GalleryScreen(rawValue: $0)?.title }
        collectionView.accessibilityLabel = GalleryStrings.current.home.screens
        collectionView.isKeyboardNavigable = true
        collectionView.delegate = self
        view.addSubview(collectionView)
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        try? snapshot.appendSections([0])
        try? snapshot.appendItems(GalleryScreen.cards.map { $0.rawValue })
        dataSource.apply(snapshot)
    }

    override var path: String { GalleryScreen.gallery.path }

    override var title: String { GalleryStrings.current.home.title }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        if let screen = dataSource.itemIdentifier(for: indexPath).flatMap({ GalleryScreen(rawValue: $0) }) {
            navigate(.push(path: screen.path))
        }
    }
}

extension GalleryHomeViewController {
    /// One column on a phone, two or three where there is room; rows as high as their highest card.
    private static func makeLayout() -> CompositionalLayout {
        CompositionalLayout { _, environment in
            let width = environment.container.effectiveContentSize.width
            let columns = width < 640 ? 1 : width < 1_080 ? 2 : 3
            let side = max(columns == 1 ? 16 : 32, (width - 1_200) / 2)
            let gap = columns == 1 ? 16.0 : 24
            let content = width - 2 * side
            let item = LayoutSize(
                widthDimension: .absolute((content - gap * Double(columns - 1)) / Double(columns)),
                heightDimension: .uniformAcrossSiblings(estimate: 320))
            let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(320))
            var group = LayoutGroup.horizontal(
                layoutSize: row, subitems: Array(repeating: LayoutItem(layoutSize: item), count: columns))
            group.interItemSpacing = .fixed(gap)
            var section = LayoutSection(group: group)
            section.interGroupSpacing = gap
            section.contentInsets = DirectionalEdgeInsets(top: 8, leading: side, bottom: 40, trailing: side)
            let header = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(150))
            section.boundarySupplementaryItems = [
                LayoutBoundarySupplementaryItem(layoutSize: header, elementKind: .sectionHeader, alignment: .top)
            ]
            return section
        }
    }
}
