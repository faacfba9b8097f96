import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct ReorderingUpdateTests {
    @Test(
        "what is inserted above a held item moves its gap and not the item, and the drop comes on top of the newest data"
    )
    func insertions() throws {
        let stage = try ReorderStage(ReorderScreen(), [["a", "b", "c", "d"]])
        stage.pickUp(0)
        stage.drag(200, 250)
        #expect(stage.screen.presented == [["b", "c", "a", "d"]])
        try stage.perform { try stage.screen.show([["x", "a", "b", "y", "c", "d", "z"]], animated: true) }
        #expect(stage.screen.data == [["x", "a", "b", "y", "c", "d", "z"]])
        #expect(stage.host.frameInWindow(stage.cell("a"))?.midY == 250)
        // The gap is where the item is held among what is there now.
        #expect(stage.screen.presented == [["x", "b", "a", "y", "c", "d", "z"]])
        stage.perform { stage.view.endInteractiveMovement() }
        #expect(stage.screen.data == [["x", "b", "a", "y", "c", "d", "z"]])
        #expect(stage.screen.log.entries.count == 2)
    }

    @Test("a held item that is deleted is let go of, and nothing is delivered")
    func deletion() throws {
        let stage = try ReorderStage(ReorderScreen(), [["a", "b", "c"], ["d"]])
        stage.pickUp(0)
        stage.drag(200, 370)
        #expect(stage.screen.presented == [["b", "c"], ["d", "a"]])
        try stage.perform { try stage.screen.show([["b", "c"], ["d"]], animated: true) }
        #expect(stage.view.indexPathForInteractivelyMovingItem == nil)
        stage.host.finishAnimations()
        #expect(stage.picture == ["b 0,0", "c 0,100", "d 0,200"])
        stage.perform { stage.view.endInteractiveMovement() }
        #expect(stage.screen.log.entries == [])
        #expect(stage.host.announcements == ["a, picked up, position 1 of 3", "cancelled, the item is gone"])
    }

    @Test("the section of a gap may go, that of the item may move, and everything may be thrown away")
    func sections() throws {
        let stage = try ReorderStage(ReorderScreen(), [["a", "b"], ["c"], ["d"]])
        stage.pickUp(0)
        stage.drag(200, 240)
        #expect(stage.screen.presented == [["b"], ["a", "c"], ["d"]])
        try stage.perform { try stage.screen.show([["a", "b"]], animated: true) }
        #expect(stage.view.indexPathForInteractivelyMovingItem != nil)
        stage.perform { stage.view.endInteractiveMovement() }
        #expect(stage.screen.data == [["b", "a"]])
        stage.host.finishAnimations()
        #expect(stage.picture == ["b 0,0", "a 0,100"])

        stage.pickUp(0)
        stage.drag(200, 120)
        #expect(stage.screen.presented == [["a", "b"]])
        stage.perform { stage.view.reloadData() }
        #expect(stage.view.indexPathForInteractivelyMovingItem == nil)
        #expect(stage.picture == ["b 0,0", "a 0,100"])
        #expect(stage.screen.data == [["b", "a"]])
    }

    @Test("what the handlers apply is shown after the drop")
    func handlers() throws {
        let stage = try ReorderStage(ReorderScreen(), [["a", "b", "c"]])
        let source = stage.screen.dataSource
        source.reorderingHandlers.didReorder = { transaction in
            var snapshot = transaction.finalSnapshot
            try? snapshot.appendItems(["new"], toSection: "A")
            source.apply(snapshot)
        }
        stage.pickUp(0)
        stage.drag(200, 260)
        stage.perform { stage.view.endInteractiveMovement() }
        stage.host.finishAnimations()
        #expect(stage.picture == ["b 0,0", "c 0,100", "a 0,200", "new 0,300"])
        source.reorderingHandlers.didReorder = nil
    }

    @Test("content changed while it is held is shown; reports name items of the data")
    func reports() throws {
        let stage = try ReorderStage(ReorderScreen(), [["a", "b", "c"]])
        let recorder = DelegateRecorder(stage.view, .display)
        stage.host.send(.frame(0))
        _ = recorder.takeEvents()
        stage.pickUp(0)
        stage.drag(200, 260)
        var snapshot = stage.screen.dataSource.snapshot()
        try snapshot.reloadItems(["b"])
        stage.perform { stage.screen.dataSource.apply(snapshot) }
        #expect(stage.screen.presented == [["b", "c", "a"]])
        #expect(stage.picture == ["b 0,0", "c 0,100", "a 0,210"])
        // Cells that change places are still seen.
        #expect(recorder.takeEvents() == [])
        stage.host.tap("c")
        #expect(recorder.takeEvents() == [.selectedItem(IndexPath(item: 2, section: 0))])
    }

    @Test("whatever happens in whatever order, what is seen is the data with the held item in its gap")
    func random() throws {
        var ends: Set<String> = []
        for seed in 0..<60 as Range<UInt64> {
            var session = try RandomReordering(seed: seed)
            for _ in 0..<60 { try session.step() }
            ends.formUnion(session.ends)
        }
        #expect(ends == ["delivered", "cancelled", "gone"])
    }

    @Test func `the item that a handler was called for is picked up, wherever the handler has moved it`() throws {
        let stage = try ReorderStage(ReorderScreen(), [["a", "b", "c"]])
        stage.screen.dataSource.reorderingHandlers.canReorderItem = { [unowned screen = stage.screen] item in
            if item == "b", screen.data == [["a", "b", "c"]] { try? screen.show([["b", "x", "c"]]) }
            return true
        }
        #expect(stage.pickUp(1))
        #expect(stage.view.indexPathForInteractivelyMovingItem == IndexPath(item: 0, section: 0))
        stage.drag(200, 250)
        stage.perform { stage.view.endInteractiveMovement() }
        #expect(stage.screen.data == [["x", "c", "b"]])
    }

    @Test func `an item that the question removes is not picked up`() throws {
        let stage = try ReorderStage(ReorderScreen(), [["a", "b", "c"]])
        stage.screen.dataSource.reorderingHandlers.canReorderItem = { [unowned screen = stage.screen] _ in
            if screen.data == [["a", "b", "c"]] { try? screen.show([["a", "c"]]) }
            return true
        }
        #expect(!stage.pickUp(1))
        #expect(stage.view.indexPathForInteractivelyMovingItem == nil)
    }

    @Test func `without a handler that brings the data in line an item is not picked up`() throws {
        let stage = try ReorderStage(ReorderScreen(), [["a", "b", "c"]])
        stage.screen.dataSource.reorderingHandlers.didReorder = nil
        #expect(!stage.pickUp(1))
    }
}

