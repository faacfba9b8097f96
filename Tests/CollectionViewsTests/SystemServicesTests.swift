import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

/// A screen with a button for each service, and a note of what came of it.
private final class ServicesScreen: ViewController {
    private(set) var notes: [String] = []
    var configuration = FilePickerConfiguration(allowedTypes: ["image/*", ".pdf"], maximumBytes: 10)
    var content = ShareContent(title: "Pie", text: "Try it", url: "/recipes/1")

    override func viewDidLoad() {
        add("Watch") { $0.watch() }
        add("Copy") { screen in
            screen.context?.copy("é 1", target: screen) { $0.note("\($1)") }
        }
        add("Paste") { screen in
            screen.context?.paste(maximumBytes: 8, target: screen) { $0.note($1 ?? "nothing") }
        }
        add("Share") { screen in
            screen.context?.share(screen.content, target: screen) { $0.note("\($1)") }
        }
        add("Pick") { screen in
            screen.context?.pickFiles(screen.configuration, target: screen) { $0.note($1) }
        }
    }

    private func add(_ title: String, _ action: @escaping (ServicesScreen) -> Void) {
        let button = Button(title)
        button.addTarget(self) { action($0) }
        view.addSubview(button)
    }

    func watch() {
        context?.whenVisibilityChanges(self) { $0.note($1 ? "shown" : "hidden") }
    }

    func note(_ line: String) { notes.append(line) }

    private func note(_ result: FilePickerResult) {
        switch result {
        case .picked(let files): for file in files { note("\(file.name) \(file.type) \(file.bytes)") }
        case .cancelled: note("cancelled")
        case .failed(let error): note("\(error)")
        }
    }
}

@Suite("Services of the system")
struct SystemServicesTests {
    private let screen = ServicesScreen()
    private let host: ModelHost

    init() {
        host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
    }

    @Test("an observer is told whenever the page is hidden and shown, and no command is sent before there is one")
    func visibility() throws {
        let context = try #require(screen.context)
        host.setVisible(false)
        host.setVisible(true)
        #expect(host.openServices.isEmpty)
        host.tap("Watch")
        #expect(host.openServices.map(\.argument) == ["visible"])
        #expect(context.isVisible)
        host.setVisible(false)
        #expect(!context.isVisible)
        host.setVisible(false)
        host.setVisible(true)
        host.setVisible(false)
        #expect(screen.notes == ["hidden", "shown", "hidden"])
        #expect(host.openServices.map(\.argument) == ["hidden"])
    }

    @Test("two observers share one report, and a page that is hidden already is reported at once")
    func observers() {
        host.setVisible(false)
        host.tap("Watch")
        #expect(screen.notes == ["hidden"])
        host.tap("Watch")
        #expect(host.openServices.count == 1)
        host.setVisible(true)
        #expect(screen.notes == ["hidden", "shown", "shown"])
    }

    @Test("a host that does not report the visibility gets no further command")
    func visibilityElsewhere() throws {
        let context = try #require(screen.context)
        #expect(context.isVisible)
        host.send(.frame(0))
        let token = try #require(host.openServices.first?.token)
        host.send(.responded(token, .failure(status: 501)))
        #expect(context.isVisible)
        #expect(!host.lastCommands.contains { if case .useService = $0 { true } else { false } })
    }

    @Test("a text is on the clipboard once the browser has permitted it")
    func copying() {
        host.tap("Copy")
        #expect(host.copiedText == "é 1")
        #expect(host.clipboard.isEmpty)
        host.respondToCopy(.notPermitted)
        #expect(host.clipboard.isEmpty)
        host.tap("Copy")
        #expect(host.respondToCopy())
        #expect(host.clipboard == "é 1")
        #expect(!host.respondToCopy())
        #expect(screen.notes == ["notPermitted", "copied"])
    }

    @Test("the text on the clipboard is passed on, unless it is not permitted or too large")
    func pasting() {
        host.clipboard = "12345678"
        host.tap("Paste")
        #expect(host.respondToPaste())
        host.tap("Paste")
        host.respondToPaste(isPermitted: false)
        host.clipboard = "1234567é"
        host.tap("Paste")
        let refused = host.expectingViolations { host.respondToPaste() }
        #expect(refused == ["paste: refused a text of more bytes than the limit of 8 (maximumBytes)"])
        #expect(screen.notes == ["12345678", "nothing", "nothing"])
    }

