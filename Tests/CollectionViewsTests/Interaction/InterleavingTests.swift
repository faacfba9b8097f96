import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionViews

/// Updates in every phase of whatever the user does: items under the finger are deleted, moved, configured again, and all
/// at random.
struct InterleavingTests {
    /// What an update does to the item under the finger, 2, and to those around it.
    private static let updates: [[Int]] = [
        [1, 2, 3, 4], [4, 3, 2, 1], [9, 1, 2, 3, 4], [1, 3, 4], [2], [], [5, 6, 7],
    ]

    private func expectRest(_ stage: SwipeStage, _ ids: [Int], _ note: String) {
        stage.host.finishAnimations()
        stage.finishTimers()
        let view = stage.screen.collectionView
        #expect(view.interaction.press == nil, "\(note)")
        #expect(view.interaction.highlightedIndexPath == nil, "\(note)")
        #expect(stage.host.nodes { $0.styleClasses.contains("is-highlighted") } == [], "\(note)")
        // What is pushed aside is what the view knows of, and it is an item that is there.
        let open = stage.offsets
        let swiped = view.interaction.first(SwipeActionsInteraction.self)?.indexPath
        #expect(Array(open.keys) == (swiped.map { [ids[$0.item]] } ?? []), "\(note)")
        #expect(stage.host.nodes(withStyleClass: "swipe-actions").count == open.count, "\(note)")
        let seen = stage.host.visibleCells.map { stage.host.texts(in: $0).first { $0.hasPrefix("note ") } ?? "" }
        #expect(Set(seen) == Set(ids.map { "note \($0)" }), "\(note)")
    }

    @Test("an update may come in every phase of a swipe", arguments: updates.indices, [false, true])
    func swipe(_ index: Int, isAnimated: Bool) throws {
        let ids = Self.updates[index]
        for phase in 0..<5 {
            for isReconfigured in [false, true] {
                let stage = try SwipeStage([1, 2, 3, 4])
                let changed = isReconfigured && ids.contains(2) ? [2] : []
                func update(_ moment: Int) throws {
                    if moment == phase { try stage.show(ids, reconfigured: changed, animated: isAnimated) }
                }
                stage.host.press("note 2")
                try update(0)
                stage.host.movePress(byX: -20, time: 100)
                try update(1)
                stage.host.movePress(byX: -80, time: 200)
                try update(2)
                let isClaimed = stage.screen.collectionView.interaction.press?.claimant?.rank == .swipeActions
                stage.host.releasePress(time: 2000)
                try update(3)
                stage.finishTimers()
                try update(4)
                let isOpen = stage.offsets[2] != nil
                #expect(isOpen == ids.contains(2), "phase \(phase), \(ids)")
                #expect(isClaimed == (ids.contains(2) || phase > 2), "phase \(phase), \(ids)")
                expectRest(stage, ids, "phase \(phase), \(ids), \(isReconfigured)")
                #expect(stage.log.take().allSatisfy { !$0.hasPrefix("select") })
            }
        }
    }

    @Test("an update may come in every phase of a press", arguments: updates.indices)
    func press(_ index: Int) throws {
        let ids = Self.updates[index]
        for phase in 0..<3 {
            let stage = try SwipeStage([1, 2, 3, 4])
            stage.host.press("note 2")
            if phase == 0 { try stage.show(ids, animated: true) }
            if phase > 0 { stage.host.send(.timerFired(stage.host.openTimers[0].token)) }
            if phase == 1 { try stage.show(ids, animated: true) }
            stage.host.releasePress()
            if phase == 2 { try stage.show(ids, animated: true) }
            let path = (phase < 2 ? ids : [1, 2, 3, 4]).firstIndex(of: 2)
            let lines = stage.log.take()
            if let path {
                #expect(lines.last == "act \(path)", "phase \(phase), \(ids): \(lines)")
            } else {
                #expect(!lines.contains { $0.hasPrefix("act") }, "phase \(phase), \(ids): \(lines)")
            }
            expectRest(stage, ids, "phase \(phase), \(ids)")
        }
    }

