import CollectionDiffing
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct SectionBatchTests {
    private func start(_ shelves: Shelf...) -> (ListScreen, ModelHost) {
        let screen = ListScreen()
        screen.world.objects = shelves.map { ListObject($0) }
        return (screen, screen.host())
    }

    /// Has a controller show other lines, and says how.
    private func change(
        _ controller: ShelfController?,
        to lines: [String],
        _ body: @escaping (inout SectionBatch) -> Void
    ) {
        controller?.performBatch(animated: false) { batch in
            controller?.edit(lines)
            body(&batch)
        }
    }

    @Test("a batch names places before it and after it; items that stay keep their cells")
    func operations() {
        let (screen, host) = start(Shelf("a", "1", "2", "3", "4"), Shelf("b", "5"))
        let cells = host.rows.map { host.node(showing: $0) }
        change(screen.controller("a"), to: ["4", "new", "1", "three"]) { batch in
            batch.deleteItems(at: [1])
            batch.insertItems(at: [1])
            batch.moveItem(at: 3, to: 0)
            batch.reconfigureItems(at: [2])
        }
        host.send(.frame(0))
        #expect(host.rows == ["4", "new", "1", "three", "5"])
        #expect(host.node(showing: "4") == cells[3])
        #expect(host.node(showing: "three") == cells[2])
    }

    @Test("batches of one event follow each other, each counting from what the one before left")
    func sequence() {
        let (screen, host) = start(Shelf("a", "1", "2"), Shelf("b", "5"))
        let controller = screen.controller("a")
        let cells = host.rows.map { host.node(showing: $0) }
        change(controller, to: ["0", "1", "2"]) { $0.insertItems(at: [0]) }
        change(controller, to: ["0", "2"]) { $0.deleteItems(at: [1]) }
        change(screen.controller("b"), to: ["5", "6"]) { $0.insertItems(at: [1]) }
        change(controller, to: ["2", "0"]) { $0.moveItem(at: 0, to: 1) }
        host.send(.frame(0))
        #expect(host.rows == ["2", "0", "5", "6"])
        #expect(host.node(showing: "2") == cells[1])
    }

    @Test("a batch that does not fit the number of items is reported with the rule it breaks, and the section reloaded")
    func illegal() {
        let (screen, host) = start(Shelf("a", "1", "2"), Shelf("b", "5"))
        var diagnostics: [ListDiagnostic] = []
        screen.adapter.diagnosticHandler = { diagnostics.append($0) }
        change(screen.controller("b"), to: ["5", "6", "7"]) { $0.insertItems(at: [1]) }
        change(screen.controller("a"), to: ["x"]) { $0.deleteItems(at: [7]) }
        change(screen.controller("a"), to: ["x"]) { $0.reloadItems(at: [-1]) }
        host.send(.frame(0))
        #expect(host.rows == ["x", "5", "6", "7"])
        #expect(
            diagnostics.map(\.description).map { String($0.prefix(while: { $0 != "." })) } == [
                "A batch of section 1 does not fit its number of items, so that the section is reloaded",
                "A batch of section 0 does not fit its number of items, so that the section is reloaded",
                "A batch of section 0 does not fit its number of items, so that the section is reloaded",
            ]
        )
        guard case .illegalBatch(section: 0, .itemSourceOutOfBounds(_, .delete, count: 2)) = diagnostics[1] else {
            Issue.record("\(diagnostics[1])")
            return
        }
    }

    @Test("reloading gives an item a new cell, reloading the section all of them and the header")
    func reloading() {
        let (screen, host) = start(Shelf("a", "1", "2"), Shelf("b", "5"))
        screen.world.tracesDisplay = true
        let list = screen.adapter.collectionView
        func reuses() -> [Int?] {
            (0..<2).map { (list.cellForItem(at: IndexPath(item: $0, section: 0)) as? TextCell)?.reuses }
        }
        _ = screen.world.takeTrace()
        change(screen.controller("a"), to: ["one", "2"]) { $0.reloadItems(at: [0]) }
        host.send(.frame(0))
        #expect(screen.world.takeTrace() == ["cell a0"])
        #expect(reuses() == [1, 0])
        #expect(host.rows == ["one", "2", "5"])
        change(screen.controller("a"), to: ["x", "y", "z"]) { $0.reloadSection() }
        host.send(.frame(0))
        #expect(Set(screen.world.takeTrace().filter { $0.hasPrefix("cell") }) == ["cell a0", "cell a1", "cell a2"])
        #expect(host.rows == ["x", "y", "z", "5"])
    }

    @Test("a section of more items than are worth naming one by one is reloaded as a whole")
    func large() {
        let (screen, host) = start(Shelf("a", lines: (0..<2000).map { "\($0)" }), Shelf("b", "5"))
        screen.show(Shelf("a", lines: (0..<1999).map { "n\($0)" }), Shelf("b", "5"), in: host)
        #expect(host.rows.prefix(3) == ["n0", "n1", "n2"])
    }

    @Test("an action runs after the updates that are due, with places as they are then")
    func actions() {
        let (screen, host) = start(Shelf("a", lines: (0..<50).map { "\($0)" }))
        let controller = screen.controller("a")
        controller?.perform { context in
            screen.world.trace.append("\(context.itemCount) items, first \(context.displayedItems.first ?? -1)")
            context.scrollToItem(at: 50, at: .bottom, animated: false)
        }
        change(controller, to: (0...50).map { "\($0)" }) { $0.insertItems(at: [50]) }
        _ = screen.world.takeTrace()
        host.send(.frame(0))
        #expect(screen.world.takeTrace() == ["51 items, first 0"])
        #expect(screen.adapter.collectionView.bounds.maxY == 5100)
        screen.show(in: host)
        controller?.perform { _ in screen.world.trace.append("never") }
        host.send(.frame(0))
        #expect(!screen.world.trace.contains("never"))
    }
}

