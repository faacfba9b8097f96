import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct SingleSectionControllerTests {
    @Test("a value is shown in one cell and activated by closures alone")
    func single() {
        let world = ListWorld()
        world.show(Shelf("a", "x"), Shelf("b", "y"))
        let cells = CellRegistration<TextCell, Shelf> { cell, _, shelf in cell.label.text = shelf.lines.joined() }
        let adapter = ListAdapter { world.objects }
        adapter.register { (shelf: Shelf) in
            SingleSectionController(
                shelf,
                cell: cells,
                itemSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(70))
            ) { shelf, context in world.trace.append("\(shelf.id) in \(context.section)") }
        }
        let host = ModelHost(ViewController(view: adapter.collectionView), windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        #expect(host.rows == ["x", "y"])
        #expect(adapter.collectionView.layout.collectionViewContentSize.height == 140)
        host.tap("y")
        #expect(world.trace == ["b in 1"])
        world.show(Shelf("b", "z"))
        adapter.performUpdates(animated: false)
        host.send(.frame(0))
        #expect(host.rows == ["z"])
    }

    @Test("a cell is as large as it is said to be for the room there is, and anew when there is another room")
    func size() {
        let world = ListWorld()
        world.show(Shelf("a", "x"), Shelf("b", "y", "z"))
        let cells = CellRegistration<TextCell, Shelf> { cell, _, shelf in cell.label.text = shelf.lines.joined() }
        let adapter = ListAdapter { world.objects }
        adapter.register { (shelf: Shelf) in
            SingleSectionController(
                shelf,
                cell: cells,
                size: { Size(width: $0.container.contentSize.width / 2, height: 10 * Double(shelf.lines.count)) }
            )
        }
        let host = ModelHost(ViewController(view: adapter.collectionView), windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        host.runFrames()
        func frames() -> [Rect?] { host.visibleCells.map { host.frameInWindow($0) } }
        #expect(frames() == [Rect(x: 0, y: 0, width: 200, height: 10), Rect(x: 0, y: 10, width: 200, height: 20)])
        host.change { $0.windowSize.width = 300 }
        host.runFrames()
        #expect(frames() == [Rect(x: 0, y: 0, width: 150, height: 10), Rect(x: 0, y: 10, width: 150, height: 20)])
    }
}
