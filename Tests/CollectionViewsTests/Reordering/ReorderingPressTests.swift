import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct ReorderingPressTests {
    private func stage(_ sections: [[String]] = [["a", "b", "c", "d"]], lifts: Bool = true) throws -> ReorderStage {
        let screen = ReorderScreen()
        screen.collectionView.installsStandardGestureForInteractiveMovement = lifts
        return try ReorderStage(screen, sections)
    }

    @Test("a finger that is held still lifts an item, which follows it by the place it was gripped at")
    func touch() throws {
        let stage = try stage()
        let recorder = DelegateRecorder(stage.view)
        #expect(stage.host.holdingScrollers == [stage.view.node])
        stage.host.press(stage.cell("a"), at: Point(x: 50, y: 80))
        stage.host.movePress(byX: 2, y: 2)
        #expect(!stage.host.isPressClaimed)
        while !stage.host.isPressClaimed, stage.host.fireNextTimer() {}
        #expect(stage.host.isPressClaimed)
        #expect(stage.picture == ["a 2,2", "b 0,100", "c 0,200", "d 0,300"])
        stage.host.movePress(byX: 0, y: 160)
        #expect(stage.picture == ["b 0,0", "c 0,100", "a 2,162", "d 0,300"])
        stage.host.releasePress()
        #expect(stage.screen.data == [["b", "c", "a", "d"]])
        #expect(recorder.takeEvents() == [])
    }

    @Test("a held finger on an item that cannot be moved is a long press, and on another one only lifts it")
    func longPresses() throws {
        let stage = try stage([["a", "fixed b"]])
        stage.view.recognizesLongPresses = true
        let recorder = DelegateRecorder(stage.view, .presses)
        for name in ["fixed b", "a"] {
            stage.host.press(stage.cell(name), at: Point(x: 50, y: 80))
            while !stage.host.isPressClaimed, stage.host.fireNextTimer() {}
            stage.host.releasePress()
        }
        let presses = recorder.takeEvents().filter { if case .longPressedItem = $0 { true } else { false } }
        #expect(presses == [.longPressedItem(IndexPath(item: 1, section: 0))])
    }

    @Test("a finger that is held still lifts an item and opens no menu of its actions")
    func actions() throws {
        let stage = try stage()
        stage.view.trailingSwipeActionsConfigurationProvider = { _ in
            SwipeActionsConfiguration(actions: [ContextualAction(style: .normal, title: "Later") { $1(true) }])
        }
        stage.host.send(.frame(0))
        stage.host.press(stage.cell("a"), at: Point(x: 50, y: 80))
        while !stage.host.isPressClaimed, stage.host.fireNextTimer() {}
        #expect(stage.view.indexPathForInteractivelyMovingItem == IndexPath(item: 0, section: 0))
        #expect(stage.host.nodes(withStyleClass: "menu-entry") == [])
    }

    @Test("a finger that moves scrolls, and one that taps activates")
    func scrolling() throws {
        let stage = try stage((0..<1).map { _ in (0..<30).map { "\($0)" } })
        let recorder = DelegateRecorder(stage.view)
        stage.host.press("3")
        stage.host.movePress(byX: 0, y: -20)
        stage.host.cancelPress()
        while stage.host.fireNextTimer() {}
        #expect(stage.view.indexPathForInteractivelyMovingItem == nil)
        stage.host.click("2", with: .touch)
        #expect(recorder.takeEvents() == [.selectedItem(IndexPath(item: 2, section: 0))])
        #expect(stage.screen.log.entries == [])
    }

    @Test("a mouse lifts an item by moving, and a click is a click")
    func mouse() throws {
        let stage = try stage()
        let recorder = DelegateRecorder(stage.view)
        stage.host.click("b")
        #expect(recorder.takeEvents() == [.selectedItem(IndexPath(item: 1, section: 0))])
        stage.host.press("b", with: .mouse)
        stage.host.movePress(byX: 0, y: 3)
        #expect(!stage.host.isPressClaimed)
        stage.host.movePress(byX: 0, y: 120)
        #expect(stage.screen.presented == [["a", "c", "b", "d"]])
        stage.host.releasePress()
        #expect(stage.screen.data == [["a", "c", "b", "d"]])
        #expect(recorder.takeEvents() == [])
    }

    @Test("where the whole cell lifts nothing, its handle does, at once")
    func handle() throws {
        let stage = try stage(lifts: false)
        stage.view.cellForItem(at: IndexPath(item: 0, section: 0))?.accessories = [.reorder]
        stage.host.send(.frame(0))
        #expect(stage.host.holdingScrollers == [])
        stage.host.press("b", with: .mouse)
        stage.host.movePress(byX: 0, y: 150)
        stage.host.releasePress()
        #expect(stage.screen.log.entries == [])
        let handle = try #require(stage.host.nodes(withStyleClass: "accessory-reorder").first)
        stage.host.press(handle, at: Point(x: 380, y: 50))
        stage.host.movePress(byX: 0, y: 130)
        #expect(stage.screen.presented == [["b", "a", "c", "d"]])
        stage.host.releasePress()
        #expect(stage.screen.data == [["b", "a", "c", "d"]])
    }

    @Test("a press that becomes something else, or whose item goes, takes the item back")
    func cancelling() throws {
        let stage = try stage()
        stage.host.press("a", with: .mouse)
        stage.host.movePress(byX: 0, y: 150)
        stage.host.cancelPress()
        #expect(stage.screen.presented == [["a", "b", "c", "d"]])
        #expect(stage.view.indexPathForInteractivelyMovingItem == nil)
        stage.host.press("a", with: .mouse)
        stage.host.movePress(byX: 0, y: 150)
        try stage.perform { try stage.screen.show([["b", "c"]], animated: true) }
        #expect(stage.view.indexPathForInteractivelyMovingItem == nil)
        stage.host.movePress(byX: 0, y: 50)
        stage.host.releasePress()
        #expect(stage.screen.data == [["b", "c"]])
        #expect(stage.screen.log.entries == [])
        // Nothing that cannot be moved is claimed.
        try stage.perform { try stage.screen.show([["fixed", "b"]]) }
        stage.host.press("fixed", with: .mouse)
        stage.host.movePress(byX: 0, y: 150)
        #expect(!stage.host.isPressClaimed)
        stage.host.releasePress()
    }

    @Test("Escape takes back what a pointer holds")
    func escape() throws {
        let stage = try stage()
        stage.host.press("a", with: .mouse)
        stage.host.movePress(byX: 0, y: 120)
        #expect(stage.screen.presented == [["b", "a", "c", "d"]])
        stage.host.send(.keyPressed(.escape, stage.cell("b")))
        #expect(stage.screen.presented == [["a", "b", "c", "d"]])
        stage.host.movePress(byX: 0, y: 50)
        stage.host.releasePress()
        #expect(stage.screen.data == [["a", "b", "c", "d"]])
        #expect(stage.screen.log.entries == [])
    }

    @Test("reports of presses on others name them by the paths of the data while an item is held")
    func reports() throws {
        let stage = try stage(lifts: false)
        let recorder = DelegateRecorder(stage.view, .presses)
        stage.pickUp(0)
        stage.drag(200, 250)
        #expect(stage.screen.presented == [["b", "c", "a", "d"]])
        stage.host.press(stage.cell("b"), at: Point(x: 50, y: 50), with: .mouse)
        stage.host.releasePress()
        let path = IndexPath(item: 1, section: 0)
        #expect(
            recorder.takeEvents() == [.highlightedItem(path), .unhighlightedItem(path), .selectedItem(path)])
    }
}
