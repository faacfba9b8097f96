import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

@Suite("Sections dragged by their only item") struct ListSectionMoveTests {
    private final class MovableShelfController: ShelfController {
        override func canMoveItem(at index: Int, to destination: Int) -> Bool { value.id != "fixed" }
    }

    /// Shows shelves whose sections move, and keeps their order in the model.
    private func start(_ shelves: Shelf...) -> (ListAdapter, ListWorld, ModelHost) {
        let world = ListWorld()
        world.objects = shelves.map { ListObject($0) }
        let adapter = ListAdapter { world.objects }
        adapter.register { (shelf: Shelf) in MovableShelfController(shelf, world) }
        adapter.sectionMoveHandler = { before, after in
            world.trace.append("\(before.count) objects moved")
            world.objects = after
        }
        let host = ModelHost(ViewController(view: adapter.collectionView), windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        _ = world.takeTrace()
        return (adapter, world, host)
    }

    private func drag(_ section: Int, toTop y: Double, _ adapter: ListAdapter, _ host: ModelHost) -> Bool {
        let view = adapter.collectionView
        guard view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: section)) else { return false }
        view.updateInteractiveMovementTargetPosition(Point(x: 200, y: y))
        host.send(.frame(0))
        view.endInteractiveMovement()
        host.send(.frame(0))
        host.finishAnimations()
        return true
    }

    @Test("the section goes before or behind the one its item is dropped at, and the model has the new order")
    func moves() {
        let (adapter, world, host) = start(Shelf("a", "1"), Shelf("b", "2"), Shelf("c", "3"))
        adapter.collectionView.selectionMode = .single
        adapter.collectionView.selectItem(at: IndexPath(item: 0, section: 0))
        let moved = adapter.sectionController(for: ListObject(Shelf("a")))
        #expect(drag(0, toTop: 290, adapter, host))
        #expect(host.rows == ["2", "3", "1"])
        #expect(world.takeTrace() == ["3 objects moved"])
        #expect(moved === adapter.sectionController(for: ListObject(Shelf("a"))))
        #expect(moved?.section == 2)
        #expect(moved?.isLastSection == true)
        #expect(adapter.collectionView.indexPathsForSelectedItems == [IndexPath(item: 0, section: 2)])
        adapter.performUpdates()
        host.send(.frame(0))
        #expect(host.rows == ["2", "3", "1"])
        #expect(drag(2, toTop: 10, adapter, host))
        #expect(host.rows == ["1", "2", "3"])
    }

    @Test("sections of several items stay, and so do all without a handler that keeps the model in line")
    func refusals() {
        let (adapter, world, host) = start(Shelf("a", "1"), Shelf("b", "2", "3"), Shelf("fixed", "4"), Shelf("c", "5"))
        #expect(drag(0, toTop: 190, adapter, host))
        #expect(!drag(2, toTop: 10, adapter, host))
        adapter.sectionMoveHandler = nil
        #expect(drag(0, toTop: 390, adapter, host))
        #expect(host.rows == ["1", "2", "3", "4", "5"])
        #expect(world.takeTrace() == [])
    }
}
