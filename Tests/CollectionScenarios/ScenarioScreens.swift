import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionViews

/// Lines of one height that can be chosen and walked through with the keyboard.
final class ListScreen: ItemScreen {
    init() {
        super.init(CompositionalLayout(section: Self.rows(height: .absolute(50))), counts: [200])
        collectionView.accessibilityPattern = .listbox
        collectionView.selectionMode = .multiple
        collectionView.isKeyboardNavigable = true
        collectionView.accessibilityLabel = "Items"
        collectionView.updateAnnouncement = { change in
            change.insertedCount + change.deletedCount == 0
                ? nil : "\(change.insertedCount) new, \(change.deletedCount) gone"
        }
    }
}

/// Notes whose heights are not known beforehand.
final class NotesScreen: ItemScreen {
    init() {
        super.init(CompositionalLayout(section: Self.rows(height: .estimated(44))), counts: [300]) { _ in true }
    }
}

/// A row that scrolls by itself, a grid, and another row.
final class GridScreen: ItemScreen {
    init() {
        let layout = CompositionalLayout { index, _ in index == 1 ? Self.grid : Self.row }
        super.init(layout, counts: [20, 60, 20])
        collectionView.isKeyboardNavigable = true
        dataSource.accessibilityLabelProvider = { section in "Row \(section)" }
    }

    private static var grid: LayoutSection {
        let item = LayoutSize(widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .absolute(90))
        let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90))
        return LayoutSection(group: .horizontal(layoutSize: row, subitem: LayoutItem(layoutSize: item), count: 3))
    }

    static var row: LayoutSection {
        let size = LayoutSize(widthDimension: .absolute(130), heightDimension: .absolute(160))
        let group = LayoutGroup.horizontal(layoutSize: size, subitems: [LayoutItem(layoutSize: size)])
        var section = LayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        return section
    }
}

/// Sections with titles that stay in sight, and backgrounds.
final class SectionsScreen: ItemScreen {
    init() {
        let layout = CompositionalLayout { _, _ in Self.section }
        super.init(layout, counts: [6, 0, 12, 30, 3])
        let titles = SupplementaryRegistration<TitleView>(elementKind: "title") { view, _, path in
            view.label.text = "Section \(path.section)"
        }
        dataSource.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: titles, for: path)
        }
    }

    static var section: LayoutSection {
        var section = rows(height: .absolute(60))
        let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        var title = LayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "title", alignment: .top)
        title.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [title]
        section.decorationItems = [.background(elementKind: "shelf")]
        return section
    }
}

/// Links, one to a line.
final class LinksScreen: ScenarioScreen {
    private let dataSource: CollectionViewDiffableDataSource<Int, Int>

    init() {
        let layout = CompositionalLayout(section: Self.rows(height: .absolute(60)))
        let collectionView = CollectionView(layout: layout)
        let links = CellRegistration<LinkCell, Int> { cell, _, id in
            cell.label.text = "Page \(id)"
            cell.destination = "/do/nothing/\(id)"
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
            view.dequeueConfiguredReusableCell(using: links, for: path, item: id)
        }
        super.init(collectionView)
        dataSource.apply(ItemModel(counts: [100]).snapshot(), animatingDifferences: false)
    }
}

/// Ten million lines.
final class MillionsScreen: ScenarioScreen {
    private final class Source: CollectionContentSource {
        let lines = CellRegistration<LineCell, Int> { cell, _, id in cell.label.text = "Item \(id)" }
        var numberOfSections: Int { 1 }
        func numberOfItems(inSection section: Int) -> Int { 10_000_000 }
        func cell(forItemAt indexPath: IndexPath, in collectionView: CollectionView) -> CollectionViewCell? {
            collectionView.dequeueConfiguredReusableCell(using: lines, for: indexPath, item: indexPath.item)
        }
        func supplementaryView(
            ofKind kind: ElementKind, at indexPath: IndexPath, in collectionView: CollectionView
        ) -> CollectionReusableView? { nil }
    }

    init() {
        let layout = CompositionalLayout(section: Self.rows(height: .absolute(50)))
        super.init(CollectionView(layout: layout))
        collectionView.contentSource = Source()
        collectionView.isKeyboardNavigable = true
    }
}
