import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct BindingSectionControllerTests {
    /// A line of a post: the same as another with its first letter, equal if all of it is.
    private struct Line: Identifiable, Equatable {
        var text: String
        var id: Character { text.first ?? " " }
    }

    private struct Photo: Identifiable, Equatable {
        var id: Character
    }

    /// Shows each line of a shelf, a photo for lines that end with an exclamation mark, and lines of its own.
    private final class PostController: BindingSectionController<Shelf> {
        let world: ListWorld
        var drafts: [String] = []

        init(_ shelf: Shelf, _ world: ListWorld) {
            self.world = world
            super.init(shelf)
        }

        override var viewModels: [ListObject] {
            (value.lines + drafts).flatMap { line -> [ListObject] in
                let own = ListObject(Line(text: line))
                return line.hasSuffix("!") ? [own, ListObject(Photo(id: line.first ?? " "))] : [own]
            }
        }

        override var itemSize: LayoutSize {
            LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        }

        override func cell(for model: ListObject, at index: Int, in context: SectionContext) -> CollectionViewCell? {
            let line: Line? = model.value()
            world.trace.append("bind \(line?.text ?? "photo")")
            return context.dequeue(world.cells, forItemAt: index, item: line?.text ?? "photo")
        }

        override func didSelect(_ viewModel: ListObject, at index: Int, in context: SectionContext) {
            world.trace.append("select \(index) \(viewModel == ListObject(Photo(id: "b")))")
        }

        override func canMoveItem(at index: Int, to destination: Int) -> Bool { index < drafts.count }

        override func moveItem(at index: Int, to destination: Int) {
            drafts.insert(drafts.remove(at: index), at: destination)
        }

        override func removeItemForMove(at index: Int) -> ListObject? {
            drafts.indices.contains(index) ? ListObject(Line(text: drafts.remove(at: index))) : nil
        }

        override func canInsertMovedItem(at index: Int, from controller: SectionController) -> Bool { true }

        override func insertMovedItem(_ object: ListObject, at index: Int) {
            if let line: Line = object.value() { drafts.insert(line.text, at: index) }
        }
    }

    private func start(_ shelves: Shelf...) -> (ListAdapter, ListWorld, ModelHost) {
        let world = ListWorld()
        world.objects = shelves.map { ListObject($0) }
        let adapter = ListAdapter { world.objects }
        adapter.register { (shelf: Shelf) in PostController(shelf, world) }
        let host = ModelHost(ViewController(view: adapter.collectionView), windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        world.trace = []
        return (adapter, world, host)
    }

    private func controller(_ adapter: ListAdapter, _ id: String) throws -> PostController {
        try #require(adapter.sectionController(for: ListObject(Shelf(id))) as? PostController)
    }

    @Test("of a value that changes, only the view models that differ are bound again, in the cells they have")
    func diff() {
        let (adapter, world, host) = start(Shelf("p", "a", "b!", "c"), Shelf("q", "z"))
        let cells = host.rows.map { host.node(showing: $0) }
        world.show(Shelf("p", "c", "a", "b?", "d"), Shelf("q", "z"))
        adapter.performUpdates(animated: false)
        host.send(.frame(0))
        #expect(host.rows == ["c", "a", "b?", "d", "z"])
        #expect(Set(world.takeTrace()) == ["bind b?", "bind d"])
        #expect(host.node(showing: "c") == cells[3])
        #expect(host.node(showing: "b?") == cells[1])
    }

    @Test("updates of a controller's own state join that of its value, and each is told when it is done")
    func ownState() throws {
        let (adapter, world, host) = start(Shelf("p", "a"))
        let post = try controller(adapter, "p")
        post.drafts = ["x"]
        post.update(animated: false) { _ in
            world.trace.append("first")
            post.drafts = ["x", "y"]
            post.update(animated: false) { _ in world.trace.append("third") }
        }
        post.update(animated: false) { _ in world.trace.append("second") }
        world.show(Shelf("p", "a", "b"))
        adapter.performUpdates(animated: false)
        host.send(.frame(0))
        #expect(host.rows == ["a", "b", "x", "y"])
        #expect(world.takeTrace() == ["bind b", "bind x", "first", "second", "bind y", "third"])
    }

    @Test("a view model that repeats is left out and reported")
    func duplicates() {
        let (adapter, world, host) = start(Shelf("p", "a"))
        var diagnostics: [ListDiagnostic] = []
        adapter.diagnosticHandler = { diagnostics.append($0) }
        world.show(Shelf("p", "a", "a again", "b"))
        adapter.performUpdates(animated: false)
        host.send(.frame(0))
        #expect(host.rows == ["a", "b"])
        #expect(diagnostics == [.duplicateObject(index: 1)])
    }

    @Test("an activated view model is passed on")
    func selection() {
        let (_, world, host) = start(Shelf("p", "a", "b!"))
        world.trace = []
        host.tap("photo")
        host.tap("a")
        #expect(world.takeTrace() == ["select 2 true", "select 0 false"])
    }

    @Test("view models are moved within a section and to another in the cells they have, if both agree")
    func moves() throws {
        let (adapter, world, host) = start(Shelf("p"), Shelf("q"))
        let (p, q) = (try controller(adapter, "p"), try controller(adapter, "q"))
        p.drafts = ["a", "b", "c"]
        q.drafts = ["d"]
        p.update(animated: false)
        q.update(animated: false)
        host.send(.frame(0))
        let cells = host.rows.map { host.node(showing: $0) }
        world.trace = []
        var results: [Bool] = []
        func move(_ from: (Int, Int), _ to: (Int, Int)) {
            adapter.moveItem(
                at: IndexPath(item: from.1, section: from.0),
                to: IndexPath(item: to.1, section: to.0),
                animated: false
            ) { results.append($0) }
            host.send(.frame(0))
        }
        move((0, 0), (0, 2))
        #expect(host.rows == ["b", "c", "a", "d"])
        move((0, 1), (1, 1))
        #expect(host.rows == ["b", "a", "d", "c"])
        move((1, 1), (1, 2))
        move((0, 0), (0, 2))
        move((7, 0), (0, 0))
        #expect(results == [true, true, false, false, false])
        #expect(p.drafts == ["b", "a"])
        #expect(q.drafts == ["d", "c"])
        #expect(host.rows.map { host.node(showing: $0) } == [cells[1], cells[0], cells[3], cells[2]])
        #expect(world.takeTrace() == [])
    }

    @Test("what the user takes elsewhere by hand is moved by the controllers, and seen where it was put")
    func movesByHand() throws {
        let (adapter, world, host) = start(Shelf("p"), Shelf("q"))
        let (p, q) = (try controller(adapter, "p"), try controller(adapter, "q"))
        p.drafts = ["a", "b", "c"]
        q.drafts = ["d"]
        p.update(animated: false)
        q.update(animated: false)
        host.send(.frame(0))
        world.trace = []
        let view = adapter.collectionView
        func drag(_ item: Int, to y: Double) {
            view.beginInteractiveMovementForItem(at: IndexPath(item: item, section: 0))
            view.updateInteractiveMovementTargetPosition(Point(x: 200, y: y))
            host.send(.frame(0))
            view.endInteractiveMovement()
            host.send(.frame(0))
        }
        drag(0, to: 140)
        #expect(host.rows == ["b", "c", "a", "d"])
        #expect(p.drafts == ["b", "c", "a"])
        drag(1, to: 190)
        #expect(host.rows == ["b", "a", "d", "c"])
        #expect(p.drafts == ["b", "a"])
        #expect(q.drafts == ["d", "c"])
        // The list goes on from there.
        q.drafts.append("e")
        q.update(animated: false)
        host.send(.frame(0))
        #expect(host.rows == ["b", "a", "d", "c", "e"])
    }
}
