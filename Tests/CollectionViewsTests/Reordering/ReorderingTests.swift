import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct InteractiveReorderingTests {
    @Test(
        "a held item follows its place, the others make way once it has passed their middle, and it is delivered once")
    func drag() throws {
        let stage = try ReorderStage(ReorderScreen(), [["a", "b", "c", "d"]])
        #expect(stage.pickUp(0))
        #expect(stage.host.node(stage.cell("a"))?.styleClasses.contains("is-dragged") == true)
        #expect(stage.host.node(stage.cell("a"))?.zIndex == .max)
        stage.drag(200, 99)
        #expect(stage.picture == ["a 0,49", "b 0,100", "c 0,200", "d 0,300"])
        stage.drag(200, 101)
        #expect(stage.picture == ["b 0,0", "a 0,51", "c 0,200", "d 0,300"])
        #expect(stage.movements == ["b 0,100 → 0,0"])
        #expect(stage.screen.data == [["a", "b", "c", "d"]])
        stage.host.finishAnimations()
        stage.drag(220, 330)
        #expect(stage.picture == ["b 0,0", "c 0,100", "d 0,200", "a 20,280"])
        stage.host.finishAnimations()
        stage.perform { stage.view.endInteractiveMovement() }
        #expect(stage.picture == ["b 0,0", "c 0,100", "d 0,200", "a 0,300"])
        #expect(stage.movements == ["a 20,280 → 0,300"])
        #expect(stage.host.node(stage.cell("a"))?.zIndex == .max)
        stage.host.finishAnimations()
        #expect(stage.host.node(stage.cell("a"))?.zIndex == 0)
        #expect(stage.host.node(stage.cell("a"))?.styleClasses.contains("is-dragged") == false)
        #expect(stage.screen.data == [["b", "c", "d", "a"]])
        #expect(stage.screen.log.entries == ["will A: a b c d → b c d a", "did A: a b c d → b c d a"])
        #expect(stage.host.visibleCells.map { stage.host.texts(in: $0).joined() } == ["b", "c", "d", "a"])
        #expect(
            stage.host.announcements == ["a, picked up, position 1 of 4", "a, dropped, position 4 of 4 in A"])
    }

    @Test("an item goes to another section, also to one without items, and both sections are in the transaction")
    func acrossSections() throws {
        let stage = try ReorderStage(ReorderScreen(headers: true), [["a", "b"], [], ["c"]])
        #expect(stage.picture == ["a 0,40", "b 0,140", "c 0,320"])
        stage.pickUp(0)
        stage.drag(200, 260)
        #expect(stage.screen.presented == [["b"], ["a"], ["c"]])
        stage.drag(200, 380)
        #expect(stage.screen.presented == [["b"], [], ["c", "a"]])
        stage.drag(200, 300)
        #expect(stage.screen.presented == [["b"], [], ["a", "c"]])
        stage.perform { stage.view.endInteractiveMovement() }
        #expect(stage.screen.log.entries.last == "did A: a b → b, C: c → a c")
        #expect(stage.screen.data == [["b"], [], ["a", "c"]])
        #expect(stage.picture == ["b 0,40", "a 0,220", "c 0,320"])
    }

    @Test("in columns an item takes the place it is over, by the nearest where it is over none")
    func columns() throws {
        let stage = try ReorderStage(ReorderScreen(columns: 4), [(0..<10).map { "\($0)" }])
        stage.pickUp(0)
        stage.drag(270, 60)
        #expect(stage.screen.presented == [["1", "2", "0", "3", "4", "5", "6", "7", "8", "9"]])
        stage.drag(390, 290)
        #expect(stage.screen.presented == [["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"]])
        stage.drag(40, 130)
        #expect(stage.screen.presented == [["1", "2", "3", "4", "0", "5", "6", "7", "8", "9"]])
        stage.perform { stage.view.cancelInteractiveMovement() }
        #expect(stage.screen.presented == [(0..<10).map { "\($0)" }])
        #expect(stage.screen.log.entries == [])
        #expect(stage.view.indexPathForInteractivelyMovingItem == nil)
    }

    @Test("what rests under the pointer changes places once, however different the sizes")
    func stability() throws {
        let stage = try ReorderStage(ReorderScreen(rowHeight: .estimated(40)), [["a", "b", "c"]])
        let tall = String(repeating: "tall text ", count: 60)
        try stage.perform { try stage.screen.show([["a", tall, "c"]]) }
        stage.host.send(.frame(20))
        stage.pickUp(0)
        let frame = try #require(stage.host.frameInWindow(stage.cell(tall)))
        #expect(frame.height > 100)
        var orders: [[String]] = []
        for y in stride(from: 10.0, to: frame.maxY, by: 3) {
            stage.drag(200, y)
            if orders.last != stage.screen.presented[0] { orders.append(stage.screen.presented[0]) }
            let before = stage.screen.presented
            for time in 0..<3 { stage.host.send(.frame(Double(time))) }
            #expect(stage.screen.presented == before)
        }
        #expect(orders == [["a", tall, "c"], [tall, "a", "c"]])
    }

    @Test("an item that may not be moved is not picked up, and places are refused or chosen by the owner")
    func constraints() throws {
        let stage = try ReorderStage(ReorderScreen(), [["fixed", "a", "b", "c"]])
        #expect(!stage.pickUp(0))
        #expect(!stage.pickUp(7))
        #expect(!stage.pickUp(0, 3))
        var asked: [String] = []
        let recorder = DelegateRecorder(stage.view)
        recorder.targetIndexPath = { original, current, proposed in
            asked.append("\(original.item) \(current.item) \(proposed.item)")
            return proposed.item == 0 ? IndexPath(item: 1, section: 0) : proposed
        }
        #expect(stage.pickUp(3))
        #expect(!stage.pickUp(1))
        stage.drag(200, 260)
        stage.drag(200, 20)
        #expect(stage.screen.presented == [["fixed", "c", "a", "b"]])
        stage.drag(200, 10)
        #expect(asked == ["3 3 2", "3 2 0", "3 1 0"])
        recorder.targetIndexPath = { _, _, _ in IndexPath(item: 9, section: 4) }
        stage.drag(200, 390)
        #expect(stage.screen.presented == [["fixed", "c", "a", "b"]])
        stage.perform { stage.view.endInteractiveMovement() }
        #expect(stage.screen.log.entries.last == "did A: fixed a b c → fixed c a b")
    }

    @Test("near an edge the content scrolls by frames, faster the nearer, while the pointer rests")
    func autoscroll() throws {
        let stage = try ReorderStage(ReorderScreen(), [(0..<60).map { "\($0)" }])
        stage.pickUp(2)
        stage.drag(200, 300)
        #expect(!stage.host.isFrameRequested)
        stage.drag(200, 560)
        #expect(stage.host.isFrameRequested)
        var offsets: [Double] = []
        for frame in 0..<4 {
            stage.host.send(.frame(Double(frame) * 20))
            offsets.append(stage.view.contentOffset.y.rounded())
        }
        #expect(offsets == [0, 6, 12, 18])
        stage.drag(200, 590 + stage.view.contentOffset.y)
        for frame in 4..<8 { stage.host.send(.frame(Double(frame) * 20)) }
        let end = stage.view.contentOffset.y
        #expect(end > 80)
        #expect(stage.host.frameInWindow(stage.cell("2"))?.midY == 590)
        // The gap is where the item is held, and not where the pointer first came to rest.
        let held = try #require(stage.view.indexPathForInteractivelyMovingItem)
        #expect(held.item == Int((590 + end) / 100))
        // Away from the edge it stops.
        stage.drag(200, 300 + end)
        for frame in 8..<12 { stage.host.send(.frame(Double(frame) * 20)) }
        #expect(stage.view.contentOffset.y == end)
        // A long pause is no leap, and the end of the content is the end.
        stage.drag(200, 599 + end)
        stage.host.send(.frame(1000))
        stage.host.send(.frame(9000))
        #expect(stage.view.contentOffset.y < end + 125)
        for frame in 0..<400 { stage.host.send(.frame(9000 + Double(frame) * 20)) }
        #expect(stage.view.contentOffset.y == 5400)
        stage.perform { stage.view.endInteractiveMovement() }
        #expect(stage.screen.data[0].last == "2")
    }

    @Test("an item held far from its place is still there when the content is scrolled, and goes back in one movement")
    func farAway() throws {
        let stage = try ReorderStage(ReorderScreen(), [(0..<200).map { "\($0)" }])
        let recorder = DelegateRecorder(stage.view)
        recorder.targetIndexPath = { _, current, _ in current }
        stage.pickUp(1)
        stage.drag(150, 160)
        stage.host.scroll(to: Point(x: 0, y: 9000))
        #expect(stage.host.frameInWindow(stage.cell("1")) == Rect(x: -50, y: 110, width: 400, height: 100))
        stage.perform { stage.view.cancelInteractiveMovement() }
        #expect(stage.host.frameInWindow(stage.cell("1")) == nil)
        stage.host.scroll(to: .zero)
        #expect(stage.picture.prefix(2) == ["0 0,0", "1 0,100"])
    }

    @Test("with less motion nothing moves by itself")
    func reducedMotion() throws {
        let stage = try ReorderStage(ReorderScreen(), [["a", "b", "c"]])
        stage.host.change { $0.prefersReducedMotion = true }
        stage.pickUp(0)
        stage.drag(200, 180)
        stage.perform { stage.view.endInteractiveMovement() }
        #expect(stage.picture == ["b 0,0", "a 0,100", "c 0,200"])
        #expect(stage.movements == [])
        #expect(stage.host.node(stage.cell("a"))?.zIndex == 0)
    }

    @Test("a data source that moves its data without a word is shown in its new order; one that refuses, in its old")
    func plainSource() {
        final class Source: CollectionContentSource {
            let texts: TextSource
            var isWilling = true
            init(_ texts: TextSource) { self.texts = texts }
            var numberOfSections: Int { texts.numberOfSections }
            func numberOfItems(inSection section: Int) -> Int { texts.numberOfItems(inSection: section) }
            func cell(forItemAt path: IndexPath, in view: CollectionView) -> CollectionViewCell? {
                texts.cell(forItemAt: path, in: view)
            }
            func supplementaryView(ofKind kind: ElementKind, at path: IndexPath, in view: CollectionView)
                -> CollectionReusableView?
            { nil }
            func canMoveItem(at indexPath: IndexPath) -> Bool { true }
            func canMoveItem(at source: IndexPath, to target: IndexPath) -> Bool { target.item != 2 }
            func moveItem(at source: IndexPath, to target: IndexPath) -> Bool {
                guard isWilling else { return false }
                texts.sections[target.section].insert(
                    texts.sections[source.section].remove(at: source.item), at: target.item)
                return true
            }
        }
        let screen = TextScreen([["a", "b", "c", "d"]])
        let source = Source(screen.source)
        screen.collectionView.contentSource = source
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 600))
        host.start(path: "/")
        func seen() -> [String] {
            host.visibleCells.sorted { host.frameInWindow($0)!.minY < host.frameInWindow($1)!.minY }
                .map { host.texts(in: $0).joined() }
        }
        func drag(to y: Double) {
            screen.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
            screen.collectionView.updateInteractiveMovementTargetPosition(Point(x: 200, y: y))
            host.send(.frame(0))
            screen.collectionView.endInteractiveMovement()
            host.send(.frame(0))
        }
        drag(to: 350)
        #expect(source.texts.sections == [["b", "c", "d", "a"]])
        #expect(seen() == ["b", "c", "d", "a"])
        source.isWilling = false
        drag(to: 350)
        #expect(source.texts.sections == [["b", "c", "d", "a"]])
        #expect(seen() == ["b", "c", "d", "a"])
        source.isWilling = true
        drag(to: 250)
        #expect(seen() == ["b", "c", "d", "a"])
        host.scroll(to: .zero)
    }
}
