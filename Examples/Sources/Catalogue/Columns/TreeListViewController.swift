import CollectionViewKit

/// The list of trees.
final class TreeListViewController: ViewController, CollectionViewDelegate {
    private let collectionView: CollectionView
    private let dataSource: CollectionViewDiffableDataSource<Int, Int>
    /// The number of the tree that is shown beside the list.
    private var chosenNumber: Int?

    init() {
        collectionView = CollectionView(layout: CompositionalLayout.list(using: ListConfiguration(appearance: .plain)))
        let rows = CellRegistration<CollectionViewCell, Int> { cell, _, number in
            cell.selectedBackgroundRole = .filled
            cell.setContentConfiguration(
                ListContentConfiguration(text: CatalogueStrings.current.tree(number).name))
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, number in
            view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: number)
        }
        super.init()
        dataSource.itemNameProvider = { CatalogueStrings.current.tree($0).name }
    }

    override var title: String { CatalogueStrings.current.columns.title }

    override func viewDidLoad() {
        navigationItem.title = title
        collectionView.accessibilityLabel = title
        collectionView.isKeyboardNavigable = true
        collectionView.selectionMode = .single
        collectionView.accessibilityPattern = .listbox
        collectionView.delegate = self
        view.addSubview(collectionView)
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        try? snapshot.appendSections([0])
        try? snapshot.appendItems(Array(TreeRoute.numbers))
        dataSource.apply(snapshot)
    }

    override func chosenPathDidChange(_ path: String?) {
        chosenNumber = path.flatMap { TreeRoute(path: $0)?.number }
        markChosenTree()
    }

    /// Selects the tree that is beside the list, and no other.
    private func markChosenTree() {
        let indexPath = chosenNumber.flatMap { dataSource.indexPath(for: $0) }
        collectionView.selectItem(at: indexPath, animated: false, scrollPosition: nil)
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        // The tree is beside the list only once it has come.
        markChosenTree()
        if let number = dataSource.itemIdentifier(for: indexPath) {
            navigate(.push(path: TreeRoute(number: number).path))
        }
    }
}
