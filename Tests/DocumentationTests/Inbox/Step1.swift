import CollectionViewKit

/// The tutorial "An inbox in fifteen minutes", step 1: a list.
enum Step1 {
    final class InboxViewController: ViewController {
        private let mailbox: Mailbox
        private let collectionView: CollectionView
        private let dataSource: CollectionViewDiffableDataSource<Int, Int>

        init(_ mailbox: Mailbox) {
            self.mailbox = mailbox
            collectionView = CollectionView(
                layout: CompositionalLayout.list(using: ListConfiguration(appearance: .insetGrouped))
            )
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
            super.init()
        }

        override var title: String { "Inbox" }

        override func viewDidLoad() {
            view.addSubview(collectionView)
            showMessages()
        }

        private func showMessages() {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            do {
                try snapshot.appendSections([0])
                try snapshot.appendItems(mailbox.messages.map { $0.id })
            } catch {
                context?.send(.log(.error, error.message))
                return
            }
            dataSource.apply(snapshot)
        }
    }
}
