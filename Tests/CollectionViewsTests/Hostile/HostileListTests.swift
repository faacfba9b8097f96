import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

/// A list whose controllers change it wherever they are called.
struct HostileListTests {
    enum Place: CaseIterable {
        case cell, update, willDisplay, didEndDisplaying, willDisplayItem, didEndDisplayingItem, select, near, far
        case objects, completion, listener, numberOfItems, size, action, empty
    }

    enum Act: CaseIterable {
        case performUpdates, reloadData, reloadObjects, batch, wrongBatch, reload, action, noContent, remove, insert
        case duplicate, empty, scroll, select, layout, listen, provideNone
    }

    /// What a list shows, and what happens at which place.
    final class World {
        var shelves = [Shelf("a", "1", "2"), Shelf("b", "3"), Shelf("c", lines: (0..<20).map { "\($0)" })]
        var act: ((Place) -> Void)?
        var reached: Set<Place> = []
        let cells = CellRegistration<TextCell, String> { cell, _, text in cell.label.text = text }
        var requested = 0
        var completed: [Int: Int] = [:]

        func reach(_ place: Place) {
            reached.insert(place)
            act?(place)
        }
    }

    final class Controller: ValueSectionController<Shelf> {
        let world: World

        init(_ shelf: Shelf, _ world: World) {
            self.world = world
            super.init(shelf)
        }

        override var numberOfItems: Int {
            world.reach(.numberOfItems)
            return value.lines.count
        }

        override func size(forItemAt index: Int, in environment: LayoutEnvironment) -> Size? {
            world.reach(.size)
            return Size(width: 400, height: 100)
        }

        override func valueDidChange() { world.reach(.update) }

        override func cell(forItemAt index: Int, in context: SectionContext) -> CollectionViewCell? {
            world.reach(.cell)
            let text = index < value.lines.count ? value.lines[index] : ""
            return context.dequeue(world.cells, forItemAt: index, item: text)
        }

        override func didSelectItem(at index: Int, in context: SectionContext) { world.reach(.select) }
        override func willDisplay(in context: SectionContext) { world.reach(.willDisplay) }
        override func didEndDisplaying() { world.reach(.didEndDisplaying) }
        override func willDisplayItem(at index: Int, in context: SectionContext) { world.reach(.willDisplayItem) }
        override func didEndDisplayingItem(at index: Int) { world.reach(.didEndDisplayingItem) }
        override func didEnterWorkingRange() { world.reach(.near) }
        override func didExitWorkingRange() { world.reach(.far) }
    }

    final class Screen: ViewController {
        let world = World()
        let adapter: ListAdapter

        init() {
            adapter = ListAdapter(configuration: .init(workingRange: 1)) { [world] in
                world.reach(.objects)
                return world.shelves.map { ListObject($0) }
            }
            super.init(view: adapter.collectionView)
            adapter.register { [world] (shelf: Shelf) in Controller(shelf, world) }
            adapter.diagnosticHandler = { _ in }
            adapter.emptyViewProvider = { [world] in
                world.reach(.empty)
                return View(.box)
            }
            _ = adapter.addUpdateListener { [world] _ in world.reach(.listener) }
        }

        func update(animated: Bool = true) { adapter.performUpdates(animated: animated, completion: completion()) }

        func completion() -> (Bool) -> Void {
            world.requested += 1
            return { [world, number = world.requested] _ in
                world.completed[number, default: 0] += 1
                world.reach(.completion)
            }
        }

        func perform(_ act: Act) {
            let controller = world.shelves.first.flatMap { adapter.sectionController(for: ListObject($0)) }
            switch act {
            case .performUpdates: update()
            case .reloadData: adapter.reloadData(completion: completion())
            case .reloadObjects:
                adapter.reloadObjects([ListObject(Shelf("b", "x")), ListObject(Shelf("z"))], completion: completion())
            case .batch: controller?.performBatch({ $0.reconfigureItems(at: [0]) }, completion: completion())
            case .wrongBatch:
                controller?.performBatch(
                    { batch in
                        batch.deleteItems(at: [7, -1, 0])
                        batch.insertItems(at: [.max])
                        batch.moveItem(at: 99, to: -4)
                    }, completion: completion())
            case .reload: controller?.reload(completion: completion())
            case .action: controller?.perform { [world] _ in world.reach(.action) }
            case .noContent: adapter.collectionView.contentSource = nil
            case .remove:
                if !world.shelves.isEmpty { world.shelves.removeFirst() }
                update()
            case .insert:
                world.shelves.insert(Shelf("n\(world.requested)", "new"), at: 0)
                update(animated: false)
            case .duplicate:
                world.shelves += world.shelves
                update()
            case .empty:
                world.shelves = []
                update()
            case .scroll: adapter.scroll(to: ListObject(Shelf("c")), at: .bottom, animated: false)
            case .select: adapter.collectionView.selectItem(at: IndexPath(item: 0, section: 0))
            case .layout: adapter.collectionView.layoutIfNeeded()
            case .listen: adapter.removeUpdateListener(adapter.addUpdateListener { _ in })
            case .provideNone: world.shelves = [Shelf("only", "one")]
            }
        }
    }

    private static func visit(_ act: Act, at place: Place) -> String? {
        weak var view: CollectionView?
        func visit() -> String? {
            let screen = Screen()
            let world = screen.world
            view = screen.adapter.collectionView
            let source = screen.adapter.collectionView.contentSource
            let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
            var budget = 3
            var depth = 0
            world.act = { [screen = Weak(screen)] reached in
                guard reached == place, budget > 0, depth < 3 else { return }
                budget -= 1
                depth += 1
                screen.object?.perform(act)
                depth -= 1
            }
            let change = { (body: () -> Void) in
                body()
                host.send(.frame(0))
                host.finishAnimations()
            }
            host.start(path: "/")
            change { screen.update() }
            change { screen.perform(.action) }
            if let cell = host.visibleCells.first { host.send(.activated(cell)) }
            for offset in [900.0, 1500, 0] { host.scroll(to: Point(x: 0, y: offset)) }
            change { screen.perform(.remove) }
            change { screen.perform(.insert) }
            change { screen.perform(.empty) }
            world.act = nil
            screen.adapter.collectionView.contentSource = source
            world.shelves = [Shelf("y", "1"), Shelf("z", "2", "3")]
            change { screen.update() }
            change {}
            guard host.violations.isEmpty else { return "\(host.violations)" }
            guard host.rows == ["1", "2", "3"] else { return "\(host.rows)" }
            let wrong = (0..<world.requested).filter { world.completed[$0 + 1] != 1 }
            return wrong.isEmpty ? nil : "completions \(wrong.map { world.completed[$0 + 1] ?? 0 })"
        }
        return visit() ?? (view == nil ? nil : "the view is never freed")
    }

    @Test("whatever controllers do wherever they are called, the list shows what it is given", arguments: Act.allCases)
    func meddling(act: Act) {
        for place in Place.allCases {
            let complaint = Self.visit(act, at: place)
            #expect(complaint == nil, "\(act) at \(place)")
        }
    }
}