/// A user who takes things to other places while the data changes under them, and what has to be true after each step.
private struct RandomReordering {
    let stage: ReorderStage
    var ends: Set<String> = []
    private var random: SeededGenerator
    private let seed: UInt64
    private var next = 0
    private var time = 0.0

    init(seed: UInt64) throws {
        self.seed = seed
        random = SeededGenerator(seed: seed)
        let columns = Int.random(in: 1...3, using: &random)
        let isEstimated = Bool.random(using: &random)
        let screen = ReorderScreen(
            columns: columns,
            rowHeight: isEstimated ? .estimated(60) : .absolute(60),
            headers: Bool.random(using: &random)
        )
        stage = try ReorderStage(
            screen, [["a", "b", "c"], (0..<20).map { "\($0)" }, [], ["d"]], windowSize: Size(width: 300, height: 400))
    }

    mutating func step() throws {
        let held = stage.view.indexPathForInteractivelyMovingItem
        let heldItem = held.map { stage.screen.presented[$0.section][$0.item] }
        let before = stage.screen.presented
        let count = stage.screen.log.entries.count
        let animated = Bool.random(using: &random)
        let action = Int.random(in: 0..<12, using: &random)
        switch action {
        case 0, 1:
            let paths = before.indices.flatMap { section in
                before[section].indices.map { IndexPath(item: $0, section: section) }
            }
            guard let path = paths.randomElement(using: &random) else { break }
            if Bool.random(using: &random) {
                stage.pickUp(path.item, path.section)
            } else if let name = stage.host.visibleCells.randomElement(using: &random) {
                stage.host.focusedNode = name
                stage.host.send(.focused(name))
                stage.host.send(.keyCommand(.space, .control, name))
            }
        case 2, 3, 4:
            let place = Point(x: .random(in: 0...300, using: &random), y: .random(in: -20...420, using: &random))
            stage.drag(place.x, place.y + stage.view.contentOffset.y)
        case 5:
            stage.perform { stage.view.endInteractiveMovement() }
            if held != nil { try expectDelivery(before, count) }
        case 6:
            stage.perform { stage.view.cancelInteractiveMovement() }
            if held != nil { ends.insert("cancelled") }
            #expect(stage.screen.log.entries.count == count)
        case 7, 8:
            let sections = change()
            try stage.perform { try stage.screen.show(sections, animated: animated) }
            #expect(stage.screen.data == sections)
            if let heldItem, !sections.joined().contains(heldItem) {
                ends.insert("gone")
                #expect(stage.view.indexPathForInteractivelyMovingItem == nil)
            }
            #expect(stage.screen.log.entries.count == count)
        case 9:
            stage.host.scroll(to: Point(x: 0, y: .random(in: 0...1200, using: &random)))
        case 10:
            stage.host.finishAnimations()
        default:
            time += 20
            stage.host.send(.frame(time))
        }
        if let heldItem, let path = stage.view.indexPathForInteractivelyMovingItem, action != 0, action != 1 {
            #expect(stage.screen.presented[path.section][path.item] == heldItem, "seed \(seed)")
        }
        expectTruth()
    }

