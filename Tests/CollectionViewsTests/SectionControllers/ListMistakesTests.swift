import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct ListMistakesTests {
    /// Items with the heights of a value; NaN where there is none.
    private struct Heights: Identifiable, Equatable {
        var id = 0
        var values: [Double?]
    }

    private final class HeightsController: ValueSectionController<Heights> {
        let world: ListWorld

        init(_ value: Heights, _ world: ListWorld) {
            self.world = world
            super.init(value)
        }

        override var numberOfItems: Int { value.values.count }
        override var itemSize: LayoutSize {
            LayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(70))
        }
        override func size(forItemAt index: Int, in environment: LayoutEnvironment) -> Size? {
            Size(width: 100, height: value.values[index] ?? .nan)
        }
        override func cell(forItemAt index: Int, in context: SectionContext) -> CollectionViewCell? {
            context.dequeue(world.cells, forItemAt: index, item: "\(index)")
        }
    }

    @Test("a size that is not a number is reported once, and the item is as large as the others are as a rule")
    func invalidSize() {
        let world = ListWorld()
        world.objects = [ListObject(Heights(values: [20, nil, 30]))]
        let adapter = ListAdapter { world.objects }
        adapter.register { (heights: Heights) in HeightsController(heights, world) }
        var diagnostics: [ListDiagnostic] = []
        adapter.diagnosticHandler = { diagnostics.append($0) }
        let host = ModelHost(ViewController(view: adapter.collectionView), windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        let layout = adapter.collectionView.layout
        #expect(
            layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
                == Rect(x: 100, y: 0, width: 200, height: 70))
        host.change { $0.windowSize.width = 500 }
        #expect(diagnostics == [.invalidSize(section: 0, item: 1)])
        #expect(diagnostics.first?.description.contains("item 1 of section 0 is not a number") == true)
    }

    @Test("closures that query the list while it fetches objects see it as it was before")
    func queriesWhileFetching() {
        let world = ListWorld()
        world.objects = [ListObject(Heights(values: [20]))]
        let adapter = ListAdapter { world.objects }
        var seen: [[Int]] = []
        adapter.register { [unowned adapter] (heights: Heights) in
            seen.append([adapter.objects.count, adapter.collectionView.numberOfSections])
            return HeightsController(heights, world)
        }
        adapter.diagnosticHandler = { [unowned adapter] _ in seen.append([adapter.objects.count]) }
        let host = ModelHost(ViewController(view: adapter.collectionView), windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        world.objects += [ListObject(Heights(id: 1, values: [30])), ListObject(Heights(id: 1, values: [30]))]
        adapter.performUpdates()
        host.send(.frame(0))
        #expect(seen == [[0, 0], [1, 1], [1]])
        #expect(adapter.objects.count == 2)
    }

    @Test("reloading an object that shows something else gives it to its controller, and its cells show it")
    func reloadedObjects() {
        let screen = ListScreen()
        screen.world.show(Shelf("a", "1"), Shelf("b", "2"))
        let host = screen.host()
        let fetches = screen.world.fetches
        _ = screen.world.takeTrace()
        screen.adapter.reloadObjects([ListObject(Shelf("b", "3", "4")), ListObject(Shelf("gone"))])
        host.send(.frame(0))
        host.finishAnimations()
        #expect(screen.world.takeTrace() == ["b at 1: 2 → 34"])
        #expect(host.rows == ["1", "3", "4"])
        #expect(screen.world.fetches == fetches)
        let shown: Shelf? = screen.adapter.object(forSection: 1)?.value()
        #expect(shown == Shelf("b", "3", "4"))
        screen.adapter.reloadObjects([ListObject(Shelf("b", "3", "4"))])
        host.send(.frame(0))
        #expect(screen.world.takeTrace() == [], "an equal object is nothing new")
    }

    /// A class that is changed in place, as no object should be.
    private final class Fickle: Identifiable, Equatable {
        var id: String
        init(_ id: String) { self.id = id }
        static func == (left: Fickle, right: Fickle) -> Bool { left === right }
    }

    @Test("an identifier that changes in place is reported, and the object counts as another one")
    func changedIdentifier() {
        let world = ListWorld()
        let fickle = Fickle("a")
        world.objects = [ListObject(Shelf("s", "1")), ListObject(fickle)]
        let adapter = ListAdapter { world.objects }
        adapter.register { (shelf: Shelf) in ShelfController(shelf, world) }
        adapter.register { (fickle: Fickle) in NoticeController(fickle.id, world) }
        var diagnostics: [ListDiagnostic] = []
        adapter.diagnosticHandler = { diagnostics.append($0) }
        let host = ModelHost(ViewController(view: adapter.collectionView), windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        #expect(host.rows == ["1", "a"])
        fickle.id = "b"
        world.objects = [ListObject(Shelf("s", "1")), ListObject(fickle)]
        adapter.performUpdates(animated: false)
        host.send(.frame(0))
        #expect(diagnostics == [.identifierChanged(index: 1)])
        #expect(host.rows == ["1", "b"])
        adapter.performUpdates(animated: false)
        host.send(.frame(0))
        #expect(diagnostics.count == 1)
    }
}
