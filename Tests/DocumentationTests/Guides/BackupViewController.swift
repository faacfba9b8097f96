import CollectionViewKit

/// The backup of the guide "Loading", which is large: the screen shows how much of it has been sent.
final class BackupViewController: ViewController {
    let progressView = ProgressView()
    private let statusLabel = Label(.body)

    override func viewDidLoad() {
        progressView.accessibilityLabel = "Backup"
        progressView.isHidden = true
        for subview in [progressView, statusLabel] as [View] { view.addSubview(subview) }
    }

    func send(_ backup: [UInt8]) {
        let request = HostRequest("/api/backup", method: .put, body: backup, timeout: 120_000)
        progressView.progress = 0
        progressView.isHidden = false
        context?.fetch(request, target: self) { screen, progress in
            screen.progressView.progress = progress.fractionSent
        } then: { screen, reply in
            screen.progressView.isHidden = true
            screen.statusLabel.text = LoadError(problem: reply)?.sentence ?? "The backup is stored"
        }
    }
}