    /// What is dropped is what was seen, delivered at most once.
    private mutating func expectDelivery(_ before: [[String]], _ count: Int) throws {
        #expect(stage.view.indexPathForInteractivelyMovingItem == nil)
        let told = stage.screen.log.entries.count - count
        #expect(told == 0 || told == 2)
        #expect(stage.screen.data == before, "seed \(seed)")
        if told == 2 { ends.insert("delivered") }
    }

    private mutating func change() -> [[String]] {
        var sections = stage.screen.data
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let section = sections.indices.randomElement(using: &random)
            switch (Int.random(in: 0..<6, using: &random), section) {
            case (0...1, let section?):
                next += 1
                sections[section].insert("n\(next)", at: .random(in: 0...sections[section].count, using: &random))
            case (2, let section?) where !sections[section].isEmpty:
                sections[section].remove(at: .random(in: 0..<sections[section].count, using: &random))
            case (3, let section?): sections[section].shuffle(using: &random)
            case (4, _) where sections.count < 6: sections.append([])
            case (5, _) where sections.count > 1: sections.removeLast()
            default: break
            }
        }
        return sections
    }

    private func expectTruth() {
        let presented = stage.screen.presented
        for path in stage.view.indexPathsForDisplayedItems {
            guard presented.indices.contains(path.section), presented[path.section].indices.contains(path.item),
                let cell = stage.view.cellForItem(at: path)
            else {
                Issue.record("seed \(seed): a cell for \(path) that does not exist")
                continue
            }
            #expect(stage.host.texts(in: cell.node) == [presented[path.section][path.item]], "seed \(seed)")
            let isHeld = path == stage.view.indexPathForInteractivelyMovingItem
            #expect(cell.configurationState.isDragged == isHeld, "seed \(seed)")
        }
    }
}
