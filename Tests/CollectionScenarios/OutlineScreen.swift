import CollectionDataSources
import CollectionLayout
import CollectionViews

/// An outline of 20 folders with 5 folders of 3 leaves in each.
final class OutlineScreen: ScenarioScreen {
    private let dataSource: CollectionViewDiffableDataSource<Int, Int>

    init() {
        let layout = CompositionalLayout(section: Self.rows(height: .absolute(50)))
        let collectionView = CollectionView(layout: layout)
        let lines = CellRegistration<LineCell, Int> { cell, _, id in
            cell.label.text = Self.name(id)
            cell.accessories = id < 1000 ? [.outlineDisclosure(.cell, label: "Contents of \(Self.name(id))")] : []
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
            view.dequeueConfiguredReusableCell(using: lines, for: path, item: id)
        }
        super.init(collectionView)
        showOutline()
    }

    override func perform(_ command: ScenarioCommand) {
        if command.isNamed("expand") {
            dataSource.expandItem(command[0], animatingDifferences: command.isAnimated(1))
        } else if command.isNamed("collapse") {
            dataSource.collapseItem(command[0], animatingDifferences: command.isAnimated(1))
        } else {
            super.perform(command)
        }
    }

    /// Folders are 0…19, the folders in them 100…, and leaves 1000….
    private func showOutline() {
        var outline = DiffableDataSourceSectionSnapshot<Int>()
        append(Array(0..<20), to: nil, of: &outline)
        for folder in 0..<20 {
            let inner = (0..<5).map { 100 + folder * 5 + $0 }
            append(inner, to: folder, of: &outline)
            for id in inner { append((0..<3).map { 1000 + id * 3 + $0 }, to: id, of: &outline) }
        }
        do {
            try dataSource.apply(outline, to: 0, animatingDifferences: false)
        } catch {
            preconditionFailure("The outline names an item of another section.")
        }
    }

    private func append(_ items: [Int], to parent: Int?, of outline: inout DiffableDataSourceSectionSnapshot<Int>) {
        do {
            try outline.append(items, to: parent)
        } catch {
            preconditionFailure("The outline names an item twice.")
        }
    }

    private static func name(_ id: Int) -> String {
        id < 100 ? "Folder \(id)" : id < 1000 ? "Box \(id)" : "Leaf \(id)"
    }
}
