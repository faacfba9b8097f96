import CollectionViewKit

/// A screen of the guide "Loading and errors" that makes its request itself.
final class MessagesRequestScreen: ViewController {
    private let mailbox = Mailbox()
    private let statusLabel = Label(.body)
    private let retryButton = Button("Try again", kind: .tinted)
    private static let limits = JSONLimits(byteCount: 4 << 20, valueCount: 200_000)

    override func viewDidLoad() {
        retryButton.addTarget(self) { $0.load() }
        for subview in [statusLabel, retryButton] as [View] { view.addSubview(subview) }
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

    private func showMessages() {
        for message in mailbox.messages {
            let subjectLabel = Label(.title2)
            subjectLabel.text = message.subject
            subjectLabel.headingLevel = 2
            view.addSubview(subjectLabel)
        }
    }
}
