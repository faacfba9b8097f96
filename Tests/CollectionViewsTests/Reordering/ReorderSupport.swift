import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews

/// Names in sections with headers, in rows of one or more columns of which each item can be taken elsewhere, but for those
/// that begin with "fixed".
final class ReorderScreen: ViewController {
    /// What the owner of the data was told, in words.
    final class Log {
        var entries: [String] = []
    }

    let collectionView: CollectionView
    let dataSource: CollectionViewDiffableDataSource<String, String>
    let log = Log()

    init(
        columns: Int = 1, rowHeight: LayoutDimension = .absolute(100), headers: Bool = false,
        layout: (LayoutSection) -> CompositionalLayout = { CompositionalLayout(section: $0) }
    ) {
        let item = LayoutSize(widthDimension: .fractionalWidth(1 / Double(columns)), heightDimension: rowHeight)
        let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: rowHeight)
        let group = LayoutGroup.horizontal(layoutSize: row, subitem: LayoutItem(layoutSize: item), count: columns)
        var section = LayoutSection(group: group)
        if headers {
            let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
            section.boundarySupplementaryItems = [
                LayoutBoundarySupplementaryItem(layoutSize: size, elementKind: .sectionHeader, alignment: .top)
            ]
        }
        collectionView = CollectionView(layout: layout(section))
        let cells = CellRegistration<NoteCell, String> { cell, _, name in cell.label.text = name }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, path, name in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
        }
        let views = SupplementaryRegistration<CollectionReusableView>(elementKind: .sectionHeader) { _, _, _ in }
        dataSource.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: views, for: path)
        }
        dataSource.itemNameProvider = { $0 }
        dataSource.accessibilityLabelProvider = { $0 }
        dataSource.reorderingHandlers.canReorderItem = { !$0.hasPrefix("fixed") }
        let log = log
        dataSource.reorderingHandlers.willReorder = { log.entries.append("will " + Self.words($0)) }
        dataSource.reorderingHandlers.didReorder = { log.entries.append("did " + Self.words($0)) }
        super.init(view: collectionView)
        collectionView.isKeyboardNavigable = true
    }

    private static func words(_ transaction: ReorderingTransaction<String, String>) -> String {
        let sections = transaction.sectionTransactions.map { change in
            "\(change.sectionIdentifier): \(Array(change.initialSnapshot.items).joined(separator: " "))"
                + " → \(Array(change.finalSnapshot.items).joined(separator: " "))"
        }
        return sections.joined(separator: ", ")
    }

    /// Shows sections named A, B, C… with these items.
    func show(_ sections: [[String]], animated: Bool = false) throws {
        var snapshot = DiffableDataSourceSnapshot<String, String>()
        for (index, items) in sections.enumerated() {
            let name = String(Unicode.Scalar(UInt8(65 + index)))
            try snapshot.appendSections([name])
            try snapshot.appendItems(items, toSection: name)
        }
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    /// The items of the data, by section.
    var data: [[String]] {
        (0..<dataSource.numberOfSections).map { section in
            (0..<dataSource.numberOfItems(inSection: section)).compactMap {
                dataSource.itemIdentifier(for: IndexPath(item: $0, section: section))
            }
        }
    }

    /// The items in the order that is seen.
    var presented: [[String]] {
        var sections = data
        guard let target = collectionView.indexPathForInteractivelyMovingItem else { return sections }
        let source = collectionView.dataSourceIndexPath(forPresentationIndexPath: target)
        let item = sections[source.section].remove(at: source.item)
        sections[target.section].insert(item, at: target.item)
        return sections
    }
}

/// A screen in its host, and what a user does to it.
struct ReorderStage {
    let screen: ReorderScreen
    let host: ModelHost

    init(_ screen: ReorderScreen, _ sections: [[String]], windowSize: Size = Size(width: 400, height: 600)) throws {
        self.screen = screen
        try screen.show(sections)
        host = ModelHost(screen, windowSize: windowSize)
        host.start(path: "/")
    }

    var view: CollectionView { screen.collectionView }

    /// Does something to the app outside of its events, and carries out what follows.
    func perform(_ change: () throws -> Void) rethrows {
        try change()
        host.send(.frame(0))
    }

    /// Holds an item by its middle.
    @discardableResult
    func pickUp(_ item: Int, _ section: Int = 0) -> Bool {
        var isHeld = false
        perform { isHeld = view.beginInteractiveMovementForItem(at: IndexPath(item: item, section: section)) }
        return isHeld
    }

    /// Holds the item over a place of the content.
    func drag(_ x: Double, _ y: Double) {
        perform { view.updateInteractiveMovementTargetPosition(Point(x: x, y: y)) }
    }

    /// The cell that shows a name.
    func cell(_ name: String) -> NodeID {
        host.node(showing: name).flatMap { host.activatable(around: $0) } ?? .none
    }

    func focus(_ name: String) {
        host.focusedNode = cell(name)
        host.send(.focused(host.focusedNode))
    }

    /// What is seen from the top down and from left to right, each with where it is.
    var picture: [String] {
        host.visibleCells.compactMap { id in host.frameInWindow(id).map { (id, $0) } }
            .sorted { ($0.1.minY, $0.1.minX) < ($1.1.minY, $1.1.minX) }
            .map { "\(host.texts(in: $0).joined()) \(Int($1.minX)),\(Int($1.minY))" }
    }

    /// What is seen, each with where it is seen at the first moment of its movements.
    var movements: [String] {
        host.visibleCells.compactMap { id -> String? in
            guard let node = host.node(id), !node.animations.isEmpty, let start = host.frameAtStartOfAnimations(id),
                let end = host.frameInWindow(id)
            else { return nil }
            let way = "\(Int(start.minX)),\(Int(start.minY)) → \(Int(end.minX)),\(Int(end.minY))"
            return "\(host.texts(in: id).joined()) \(way)"
        }.sorted()
    }
}