    @Test("an update may come while items are selected by a drag")
    func dragSelection() throws {
        for ids in Self.updates {
            let stage = try SwipeStage([1, 2, 3, 4])
            let view = stage.screen.collectionView
            view.allowsMultipleSelectionDuringEditing = true
            view.isEditing = true
            stage.host.send(.frame(0))
            let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
            let mark = stage.host.nodes(withStyleClass: "cell-check").first { cell.owns($0) } ?? .none
            let height = cell.size.height
            stage.host.press(mark, at: Point(x: 20, y: height * 1.5))
            stage.host.movePress(to: Point(x: 20, y: height * 2.5))
            #expect(view.indexPathsForSelectedItems.map { $0.item } == [1, 2])
            try stage.show(ids, animated: true)
            stage.host.movePress(to: Point(x: 20, y: 700))
            stage.host.releasePress()
            let selected = view.indexPathsForSelectedItems.map { ids[$0.item] }
            if let start = ids.firstIndex(of: 2) {
                #expect(selected == Array(ids[start...]), "\(ids)")
            } else {
                #expect(selected == ids.filter { $0 == 3 }, "\(ids)")
            }
            #expect(view.interaction.press == nil)
            expectRest(stage, ids, "\(ids)")
        }
    }

    @Test("whatever is done in whatever order, nothing is left over", arguments: 1...12)
    func random(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var ids = Array(0..<12)
        var nextID = 12
        let stage = try SwipeStage(ids, isRightToLeft: seed % 3 == 0)
        let (view, host) = (stage.screen.collectionView, stage.host)
        view.isKeyboardNavigable = true
        view.allowsMultipleSelectionDuringEditing = true
        var selected: Set<Int> = []
        var time = 0.0
        for step in 0..<250 {
            time += Double.random(in: 1...400, using: &generator)
            let cells = host.visibleCells.filter { host.node($0)?.attributes[.isHiddenFromAccessibility] != "true" }
            switch Int.random(in: 0..<16, using: &generator) {
            case 0...2 where host.pressedNode == .none && !cells.isEmpty:
                let cell = cells[Int.random(in: 0..<cells.count, using: &generator)]
                let frame = host.frameInWindow(cell) ?? .zero
                let pointer = HostPress.Pointer.allCases[Int.random(in: 0..<3, using: &generator)]
                host.press(cell, at: Point(x: frame.midX, y: frame.midY), with: pointer, time: time)
            case 3...6 where host.pressedNode != .none:
                host.movePress(
                    byX: .random(in: -120...120, using: &generator), y: .random(in: -20...20, using: &generator),
                    time: time)
            case 7, 8: host.releasePress(time: time)
            case 9: host.cancelPress()
            case 10: host.fireNextTimer()
            case 11:
                ids.shuffle(using: &generator)
                try stage.show(ids, animated: Bool.random(using: &generator))
            case 12:
                if !ids.isEmpty { ids.remove(at: .random(in: 0..<ids.count, using: &generator)) }
                try stage.show(ids, animated: Bool.random(using: &generator))
            case 13:
                ids.insert(nextID, at: .random(in: 0...ids.count, using: &generator))
                nextID += 1
                try stage.show(ids, reconfigured: Array(ids.prefix(2)), animated: Bool.random(using: &generator))
            case 14: view.isEditing.toggle()
            default:
                if let cell = cells.randomElement(using: &generator) {
                    host.send(.menuRequested(cell, Point(x: 50, y: 50)))
                    if Bool.random(using: &generator) { host.press(.escape, on: host.focusedNode) }
                }
            }
            selected = Set(view.indexPathsForSelectedItems.map { $0.item < ids.count ? ids[$0.item] : -1 })
            #expect(!selected.contains(-1), "seed \(seed), step \(step)")
            #expect(stage.offsets.count <= 2, "seed \(seed), step \(step)")
            guard host.violations.isEmpty else { return }
        }
        host.cancelPress()
        view.dismissContextMenu()
        view.closeSwipeActions()
        host.send(.frame(0))
        expectRest(stage, ids, "seed \(seed)")
    }
}
