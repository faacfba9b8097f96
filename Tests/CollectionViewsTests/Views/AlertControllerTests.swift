import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct AlertControllerTests {
    private final class Log {
        var lines: [String] = []
    }

    private let log = Log()
    private let screen = ViewController()
    private let host: ModelHost
    private let opener = Button("Delete")

    init() {
        screen.view.addSubview(opener)
        host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
        host.send(.focused(opener.node))
    }

    private func makeAlert(_ style: AlertController.Style = .alert) -> AlertController {
        let alert = AlertController(title: "Delete?", message: "It is gone then.", preferredStyle: style)
        alert.addAction(AlertAction("Delete", style: .destructive) { [log] in log.lines.append("delete") })
        alert.addAction(AlertAction("Cancel", style: .cancel) { [log] in log.lines.append("cancel") })
        return alert
    }

    private func present(_ alert: AlertController) {
        screen.present(alert)
        host.send(.frame(0))
    }

    @Test("an alert is named, described, and begins with what does no harm")
    func presenting() throws {
        let alert = makeAlert()
        present(alert)
        let attributes = try #require(host.node(alert.node)?.attributes)
        #expect(attributes[.accessibilityRole] == "alertdialog")
        #expect(attributes[.accessibilityLabel] == "Delete?")
        #expect(attributes[.accessibilityHint] == "It is gone then.")
        let focused = host.activatable(around: try #require(host.node(showing: "Cancel")))
        #expect(host.focusedNode == focused)
        #expect(host.texts(in: alert.node) == ["Delete?", "It is gone then.", "Cancel", "Delete"])
        #expect(host.history == ["/", "/"])
    }

    @Test("the action that cancels has a title in the language of the app, unless it is given one")
    func cancelAction() {
        #expect(AlertAction.cancel().title == "Cancel")
        #expect(AlertAction.cancel().style == .cancel)
        #expect(AlertAction.cancel("Keep it").title == "Keep it")
        let action = AlertAction.cancel { [log] in log.lines.append("cancel") }
        action.handler?()
        #expect(log.lines == ["cancel"])
    }

    @Test("of values to choose from one is pressed, and each title has its language")
    func values() {
        let sheet = AlertController(title: "Language", preferredStyle: .actionSheet)
        for (title, tag) in [("English", "en"), ("Deutsch", "de")] {
            var action = AlertAction(title)
            action.isSelected = tag == "de"
            action.accessibilityLanguage = tag
            sheet.addAction(action)
        }
        sheet.addAction(.cancel())
        present(sheet)
        let buttons = ["English", "Deutsch", "Cancel"].map { title in
            host.node(showing: title).flatMap { host.activatable(around: $0) }.flatMap { host.node($0)?.attributes }
        }
        #expect(buttons.map { $0?[.isPressed] } == ["false", "true", nil])
        #expect(buttons.map { $0?[.accessibilityLanguage] } == ["en", "de", nil])
    }

    @Test("an action is performed once, after the alert is gone and the focus is back")
    func choosing() throws {
        let alert = makeAlert()
        present(alert)
        #expect(host.tap("Delete") || true)
        let button = try #require(host.nodes { $0.styleClasses.contains("is-destructive") }.first)
        host.send(.activated(button))
        #expect(log.lines == ["delete"])
        #expect(!alert.isPresented)
        #expect(host.focusedNode == opener.node)
        #expect(host.history == ["/"])
        present(alert)
        host.press(.escape, on: host.focusedNode)
        #expect(log.lines == ["delete", "cancel"])
    }

    @Test("Escape, going back and a tap beside a sheet cancel", arguments: [0, 1, 2])
    func cancelling(way: Int) throws {
        let alert = makeAlert(.actionSheet)
        present(alert)
        #expect(host.texts(in: alert.node).suffix(2) == ["Delete", "Cancel"])
        switch way {
        case 0: host.press(.escape, on: host.focusedNode)
        case 1: host.pressBack()
        default: host.send(.activated(try #require(host.nodes(withStyleClass: "alert-ground").first)))
        }
        #expect(log.lines == ["cancel"])
        #expect(!alert.isPresented)
        #expect(host.history == ["/"])
    }

    @Test("a text field has the focus, and its return key is the action")
    func textField() throws {
        let alert = AlertController(title: "New list")
        let field = TextField("Name")
        alert.addTextField(field)
        alert.addAction(AlertAction("Cancel", style: .cancel))
        alert.addAction(AlertAction("Add") { [log] in log.lines.append("add " + field.text) })
        present(alert)
        let input = try #require(host.nodes { $0.element == .textField }.first)
        #expect(host.focusedNode == input)
        host.write("Groceries", into: input)
        #expect(host.press(.enter, on: input))
        #expect(log.lines == ["add Groceries"])
        #expect(!alert.isPresented)
    }
}

struct NoticeViewTests {
    @Test("a notice is read out once, and stays until it is dismissed")
    func banner() {
        var count = 0
        let view = NoticeView()
        view.actionButton.addAction { count += 1 }
        let host = makeHost(view)
        #expect(host.texts.isEmpty)
        let notice = CollectionViews.Notice("It could not be stored.", kind: .failure, actionTitle: "Try again")
        for _ in 0..<2 { view.show(notice) }
        host.send(.frame(0))
        #expect(host.announcements == ["It could not be stored. Try again?"])
        #expect(host.node(view.node)?.styleClasses.contains("is-failure") == true)
        #expect(host.tap("Try again"))
        #expect(count == 1)
        #expect(view.notice == notice)
        #expect(host.tap("Dismiss"))
        #expect(view.notice == nil)
        #expect(host.texts.isEmpty)
    }

    @Test("a toast goes by itself, but not while the focus is in it")
    func toast() {
        let view = NoticeView(.toast)
        let host = makeHost(view)
        view.show(CollectionViews.Notice("Deleted.", actionTitle: "Undo", milliseconds: 5_000))
        host.send(.frame(0))
        host.send(.focused(view.actionButton.node))
        host.advance(by: 6_000)
        #expect(view.notice != nil)
        host.send(.focused(.none))
        host.advance(by: 5_000)
        #expect(view.notice == nil)
        #expect(host.texts.isEmpty)
        view.show(CollectionViews.Notice("One", milliseconds: 1_000))
        view.show(CollectionViews.Notice("Two", milliseconds: 4_000))
        host.send(.frame(1))
        host.advance(by: 2_000)
        #expect(view.notice?.text == "Two", "the time of the notice before counts no more")
    }

    @Test("a toast whose screen goes and is shown again goes by itself after its time")
    func returningToast() {
        let root = View(.box, styleClasses: ["screen"])
        let view = NoticeView(.toast)
        let host = makeHost(root)
        root.addSubview(view)
        view.show(CollectionViews.Notice("Deleted.", milliseconds: 5_000))
        host.send(.frame(host.time))
        host.advance(by: 3_000)
        root.removeSubview(view)
        host.send(.frame(host.time))
        host.advance(by: 60_000)
        #expect(view.notice != nil)
        root.addSubview(view)
        host.send(.frame(host.time))
        host.advance(by: 4_000)
        #expect(view.notice != nil)
        host.advance(by: 2_000)
        #expect(view.notice == nil)
    }

    @Test("a toast that is shown before its screen goes by itself after its time")
    func earlyToast() {
        let view = NoticeView(.toast)
        view.show(CollectionViews.Notice("Deleted.", milliseconds: 5_000))
        let host = makeHost(view)
        host.advance(by: 6_000)
        #expect(view.notice == nil)
    }
}

struct ContentUnavailableViewTests {
    @Test("each reason has its form, and a failure is an alert")
    func reasons() {
        var count = 0
        let view = ContentUnavailableView(.loading())
        view.button.addAction { count += 1 }
        let host = makeHost(view)
        #expect(host.node(showing: "Try again") == nil)
        var failure = ContentUnavailableConfiguration.failure()
        failure.text = "No network"
        failure.secondaryText = "It goes on as soon as there is one."
        failure.buttonTitle = "Try again"
        view.configuration = failure
        host.send(.frame(0))
        #expect(host.texts == ["No network", "It goes on as soon as there is one.", "Try again"])
        #expect(host.node(view.node)?.attributes[.accessibilityRole] == "alert")
        #expect(host.tap(label: "Try again: No network"))
        #expect(count == 1)
        view.configuration = .search()
        host.send(.frame(1))
        #expect(host.texts.isEmpty)
        #expect(host.node(view.node)?.attributes[.accessibilityRole] == nil)
        view.configuration = nil
        host.send(.frame(2))
        #expect(host.node(view.node)?.isHidden == true)
    }

    @Test("a screen shows it in place of its content, and has none before it is needed")
    func screen() {
        let screen = ViewController()
        screen.contentUnavailableConfiguration = nil
        #expect(screen.view.subviews.isEmpty)
        #expect(screen.contentUnavailableConfiguration == nil)
        screen.contentUnavailableConfiguration = .loading()
        #expect(screen.view.subviews.count == 1)
        #expect(screen.contentUnavailableConfiguration == .loading())
        screen.contentUnavailableConfiguration = nil
        #expect(screen.contentUnavailableView.isHidden)
    }

    @Test("a configuration is made of its strings, or has none")
    func strings() {
        var expected = ContentUnavailableConfiguration(.failure)
        #expect(ContentUnavailableConfiguration.failure() == expected)
        expected.text = "It failed"
        expected.secondaryText = "No network."
        expected.buttonTitle = "Try again"
        let made = ContentUnavailableConfiguration.failure(
            "It failed", secondaryText: "No network.", buttonTitle: "Try again")
        #expect(made == expected)
        #expect(ContentUnavailableConfiguration.empty("Nothing").reason == .empty)
        #expect(ContentUnavailableConfiguration.search("Nothing").text == "Nothing")
    }
}
