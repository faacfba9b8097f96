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
        #expect(host.violations == [])
    }
}
