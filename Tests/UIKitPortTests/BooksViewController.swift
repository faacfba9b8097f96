import CollectionViewKit

/// A grid of books in shelves, as written for UIKit with a data source of its own. After the documentation of
/// `UICollectionViewDataSource`, `UICollectionViewDelegate`, `UICollectionViewDataSourcePrefetching` and
/// `UICollectionViewCompositionalLayout`. The differences are in the article "Coming from UIKit".
final class BooksViewController: ViewController {
    private(set) var shelves: [(name: String, books: [Book])]
    private(set) var log: [String] = []
    private(set) var collectionView: CollectionView!
    private let reloadButton = Button("Reload")

    init(shelves: [(name: String, books: [Book])]) {
        self.shelves = shelves
        super.init()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = CollectionView(frame: .zero, collectionViewLayout: makeLayout())
        collectionView.register(BookCell.self, forCellWithReuseIdentifier: "Book")
        collectionView.register(
            BookHeaderView.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Header")
        collectionView.allowsSelection = true
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.prefetchDataSource = self
        collectionView.refreshControl = RefreshControl()
        view.addSubview(collectionView)
        reloadButton.addTarget(self) { $0.reload() }
        view.addSubview(reloadButton)
    }

    private func reload() {
        log.append("reload")
        collectionView.reloadData()
    }

    private func makeLayout() -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout { sectionIndex, environment in
            let itemSize = CollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
            let item = CollectionLayoutItem(layoutSize: itemSize)
            let groupSize = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
            let group = CollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
            var section = CollectionLayoutSection(group: group)
            section.interGroupSpacing = 10
            section.contentInsets = DirectionalEdgeInsets(top: 0, leading: 20, bottom: 20, trailing: 20)
            let headerSize = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
            let header = CollectionLayoutBoundarySupplementaryItem(
                layoutSize: headerSize, elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
            section.boundarySupplementaryItems = [header]
            return section
        }
    }
}

extension BooksViewController: CollectionViewDataSource {
    func numberOfSections(in collectionView: CollectionView) -> Int {
        shelves.count
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        shelves[section].books.count
    }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        guard
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Book", for: indexPath) as? BookCell
        else { fatalError("The cells of books are of another class.") }
        cell.titleLabel.text = shelves[indexPath.section].books[indexPath.item].title
        return cell
    }

    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: ElementKind, at indexPath: IndexPath
    ) -> CollectionReusableView {
        guard
            let header = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "Header", for: indexPath) as? BookHeaderView
        else { fatalError("The headers of shelves are of another class.") }
        header.titleLabel.text = shelves[indexPath.section].name
        return header
    }

    func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        true
    }

    func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let book = shelves[sourceIndexPath.section].books.remove(at: sourceIndexPath.item)
        shelves[destinationIndexPath.section].books.insert(book, at: destinationIndexPath.item)
    }
}

extension BooksViewController: CollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        log.append("prefetch \(indexPaths.count)")
    }

    func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        log.append("cancel \(indexPaths.count)")
    }
}

extension BooksViewController: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        !shelves[indexPath.section].books[indexPath.item].title.hasPrefix("Sold")
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        log.append("select \(shelves[indexPath.section].books[indexPath.item].title)")
    }

    func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        guard let cell = cell as? BookCell else { return }
        log.append("display \(cell.titleLabel.text)")
    }

    func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
    ) -> ContextMenuConfiguration? {
        guard let indexPath = indexPaths.first else { return nil }
        return ContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            let delete = Action(title: "Delete", attributes: .destructive) { [screen = Weak(self)] _ in
                screen.object?.delete(at: indexPath)
            }
            return Menu(title: "", children: [delete])
        }
    }

    func collectionView(
        _ collectionView: CollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        proposedIndexPath.section == originalIndexPath.section ? proposedIndexPath : currentIndexPath
    }

    func scrollViewDidScroll(_ scrollView: CollectionView) {
        log.append("scroll \(Int(scrollView.contentOffset.y))")
    }

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    private func delete(at indexPath: IndexPath) {
        collectionView.performBatchUpdates { [screen = Weak(self)] in
            screen.object?.shelves[indexPath.section].books.remove(at: indexPath.item)
            screen.object?.collectionView.deleteItems(at: [indexPath])
        } completion: { [screen = Weak(self)] finished in
            screen.object?.log.append("deleted \(finished)")
        }
    }
}