    @Test(
        "content is shared, or the screen learns why not",
        arguments: [ShareOutcome.shared, .cancelled, .notPermitted, .unavailable])
    func sharing(outcome: ShareOutcome) {
        host.tap("Share")
        #expect(host.sharedContent == screen.content)
        #expect(host.respondToShare(outcome))
        #expect(host.sharedContent == nil)
        #expect(screen.notes == ["\(outcome)"])
    }

    @Test("content without anything, and an address that no app may open, is refused")
    func refusedContent() {
        screen.content = ShareContent()
        let nothing = host.expectingViolations { host.tap("Share") }
        screen.content = ShareContent(text: "x", url: "javascript:alert(1)")
        let script = host.expectingViolations { host.tap("Share") }
        #expect(nothing == ["share: refused, because there is nothing to share"])
        #expect(script == [#"share: refused "javascript:alert(1)", whose scheme is not allowed"#])
        #expect(screen.notes == ["notPermitted", "notPermitted"])
    }

    @Test("files come with their names, types and bytes, whatever the bytes are")
    func files() {
        screen.configuration.allowsMultipleSelection = true
        host.tap("Pick")
        #expect(host.filePicker == screen.configuration)
        #expect(
            host.pickFiles([
                PickedFile(name: "é.png", type: "image/png", bytes: [0, 255, 0]),
                PickedFile(name: "empty", type: "", bytes: []),
                PickedFile(name: "b.pdf", type: "application/pdf", bytes: [1]),
            ]))
        #expect(screen.notes == ["é.png image/png [0, 255, 0]", "empty  []", "b.pdf application/pdf [1]"])
        #expect(host.filePicker == nil)
    }

    @Test("a cancelled dialog and each error are reported, and files above the limit are not cut")
    func noFiles() {
        host.tap("Pick")
        host.pickFiles([])
        host.tap("Pick")
        host.pickFiles([PickedFile(name: "a", type: "", bytes: [UInt8](repeating: 1, count: 11))])
        let errors: [FilePickerError] = [.notPermitted, .unreadable, .unavailable]
        for error in errors {
            host.tap("Pick")
            host.failPickingFiles(error)
        }
        host.tap("Pick")
        let refused = host.expectingViolations {
            host.pickFiles([PickedFile](repeating: PickedFile(name: "a", type: "", bytes: []), count: 2))
        }
        #expect(refused == ["pickFiles: refused 2 files, because the dialog is for one"])
        var expected = ["cancelled", FilePickerError.tooLarge(limit: 10).description]
        expected += errors.map(\.description)
        expected.append("cancelled")
        #expect(screen.notes == expected)
    }

    @Test(
        "a response that is not in the form of files is an error",
        arguments: ["", "a", "a\0b\0", "a\0b\0x\0", "a\0b\02\0c"])
    func defectiveFiles(body: String) throws {
        host.tap("Pick")
        let token = try #require(host.openServices.first?.token)
        host.send(.responded(token, .success(Array(body.utf8))))
        #expect(screen.notes == ["\(FilePickerError.unreadable)"])
    }

    @Test("what browsers permit in a press only is refused without one, and the screen learns it")
    func withoutPress() throws {
        let context = try #require(screen.context)
        var isCopied: Bool?
        context.copy("x") { isCopied = $0 == .copied }
        context.share(ShareContent(text: "x"), target: screen) { $0.note("\($1)") }
        let refused = host.expectingViolations { host.send(.frame(0)) }
        #expect(
            refused == [
                "copy: refused, because the user has not pressed anything",
                "share: refused, because the user has not pressed anything",
            ])
        #expect(isCopied == false)
        #expect(screen.notes == ["notPermitted"])
    }

    @Test("a target that is gone is not called")
    func goneTarget() throws {
        let context = try #require(screen.context)
        final class Target: WeaklyReferenceable {
            let lifetime = Lifetime()
        }
        var target: Target? = Target()
        if let target { context.whenVisibilityChanges(target) { _, _ in Issue.record("the target is gone") } }
        host.send(.frame(0))
        target = nil
        host.setVisible(false)
        #expect(!context.isVisible)
    }
}
