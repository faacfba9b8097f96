import CollectionViewKit

/// The note of the guide "Loading", which another server keeps.
final class NoteViewController: ViewController {
    private(set) var revision = "\"1\""
    private let statusLabel = Label(.body)

    override func viewDidLoad() { view.addSubview(statusLabel) }

    func save(_ note: [UInt8], revision: String, token: String) {
        let request = HostRequest(
            "https://api.example.com/v1/notes/7", method: .put,
            headerFields: ["Authorization": "Bearer \(token)", "If-Match": revision], body: note, timeout: 5_000)
        context?.fetch(request, target: self) { screen, reply in
            switch reply.response {
            case .success: screen.revision = reply.headerFields["ETag"] ?? ""
            case .failure(status: 412): screen.statusLabel.text = "Another user has changed this note."
            case .failure, .unreachable: screen.statusLabel.text = LoadError(problem: reply)?.sentence ?? ""
            }
        }
    }
}
