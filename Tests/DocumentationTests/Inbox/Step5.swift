import CollectionViewKit

/// The tutorial "An inbox in fifteen minutes", step 5: a screen for each message.
enum Step5 {
    typealias Day = Step2.Day

    final class MessageViewController: ViewController {
        private let message: Message
        private let backButton = Button("Inbox")

        init(_ message: Message) {
            self.message = message
            super.init()
        }

        override var title: String { message.subject }

        override func viewDidLoad() {
            let subjectLabel = Label(.title1)
            subjectLabel.text = message.subject
            subjectLabel.headingLevel = 1
            let senderLabel = Label(.body)
            senderLabel.text = message.sender
            backButton.addTarget(self) { $0.navigate(.back(orTo: "/")) }
            view.addSubview(Stack(.vertical, spacing: .medium, [backButton, subjectLabel, senderLabel]))
        }
    }

    final class InboxViewController: ViewController, CollectionViewDelegate {
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
            collectionView.delegate = self
            view.addSubview(collectionView)
            showMessages()
        }

        func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
            guard let id = dataSource.itemIdentifier(for: indexPath),
                let index = mailbox.messages.firstIndex(where: { $0.id == id })
            else { return }
            mailbox.messages[index].isRead = true
            collectionView.reconfigureItems(at: [indexPath])
            navigate(.push(path: "/messages/\(id)"))
        }

        private func showMessages() {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            do {
                try snapshot.appendSections([0])
                try snapshot.appendItems(mailbox.messages.map { $0.id })
            } catch {
                preconditionFailure("A message is in the inbox twice: \(error)")
            }
            dataSource.apply(snapshot)
        }
    }

    static func makeInbox(_ mailbox: Mailbox) -> NavigationController {
        NavigationController(
            router: { path in
                if path == "/" { return InboxViewController(mailbox) }
                let parts = path.utf8.split(separator: UInt8(ascii: "/"))
                guard parts.count == 2, parts[0].elementsEqual("messages".utf8), let id = Int(Substring(parts[1]))
                else { return nil }
                return mailbox.message(id).map { MessageViewController($0) }
            },
            notFound: { _ in NotFoundViewController() }
        )
    }

    final class NotFoundViewController: ViewController {
        override var title: String { "Not found" }

        override func viewDidLoad() {
            let label = Label(.body)
            label.text = "There is no such message."
            view.addSubview(label)
        }
    }
}
