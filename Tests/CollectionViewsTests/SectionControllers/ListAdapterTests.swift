import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct ListAdapterTests {
    @Test("objects of several types become sections, each by a controller for its type")
    func types() {
        let screen = ListScreen()
        screen.world.objects = [
            ListObject(Shelf("a", "1", "2")), ListObject(Notice.text("hello", of: "a")), ListObject(Shelf("b", "3")),
        ]
        let host = screen.host()
        #expect(host.rows == ["1", "2", "hello", "3"])
        #expect(screen.world.takeTrace() == ["make a", "make b", "a at 0: 12 → 12", "b at 2: 3 → 3"])
        #expect(screen.adapter.section(for: ListObject(Notice.text("", of: "a"))) == 1)
        #expect(screen.adapter.section(for: ListObject(Shelf("a"))) == 0)
        #expect(screen.adapter.section(for: ListObject(Shelf("c"))) == nil)
    }

    @Test("a controller is kept while its object stays, told of other content only, and freed when its object leaves")
    func lifetime() {
        let screen = ListScreen()
        screen.world.show(Shelf("a", "1"), Shelf("b", "2"), Shelf("c", "3"))
        let host = screen.host()
        let kept = screen.controller("c")
        _ = screen.world.takeTrace()
        screen.show(Shelf("c", "3"), Shelf("d", "5"), Shelf("a", "4"), in: host)
        #expect(screen.world.takeTrace() == ["make d", "d at 1: 5 → 5", "a at 2: 1 → 4", "free b"])
        #expect(screen.controller("c") === kept)
        #expect(kept.map { [$0.isFirstSection, $0.isLastSection] } == [true, false])
        #expect(host.rows == ["3", "5", "4"])
        screen.show(in: host)
        #expect(kept?.section == nil)
        #expect(Set(screen.world.takeTrace()) == ["free d", "free a"])
    }

    @Test("content that changes keeps its cells, and only as many items come or go as the number differs by")
    func cellsStay() {
        let screen = ListScreen()
        screen.world.show(Shelf("a", "1", "2", "3"), Shelf("b", "4"))
        let host = screen.host()
        let cells = host.visibleCells
        screen.show(Shelf("a", "one", "two"), Shelf("b", "4"), in: host)
        #expect(host.rows == ["one", "two", "4"])
        #expect(Set(host.visibleCells).isSubset(of: cells))
        screen.show(Shelf("a", "one", "two", "three"), Shelf("b", "4"), in: host)
        #expect(host.rows == ["one", "two", "three", "4"])
    }

    @Test("what no controller can show is left out and reported; the rest is shown")
    func mistakes() {
        let screen = ListScreen()
        var diagnostics: [ListDiagnostic] = []
        screen.adapter.diagnosticHandler = { diagnostics.append($0) }
        let lost = ListObject(Notice.silence)
        screen.world.objects = [
            ListObject(Shelf("a", "1")), lost, ListObject(Shelf("a", "2")), ListObject(Shelf("b", "3")),
        ]
        let host = screen.host()
        #expect(host.rows == ["1", "3"])
        #expect(diagnostics == [.noController(index: 1), .duplicateObject(index: 2)])
        #expect(screen.adapter.objects == [ListObject(Shelf("a", "1")), ListObject(Shelf("b", "3"))])
    }

    @Test("a controller that is already in a list is not taken into it again")
    func sharedController() {
        let world = ListWorld()
        let shared = ShelfController(Shelf("shared", "x"), world)
        let adapter = ListAdapter { world.objects }
        var diagnostics: [ListDiagnostic] = []
        adapter.diagnosticHandler = { diagnostics.append($0) }
        adapter.register { (_: Shelf) in shared }
        world.show(Shelf("a", "1"), Shelf("b", "2"))
        let host = ModelHost(ViewController(view: adapter.collectionView), windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        #expect(host.rows == ["1"])
        #expect(diagnostics == [.controllerInUse(index: 1)])
    }

    @Test("a controller that was in another list brings nothing of it along")
    func controllerOfAnotherList() {
        let kept = ShelfController(Shelf("kept", "x", "y"), ListWorld())
        func start() -> (ListAdapter, ListWorld, ModelHost) {
            let world = ListWorld()
            let adapter = ListAdapter { world.objects }
            adapter.register { (shelf: Shelf) in shelf.id == "kept" ? kept : ShelfController(shelf, world) }
            let host = ModelHost(
                ViewController(view: adapter.collectionView), windowSize: Size(width: 400, height: 800))
            host.start(path: "/")
            return (adapter, world, host)
        }
        func show(_ shelves: [Shelf], _ list: (adapter: ListAdapter, world: ListWorld, host: ModelHost)) -> [String] {
            list.world.objects = shelves.map { ListObject($0) }
            list.adapter.performUpdates(animated: false)
            list.host.send(.frame(0))
            return list.host.rows
        }
        let (first, second) = (start(), start())
        #expect(show([Shelf("kept", "x", "y")], first) == ["x", "y"])
        #expect(show([], first) == [])
        #expect(show([Shelf("b", "1", "2", "3")], second) == ["1", "2", "3"])
        #expect(show([Shelf("b", "1", "2", "3"), Shelf("kept", "x", "y")], second) == ["1", "2", "3", "x", "y"])
        #expect(show([Shelf("kept", "x", "y"), Shelf("b", "1", "2", "3")], second) == ["x", "y", "1", "2", "3"])
    }

    @Test("mistakes are written to the log where there is no handler for them")
    func log() {
        let screen = ListScreen()
        screen.world.objects = [ListObject(Notice.silence)]
        let host = screen.host()
        #expect(host.logLines.contains { $0.contains("No section controller is made for object 0") })
    }

    @Test("a view stands in for a list without items, also when a section loses its last one")
    func emptyView() {
        let screen = ListScreen()
        var made = 0
        screen.adapter.emptyViewProvider = {
            made += 1
            let label = Label(.body)
            label.text = "nothing here"
            return label
        }
        let host = screen.host()
        #expect(host.texts == ["nothing here"])
        screen.show(Shelf("a", "1"), in: host)
        #expect(host.texts == ["1"])
        screen.controller("a")?.performBatch { batch in
            screen.controller("a")?.edit([])
            batch.deleteItems(at: [0])
        }
        host.send(.frame(0))
        host.finishAnimations()
        #expect(host.texts == ["nothing here"])
        #expect(made == 2)
    }

    @Test("an update with more operations than allowed reloads the list")
    func reloadFallback() {
        let screen = ListScreen(configuration: .init(maximumOperations: 3))
        var kinds: [ListAdapter.UpdateKind] = []
        screen.adapter.addUpdateListener { kinds.append($0) }
        screen.world.show(Shelf("a", "1"))
        let host = screen.host()
        screen.show(Shelf("a", "1"), Shelf("b", "2"), Shelf("c", "3"), Shelf("d", "4"), in: host)
        screen.show(Shelf("x", "1"), Shelf("y", "2"), in: host)
        screen.controller("x")?.reload()
        host.send(.frame(0))
        #expect(kinds == [.reload, .objects, .reload, .items])
        #expect(host.rows == ["1", "2"])
    }

    @Test("reloading objects gives their items new cells and requests nothing")
    func reloadObjects() {
        let screen = ListScreen()
        screen.world.show(Shelf("a", "1"), Shelf("b", "2"))
        let host = screen.host()
        let before = [0, 1].map { screen.adapter.collectionView.cellForItem(at: IndexPath(item: 0, section: $0)) }
        screen.world.tracesDisplay = true
        _ = screen.world.takeTrace()
        let reuses = before.map { ($0 as? TextCell)?.reuses }
        screen.adapter.reloadObjects([ListObject(Shelf("b", "2")), ListObject(Shelf("gone"))])
        host.send(.frame(0))
        #expect(screen.world.fetches == 1)
        #expect(screen.world.takeTrace() == ["cell b0"])
        let after = [0, 1].map { screen.adapter.collectionView.cellForItem(at: IndexPath(item: 0, section: $0)) }
        #expect(after[0] === before[0])
        #expect(reuses == [0, 0])
        #expect((after[1] as? TextCell)?.reuses == (after[1] === before[1] ? 1 : 0))
    }

    @Test("the steps of the work are told in order")
    func phases() {
        let screen = ListScreen()
        var phases: [ListPhase] = []
        screen.world.show(Shelf("a", "1"))
        let host = screen.host()
        screen.adapter.phaseHandler = { phases.append($0) }
        screen.show(Shelf("a", "1"), Shelf("b", "2"), in: host)
        let path = IndexPath(item: 0, section: 1)
        #expect(
            phases == [
                .willFetchObjects, .didFetchObjects(2), .willDiff, .didDiff(operations: 1), .willPerform(2),
                .willMakeCell(path), .didMakeCell(path), .didPerform(2),
            ]
        )
    }

    @Test("what a user activates is told to the controller of the item, with its place there")
    func selection() {
        let screen = ListScreen()
        screen.adapter.collectionView.selectionMode = .single
        screen.world.show(Shelf("a", "1", "2"), Shelf("b", "3", "4"))
        let host = screen.host()
        _ = screen.world.takeTrace()
        host.tap("4")
        host.tap("1")
        #expect(
            screen.world.takeTrace() == ["select b1: 4, false true", "deselect b1", "select a0: 1, true false"]
        )
    }

    @Test("an activation means the item the user saw, even if an update is due in the same event")
    func selectionBeforeUpdate() {
        let screen = ListScreen()
        screen.world.show(Shelf("a", "1"), Shelf("b", "2"))
        let host = screen.host()
        _ = screen.world.takeTrace()
        screen.world.show(Shelf("new", "0"), Shelf("b", "2"))
        screen.adapter.performUpdates(animated: false)
        host.tap("2")
        #expect(
            screen.world.takeTrace() == [
                "select b0: 2, false true", "make new", "new at 0: 0 → 0", "free a",
            ]
        )
        #expect(host.rows == ["0", "2"])
    }

    @Test("a move that a controller does not agree to changes nothing and says so")
    func refusedMoves() {
        let screen = ListScreen()
        screen.world.show(Shelf("a", "1", "2"), Shelf("b", "3"))
        let host = screen.host()
        var results: [Bool] = []
        let first = IndexPath(item: 0, section: 0)
        screen.adapter.moveItem(at: first, to: IndexPath(item: 1, section: 0)) { results.append($0) }
        screen.adapter.performUpdates { results.append($0) }
        screen.adapter.moveItem(at: first, to: IndexPath(item: 0, section: 1)) { results.append($0) }
        screen.adapter.moveItem(at: first, to: IndexPath(item: 0, section: 2)) { results.append($0) }
        host.send(.frame(0))
        #expect(results == [false, false, true, false])
        #expect(host.rows == ["1", "2", "3"])
    }

    @Test("objects that come into sight and leave it are told, after their controllers")
    func displayHandler() {
        let screen = ListScreen()
        screen.world.tracesDisplay = true
        screen.world.show(Shelf("a", "1"))
        screen.adapter.displayHandler = { [unowned screen] object, isSeen in
            let shelf: Shelf? = object.value()
            screen.world.trace.append("\(isSeen ? "seen" : "lost") \(shelf?.id ?? "")")
        }
        let host = screen.host()
        screen.show(Shelf("b", "2"), in: host)
        let display = ["see", "lose", "near", "far", "lost"]
        let trace = screen.world.takeTrace()
        #expect(
            trace.filter { line in display.contains { line.hasPrefix($0) } } == [
                "see a0", "see a", "seen a", "near a", "lose a0", "lose a", "lost a", "see b0", "see b", "seen b",
                "far a", "near b",
            ]
        )
        // When exactly an object goes is the compiler's choice.
        #expect(trace.contains("free a"))
    }

    @Test("objects are moved as sections by the model, and scrolled to by what they are")
    func sections() {
        let screen = ListScreen()
        screen.world.objects = (0..<30).map { ListObject(Shelf("s\($0)", "\($0)")) }
        let host = screen.host()
        #expect(screen.adapter.moveSection(0, to: 2) { screen.world.objects = $1 })
        #expect(!screen.adapter.moveSection(0, to: 30) { _, _ in Issue.record("there is no such section") })
        host.send(.frame(0))
        host.finishAnimations()
        #expect(host.rows.prefix(4) == ["1", "2", "0", "3"])
        screen.adapter.scroll(to: ListObject(Shelf("s20")), animated: false)
        host.send(.frame(0))
        #expect(screen.adapter.collectionView.bounds.minY == 2000)
        #expect(screen.adapter.visibleObjects.first == ListObject(Shelf("s20", "20")))
    }
}
