import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionViews

/// Lines with handles, a section without items, notes of unknown heights and a grid: all of them can be taken elsewhere. The
/// content can be refreshed by pulling, and says when its end comes near.
///
/// `/do/refreshed` brings two new lines, `/do/more` lines at the end, and `/do/quick/1` lets whole cells be lifted.
final class ReorderingScreen: ScenarioScreen {
    static let noteSection = 2
    static let gridSection = 3

    private let model: ItemModel
    private let dataSource: CollectionViewDiffableDataSource<Int, Int>
    private let refreshControl = RefreshControl()

    init() {
        let layout = CompositionalLayout { index, _ in
            switch index {
            case Self.noteSection: Self.titled(Self.rows(height: .estimated(44)))
            case Self.gridSection: Self.titled(Self.grid)
            default: Self.titled(Self.rows(height: .absolute(50)))
            }
        }
        let collectionView = CollectionView(layout: layout)
        let model = ItemModel(counts: [8, 0, 8, 12, 0])
        let lines = CellRegistration<LineCell, Int> { cell, _, id in
            cell.label.text = model.text(of: id)
            cell.accessories = [.reorder(label: "Reorder \(model.text(of: id))")]
        }
        let tiles = CellRegistration<LineCell, Int> { cell, _, id in cell.label.text = model.text(of: id) }
        let notes = CellRegistration<NoteCell, Int> { cell, _, id in cell.label.text = model.note(of: id) }
        self.model = model
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
            switch path.section {
            case Self.noteSection: view.dequeueConfiguredReusableCell(using: notes, for: path, item: id)
            case Self.gridSection: view.dequeueConfiguredReusableCell(using: tiles, for: path, item: id)
            default: view.dequeueConfiguredReusableCell(using: lines, for: path, item: id)
            }
        }
        super.init(collectionView)
        let titles = SupplementaryRegistration<TitleView>(elementKind: "title") { view, _, path in
            view.label.text = "Section \(path.section)"
        }
        dataSource.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: titles, for: path)
        }
        dataSource.itemNameProvider = { model.text(of: $0) }
        dataSource.accessibilityLabelProvider = { "Section \($0)" }
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { transaction in
            for change in transaction.sectionTransactions {
                model.sections[change.sectionIdentifier] = Array(change.finalSnapshot.items)
            }
            model.reorders += 1
        }
        collectionView.isKeyboardNavigable = true
        collectionView.accessibilityLabel = "Items"
        refreshControl.addAction { model.refreshes += 1 }
        collectionView.refreshControl = refreshControl
        collectionView.onReach(.end, within: .items(4)) { model.reaches += 1 }
        dataSource.apply(model.snapshot(), animatingDifferences: false)
    }

    override func perform(_ command: ScenarioCommand) {
        if command.isNamed("insert") {  // count, index, section, animated
            let section = command[2] % model.sections.count
            let index = min(command[1], model.sections[section].count)
            model.sections[section].insert(contentsOf: model.makeItems(command[0]), at: index)
            show(animated: command.isAnimated(3))
        } else if command.isNamed("delete") {  // index, count, section, animated
            let section = command[2] % model.sections.count
            let start = min(command[0], model.sections[section].count)
            model.sections[section].removeSubrange(start..<min(start + command[1], model.sections[section].count))
            show(animated: command.isAnimated(3))
        } else if command.isNamed("turn") {  // animated
            for section in model.sections.indices { model.sections[section].reverse() }
            show(animated: command.isAnimated(0))
        } else if command.isNamed("refreshed") {
            refreshControl.endRefreshing()
            model.sections[0].insert(contentsOf: model.makeItems(2), at: 0)
            show(animated: true)
        } else if command.isNamed("more") {
            model.sections[4] += model.makeItems(20)
            show(animated: false)
        } else if command.isNamed("quick") {
            collectionView.installsStandardGestureForInteractiveMovement = command[0] == 1
        } else {
            super.perform(command)
        }
    }

    /// What has happened so far, for the tests to read.
    override func check(_ path: String) {
        let orders = model.sections.map { ids in ids.map { "\($0)" }.joined(separator: " ") }.joined(separator: ",")
        let text = "\(orders);\(model.reorders) reorders;\(model.refreshes) refreshes;\(model.reaches) reaches"
        collectionView.context?.send(.log(.info, text))
    }

    private func show(animated: Bool) {
        dataSource.apply(model.snapshot(), animatingDifferences: animated)
    }

    private static func titled(_ section: LayoutSection) -> LayoutSection {
        var section = section
        let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        section.boundarySupplementaryItems = [
            LayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "title", alignment: .top)
        ]
        return section
    }

    private static var grid: LayoutSection {
        let item = LayoutSize(widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .absolute(90))
        let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90))
        return LayoutSection(group: .horizontal(layoutSize: row, subitem: LayoutItem(layoutSize: item), count: 3))
    }
}
