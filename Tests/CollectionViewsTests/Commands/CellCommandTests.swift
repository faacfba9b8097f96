import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

/// Commands one by one, on a screen with one item.
struct CellCommandTests {
    private let identity = CellIdentity("thing", 1)
    private let kind = CellKind(TextCell.self)

    private func start(_ commands: [CellCommandKey: CellCommand]) throws -> (ThingScreen, ModelHost) {
        let screen = ThingScreen()
        let host = ModelHost.phone(screen)
        try screen.driver.apply([(id: 0, items: [CellViewModel(identity, kind: kind, commands: commands)])])
        host.send(.frame(0))
        screen.trace = []
        return (screen, host)
    }

    private final class ThingScreen: ViewController {
        let driver = CellCommandDriver<Int>(collectionView: CollectionView(layout: RowLayout(rowHeight: 50)))
        var trace: [String] = []

        init() {
            super.init(view: driver.collectionView)
            driver.runner.observe { [unowned self] event in
                let parent = event.parent.map { " in \($0)" } ?? ""
                trace.append("\(event.run)\(parent) \(event.line.replacing("(thing 1)", with: ""))")
            }
        }

        override func viewDidLayoutSubviews() {
        }
    }

    @Test("a command with progress tells how far it is, never back, and what comes after its end is ignored")
    func progress() throws {
        var held: CommandExecution?
        defer { held = nil }  // the command holds the variable
        let upload = ItemAction(name: "upload") { execution in
            held = execution
            execution.finishesLater()
        }
        let (screen, _) = try start(["upload": upload])
        screen.driver.perform("upload", on: identity)
        let execution = try #require(held)
        for fraction in [0.25, 0.125, .nan, 0.5, 0.5, 7, -1] { execution.progress(fraction) }
        #expect(execution.isUnderWay)
        execution.finish()
        execution.progress(0.75)
        execution.fail(.unreachable)
        execution.cancel()
        var isCalled = false
        execution.onCancel { isCalled = true }
        execution.request(HostRequest("/late")) { _ in isCalled = true }
        execution.perform(ItemAction(name: "late") { _ in isCalled = true })
        execution.make(ClosureChange(title: "late", apply: { true }, revert: { true }))
        #expect(
            screen.trace == [
                "1 upload began", "1 upload at 0.25", "1 upload at 0.5", "1 upload at 1.0", "1 upload finished",
            ])
        #expect(!isCalled)
        #expect(!screen.driver.runner.history.canUndo)
        #expect(screen.driver.runner.numberOfRunsUnderWay == 0)
    }

    @Test("a failure calls off what the command still waits for and takes its provisional change back")
    func failure() throws {
        var value: Int? = 0
        let save = ItemAction(name: "save") { execution in
            let change = ValueChange(title: "Save", to: 1, get: { value }, set: { value = $0 })
            execution.make(change, isProvisional: true)
            execution.request(HostRequest("/a")) { response in
                if case .failure(let status) = response { execution.fail(.refusedByServer(status: status)) }
            }
            execution.request(HostRequest("/b")) { _ in }
        }
        let (screen, host) = try start(["save": save])
        screen.driver.perform("save", on: identity)
        host.send(.frame(0))
        #expect(value == 1)
        #expect(screen.driver.runner.history.undoTitle == "Save")
        host.respond(to: "/a", with: .failure(status: 409))
        #expect(value == 0)
        #expect(!screen.driver.runner.history.canUndo)
        #expect(host.openRequests == [])
        #expect(
            screen.trace == [
                "1 save began", "1 save failed: The server responded with status 409; its log has the reason.",
            ])
    }

    @Test("a run is finished when all it has begun is: requests, timers, parts of parts")
    func outstandingWork() throws {
        let ask = ItemAction(name: "ask") { $0.request(HostRequest("/a")) { _ in } }
        let wait = ItemAction(name: "wait") { execution in
            execution.after(milliseconds: 100) { execution.request(HostRequest("/b")) { _ in } }
        }
        let macro = MacroCommand([MacroCommand([ask], name: "inner"), wait], name: "outer")
        let (screen, host) = try start(["go": macro])
        screen.driver.perform("go", on: identity)
        host.send(.frame(0))
        #expect(screen.trace == ["1 outer began", "2 in 1 inner began", "3 in 2 ask began", "4 in 1 wait began"])
        screen.trace = []
        host.respond(to: "/a", with: .success([]))
        #expect(screen.trace == ["3 in 2 ask finished", "2 in 1 inner finished"])
        screen.trace = []
        host.fireNextTimer()
        #expect(screen.trace == [])
        host.respond(to: "/b", with: .unreachable)
        #expect(screen.trace == ["4 in 1 wait finished", "1 outer finished"])
    }

    @Test("a macro performs all its commands, passes over the disabled, and fails with the first failure")
    func macroFailure() throws {
        let disabled = ItemAction(name: "disabled") { _ in }
        disabled.isEnabled = false
        let macro = MacroCommand([
            ItemAction(name: "one") { $0.fail(.other("First.")) }, disabled,
            ItemAction(name: "two") { $0.fail(.other("Second.")) }, ItemAction(name: "three") { _ in },
        ])
        let (screen, _) = try start(["go": macro])
        screen.driver.perform("go", on: identity)
        #expect(
            screen.trace == [
                "1 macro began", "2 in 1 one began", "2 in 1 one failed: First.", "3 in 1 disabled refused: disabled",
                "4 in 1 two began", "4 in 1 two failed: Second.", "5 in 1 three began", "5 in 1 three finished",
                "1 macro failed: First.",
            ])
    }

    @Test("cancelling a run cancels its parts, requests and timers, and calls its cancellation handlers")
    func cancelling() throws {
        var told: [String] = []
        var held: CommandExecution?
        defer { held = nil }  // the command holds the variable
        let part = ItemAction(name: "part") { execution in
            execution.request(HostRequest("/a")) { _ in told.append("answer") }
            execution.after(milliseconds: 5) { told.append("timer") }
            execution.onCancel { told.append("part") }
        }
        let whole = ItemAction(name: "whole") { execution in
            held = execution
            execution.perform(part)
            execution.onCancel { told.append("whole") }
        }
        let (screen, host) = try start(["go": whole])
        screen.driver.perform("go", on: identity)
        held?.cancel()
        host.send(.frame(0))
        #expect(host.openRequests == [])
        #expect(host.openTimers == [])
        #expect(told == ["part", "whole"])
        #expect(
            screen.trace == ["1 whole began", "2 in 1 part began", "2 in 1 part cancelled", "1 whole cancelled"])
    }

    @Test("commands are refused while disabled, without the cell they need, and while they are under way if exclusive")
    func refusals() throws {
        let save = ItemAction(name: "save") { $0.request(HostRequest("/save")) { _ in } }
        save.isExclusive = true
        let wrong = CellAction<PersonCell>(name: "wrong") { _ in }
        let (screen, host) = try start(["save": save, "wrong": wrong, "macro": MacroCommand([wrong])])
        #expect(screen.driver.perform("save", on: identity))
        #expect(!screen.driver.canPerform("save", on: identity))
        #expect(!screen.driver.perform("save", on: identity))
        host.send(.frame(0))
        host.respond(to: "/save", with: .success([]))
        screen.driver.runner.disabledKeys = ["save"]
        #expect(!screen.driver.perform("save", on: identity))
        screen.driver.runner.disabledKeys = []
        #expect(screen.driver.perform("save", on: identity))
        #expect(!screen.driver.perform("wrong", on: identity))
        #expect(!screen.driver.canPerform("macro", on: identity))
        #expect(
            screen.trace == [
                "1 save began", "2 save refused: underWay", "1 save finished", "3 save refused: disabled",
                "4 save began", "5 wrong refused: unsuitable",
            ])
    }

    @Test("a command that needs its cell is refused where the item has none")
    func withoutCell() throws {
        let feed = FeedFactories()
        let screen = FeedScreen([feed.persons])
        let host = ModelHost.phone(screen)
        try screen.show(persons(0..<1000))
        host.send(.frame(0))
        var viewModel = try #require(screen.driver.viewModel(for: person(900)))
        #expect(viewModel.commands[.cancellation] != nil)
        #expect(!screen.driver.perform(.cancellation, on: person(900)))
        feed.people.liked[900] = false
        #expect(screen.driver.perform(.like, on: person(900)))
        #expect(feed.people.liked[900] == true)
        viewModel = try #require(screen.driver.viewModel(for: person(0)))
        #expect(screen.driver.perform(.cancellation, on: person(0)))
    }
}
