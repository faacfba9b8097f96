import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct ListDisplayTests {
    /// Sections of three lines, so that a screen of eight shows two and two thirds.
    private func start(sections: Int, workingRange: Int = 0) -> (ListScreen, ModelHost) {
        let screen = ListScreen(configuration: .init(workingRange: workingRange))
        screen.world.tracesDisplay = true
        screen.world.objects = (0..<sections).map { section in
            ListObject(Shelf("s\(section)", lines: (0..<3).map { "\(section).\($0)" }))
        }
        return (screen, screen.host())
    }

    private func display(_ screen: ListScreen) -> [String] {
        screen.world.takeTrace().filter { $0.hasPrefix("see") || $0.hasPrefix("lose") }
    }

    @Test("items are told when they are seen and not any more; sections with their first and after their last")
    func counts() {
        let (screen, host) = start(sections: 5)
        #expect(
            display(screen) == [
                "see s00", "see s0", "see s01", "see s02", "see s10", "see s1", "see s11", "see s12", "see s20",
                "see s2", "see s21",
            ]
        )
        host.scroll(to: Point(x: 0, y: 300))
        #expect(
            display(screen) == [
                "lose s00", "lose s01", "lose s02", "lose s0", "see s22", "see s30", "see s3", "see s31",
            ]
        )
        screen.unload()
        #expect(display(screen).suffix(3) == ["lose s30", "lose s31", "lose s3"])
    }

    @Test("an update that moves what is seen tells nothing of it; what it takes away is told with its last place")
    func updates() {
        let (screen, host) = start(sections: 2)
        _ = screen.world.takeTrace()
        screen.show(
            Shelf("s1", "1.0", "1.1", "1.2"), Shelf("s0", "0.0", "0.1"), in: host)
        #expect(display(screen) == ["lose s02"])
        screen.show(Shelf("s0", "0.0", "0.1"), in: host)
        #expect(display(screen) == ["lose s10", "lose s11", "lose s12", "lose s1"])
    }

    @Test("a section is near while it is seen, between those seen, or within the range around them")
    func workingRange() {
        let (screen, host) = start(sections: 10, workingRange: 2)
        func ranges() -> [String] {
            screen.world.takeTrace().filter { $0.hasPrefix("near") || $0.hasPrefix("far") }
        }
        #expect(ranges() == ["near s0", "near s1", "near s2", "near s3", "near s4"])
        host.scroll(to: Point(x: 0, y: 900))
        #expect(ranges() == ["far s0", "near s5", "near s6", "near s7"])
        host.scroll(to: Point(x: 0, y: 2200))
        #expect(ranges() == ["far s1", "far s2", "far s3", "far s4", "near s8", "near s9"])
        // A section that comes in between is near at once, and one that is pushed out of the range is not any more.
        let shelves = screen.adapter.objects.compactMap { object -> Shelf? in object.value() }
        screen.world.objects = (shelves.prefix(6) + [Shelf("new", "new")] + shelves.dropFirst(6)).map { ListObject($0) }
        screen.adapter.performUpdates(animated: false)
        host.send(.frame(0))
        #expect(ranges() == ["far s5", "near new"])
        screen.show(in: host)
        #expect(ranges() == ["far new", "far s6", "far s7", "far s8", "far s9"])
    }

    /// Traces scrolling.
    private final class ScrollController: ValueSectionController<Shelf> {
        let world: ListWorld

        init(_ shelf: Shelf, _ world: ListWorld) {
            self.world = world
            super.init(shelf)
        }

        override var numberOfItems: Int { value.lines.count }

        override func size(forItemAt index: Int, in environment: LayoutEnvironment) -> Size? {
            Size(width: 400, height: 100)
        }

        override func cell(forItemAt index: Int, in context: SectionContext) -> CollectionViewCell? {
            context.dequeue(world.cells, forItemAt: index, item: value.lines[index])
        }

        override func didScroll(in context: SectionContext) {
            world.trace.append("\(value.id) scrolls to \(context.collectionView.bounds.minY)")
        }

        override func didEndScrolling(in context: SectionContext) { world.trace.append("\(value.id) rests") }
    }

    @Test("scrolling is told to the controllers of which something is seen")
    func scrolling() {
        let world = ListWorld()
        world.objects = (0..<4).map { ListObject(Shelf("s\($0)", lines: Array(repeating: "x", count: 6))) }
        let adapter = ListAdapter { world.objects }
        adapter.register { (shelf: Shelf) in ScrollController(shelf, world) }
        let host = ModelHost(ViewController(view: adapter.collectionView), windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        host.scroll(to: Point(x: 0, y: 700))
        host.scroll(to: Point(x: 0, y: 710))
        host.endScroll()
        #expect(
            world.trace == [
                "s0 scrolls to 700.0", "s1 scrolls to 700.0", "s1 scrolls to 710.0", "s2 scrolls to 710.0",
                "s1 rests", "s2 rests",
            ]
        )
        #expect(adapter.visibleObjects.count == 2)
    }
}
