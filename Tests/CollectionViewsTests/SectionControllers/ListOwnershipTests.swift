import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct ListOwnershipTests {
    /// A list that keeps everything there is to keep.
    private func makeScreen(_ world: ListWorld) -> ListScreen {
        let screen = ListScreen(world, configuration: .init(workingRange: 1))
        screen.adapter.emptyViewProvider = { Label(.body) }
        screen.adapter.addUpdateListener { _ in world.trace.append("listener") }
        screen.adapter.phaseHandler = { _ in }
        return screen
    }

    @Test("a list that is closed is freed with its controllers, even while updates and actions wait")
    func screens() {
        let world = ListWorld()
        weak var adapter: ListAdapter?
        weak var collectionView: CollectionView?
        weak var controller: ShelfController?
        for isWaiting in [false, true] {
            do {
                let screen = makeScreen(world)
                world.show(Shelf("a", "1", "2"), Shelf("b", "3"))
                let host = screen.host()
                host.tap("3")
                screen.show(Shelf("b", "4"), Shelf("a", "1"), in: host, animated: true)
                // What is on its way off the screen is held by the timer of its movement.
                host.finishAnimations()
                adapter = screen.adapter
                collectionView = screen.adapter.collectionView
                controller = screen.controller("a")
                if isWaiting, let a = controller {
                    a.performBatch { $0.reconfigureItems(at: [a.lines.count - 1]) }
                    a.perform { context in _ = (a.value, context.itemCount) }
                    screen.adapter.performUpdates { _ in _ = a.value }
                }
                screen.unload()
            }
            #expect(adapter == nil)
            #expect(collectionView == nil)
            #expect(controller == nil)
        }
    }

    @Test("controllers that come and go leave nothing behind")
    func controllers() {
        let world = ListWorld()
        let screen = makeScreen(world)
        let host = screen.host()
        var made = 0
        var freed = 0
        for round in 0..<50 {
            screen.show(Shelf("x\(round)", "1"), Shelf("y\(round)", "2"), in: host, animated: round.isMultiple(of: 2))
            screen.show(in: host)
            host.finishAnimations()
            let trace = world.takeTrace()
            made += trace.filter { $0.hasPrefix("make") }.count
            freed += trace.filter { $0.hasPrefix("free") }.count
        }
        #expect([made, freed] == [100, 100])
    }

    @Test("closing a list with updates waiting carries out its batches and calls every completion once, with false")
    func closing() {
        let world = ListWorld()
        var completions: [String] = []
        do {
            let screen = makeScreen(world)
            world.show(Shelf("a", "1"), Shelf("b", "2"))
            _ = screen.host()
            let controller = screen.controller("a")
            screen.adapter.performUpdates { completions.append("objects \($0)") }
            screen.adapter.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 0, section: 0)) {
                completions.append("move \($0)")
            }
            controller?.performBatch({ _ in completions.append("batch") }) { completions.append("batch \($0)") }
        }
        #expect(completions == ["batch", "objects false", "move false", "batch false"])
    }

    @Test("a controller that outlives its list changes its data at once, is told that nothing shows it, and is freed")
    func outliving() {
        let world = ListWorld()
        weak var freed: ShelfController?
        var completions: [String] = []
        do {
            var kept: ShelfController?
            do {
                let screen = makeScreen(world)
                world.show(Shelf("a", "1"))
                _ = screen.host()
                kept = screen.controller("a")
                #expect(kept?.section == 0)
            }
            freed = kept
            #expect(kept?.section == nil)
            kept?.performBatch({ [kept] _ in kept?.edit(["x"]) }) { completions.append("batch \($0)") }
            kept?.perform { _ in completions.append("never") }
            #expect(kept?.lines == ["x"])
            #expect(completions == ["batch false"])
        }
        #expect(freed == nil)
    }
}
