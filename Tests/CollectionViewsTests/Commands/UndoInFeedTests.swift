import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

/// Undoing what commands did, after the cell they were performed on has gone on to something else.
struct UndoInFeedTests {
    private let feed = FeedFactories()

    private func start(_ feed: FeedFactories, _ ids: Range<Int> = 0..<1000) throws -> (FeedScreen, ModelHost) {
        for id in ids { feed.people.liked[id] = false }
        let screen = FeedScreen([feed.persons])
        let host = ModelHost.phone(screen)
        try screen.show(persons(ids))
        host.send(.frame(0))
        return (screen, host)
    }

    private func likeButton(of name: String, in host: ModelHost) throws -> NodeID {
        let cell = try #require(host.visibleCells.first { host.texts(in: $0).contains(name) })
        return try #require(host.nodes(withStyleClass: "button").first { host.lies($0, in: cell) })
    }

    @Test("undo concerns the item, wherever its cell has gone: recycled, moved, removed")
    func places() throws {
        let (screen, host) = try start(feed)
        let history = screen.driver.runner.history
        host.send(.activated(try likeButton(of: "person 0", in: host)))
        host.send(.activated(try likeButton(of: "person 1", in: host)))
        host.send(.activated(try likeButton(of: "person 2", in: host)))
        let likes = feed.people.liked.filter { $0.value }.keys.sorted()
        #expect(likes == [0, 1, 2])
        // Recycled: the cells show others now.
        host.scroll(to: Point(x: 0, y: 50_000))
        #expect(history.undo())
        #expect(feed.people.liked[2] == false)
        // Moved to the other end.
        try screen.show(persons((0..<1000).reversed()))
        host.send(.frame(0))
        #expect(history.undo())
        #expect(feed.people.liked[1] == false)
        // Removed by the server: there is nothing left to undo.
        feed.people.liked[0] = nil
        try screen.show(persons(1..<1000))
        host.send(.frame(0))
        #expect(!history.undo())
        #expect(feed.people.liked.values.allSatisfy { !$0 })
        #expect(history.redo())
        #expect(feed.people.liked[1] == true)
    }

    @Test("what a macro changes is one step, undone in reverse order")
    func macro() throws {
        var feed = feed
        let people = feed.people
        feed.more = { person in
            [
                .swipeToLeading: MacroCommand(
                    [
                        UndoableCommand(name: "like") { _ in people.like(person.id) },
                        ItemAction(name: "track") { _ in },
                        UndoableCommand(name: "like-next") { _ in people.like(person.id + 1) },
                        UndoableCommand(name: "pass") { _ in people.like(person.id, false) },
                    ], name: "swipe")
            ]
        }
        let (screen, _) = try start(feed, 0..<3)
        let history = screen.driver.runner.history
        #expect(screen.driver.perform(.swipeToLeading, on: person(1)))
        #expect(people.liked == [0: false, 1: false, 2: true])
        #expect(history.undoTitle == "swipe")
        #expect(history.undo())
        #expect(people.liked == [0: false, 1: false, 2: false])
        #expect(!history.canUndo)
        #expect(history.redo())
        #expect(people.liked == [0: false, 1: false, 2: true])
    }

    @Test("a command may undo: the history knows that it has changed nothing itself")
    func undoCommand() throws {
        var feed = feed
        feed.more = { _ in ["undo": ItemAction(name: "undo") { $0.history.undo() }] }
        let (screen, _) = try start(feed, 0..<2)
        screen.driver.perform(.like, on: person(1))
        #expect(feed.people.liked[1] == true)
        screen.driver.perform("undo", on: person(0))
        #expect(feed.people.liked[1] == false)
    }

    @Test("a like the server refuses is withdrawn although others came after it; undo goes on with those")
    func refusedByServer() throws {
        var feed = feed
        let people = feed.people
        feed.more = { person in
            [
                .like: ItemAction(name: "like") { execution in
                    execution.make(people.like(person.id), isProvisional: true)
                    execution.request(HostRequest("/likes/\(person.id)", method: .post)) { response in
                        if case .failure(let status) = response { execution.fail(.refusedByServer(status: status)) }
                    }
                }
            ]
        }
        let (screen, host) = try start(feed, 0..<3)
        for id in 0..<3 { screen.driver.perform(.like, on: person(id)) }
        host.send(.frame(0))
        #expect(people.liked == [0: true, 1: true, 2: true])
        host.respond(to: "/likes/2", with: .success([]))
        host.respond(to: "/likes/1", with: .failure(status: 403))
        #expect(people.liked == [0: true, 1: false, 2: true])
        let history = screen.driver.runner.history
        #expect(history.undo())
        #expect(history.undo())
        #expect(!history.undo())
        #expect(people.liked == [0: false, 1: false, 2: false])
        host.respond(to: "/likes/0", with: .failure(status: 500))
        #expect(people.liked == [0: false, 1: false, 2: false])
        #expect(!history.canUndo)
        #expect(history.redo())
        #expect(people.liked == [0: false, 1: false, 2: true])
    }

    @Test("pending edits outlive their cells, are cleared by a command, and the clearing can be undone")
    func pendingEdits() throws {
        var feed = feed
        let edits = PendingEdits<String>()
        final class Typed { var text: String? }
        let typed = Typed()
        feed.more = { person in
            let identity = CellIdentity("person", person.id)
            let note = ChangeSubject(identity, "note")
            return [
                .configuration: CellAction<PersonCell>(name: "show") { run in
                    run.cell?.nameLabel.text = "person \(person.id)"
                    run.cell?.mottoLabel.text = edits[note] ?? "no note"
                },
                .cancellation: ItemAction(name: "nothing") { _ in },
                "type": UndoableCommand(name: "type") { _ in edits.editing(note, to: typed.text) },
                "clear": UndoableCommand(name: "clear") { _ in edits.clearing(identity) },
            ]
        }
        let (screen, host) = try start(feed)
        let driver = screen.driver
        for text in ["h", "he", "hello"] {
            typed.text = text
            driver.perform("type", on: person(3))
        }
        host.scroll(to: Point(x: 0, y: 50_000))
        host.scroll(to: .zero)
        #expect(host.texts.filter { $0 != "no note" && !$0.hasPrefix("person") && $0 != "Like" } == ["hello"])
        #expect(edits.hasEdits(of: person(3)))
        #expect(!edits.hasEdits(of: person(4)))
        #expect(edits.edits(of: person(3)).map { "\($0.field): \($0.value)" } == ["note: hello"])
        driver.perform("clear", on: person(3))
        driver.perform("clear", on: person(3))
        #expect(!edits.hasEdits(of: person(3)))
        let history = driver.runner.history
        #expect(history.undo())
        #expect(edits[ChangeSubject(person(3), "note")] == "hello")
        #expect(history.undo())
        #expect(!edits.hasEdits(of: person(3)))
        #expect(!history.canUndo)
        #expect(history.redo())
        #expect(edits[ChangeSubject(person(3), "note")] == "hello")
        edits.removeEdits(of: person(3))
        #expect(!edits.hasEdits(of: person(3)))
    }
}

extension ModelHost {
    /// Whether a node lies in another.
    func lies(_ id: NodeID, in ancestor: NodeID) -> Bool {
        var current = id
        while let node = node(current) {
            if current == ancestor { return true }
            current = node.parent
        }
        return false
    }
}
