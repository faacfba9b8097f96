import CollectionViewKit

/// The tutorial "An inbox in fifteen minutes", step 2: sections with headers.
enum Step2 {
    enum Day: Hashable, CaseIterable {
        case today, earlier

        var title: String { self == .today ? "Today" : "Earlier" }
    }

    final class InboxViewController: ViewController {
        private let mailbox: Mailbox
        private let collectionView: CollectionView
        private let dataSource: CollectionViewDiffableDataSource<Day, Int>

        init(_ mailbox: Mailbox) {
            self.mailbox = mailbox
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
            view.addSubview(collectionView)
            showMessages()
        }

        private func showMessages() {
            var snapshot = DiffableDataSourceSnapshot<Day, Int>()
            do {
                for day in Day.allCases {
                    let messages = mailbox.messages.filter { $0.isToday == (day == .today) }
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
