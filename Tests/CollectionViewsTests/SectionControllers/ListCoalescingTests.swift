import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct ListCoalescingTests {
    /// Runs what is scheduled when the test says so.
    private final class ManualScheduler {
        private var waiting: [() -> Void] = []
        private(set) var scheduledCount = 0

        func schedule(_ update: @escaping () -> Void) {
            scheduledCount += 1
            waiting.append(update)
        }

        func run() {
            let updates = waiting
            waiting = []
            for update in updates { update() }
        }
    }

    @Test("what is requested in one event is one update with one fetch just before the diff, completed in order")
    func endOfEvent() {
        let screen = ListScreen()
        screen.world.show(Shelf("a", "1"))
        let host = screen.host()
        _ = screen.world.takeTrace()
        var kinds: [ListAdapter.UpdateKind] = []
        screen.adapter.addUpdateListener { [weak screen] in
            kinds.append($0)
            screen?.world.trace.append("listener")
        }
        screen.world.show(Shelf("a", "not shown"))
        screen.adapter.performUpdates { screen.world.trace.append("first \($0)") }
        screen.controller("a")?.performBatch({ batch in
            screen.world.trace.append("batch")
            batch.reconfigureItems(at: [0])
        }) { screen.world.trace.append("second \($0)") }
        screen.adapter.performUpdates { screen.world.trace.append("third \($0)") }
        screen.world.show(Shelf("a", "2"), Shelf("b", "3"))
        host.send(.frame(0))
        #expect(screen.world.fetches == 2)
        #expect(kinds == [.objects])
        #expect(
            screen.world.takeTrace() == [
                "make b", "a at 0: 1 → 2", "b at 1: 3 → 3", "batch", "listener", "first true", "second true",
                "third true",
            ]
        )
        #expect(host.rows == ["2", "3"])
    }

    @Test("an update is animated only if all its requests say so", arguments: [true, false], [true, false])
    func animation(isFirstAnimated: Bool, isOtherAnimated: Bool) {
        let screen = ListScreen()
        screen.world.show(Shelf("a", "1"))
        let host = screen.host()
        screen.world.show(Shelf("b", "2"), Shelf("a", "1"))
        screen.adapter.performUpdates(animated: isFirstAnimated)
        screen.controller("a")?.performBatch(animated: isOtherAnimated, { _ in })
        host.send(.frame(0))
        let isMoving = host.visibleCells.contains { host.node($0)?.animations.isEmpty == false }
        #expect(isMoving == (isFirstAnimated && isOtherAnimated))
        // The next update is free to move again.
        host.finishAnimations()
        screen.show(Shelf("c", "3"), Shelf("b", "2"), Shelf("a", "1"), in: host, animated: true)
        #expect(host.visibleCells.contains { host.node($0)?.animations.isEmpty == false })
    }

    @Test("a scheduler decides when updates are made; until then everything gathers and nothing is shown")
    func scheduler() {
        let scheduler = ManualScheduler()
        let screen = ListScreen(configuration: .init(scheduler: { scheduler.schedule($0) }))
        screen.world.show(Shelf("a", "1"))
        let host = screen.host()
        #expect(host.rows == [])
        scheduler.run()
        host.send(.frame(0))
        #expect(host.rows == ["1"])
        for line in ["2", "3", "4"] {
            screen.show(Shelf("a", line), in: host)
            #expect(host.rows == ["1"])
        }
        #expect(scheduler.scheduledCount == 2)
        scheduler.run()
        host.send(.frame(0))
        #expect(host.rows == ["4"])
        #expect(screen.world.fetches == 2)
    }

    @Test("what is requested while an update is carried out, or when it is done, follows it and is not lost")
    func followUps() {
        let screen = ListScreen()
        screen.world.show(Shelf("a", "1"))
        let host = screen.host()
        let controller = screen.controller("a")
        _ = screen.world.takeTrace()
        controller?.performBatch { batch in
            screen.world.trace.append("outer")
            controller?.edit(["1", "2"])
            batch.insertItems(at: [1])
            controller?.performBatch({ batch in
                screen.world.trace.append("inner")
                controller?.edit(["0", "1", "2"])
                batch.insertItems(at: [0])
            }) { screen.world.trace.append("inner done \($0)") }
        } completion: {
            screen.world.trace.append("outer done \($0)")
            screen.world.show(Shelf("a", "1"), Shelf("b", "9"))
            screen.adapter.performUpdates { screen.world.trace.append("objects \($0)") }
        }
        host.send(.frame(0))
        #expect(
            screen.world.takeTrace() == [
                "outer", "outer done true", "make b", "b at 1: 9 → 9", "inner", "inner done true", "objects true",
            ]
        )
        host.finishAnimations()
        #expect(host.rows == ["0", "1", "2", "9"])
    }

    @Test("a batch of a controller that has left changes its data, shows nothing and says so")
    func departed() {
        let screen = ListScreen()
        screen.world.show(Shelf("a", "1"), Shelf("b", "2"))
        let host = screen.host()
        let controller = screen.controller("a")
        var shown: [Bool] = []
        screen.world.show(Shelf("b", "2"))
        screen.adapter.performUpdates(animated: false)
        controller?.performBatch({ _ in controller?.edit(["x"]) }) { shown.append($0) }
        host.send(.frame(0))
        #expect(shown == [false])
        #expect(controller?.lines == ["x"])
        controller?.performBatch({ _ in controller?.edit(["y"]) }) { shown.append($0) }
        #expect(shown == [false, false])
        #expect(controller?.lines == ["y"])
        #expect(host.rows == ["2"])
    }

    @Test("a completion that requests another update each time does not hold up the event")
    func endless() {
        let screen = ListScreen()
        screen.world.show(Shelf("a", "1"))
        let host = screen.host()
        var updates = 0
        screen.adapter.addUpdateListener { [weak screen] _ in
            updates += 1
            screen?.adapter.performUpdates()
        }
        screen.adapter.performUpdates()
        host.send(.frame(0))
        let first = updates
        #expect((1...100).contains(first))
        host.send(.frame(0))
        #expect(updates > first)
    }

    @Test("a callback that has the view laid out sees no update in its midst", arguments: [true, false])
    func layoutInCallback(isSelection: Bool) {
        let screen = ListScreen()
        screen.world.show(Shelf("a", lines: (0..<20).map { "\($0)" }))
        screen.adapter.collectionView.selectionMode = .single
        func act(_ screen: ListScreen) {
            screen.world.trace.append("begin")
            screen.world.show(Shelf("b", lines: (0..<20).map { "b\($0)" }))
            screen.adapter.performUpdates(animated: false)
            screen.adapter.collectionView.setContentOffset(Point(x: 0, y: 300), animated: false)
            screen.world.trace.append("end")
        }
        let host = screen.host()
        _ = screen.world.takeTrace()
        if isSelection {
            screen.world.onSelect = { [weak screen] in screen.map(act) }
            host.tap("3")
        } else {
            screen.controller("a")?.perform { [weak screen] _ in screen.map(act) }
            host.send(.frame(0))
        }
        let trace = screen.world.takeTrace()
        #expect(trace.prefix(3) == ["begin", "end", "make b"])
        #expect(host.rows.contains("b5"))
    }

    @Test("updates of a list in no window gather, and are one when it is shown")
    func hidden() {
        let screen = ListScreen()
        var done = 0
        for count in 1...5 {
            screen.world.objects = (0..<count).map { ListObject(Shelf("s\($0)", "\($0)")) }
            screen.adapter.performUpdates { _ in done += 1 }
        }
        #expect(screen.world.fetches == 0)
        let host = screen.host()
        #expect(host.rows == ["0", "1", "2", "3", "4"])
        #expect(screen.world.fetches == 1)
        #expect(done == 5)
    }

    @Test("a listener that was taken away is not called any more")
    func listeners() {
        let screen = ListScreen()
        var calls: [String] = []
        let first = screen.adapter.addUpdateListener { _ in calls.append("first") }
        screen.adapter.addUpdateListener { _ in calls.append("second") }
        let host = screen.host()
        screen.adapter.removeUpdateListener(first)
        screen.adapter.performUpdates()
        host.send(.frame(0))
        #expect(calls == ["first", "second", "second"])
    }
}
