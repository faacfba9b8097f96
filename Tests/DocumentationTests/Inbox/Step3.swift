import CollectionViewKit

/// The tutorial "An inbox in fifteen minutes", step 3: messages from a server.
enum Step3 {
    typealias Day = Step2.Day

    final class InboxViewController: ViewController {
        private let mailbox = Mailbox()
        private let loader = ContentLoader<[Message]>(
            limits: JSONLimits(byteCount: 4 << 20, valueCount: 200_000), isEmpty: { $0.isEmpty })
        private let collectionView: CollectionView
        private let dataSource: CollectionViewDiffableDataSource<Day, Int>

        override init(view: View = View(.box, styleClasses: ["screen"])) {
            var configuration = ListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = .supplementary
            collectionView = CollectionView(layout: CompositionalLayout.list(using: configuration))
            let rows = CellRegistration<CollectionViewCell, Message> { cell, _, message in
                var content = cell.defaultContentConfiguration()
                content.text = message.isRead ? message.sender : "• \(message.sender)"
                content.secondaryText = message.subject
                cell.setContentConfiguration(content)
            }
            dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) {
                [mailbox] view, indexPath, id in
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
            super.init(view: view)
        }

        override var title: String { "Inbox" }

        override func viewDidLoad() {
            view.addSubview(collectionView)
            contentUnavailableView.button.addTarget(self) { $0.loader.reload() }
            loader.changeHandler = { [screen = Weak(self)] in screen.object?.loadDidChange() }
            loader.load(HostRequest("/api/messages"), in: context)
        }

        private func loadDidChange() {
            contentUnavailableConfiguration = unavailableContent
            mailbox.messages = loader.content ?? []
            showMessages()
        }

        private var unavailableContent: ContentUnavailableConfiguration? {
            switch loader.status.placeholderReason {
            case .loading:
                return .loading()
            case .noContent:
                var empty = ContentUnavailableConfiguration.empty()
                empty.text = "No messages"
                return empty
            case .error:
                var failure = ContentUnavailableConfiguration.failure()
                failure.text = "The messages could not be loaded"
                failure.secondaryText = loader.error?.sentence ?? ""
                failure.buttonTitle = "Try again"
                return failure
            case nil:
                return nil
            }
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
                return  // the server sent a message twice: what is shown stays
            }
            dataSource.apply(snapshot)
        }
    }
}

extension Message: JSONDecodable {
    init(_ json: JSONValue) throws(JSONDecodingError) {
        id = try json.decode("id")
        sender = try json.decode("sender")
        subject = try json.decode("subject")
        isToday = try json.decode("isToday")
    }
}
