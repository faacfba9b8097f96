import CollectionViewKit

/// A list of books to read, as written for UIKit with a diffable data source. After the documentation of
/// `UICollectionViewDiffableDataSource`, `UICollectionLayoutListConfiguration` and `UICollectionView.CellRegistration`.
final class ReadingListViewController: ViewController {
    enum Section: Hashable {
        case reading, later

        var title: String { self == .reading ? "Reading" : "Later" }
    }

    private var books: [Int: Book]
    private(set) var order: [Section: [Int]]
    private(set) var collectionView: CollectionView!
    private(set) var dataSource: CollectionViewDiffableDataSource<Section, Int>!
    private(set) var selected: [String] = []

    init(reading: [Book], later: [Book]) {
        books = Dictionary(uniqueKeysWithValues: (reading + later).map { ($0.id, $0) })
        order = [.reading: reading.map { $0.id }, .later: later.map { $0.id }]
        super.init()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        configureHierarchy()
        configureDataSource()
        applySnapshot(animatingDifferences: false)
    }

    private func configureHierarchy() {
        var configuration = CollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let layout = CollectionViewCompositionalLayout.list(using: configuration)
        collectionView = CollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.delegate = self
        collectionView.trailingSwipeActionsConfigurationProvider = { [screen = Weak(self)] indexPath in
            screen.object?.swipeActions(at: indexPath)
        }
        view.addSubview(collectionView)
    }

    private func configureDataSource() {
        let cellRegistration = CollectionView.CellRegistration<CollectionViewListCell, Book> { cell, indexPath, book in
            var content = cell.defaultContentConfiguration()
            content.text = book.title
            cell.setContentConfiguration(content)
        }
        let dataSource = CollectionViewDiffableDataSource<Section, Int>(collectionView: collectionView) {
            [screen = Weak(self)] collectionView, indexPath, identifier in
            guard let book = screen.object?.books[identifier] else { return nil }
            return collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: book)
        }
        let headerRegistration = CollectionView.SupplementaryRegistration<BookHeaderView>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { [dataSource = Weak(dataSource)] header, elementKind, indexPath in
            header.titleLabel.text = dataSource.object?.sectionIdentifier(for: indexPath.section)?.title ?? ""
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
        }
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { [screen = Weak(self)] transaction in
            for change in transaction.sectionTransactions {
                screen.object?.order[change.sectionIdentifier] = Array(change.finalSnapshot.items)
            }
        }
        self.dataSource = dataSource
    }

    private func applySnapshot(animatingDifferences: Bool = true) {
        var snapshot = DiffableDataSourceSnapshot<Section, Int>()
        do {
            try snapshot.appendSections([.reading, .later])
            try snapshot.appendItems(order[.reading] ?? [], toSection: .reading)
            try snapshot.appendItems(order[.later] ?? [], toSection: .later)
        } catch {
            preconditionFailure("A book is in the list twice: \(error)")
        }
        dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
    }

    private func swipeActions(at indexPath: IndexPath) -> SwipeActionsConfiguration? {
        guard let identifier = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let delete = ContextualAction(style: .destructive, title: "Delete") {
            [screen = Weak(self)] action, completion in
            screen.object?.delete(identifier)
            completion(true)
        }
        return SwipeActionsConfiguration(actions: [delete])
    }

    private func delete(_ identifier: Int) {
        books[identifier] = nil
        for section in [Section.reading, .later] { order[section]?.removeAll { $0 == identifier } }
        applySnapshot()
    }
}

extension ReadingListViewController: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let identifier = dataSource.itemIdentifier(for: indexPath), let book = books[identifier] else { return }
        selected.append(book.title)
    }
}
