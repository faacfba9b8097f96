import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct NestedSectionControllerTests {
    /// A home page: parts that are shelves, notices, or groups of parts again.
    private struct Group: Identifiable, Equatable {
        var id: String
        var parts: [Part]
    }

    private enum Part: Equatable {
        case shelf(Shelf)
        case notice(String, of: String)
        case group(Group)

        var object: ListObject {
            switch self {
            case .shelf(let shelf): ListObject(shelf)
            case .notice(let text, let id): ListObject(Notice.text(text, of: id))
            case .group(let group): ListObject(group)
            }
        }
    }

    private final class GroupController: NestedSectionController<Group> {
        let world: ListWorld
        let behavior: OrthogonalScrollingBehavior
        /// Parts of the controller's own.
        var extra: [Part] = []

        init(_ group: Group, _ world: ListWorld, _ behavior: OrthogonalScrollingBehavior = .none) {
            self.world = world
            self.behavior = behavior
            super.init(group)
            childFactory.register { (shelf: Shelf) in ShelfController(shelf, world) }
            childFactory.register { (notice: Notice) in
                if case .text(let text, _) = notice { NoticeController(text, world) } else { nil }
            }
            childFactory.register { (group: Group) in GroupController(group, world) }
        }

        override var children: [ListObject] { (value.parts + extra).map(\.object) }
        override var scrollingBehavior: OrthogonalScrollingBehavior { behavior }
        override func willDisplay(in context: SectionContext) {
            if world.tracesDisplay { world.trace.append("see \(value.id)") }
        }
        override func didEndDisplaying() { if world.tracesDisplay { world.trace.append("lose \(value.id)") } }
        override func didEnterWorkingRange() { if world.tracesDisplay { world.trace.append("near \(value.id)") } }
    }

    private func start(
        _ behavior: OrthogonalScrollingBehavior = .none,
        _ groups: [Group]
    ) -> (ListAdapter, ListWorld, ModelHost) {
        let world = ListWorld()
        world.objects = groups.map { ListObject($0) }
        let adapter = ListAdapter { world.objects }
        adapter.register { (group: Group) in GroupController(group, world, behavior) }
        let host = ModelHost(ViewController(view: adapter.collectionView), windowSize: Size(width: 400, height: 800))
        world.tracesDisplay = true
        host.start(path: "/")
        return (adapter, world, host)
    }

    private func show(_ groups: Group..., in adapter: ListAdapter, _ world: ListWorld, _ host: ModelHost) {
        world.objects = groups.map { ListObject($0) }
        adapter.performUpdates(animated: false)
        host.send(.frame(0))
    }

    @Test("parts are stacked in one section, each provides its own items at its own places")
    func stacked() {
        let (adapter, world, host) = start(
            .none,
            [
                Group(
                    id: "g",
                    parts: [.shelf(Shelf("a", "1", "2")), .notice("more", of: "n"), .shelf(Shelf("b", "3"))]
                ),
                Group(id: "h", parts: [.shelf(Shelf("a", "4"))]),
            ]
        )
        #expect(host.rows == ["1", "2", "more", "3", "4"])
        #expect(adapter.collectionView.contentSource?.numberOfSections == 2)
        #expect(
            world.takeTrace() == [
                "make a", "make b", "a at 0: 12 → 12", "b at 0: 3 → 3", "make a", "a at 1: 4 → 4",
                "cell a0", "cell a1", "cell b0", "cell a0",
                "see a0", "see g", "see a", "see a1", "see b0", "see b", "see a0", "see h", "see a",
                "near g", "near a", "near b", "near h", "near a",
            ]
        )
        let layout = adapter.collectionView.layout
        let heights = (0..<4).map { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.height }
        #expect(heights == [100, 100, host.frameInWindow(cell(of: "more", host))?.height, 100])
        #expect(heights[2] != 100)
        host.tap("3")
        host.tap("4")
        #expect(world.takeTrace() == ["select b0: 3, true false", "select a0: 4, false true"])
    }

    private func cell(of text: String, _ host: ModelHost) -> NodeID {
        host.node(showing: text).flatMap { host.node($0)?.parent } ?? .none
    }

    @Test("parts know the place of the section they are in, also when it moves")
    func places() throws {
        let g = Group(id: "g", parts: [.shelf(Shelf("a", "1"))])
        let h = Group(id: "h", parts: [.shelf(Shelf("b", "2"))])
        let (adapter, world, host) = start(.none, [g, h])
        show(h, g, in: adapter, world, host)
        let group = try group(adapter)
        let a = try #require(group.childController(for: ListObject(Shelf("a"))))
        #expect(a.section == 1)
        #expect([a.isFirstSection, a.isLastSection] == [false, true])
        host.tap("1")
        #expect(world.trace.last == "select a0: 1, false true")
    }

    private func group(_ adapter: ListAdapter) throws -> GroupController {
        let controller = adapter.sectionController(for: ListObject(Group(id: "g", parts: [])))
        return try #require(controller as? GroupController)
    }

    @Test("parts come, go and move in the update of the list; those that stay keep controller, state and cells")
    func changes() throws {
        let a = Part.shelf(Shelf("a", "1", "2"))
        let b = Part.shelf(Shelf("b", "3"))
        let (adapter, world, host) = start(.none, [Group(id: "g", parts: [a, b])])
        let cells = host.rows.map { host.node(showing: $0) }
        let group = try group(adapter)
        let kept = group.childController(for: ListObject(Shelf("b")))
        world.trace = []
        show(Group(id: "g", parts: [b, .notice("x", of: "n"), a]), in: adapter, world, host)
        #expect(host.rows == ["3", "x", "1", "2"])
        #expect(group.childController(for: ListObject(Shelf("b"))) === kept)
        #expect(host.node(showing: "3") == cells[2])
        #expect(host.node(showing: "1") == cells[0])
        #expect(world.takeTrace() == [])
        show(Group(id: "g", parts: [b]), in: adapter, world, host)
        #expect(host.rows == ["3"])
        #expect(world.takeTrace() == ["lose a0", "lose a1", "lose a", "far a", "free a"])
    }

    @Test("a part changes its items by itself: its siblings provide nothing again")
    func ownBatches() throws {
        let (adapter, world, host) = start(
            .none,
            [Group(id: "g", parts: [.shelf(Shelf("a", "1")), .shelf(Shelf("b", "2")), .shelf(Shelf("c", "3"))])]
        )
        let group = try group(adapter)
        let b = try #require(group.childController(for: ListObject(Shelf("b"))) as? ShelfController)
        world.trace = []
        b.performBatch(animated: false) { batch in
            b.edit(["2", "2a", "2b"])
            batch.insertItems(at: [1, 2])
        } completion: {
            world.trace.append("done \($0)")
        }
        b.perform { context in
            let path = context.indexPath(forItemAt: 0)
            world.trace.append("\(context.itemCount) of b, \(context.displayedItems), \(path)")
        }
        host.send(.frame(0))
        #expect(host.rows == ["1", "2", "2a", "2b", "3"])
        #expect(
            world.takeTrace() == [
                "cell b1", "cell b2", "done true", "see b1", "see b2",
                "3 of b, [0, 1, 2], \(IndexPath(item: 1, section: 0))",
            ]
        )
        b.reload(animated: false)
        host.send(.frame(0))
        #expect(Set(world.takeTrace()) == ["cell b0", "cell b1", "cell b2"])
        #expect(host.rows == ["1", "2", "2a", "2b", "3"])
    }

    @Test("a group's own state is shown when it says so, whatever the list does")
    func ownChildren() throws {
        let (adapter, world, host) = start(.none, [Group(id: "g", parts: [.shelf(Shelf("a", "1"))])])
        let group = try group(adapter)
        group.extra = [.notice("loading", of: "n")]
        group.update(animated: false)
        host.send(.frame(0))
        #expect(host.rows == ["1", "loading"])
        group.extra = [.notice("failed", of: "f"), .shelf(Shelf("a", "twice"))]
        var diagnostics: [ListDiagnostic] = []
        adapter.diagnosticHandler = { diagnostics.append($0) }
        group.update(animated: false)
        host.send(.frame(0))
        #expect(host.rows == ["1", "failed"])
        #expect(diagnostics == [.duplicateObject(index: 2)])
        #expect(world.fetches == 0)
    }

    @Test("groups may be in groups; a whole group that goes takes all in it along")
    func deep() throws {
        let inner = Group(id: "i", parts: [.shelf(Shelf("b", "2")), .shelf(Shelf("c", "3"))])
        let (adapter, world, host) = start(
            .none,
            [Group(id: "g", parts: [.shelf(Shelf("a", "1")), .group(inner), .shelf(Shelf("d", "4"))])]
        )
        #expect(host.rows == ["1", "2", "3", "4"])
        let group = try group(adapter)
        let middle = try #require(group.childController(for: ListObject(inner)) as? GroupController)
        let c = try #require(middle.childController(for: ListObject(Shelf("c"))) as? ShelfController)
        #expect(c.section == 0)
        world.trace = []
        host.tap("3")
        #expect(world.takeTrace() == ["select c0: 3, true true"])
        middle.reload(animated: false)
        host.send(.frame(0))
        #expect(Set(world.takeTrace()) == ["cell b0", "cell c0"])
        show(Group(id: "g", parts: [.shelf(Shelf("a", "1"))]), in: adapter, world, host)
        #expect(host.rows == ["1"])
        #expect(c.section == nil)
        var results: [Bool] = []
        c.performBatch({ _ in }) { results.append($0) }
        #expect(results == [false])
    }

    @Test("a group can be a row that scrolls by itself, of parts of different sizes")
    func row() {
        let (adapter, _, host) = start(
            .continuousGroupLeadingBoundary,
            [Group(id: "g", parts: [.shelf(Shelf("a", "1", "2")), .notice("more", of: "n"), .shelf(Shelf("b", "3"))])]
        )
        defer { withExtendedLifetime(host) {} }
        let frames = (0..<4).map {
            adapter.collectionView.layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
        #expect(frames.map { $0?.minX } == [0, 400, 800, 1200])
        #expect(Set(frames.map { $0?.minY }) == [0])
        #expect(adapter.collectionView.layout.collectionViewContentSize.height == 100)
    }

    @Test("a controller that is used again after it has left shows everything anew, and its parts take batches")
    func reuse() throws {
        let world = ListWorld()
        let group = Group(id: "g", parts: [.shelf(Shelf("a", "1", "2")), .notice("n", of: "n")])
        let kept = GroupController(group, world)
        let adapter = ListAdapter { world.objects }
        adapter.register { (_: Group) in kept }
        let host = ModelHost(ViewController(view: adapter.collectionView), windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        for _ in 0..<2 {
            show(group, in: adapter, world, host)
            #expect(host.rows == ["1", "2", "n"])
            show(in: adapter, world, host)
            #expect(host.rows == [])
        }
        show(group, in: adapter, world, host)
        let part = try #require(kept.childControllers.first as? ShelfController)
        part.performBatch { batch in
            part.edit(["1", "new", "2"])
            batch.insertItems(at: [1])
        }
        host.send(.frame(0))
        #expect(host.rows == ["1", "new", "2", "n"])
    }
}
