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

extension PickedFile {
    /// The bytes as Base64 (RFC 4648, section 4), in ASCII.
    var base64: [UInt8] {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let part = bytes[start..<min(start + 3, bytes.count)]
            var value = 0
            for byte in part { value = (value << 8) | Int(byte) }
            value <<= 8 * (3 - part.count)
            for index in 0..<4 {
                text.append(index > part.count ? UInt8(ascii: "=") : alphabet[(value >> (18 - 6 * index)) & 63])
            }
        }
        return text
    }
}
