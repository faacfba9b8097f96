import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct CellCancellationTests {
    private let feed = FeedFactories()

    private func start(_ ids: Range<Int>) throws -> (FeedScreen, ModelHost) {
        let screen = FeedScreen([feed.persons, feed.advertisements])
        let host = ModelHost.phone(screen)
        try screen.show(persons(ids))
        host.send(.frame(0))
        return (screen, host)
    }

    private func success(_ text: String) -> HostResponse { .success(Array(text.utf8)) }

    @Test("a cell that is put away calls off what its configuration began, then performs the cancellation")
    func scrolledAway() throws {
        let (screen, host) = try start(0..<1000)
        screen.trace.removeAll()
        let request = try #require(host.openRequests.first { $0.request.path == "/motto/0" })
        host.scroll(to: Point(x: 0, y: 5000))
        #expect(
            screen.trace.filter { $0.contains("(person 0)") } == [
                "show(person 0) cancelled", "clear(person 0) began", "clear(person 0) finished",
            ])
        #expect(!host.openRequests.contains(request))
        // A host that responds all the same is not heard.
        let texts = host.texts
        host.send(.responded(request.token, HostReply(success("late"))))
        #expect(host.texts == texts)
        #expect(
            screen.driver.runner.numberOfRunsUnderWay == screen.driver.collectionView.indexPathsForDisplayedItems.count)
        host.scroll(to: .zero)
        host.respond(to: "/motto/0", with: success("again"))
        #expect(host.texts.contains("again"))
    }

    @Test("a response that no connection can call off finds no cell once the cell shows another item")
    func lateCompletion() throws {
        var late: [Int: () -> Void] = [:]
        defer { late = [:] }  // the commands hold the variable
        var feed = feed
        var written: [Int] = []
        feed.more = { person in
            [
                .configuration: CellAction<PersonCell>(name: "load") { run in
                    run.cell?.nameLabel.text = "person \(person.id)"
                    run.execution.finishesLater()
                    late[person.id] = {
                        if let cell = run.cell {
                            cell.mottoLabel.text = "motto \(person.id)"
                            written.append(person.id)
                        }
                        run.execution.finish()
                    }
                }
            ]
        }
        let screen = FeedScreen([feed.persons])
        screen.traced = ["load"]
        let host = ModelHost.phone(screen)
        try screen.show(persons(0..<1000))
        host.send(.frame(0))
        let first = late
        var random = SeededGenerator(seed: 7)
        for _ in 0..<40 { host.scroll(to: Point(x: 0, y: Double(Int.random(in: 100...900, using: &random)) * 100)) }
        for id in first.keys.sorted() { first[id]?() }
        #expect(written == [])
        host.send(.frame(0))
        #expect(!host.texts.contains { $0.hasPrefix("motto") })
        let shown = screen.driver.collectionView.indexPathsForDisplayedItems.map { $0.item }
        for id in late.keys.sorted() { late[id]?() }
        host.send(.frame(0))
        #expect(written == shown)
        for cell in host.visibleCells {
            let texts = host.texts(in: cell)
            #expect(texts.contains(texts[0].replacing("person", with: "motto")))
        }
        // Whatever began has ended, once.
        for line in screen.trace where line.hasSuffix("began") {
            let name = line.dropLast(" began".count)
            let begun = screen.trace.filter { $0 == line }.count
            let ended = screen.trace.filter { $0 == "\(name) finished" || $0 == "\(name) cancelled" }.count
            #expect(begun == ended)
        }
    }

    @Test("configuring again calls off what the first configuration began")
    func reconfigured() throws {
        feed.people.liked = [0: false]
        let (screen, host) = try start(0..<1)
        let request = try #require(host.openRequests.first)
        screen.trace.removeAll()
        feed.people.liked = [0: true]
        try screen.show(persons(0..<1))
        host.send(.frame(0))
        #expect(host.openRequests.map { $0.request.path } == ["/motto/0"])
        #expect(host.openRequests.first != request)
        #expect(screen.trace.first == "show(person 0) cancelled")
    }

    @Test("an item that is removed, with movement or without, gives its cell up; a command of its own goes on")
    func removed() throws {
        for isAnimated in [false, true] {
            var feed = feed
            feed.more = { person in
                [.like: ItemAction(name: "save") { $0.request(HostRequest("/likes/\(person.id)")) { _ in } }]
            }
            let screen = FeedScreen([feed.persons])
            let host = ModelHost.phone(screen)
            try screen.show(persons(0..<3))
            host.send(.frame(0))
            screen.driver.perform(.like, on: person(1))
            host.send(.frame(0))
            screen.trace.removeAll()
            try screen.show(persons([0, 2]), animated: isAnimated)
            host.send(.frame(0))
            host.finishAnimations()
            #expect(
                screen.trace == ["show(person 1) cancelled", "clear(person 1) began", "clear(person 1) finished"])
            #expect(host.openRequests.map { $0.request.path } == ["/motto/0", "/motto/2", "/likes/1"])
            host.respond(to: "/likes/1", with: .success([]))
            #expect(screen.trace.last == "save(person 1) finished")
        }
    }

    @Test("a screen that is closed gives all cells up, and what is left can be called off")
    func closed() throws {
        let (screen, host) = try start(0..<100)
        let count = screen.driver.collectionView.indexPathsForDisplayedItems.count
        #expect(screen.driver.runner.numberOfRunsUnderWay == count)
        screen.trace.removeAll()
        screen.unload()
        #expect(screen.trace.filter { $0.hasPrefix("show") && $0.hasSuffix("cancelled") }.count == count)
        #expect(screen.driver.runner.numberOfRunsUnderWay == 0)
        host.send(.frame(0))
        #expect(host.openRequests == [])
    }

    @Test("an item that is on its way off the screen when the screen closes gives its cell up as well")
    func closedWhileLeaving() throws {
        let (screen, host) = try start(0..<3)
        try screen.show(persons([0, 2]), animated: true)
        host.send(.frame(0))
        screen.trace.removeAll()
        screen.unload()
        #expect(
            screen.trace.filter { $0.contains("(person 1)") } == [
                "show(person 1) cancelled", "clear(person 1) began", "clear(person 1) finished",
            ])
        #expect(screen.driver.runner.numberOfRunsUnderWay == 0)
        host.finishAnimations()
    }

    @Test("screens that come and go leave nothing behind, even with requests that never get a response")
    func ownership() throws {
        final class Life {}
        weak var life: Life?
        weak var cell: PersonCell?
        do {
            let token = Life()
            life = token
            var feed = FeedFactories()
            feed.more = { person in
                [.prefetch: ItemAction(name: "near") { $0.request(HostRequest("/near")) { _ in _ = token } }]
            }
            let screen = FeedScreen([feed.persons])
            let host = ModelHost.phone(screen)
            try screen.show(persons(0..<100))
            host.send(.frame(0))
            host.scroll(to: Point(x: 0, y: 900))
            cell = screen.driver.collectionView.cellForItem(at: IndexPath(item: 9, section: 0)) as? PersonCell
            #expect(cell != nil)
            screen.unload()
            screen.driver.runner.cancelAll()
        }
        #expect(life == nil)
        #expect(cell == nil)
    }
}
