import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct CellCommandDriverTests {
    private let feed = FeedFactories()

    private func start(_ models: [FeedModel], _ feed: FeedFactories? = nil) throws -> (FeedScreen, ModelHost) {
        let feed = feed ?? self.feed
        let screen = FeedScreen([feed.persons, feed.advertisements])
        let host = ModelHost.phone(screen)
        try screen.show(models)
        host.send(.frame(0))
        return (screen, host)
    }

    @Test("a heterogeneous list is configured by its view models, and selecting performs the macro")
    func selection() throws {
        let (screen, host) = try start([Person(1), Advertisement(1), Person(2)])
        #expect(host.texts == ["person 1", "Like", "person 2", "Like"])
        #expect(
            screen.takeTrace() == [
                "show(person 1) began", "show-advertisement(advertisement 1) began",
                "show-advertisement(advertisement 1) finished", "show(person 2) began",
            ])
        host.respond(to: "/motto/2", with: .success(Array("carpe diem".utf8)))
        #expect(host.texts == ["person 1", "Like", "person 2", "carpe diem", "Like"])
        #expect(screen.takeTrace() == ["show(person 2) finished"])
        host.tap("person 2")
        #expect(feed.people.opened == [2])
        #expect(
            screen.takeTrace() == [
                "open-and-track(person 2) began", "open(person 2) began", "open(person 2) finished",
                "track(person 2) began", "track(person 2) finished", "open-and-track(person 2) finished",
            ])
        #expect(screen.driver.layoutSize(forItemAt: IndexPath(item: 0, section: 0)) == nil)
        #expect(screen.driver.layoutSize(forItemAt: IndexPath(item: 1, section: 0))?.heightDimension == .absolute(220))
    }

    @Test("deselecting, displaying and ending to display perform their commands, by identity")
    func lifecycle() throws {
        var feed = FeedFactories()
        feed.more = { _ in
            [
                .selection: ItemAction(name: "select") { _ in }, .deselection: ItemAction(name: "deselect") { _ in },
                .willDisplay: CellAction<PersonCell>(name: "appear") { _ in },
                .didEndDisplaying: ItemAction(name: "disappear") { _ in },
            ]
        }
        let (screen, host) = try start(persons(0..<100), feed)
        screen.driver.collectionView.selectionMode = .single
        #expect(screen.takeTrace().filter { $0.hasPrefix("appear") && $0.hasSuffix("began") }.count == 8)
        screen.traced = ["select", "deselect", "appear", "disappear"]
        host.tap("person 2")
        host.tap("person 3")
        #expect(
            screen.takeTrace() == [
                "select(person 2) began", "select(person 2) finished", "deselect(person 2) began",
                "deselect(person 2) finished", "select(person 3) began", "select(person 3) finished",
            ])
        host.scroll(to: Point(x: 0, y: 100))
        #expect(
            screen.takeTrace() == [
                "disappear(person 0) began", "disappear(person 0) finished", "appear(person 8) began",
                "appear(person 8) finished",
            ])
        // Of 1, 2, 3 … 8 the second goes; the paths of all others change, but only one item leaves and one comes.
        try screen.show(persons((0..<100).filter { $0 != 2 }))
        host.send(.frame(0))
        #expect(
            screen.takeTrace() == [
                "disappear(person 2) began", "disappear(person 2) finished", "appear(person 9) began",
                "appear(person 9) finished",
            ])
    }

    @Test("a button in a cell performs a command of its item at the end of the event")
    func trigger() throws {
        feed.people.liked = [0: false, 1: false]
        let (screen, host) = try start(persons(0..<2))
        screen.trace = []
        screen.traced = ["like"]
        let button = try #require(host.nodes(withStyleClass: "button").last)
        host.send(.activated(button))
        #expect(feed.people.liked == [0: false, 1: true])
        #expect(screen.takeTrace() == ["like(person 1) began", "like(person 1) finished"])
        try screen.show(persons(0..<2))
        host.send(.frame(0))
        #expect(host.texts == ["person 0", "Like", "person 1", "Liked"])
        #expect(screen.driver.runner.history.undo())
        try screen.show(persons(0..<2))
        host.send(.frame(0))
        #expect(host.texts == ["person 0", "Like", "person 1", "Like"])
    }

    @Test("only what has another version or another kind is configured again; commands are always the new ones")
    func versions() throws {
        feed.people.liked = [1: false]
        let (screen, host) = try start(persons(0..<3))
        _ = screen.takeTrace()
        feed.people.liked = [1: true]
        let cells = host.visibleCells
        try screen.show(persons(0..<3))
        host.send(.frame(0))
        #expect(
            screen.takeTrace() == [
                "show(person 1) cancelled", "clear(person 1) began", "clear(person 1) finished", "show(person 1) began",
            ])
        #expect(host.visibleCells == cells)
        let other = CellKind(TextCell.self)
        let viewModel = CellViewModel(
            person(0), kind: other,
            commands: [.configuration: CellAction<TextCell>(name: "text") { $0.cell?.label.text = "other" }])
        try screen.driver.apply([(id: 0, items: [viewModel])])
        host.send(.frame(0))
        host.finishAnimations()
        #expect(host.texts == ["other"])
    }

    @Test("items that come near are prefetched without a cell, and called off when they go away or are removed")
    func prefetching() throws {
        var feed = FeedFactories()
        feed.more = { person in
            [
                .prefetch: ItemAction(name: "prefetch") { $0.request(HostRequest("/near/\(person.id)")) { _ in } },
                .cancelPrefetching: ItemAction(name: "cancel-prefetch") { _ in },
            ]
        }
        let screen = FeedScreen([feed.persons])
        screen.driver.collectionView.prefetchDistance = 1
        let host = ModelHost.phone(screen)
        try screen.show(persons(0..<1000))
        host.send(.frame(0))
        func near() -> [String] { host.openRequests.map { $0.request.path }.filter { $0.hasPrefix("/near") } }
        #expect(near() == (10..<16).map { "/near/\($0)" })
        try screen.show(persons((0..<1000).filter { $0 != 12 }))
        host.send(.frame(0))
        #expect(!near().contains("/near/12"))
        for step in 1...10 { host.scroll(to: Point(x: 0, y: Double(step) * 700)) }
        #expect(near().suffix(2) == ["/near/85", "/near/86"])
        screen.trace = []
        screen.traced = ["prefetch", "cancel-prefetch"]
        host.scroll(to: Point(x: 0, y: 6300))
        #expect(
            screen.takeTrace().filter { !$0.hasSuffix("began") } == [
                "prefetch(person 85) cancelled", "cancel-prefetch(person 85) finished",
                "prefetch(person 86) cancelled", "cancel-prefetch(person 86) finished",
            ])
        #expect(!near().contains("/near/85"))
        #expect(!near().contains("/near/86"))
    }

    @Test("a duplicate identity is thrown and changes nothing; models without a factory are handed back")
    func hostileData() throws {
        let (screen, host) = try start(persons(0..<2))
        #expect(throws: (any Error).self) { try screen.show(persons([5, 6, 5])) }
        host.send(.frame(0))
        #expect(host.texts == ["person 0", "Like", "person 1", "Like"])
        #expect(screen.driver.viewModel(for: person(5)) == nil)
        let stranger = FeedModel(9)
        let made = screen.factories.viewModels(for: [stranger, Person(3)])
        #expect(made.viewModels.map { $0.identity } == [person(3)])
        #expect(made.unknown.map { $0.id } == [9])
        #expect(!screen.driver.perform(.selection, on: person(77)))
        #expect(!screen.driver.perform("no-such-key", on: person(0)))
        #expect(!screen.driver.canPerform("no-such-key", on: person(0)))
        #expect(screen.driver.canPerform(.like, on: person(0)))
    }

    @Test("a selection that was reported before a change of the data concerns the item that was tapped")
    func selectionBeforeUpdate() throws {
        let (screen, other) = try start(persons(0..<5))
        // The snapshot is applied between two events: it is shown by the event that also brings the tap.
        try screen.show(persons([7, 8, 0, 1, 2, 3, 4]))
        other.tap("person 3")
        #expect(feed.people.opened == [3])
        try screen.show(persons([8, 0, 1, 2, 4]))
        other.tap("person 3")
        #expect(feed.people.opened == [3])
    }

    @Test("what a command changes is seen when the event ends")
    func sameEvent() throws {
        feed.people.liked = [0: false]
        let (screen, host) = try start(persons(0..<1))
        screen.driver.runner.history.changeHandler = { [unowned screen] in try? screen.show(persons(0..<1)) }
        host.send(.activated(try #require(host.nodes(withStyleClass: "button").first)))
        #expect(host.texts == ["person 0", "Liked"])
        screen.driver.runner.history.undo()
        host.send(.frame(0))
        #expect(host.texts == ["person 0", "Like"])
    }

    @Test("a command that changes the data does not mislead the commands after it in the same event")
    func dataChangedByCommand() throws {
        final class Link { weak var screen: FeedScreen? }
        let link = Link()
        var feed = FeedFactories()
        feed.more = { _ in
            [
                .deselection: ItemAction(name: "shift") { _ in
                    try? link.screen?.show(persons([50, 51, 52, 53] + (0..<9)))
                },
                .selection: ItemAction(name: "select") { _ in }, .didEndDisplaying: ItemAction(name: "gone") { _ in },
            ]
        }
        let (screen, host) = try start(persons(0..<9), feed)
        link.screen = screen
        screen.driver.collectionView.selectionMode = .single
        host.tap("person 2")
        screen.trace = []
        screen.traced = ["select", "gone"]
        host.tap("person 3")
        #expect(
            screen.takeTrace().filter { $0.hasSuffix("began") } == [
                "select(person 3) began", "gone(person 4) began", "gone(person 5) began", "gone(person 6) began",
                "gone(person 7) began",
            ])
    }

    @Test("a screen that changes the data before it has the driver act does not mislead it")
    func dataChangedBeforeReports() throws {
        let (screen, host) = try start(persons(0..<5))
        screen.next = persons([7, 8] + (0..<5))
        host.tap("person 3")
        #expect(feed.people.opened == [3])
    }

    @Test("identities and keys are equal by their bytes")
    func equality() {
        #expect(CellIdentity("user", 1) == CellIdentity("us" + String("er"), 1))
        #expect(CellIdentity("user", 1) != CellIdentity("advt", 1))
        #expect(Set([CellIdentity("user", 1), CellIdentity("user", 1), CellIdentity("user", 2)]).count == 2)
        #expect(CellCommandKey("caf\u{e9}") != CellCommandKey("cafe\u{301}"))
        #expect([CellCommandKey("a"): 1, "b": 2]["b"] == 2)
        #expect(CellIdentity("user", 12).description == "user 12")
    }
}
