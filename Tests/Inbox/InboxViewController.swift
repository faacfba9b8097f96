package import CollectionViewKit

/// An inbox as an app would have it: a diffable list in sections with swipe actions, a context menu, pull to refresh, search
/// and undo. It is the measure of what such a screen weighs; see Documentation/Benchmarks.md.
package final class InboxViewController: ViewController {
    private let mailbox: Mailbox
    private let fetch: () -> [Message]
    private let history = UndoHistory()
    private let undoBar: UndoBar
    private let searchField = TextField("Search", contentType: .search)
    private let collectionView: CollectionView
    private let dataSource: CollectionViewDiffableDataSource<Message.Day, Int>
    private var changed: Set<Int> = []

    /// Creates the screen of a mailbox; pulling it down adds what `fetch` returns.
    package init(mailbox: Mailbox, fetch: @escaping () -> [Message]) {
        self.mailbox = mailbox
        self.fetch = fetch
        undoBar = UndoBar(history: history)
        var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        collectionView = CollectionView(
            frame: .zero, collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
        let cells = CollectionView.CellRegistration<CollectionViewListCell, Message> { cell, _, message in
            var content = cell.defaultContentConfiguration()
            content.text = message.isRead ? message.sender : "• \(message.sender)"
            content.secondaryText = message.subject
            cell.setContentConfiguration(content)
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
            guard let message = mailbox.message(id) else { return nil }
            return collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: message)
        }
        super.init()
        let headers = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { [dataSource = Weak(dataSource)] header, _, indexPath in
            var content = header.defaultContentConfiguration()
            content.text = dataSource.object?.sectionIdentifier(for: indexPath.section)?.title ?? ""
            header.setContentConfiguration(content)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
        }
    }

    package override var title: String { "Inbox" }

    package override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.delegate = self
        collectionView.leadingSwipeActionsConfigurationProvider = { [screen = Weak(self)] indexPath in
            screen.object?.leadingActions(at: indexPath)
        }
        collectionView.trailingSwipeActionsConfigurationProvider = { [screen = Weak(self)] indexPath in
            screen.object?.trailingActions(at: indexPath)
        }
        let refreshControl = RefreshControl()
        refreshControl.addTarget(self) { $0.refresh() }
        collectionView.refreshControl = refreshControl
        searchField.addTarget(self, for: .editingChanged) { screen, _ in screen.showMessages() }
        mailbox.changeHandler = { [screen = Weak(self)] in screen.object?.showMessages() }
        for subview in [searchField, collectionView, undoBar] as [View] { view.addSubview(subview) }
        showMessages(animated: false)
    }

    package override func viewDidLayoutSubviews() {
        undoBar.followHistory()
    }

    private func refresh() {
        mailbox.receive(fetch())
        collectionView.refreshControl?.endRefreshing()
    }

    private func showMessages(animated: Bool = true) {
        var snapshot = DiffableDataSourceSnapshot<Message.Day, Int>()
        let shown = mailbox.messages.filter { searchField.text.isEmpty || $0.contains(searchField.text) }
        do {
            for day in Message.Day.allCases {
                let messages = shown.filter { $0.day == day }
                guard !messages.isEmpty else { continue }
                try snapshot.appendSections([day])
                try snapshot.appendItems(messages.map { $0.id }, toSection: day)
            }
            try snapshot.reconfigureItems(changed.filter { id in shown.contains { $0.id == id } })
        } catch {
            preconditionFailure("A message is in the mailbox twice: \(error)")
        }
        changed = []
        dataSource.apply(snapshot, animatingDifferences: animated)
    }
}

extension InboxViewController {
    private func leadingActions(at indexPath: IndexPath) -> SwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath), let message = mailbox.message(id) else { return nil }
        let mark = ContextualAction(title: message.isRead ? "Mark as unread" : "Mark as read") {
            [screen = Weak(self)] _, completion in
            screen.object?.setRead(id, !message.isRead)
            completion(true)
        }
        return SwipeActionsConfiguration(actions: [mark])
    }

    private func trailingActions(at indexPath: IndexPath) -> SwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let delete = ContextualAction(style: .destructive, title: "Delete") { [screen = Weak(self)] _, completion in
            screen.object?.delete(id)
            completion(true)
        }
        return SwipeActionsConfiguration(actions: [delete])
    }

    private func setRead(_ id: Int, _ isRead: Bool) {
        changed.insert(id)
        _ = mailbox.setRead(id, isRead)
    }

    private func delete(_ id: Int) {
        var removed: (message: Message, index: Int)?
        let mailbox = mailbox
        let change = ClosureChange(title: "Delete") {
            removed = mailbox.remove(id)
            return removed != nil
        } revert: {
            guard let (message, index) = removed else { return false }
            mailbox.restore(message, at: index)
            return true
        }
        _ = history.perform(change)
    }
}

extension InboxViewController: CollectionViewDelegate {
    package func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if let id = dataSource.itemIdentifier(for: indexPath) { setRead(id, true) }
    }

    package func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
    ) -> ContextMenuConfiguration? {
        guard let indexPath = indexPaths.first, let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let screen = Weak(self)
        return ContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            let read = Action(title: "Mark as read") { _ in screen.object?.setRead(id, true) }
            let delete = Action(title: "Delete", attributes: .destructive) { _ in screen.object?.delete(id) }
            return Menu(title: "", children: [read, delete])
        }
    }
}
