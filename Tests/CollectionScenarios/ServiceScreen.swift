import CollectionGeometry
import CollectionViews

/// Uses the services of the system by a button each, and shows what came of the last one. It notes whenever the page is hidden or shown.
final class ServiceScreen: ViewController {
    private let result = Label(.body)
    private let visibility = Label(.body)

    override func viewDidLoad() {
        let buttons = ["Copy", "Paste", "Share", "Pick"].map { Button($0) }
        buttons[0].addTarget(self) { screen in
            screen.context?.copy("a sentence, é", target: screen) {
                $0.result.text = $1 == .copied ? "copied" : "not permitted"
            }
        }
        buttons[1].addTarget(self) { screen in
            screen.context?.paste(target: screen) { $0.result.text = $1 ?? "not permitted" }
        }
        buttons[2].addTarget(self) { screen in
            let content = ShareContent(title: "Title", text: "Text", url: "/services")
            screen.context?.share(content, target: screen) { $0.result.text = Self.name(of: $1) }
        }
        buttons[3].addTarget(self) { screen in
            let files = FilePickerConfiguration(allowedTypes: [".txt"], allowsMultipleSelection: true, maximumBytes: 64)
            screen.context?.pickFiles(files, target: screen) { $0.result.text = Self.text(of: $1) }
        }
        view.addSubview(Stack(.vertical, spacing: .small, buttons.map { $0 as View } + [result, visibility]))
        context?.whenVisibilityChanges(self) { screen, isVisible in
            screen.visibility.text += isVisible ? "shown " : "hidden "
        }
    }

    private static func name(of outcome: ShareOutcome) -> String {
        switch outcome {
        case .shared: "shared"
        case .cancelled: "cancelled"
        case .notPermitted: "not permitted"
        case .unavailable: "unavailable"
        }
    }

    private static func text(of result: FilePickerResult) -> String {
        switch result {
        case .picked(let files):
            files.map { "\($0.name) \($0.type) " + String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "; ")
        case .cancelled: "cancelled"
        case .failed(let error): error.description
        }
    }
}
