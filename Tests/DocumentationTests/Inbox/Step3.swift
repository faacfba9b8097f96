import CollectionViewKit

/// The tutorial "An inbox in fifteen minutes", step 3: messages from a server.
enum Step3 {
    typealias Day = Step2.Day

    final class InboxViewController: ViewController {
        private let mailbox = Mailbox()
        private let statusLabel = Label(.body)
        private let retryButton = Button("Try again", kind: .tinted)
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
            retryButton.addTarget(self) { $0.load() }
            for subview in [statusLabel, retryButton, collectionView] as [View] { view.addSubview(subview) }
            load()
        }

        private func load() {
            statusLabel.text = "Loading …"
            statusLabel.isHidden = false
            retryButton.isHidden = true
            context?.request(HostRequest("/api/messages"), target: self) { screen, response in
                screen.receive(response)
            }
        }

        private func receive(_ response: HostResponse) {
            let messages: [Message]
            do throws(LoadError) {
                messages = try response.decode(limits: Self.limits, log: context)
            } catch {
                statusLabel.text = error.sentence
                retryButton.isHidden = false
                return
            }
            mailbox.messages = messages
            statusLabel.text = messages.isEmpty ? "No messages" : ""
            statusLabel.isHidden = !messages.isEmpty
            showMessages()
        }

        private static let limits = JSONLimits(byteCount: 4 << 20, valueCount: 200_000)

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
                statusLabel.text = "The server sent a message twice."
                statusLabel.isHidden = false
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
