import CollectionViewKit

/// The screen of the guide "System services": a report with a picture, which can be shared.
final class ReportViewController: ViewController {
    private let textField = TextField("Report")
    private let statusLabel = Label(.body)
    private let shareButton = Button("Share")
    private let pasteButton = Button("Paste")
    private let pictureButton = Button("Add a picture")
    private(set) var picture: PickedFile?

    override func viewDidLoad() {
        let views: [View] = [textField, shareButton, pasteButton, pictureButton, statusLabel]
        view.addSubview(Stack(.vertical, spacing: .medium, views))
        textField.text = context?.storage.string(for: "draft") ?? ""
        shareButton.addTarget(self) { $0.share() }
        pasteButton.addTarget(self) { $0.paste() }
        pictureButton.addTarget(self) { $0.addPicture() }
        storeDraftWhenHidden()
    }

    private func storeDraftWhenHidden() {
        context?.whenVisibilityChanges(self) { screen, isVisible in
            if !isVisible { screen.storeDraft() }
        }
    }

    private func storeDraft() {
        do throws(HostStorageError) {
            try context?.storage.set(textField.text, for: "draft")
        } catch {
            statusLabel.text = "The draft could not be kept on this device."
        }
    }

    private func share() {
        let content = ShareContent(title: "Report", text: textField.text, url: "/reports/7")
        context?.share(content, target: self) { screen, outcome in
            switch outcome {
            case .shared: screen.statusLabel.text = "Shared"
            case .cancelled: break
            case .notPermitted, .unavailable: screen.offerCopy()
            }
        }
    }

    private func offerCopy() {
        let alert = AlertController(title: "Share", message: "This browser cannot share.")
        alert.addAction(AlertAction("Copy") { [screen = Weak(self)] in screen.object?.copy() })
        alert.addAction(AlertAction("Cancel", style: .cancel))
        present(alert)
    }

    private func copy() {
        context?.copy(textField.text, target: self) { screen, outcome in
            screen.statusLabel.text = outcome == .copied ? "Copied" : "The browser does not allow copying."
        }
    }

    private func paste() {
        context?.paste(target: self) { screen, text in
            if let text { screen.textField.text += text }
        }
    }

    private func addPicture() {
        let pictures = FilePickerConfiguration(allowedTypes: ["image/png", "image/jpeg"], maximumBytes: 2 << 20)
        context?.pickFiles(pictures, target: self) { screen, result in
            switch result {
            case .picked(let files):
                screen.picture = files.first
                screen.statusLabel.text = files.first?.name ?? ""
            case .cancelled: break
            case .failed(.tooLarge): screen.statusLabel.text = "The picture is larger than 2 MB."
            case .failed: screen.statusLabel.text = "The picture could not be read."
            }
        }
    }
}
