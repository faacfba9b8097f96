import CollectionViewKit

/// The tutorial "An inbox in fifteen minutes", step 5: a screen for each message.
enum Step5 {
    typealias Day = Step2.Day

    final class MessageViewController: ViewController {
        private let id: Int
        private let mailbox: Mailbox
        private let loader = ContentLoader<Message>()
        private let senderLabel = Label(.body)

        init(_ id: Int, _ mailbox: Mailbox) {
            self.id = id
            self.mailbox = mailbox
            super.init()
        }

        private var message: Message? { mailbox.message(id) ?? loader.content }

        override var title: String { message?.subject ?? "Message" }

        override var isTitleProvisional: Bool { message == nil && loader.error == nil }

        override func viewDidLoad() {
            navigationItem.backPath = "/"
            view.addSubview(senderLabel)
            contentUnavailableView.button.addTarget(self) { $0.loader.reload() }
            loader.changeHandler = { [screen = Weak(self)] in screen.object?.showMessage() }
            if message == nil { loader.load(HostRequest("/api/messages/\(id)"), in: context) }
            showMessage()
        }

        private func showMessage() {
            senderLabel.text = message?.sender ?? ""
            contentUnavailableConfiguration = message == nil ? unavailableContent : nil
        }

        private var unavailableContent: ContentUnavailableConfiguration {
            guard let error = loader.error else { return .loading() }
            var failure = ContentUnavailableConfiguration.failure()
            failure.text = "The message could not be loaded"
            failure.secondaryText = error.sentence
            failure.buttonTitle = "Try again"
            return failure
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
            navigationItem.prefersLargeTitles = true
            collectionView.isKeyboardNavigable = true
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
                context?.send(.log(.error, error.message))
                return
            }
            dataSource.apply(snapshot)
        }
    }

    static func makeInbox(_ mailbox: Mailbox) -> NavigationController {
        let message: RoutePattern<Int> = .path("messages") / .parameter(.positiveInt)
        return NavigationController(
            router: { path in
                if path == "/" { return InboxViewController(mailbox) }
                return message.value(for: path).map { MessageViewController($0, mailbox) }
            },
            notFound: { _ in NotFoundViewController() }
        )
    }

    final class NotFoundViewController: ViewController {
        override var title: String { "Not found" }

        override var isNotFound: Bool { true }

        override func viewDidLoad() {
            let label = Label(.body)
            label.text = "There is nothing at this address."
            view.addSubview(label)
        }
    }
}
