public import CollectionViewKit

/// The app's first screen.
public func make{{Name}}() -> ViewController { {{Name}}ViewController(store: MessageStore(Message.samples)) }

/// A list of messages. A swipe deletes one, and so does the Delete key.
public final class {{Name}}ViewController: ViewController {
    private let store: MessageStore
    private let collectionView: CollectionView
    private let dataSource: CollectionViewDiffableDataSource<Int, Int>

    /// Creates the screen of a store.
    init(store: MessageStore) {
        self.store = store
        collectionView = CollectionView(
            layout: CompositionalLayout.list(using: ListConfiguration(appearance: .insetGrouped)))
        let rows = CellRegistration<CollectionViewListCell, Message> { cell, _, message in
            var content = cell.defaultContentConfiguration()
            content.text = message.sender
            content.secondaryText = message.subject
            cell.setContentConfiguration(content)
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, id in
            guard let message = store.message(id) else { return nil }
            return view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: message)
        }
        super.init()
    }

    public override var title: String { "{{Name}}" }

    public override func viewDidLoad() {
        navigationItem.prefersLargeTitles = true
        collectionView.isKeyboardNavigable = true
        view.addSubview(collectionView)
        collectionView.trailingSwipeActionsConfigurationProvider = { [screen = Weak(self)] indexPath in
            screen.object?.swipeActions(at: indexPath)
        }
        showMessages(animated: false)
    }

    private func showMessages(animated: Bool = true) {
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        do {
            try snapshot.appendSections([0])
            try snapshot.appendItems(store.messages.map { $0.id })
        } catch {
            context?.send(.log(.error, error.message))
            return
        }
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func swipeActions(at indexPath: IndexPath) -> SwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let delete = ContextualAction(style: .destructive, title: "Delete") { [screen = Weak(self)] _, completion in
            screen.object?.delete(id)
            completion(true)
        }
        return SwipeActionsConfiguration(actions: [delete])
    }

    /// Deletes a message.
    func delete(_ id: Int) {
        store.delete(id)
        showMessages()
    }
}
