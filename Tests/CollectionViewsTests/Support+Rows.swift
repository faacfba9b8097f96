import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews

/// Rows that scroll by themselves, each a section of numbered items 150 points wide and 10 apart, between insets of 16.
final class ShelfScreen: ViewController {
    let collectionView: CollectionView
    let dataSource: CollectionViewDiffableDataSource<Int, Int>

    init(_ behavior: OrthogonalScrollingBehavior, itemWidth: LayoutDimension = .absolute(150)) {
        let size = LayoutSize(widthDimension: itemWidth, heightDimension: .absolute(100))
        let group = LayoutGroup.horizontal(
            layoutSize: size,
            subitems: [
                LayoutItem(
                    layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            ])
        var section = LayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = DirectionalEdgeInsets(leading: 16, trailing: 16)
        section.orthogonalScrollingBehavior = behavior
        collectionView = CollectionView(layout: CompositionalLayout(section: section))
        let cells = CellRegistration<TextCell, Int> { cell, _, id in cell.label.text = "\(id)" }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: id)
        }
        super.init(view: collectionView)
    }

    /// Shows sections with the items of ranges.
    func show(_ sections: [[Int]], animated: Bool = false) throws {
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        for (index, items) in sections.enumerated() {
            try snapshot.appendSections([index])
            try snapshot.appendItems(items, toSection: index)
        }
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    /// How far the row of the first section is scrolled, in points in the reading direction.
    var offset: Double { collectionView.layout.orthogonalContentOffset(forSection: 0).x }
}

extension ModelHost {
    /// The first row that is seen.
    var carousel: NodeID { nodes { $0.element == .carousel }.first { visibleFrame($0) != nil } ?? .none }

    /// What the cells that are seen say, and where they start, from left to right.
    var seenTexts: [String] {
        visibleCells.map { (frameInWindow($0)?.minX ?? .nan, texts(in: $0).joined()) }
            .sorted { $0.0 < $1.0 }.map { "\($0.1)@\(Int($0.0))" }
    }

    /// The resting places of a row that the host knows of, in the host's terms.
    func markers(of carousel: NodeID) -> [Double] {
        guard let track = node(carousel)?.children.first, let width = node(track)?.size?.width else { return [] }
        let places = (node(track)?.children ?? []).compactMap { node($0) }.filter {
            $0.styleClasses.contains("snap-marker")
        }
        let isMirrored = environment.layoutDirection == .rightToLeft
        return places.map { isMirrored ? $0.origin.x + 1 - width : $0.origin.x }.sorted()
    }
}