struct ListLayoutTests {
    /// Tiles of sizes of their own, under a header.
    private final class TilesController: ValueSectionController<Shelf> {
        let world: ListWorld

        init(_ shelf: Shelf, _ world: ListWorld) {
            self.world = world
            super.init(shelf)
        }

        /// How many lines are left out at the start.
        var hidden = 0

        override var numberOfItems: Int { value.lines.count - hidden }
        override var minimumLineSpacing: Double { 10 }
        override var minimumInteritemSpacing: Double { 20 }
        override var contentInsets: DirectionalEdgeInsets {
            DirectionalEdgeInsets(top: 5, leading: 50, bottom: 7, trailing: 50)
        }
        override var boundarySupplementaryItems: [LayoutBoundarySupplementaryItem] {
            [
                LayoutBoundarySupplementaryItem(
                    layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                    elementKind: .sectionHeader,
                    alignment: .top
                )
            ]
        }

        override func size(forItemAt index: Int, in environment: LayoutEnvironment) -> Size? {
            value.lines.isEmpty
                ? nil : Size(width: index == 1 ? -4 : 150, height: index == 0 ? 40 : index == 3 ? -6 : 60)
        }

        override func cell(forItemAt index: Int, in context: SectionContext) -> CollectionViewCell? {
            context.dequeue(world.cells, forItemAt: index, item: value.lines[index + hidden])
        }

        override func supplementaryView(
            ofKind kind: ElementKind,
            at index: Int,
            in context: SectionContext
        ) -> CollectionReusableView? {
            world.trace.append("header of \(value.lines.joined())")
            return context.dequeue(world.headers, at: index)
        }

        override func initialAttributes(
            _ attributes: LayoutAttributes,
            forAppearingItemAt index: Int
        ) -> LayoutAttributes {
            var attributes = attributes
            attributes.frame.origin.x -= 400
            attributes.alpha = 1
            return attributes
        }

        override func finalAttributes(
            _ attributes: LayoutAttributes,
            forDisappearingItemAt index: Int
        ) -> LayoutAttributes {
            world.trace.append("\(value.lines[index]) leaves")
            var attributes = attributes
            attributes.frame.origin.x += Double(index + 1) * 400
            return attributes
        }
    }

