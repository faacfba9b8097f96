import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct ReorderingKeyTests {
    private func press(_ keys: [Key], _ stage: ReorderStage) {
        for key in keys { stage.host.send(.keyPressed(key, stage.host.focusedNode)) }
    }

    @Test("the focused item is picked up, goes where the arrows lead, and is put down, and every step is said")
    func keys() throws {
        let stage = try ReorderStage(ReorderScreen(headers: true), [["a", "b", "c"], [], ["d", "e"]])
        #expect(
            stage.host.node(stage.cell("a"))?.attributes[.accessibilityHint] == "Press Control and Space to reorder.")
        stage.focus("b")
        #expect(stage.host.send(.keyCommand(.space, .control, stage.host.focusedNode)))
        #expect(stage.host.node(stage.cell("b"))?.styleClasses.contains("is-dragged") == true)
        press([.down], stage)
        #expect(stage.screen.presented == [["a", "c", "b"], [], ["d", "e"]])
        #expect(stage.movements == ["b 0,140 → 0,240", "c 0,240 → 0,140"])
        press([.down], stage)
        #expect(stage.screen.presented == [["a", "c"], ["b"], ["d", "e"]])
        press([.down], stage)
        #expect(stage.screen.presented == [["a", "c"], [], ["b", "d", "e"]])
        press([.end], stage)
        #expect(stage.screen.presented == [["a", "c"], [], ["d", "e", "b"]])
        press([.down, .home, .up, .up], stage)
        #expect(stage.screen.presented == [["a", "c", "b"], [], ["d", "e"]])
        #expect(stage.screen.log.entries == [])
        press([.enter], stage)
        #expect(stage.screen.log.entries.last == "did A: a b c → a c b")
        #expect(
            stage.host.announcements == [
                "b, picked up, position 2 of 3",
                "moved to position 3 of 3 in A",
                "moved to position 1 of 1 in B",
                "moved to position 1 of 3 in C",
                "moved to position 3 of 3 in C",
                "moved to position 1 of 3 in C",
                "moved to position 1 of 1 in B",
                "moved to position 3 of 3 in A",
                "b, dropped, position 3 of 3 in A",
            ])
        #expect(stage.host.texts(in: stage.host.focusedNode) == ["b"])
    }

    @Test("the item that is picked up by key is above the others, and no other is")
    func order() throws {
        let stage = try ReorderStage(ReorderScreen(), [["a", "b", "c"]])
        stage.focus("b")
        stage.host.send(.keyCommand(.space, .control, stage.host.focusedNode))
        press([.down], stage)
        #expect(["a", "b", "c"].map { stage.host.node(stage.cell($0))?.zIndex } == [0, .max, 0])
    }

    @Test("in columns the arrows lead by what is seen, mirrored where lines start at the right")
    func columns() throws {
        for isMirrored in [false, true] {
            let stage = try ReorderStage(ReorderScreen(columns: 3), [(0..<9).map { "\($0)" }])
            if isMirrored { stage.host.change { $0.layoutDirection = .rightToLeft } }
            stage.focus("1")
            stage.host.send(.keyCommand(.space, .command, stage.host.focusedNode))
            press([isMirrored ? .left : .right, .down], stage)
            #expect(stage.screen.presented == [["0", "2", "3", "4", "5", "1", "6", "7", "8"]])
            press([.escape], stage)
            #expect(stage.screen.presented == [(0..<9).map { "\($0)" }])
            #expect(stage.host.announcements.last == "cancelled, 1, position 2 of 9 in A")
            #expect(stage.screen.log.entries == [])
        }
    }

    @Test("a long way is scrolled along, and the item is in sight at every step")
    func scrolling() throws {
        let stage = try ReorderStage(ReorderScreen(), [(0..<100).map { "\($0)" }])
        stage.focus("1")
        stage.host.send(.keyCommand(.space, .control, stage.host.focusedNode))
        for step in 0..<20 {
            press([.down], stage)
            let frame = try #require(stage.host.visibleFrame(stage.host.focusedNode))
            #expect(frame.height == 100)
            #expect(stage.screen.presented[0][step + 2] == "1")
        }
        press([.end], stage)
        #expect(stage.view.contentOffset.y == 9400)
        #expect(stage.host.texts(in: stage.host.focusedNode) == ["1"])
        press([.space], stage)
        #expect(stage.screen.data[0].last == "1")
    }

    @Test("moving the focus away puts nothing down; words can be replaced")
    func leaving() throws {
        let stage = try ReorderStage(ReorderScreen(), [["a", "b", "c"]])
        stage.view.reorderingStrings.pickedUp = { "\($0.name ?? "") aufgenommen, \($0.position) von \($0.count)" }
        stage.view.reorderingStrings.cancelled = { _ in "" }
        stage.view.reorderingStrings.instructions = nil
        stage.focus("b")
        #expect(stage.host.node(stage.cell("b"))?.attributes[.accessibilityHint] == nil)
        stage.host.send(.keyCommand(.space, .control, stage.host.focusedNode))
        press([.down], stage)
        stage.focus("a")
        #expect(stage.screen.presented == [["a", "b", "c"]])
        #expect(stage.screen.log.entries == [])
        #expect(stage.host.announcements == ["b aufgenommen, 2 von 3", "moved to position 3 of 3 in A"])
    }

    @Test("without control the space key does what it always did, and what may not be moved stays")
    func otherKeys() throws {
        let stage = try ReorderStage(ReorderScreen(), [["fixed", "b"]])
        #expect(stage.host.node(stage.cell("fixed"))?.attributes[.accessibilityHint] == nil)
        stage.focus("fixed")
        #expect(!stage.host.send(.keyCommand(.space, .control, stage.host.focusedNode)))
        stage.focus("b")
        let recorder = DelegateRecorder(stage.view)
        press([.space], stage)
        #expect(recorder.takeEvents() == [.selectedItem(IndexPath(item: 1, section: 0))])
        #expect(stage.view.indexPathForInteractivelyMovingItem == nil)
    }

    @Test("the handle of a cell picks its item up when it is pressed, and puts it down when it is pressed again")
    func handle() throws {
        let stage = try ReorderStage(ReorderScreen(), [["a", "b", "c"]])
        stage.view.cellForItem(at: IndexPath(item: 0, section: 0))?.accessories = [.reorder(label: "Reorder a")]
        stage.host.send(.frame(0))
        let handle = try #require(stage.host.nodes(withStyleClass: "accessory-reorder").first)
        #expect(stage.host.node(handle)?.attributes[.accessibilityLabel] == "Reorder a")
        stage.host.focusedNode = handle
        stage.host.send(.focused(handle))
        stage.host.send(.activated(handle))
        press([.down], stage)
        #expect(stage.screen.presented == [["b", "a", "c"]])
        stage.host.send(.activated(handle))
        #expect(stage.screen.data == [["b", "a", "c"]])
    }

    @Test("a change of the data leaves the item in the hand, between its neighbours")
    func updates() throws {
        let stage = try ReorderStage(ReorderScreen(), [["a", "b", "c", "d"]])
        stage.focus("a")
        stage.host.send(.keyCommand(.space, .control, stage.host.focusedNode))
        press([.down, .down], stage)
        try stage.perform { try stage.screen.show([["x", "y", "a", "b", "c", "d"]], animated: true) }
        #expect(stage.screen.presented == [["x", "y", "b", "c", "a", "d"]])
        #expect(stage.host.announcements.last == "moved to position 3 of 4 in A")
        press([.down, .space], stage)
        #expect(stage.screen.data == [["x", "y", "b", "c", "d", "a"]])
    }
}
