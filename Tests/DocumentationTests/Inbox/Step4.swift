import CollectionViewKit

/// The tutorial "An inbox in fifteen minutes", step 4: a search field and swipe actions.
enum Step4 {
    typealias Day = Step2.Day

    final class InboxViewController: ViewController {
        private let mailbox: Mailbox
        private let searchField = SearchField("Search messages")
        private let history = UndoHistory()
        private let undoBar: UndoBar
        private let collectionView: CollectionView
        private let dataSource: CollectionViewDiffableDataSource<Day, Int>

        init(_ mailbox: Mailbox) {
            self.mailbox = mailbox
            undoBar = UndoBar(history: history)
            var configuration = ListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = .supplementary
            collectionView = CollectionView(layout: CompositionalLayout.list(using: configuration))
            let rows = CellRegistration<CollectionViewCell, Message> { cell, _, message in
                var content = cell.defaultContentConfiguration()
                content.text = message.isRead ? message.sender : "• \(message.sender)"
                content.secondaryText = message.subject
                cell.setContentConfiguration(content)
            }
            dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, id in
                guard let message = mailbox.message(id) else { return nil }
                return view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: message)
            }
            let headers = SupplementaryRegistration<CollectionViewCell>(
                elementKind: CollectionView.elementKindSectionHeader
            ) { _, _, _ in }
            dataSource.setSupplementaryViewProvider { view, _, indexPath, day in
                let header = view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
                var content = header.defaultContentConfiguration()
                content.text = day.title
                header.setContentConfiguration(content)
                return header
            }
            super.init()
        }

        override var title: String { "Inbox" }

        override func viewDidLoad() {
            navigationItem.searchField = searchField
            searchField.addTarget(self, for: .editingChanged) { screen, _ in screen.showMessages() }
            collectionView.trailingSwipeActionsConfigurationProvider = { [screen = Weak(self)] indexPath in
                screen.object?.swipeActions(at: indexPath)
            }
            collectionView.isKeyboardNavigable = true
            history.changeHandler = { [screen = Weak(self)] in screen.object?.showMessages() }
            view.addSubview(collectionView)
            view.addSubview(undoBar)
            showMessages()
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            undoBar.followHistory()
        }

        private func swipeActions(at indexPath: IndexPath) -> SwipeActionsConfiguration? {
            guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
            let delete = ContextualAction(style: .destructive, title: "Delete", target: self) { screen in
                screen.delete(id)
                return true
            }
            return SwipeActionsConfiguration(actions: [delete])
        }

        private func delete(_ id: Int) {
            let kept = mailbox.messages.filter { $0.id != id }
            history.perform(
                ValueChange(
                    title: "Message deleted", to: kept,
                    get: { [mailbox] in mailbox.messages }, set: { [mailbox] in mailbox.messages = $0 }))
        }

        private func showMessages() {
            var snapshot = DiffableDataSourceSnapshot<Day, Int>()
            let wanted = searchField.text.lowercased()
            let found = mailbox.messages.filter { wanted.isEmpty || $0.sender.lowercased().contains(wanted) }
            do {
                for day in Day.allCases {
                    let messages = found.filter { $0.isToday == (day == .today) }
                    guard !messages.isEmpty else { continue }
                    try snapshot.appendSections([day])
                    try snapshot.appendItems(messages.map { $0.id }, toSection: day)
                }
            } catch {
                context?.send(.log(.error, error.message))
                return
            }
            dataSource.apply(snapshot)
        }
    }
}