    private func start(_ shelves: Shelf...) -> (ListAdapter, ListWorld, ModelHost) {
        let world = ListWorld()
        world.objects = shelves.map { ListObject($0) }
        let adapter = ListAdapter { world.objects }
        adapter.register { (shelf: Shelf) in TilesController(shelf, world) }
        let host = ModelHost(ViewController(view: adapter.collectionView), windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        return (adapter, world, host)
    }

    @Test("items of sizes of their own stand in lines between insets, under a header")
    func sizes() {
        let (adapter, _, host) = start(Shelf("a", "1", "2", "3", "4"))
        defer { withExtendedLifetime(host) {} }
        let frames = (0..<4).map {
            adapter.collectionView.layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
        #expect(
            frames == [
                Rect(x: 50, y: 35, width: 150, height: 40), Rect(x: 220, y: 35, width: 0, height: 60),
                Rect(x: 50, y: 105, width: 150, height: 60), Rect(x: 50, y: 175, width: 150, height: 0),
            ]
        )
    }

    @Test("a header shows the new content although nothing else of it changes")
    func headers() {
        let (adapter, world, host) = start(Shelf("a", "1"))
        let header = adapter.collectionView.visibleSupplementaryViews(ofKind: .sectionHeader).first
        #expect(world.takeTrace() == ["header of 1"])
        world.show(Shelf("a", "2"))
        adapter.performUpdates()
        host.send(.frame(0))
        #expect(world.takeTrace() == ["header of 2"])
        #expect(adapter.collectionView.visibleSupplementaryViews(ofKind: .sectionHeader).first === header)
    }

    @Test("a batch configures the headers of its section again, and nothing else")
    func headersOfBatch() {
        let (adapter, world, host) = start(Shelf("a", "1", "2", "3"), Shelf("b", "4"))
        let views = adapter.collectionView.visibleSupplementaryViews(ofKind: .sectionHeader)
        let cells = host.rows.map { host.node(showing: $0) }
        _ = world.takeTrace()
        let controller = adapter.sectionController(for: ListObject(Shelf("a"))) as? TilesController
        controller?.performBatch { $0.reconfigureSupplementaryViews() }
        host.send(.frame(0))
        #expect(world.takeTrace() == ["header of 123"])
        #expect(host.rows.map { host.node(showing: $0) } == cells)
        let after = adapter.collectionView.visibleSupplementaryViews(ofKind: .sectionHeader)
        #expect(after.map { ObjectIdentifier($0) } == views.map { ObjectIdentifier($0) })
        controller?.performBatch { batch in
            controller?.hidden = 1
            batch.deleteItems(at: [0])
            batch.reconfigureSupplementaryViews()
        }
        host.send(.frame(0))
        #expect(world.takeTrace().contains("header of 123"))
    }

    @Test("a controller says where what comes starts and where what goes ends")
    func transitions() {
        let (adapter, world, host) = start(Shelf("a", "1"))
        let leaving = host.node(showing: "1").flatMap { host.node($0)?.parent } ?? .none
        world.show(Shelf("b", "2"))
        adapter.performUpdates()
        host.send(.frame(0))
        let coming = host.node(showing: "2").flatMap { host.node($0)?.parent } ?? .none
        #expect(host.node(coming)?.animations.last?.translation == Point(x: -400, y: 0))
        #expect(host.node(leaving)?.animations.last?.translation == Point(x: -400, y: 0))
        #expect(host.frameInWindow(leaving)?.minX == 450)
    }

    @Test("the final attributes of items that stay are not requested, even of those that were off the screen")
    func staying() {
        let lines = (0..<60).map { "\($0)" }
        let (adapter, world, host) = start(Shelf("a", lines: lines))
        world.trace = []
        let controller = adapter.sectionController(for: ListObject(Shelf("a"))) as? TilesController
        controller?.performBatch { batch in
            controller?.hidden = 20
            batch.deleteItems(at: Array(0..<20))
        }
        host.send(.frame(0))
        let leaving = world.trace.filter { $0.hasSuffix("leaves") }
        #expect(!leaving.isEmpty)
        #expect(Set(leaving).isSubset(of: lines.prefix(20).map { "\($0) leaves" }))
        #expect(host.rows.first == "20")
    }
}
