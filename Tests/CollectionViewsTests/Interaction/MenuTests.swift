import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionViews

struct MenuPlacementTests {
    private func environment(_ width: Double, _ height: Double) -> HostEnvironment {
        HostEnvironment(windowSize: Size(width: width, height: height))
    }

    @Test("a menu opens downwards in the reading direction, and to the other side where there is no room")
    func sides() {
        let window = environment(390, 844)
        #expect(
            MenuPlacement.frame(at: Point(x: 20, y: 100), entries: 2, in: window)
                == Rect(x: 20, y: 100, width: 250, height: 100))
        #expect(
            MenuPlacement.frame(at: Point(x: 350, y: 800), entries: 2, in: window)
                == Rect(x: 100, y: 700, width: 250, height: 100))
        var mirrored = window
        mirrored.layoutDirection = .rightToLeft
        #expect(MenuPlacement.frame(at: Point(x: 350, y: 100), entries: 2, in: mirrored).minX == 100)
        #expect(MenuPlacement.frame(at: Point(x: 60, y: 100), entries: 2, in: mirrored).minX == 60)
    }

    @Test("wherever a menu is requested, it is wholly inside the window and clear of cut-outs")
    func inside() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<500 {
            var window = environment(
                .random(in: 120...1400, using: &generator), .random(in: 120...900, using: &generator))
            window.safeAreaInsets = EdgeInsets(top: 40, left: 8, bottom: 20, right: 12)
            if Bool.random(using: &generator) { window.layoutDirection = .rightToLeft }
            let point = Point(
                x: .random(in: -50...1500, using: &generator), y: .random(in: -50...1000, using: &generator))
            let frame = MenuPlacement.frame(at: point, entries: .random(in: 1...30, using: &generator), in: window)
            let room = Rect(
                x: 16, y: 48, width: window.windowSize.width - 36, height: window.windowSize.height - 76)
            #expect(room.contains(frame), "\(frame) in \(room)")
        }
    }
}

struct MenuTests {
    private func start() throws -> SwipeStage {
        let stage = try SwipeStage([1, 2, 3])
        let log = stage.log
        stage.screen.collectionView.isKeyboardNavigable = true
        log.menu = { path in
            Menu(
                title: "Item \(path.item)",
                children: [
                    MenuAction("Open") { log.lines.append("open \(path.item)") },
                    MenuAction("Share", attributes: .disabled) { log.lines.append("share \(path.item)") },
                ])
        }
        stage.host.send(.frame(0))
        return stage
    }

    private func cell(_ id: Int, _ stage: SwipeStage) -> NodeID {
        stage.host.node(showing: "note \(id)").flatMap { stage.host.activatable(around: $0) } ?? .none
    }

    private func requestMenu(_ id: Int, _ stage: SwipeStage, at point: Point = Point(x: 30, y: 60)) -> Bool {
        stage.host.focusedNode = cell(id, stage)
        stage.host.send(.focused(stage.host.focusedNode))
        return stage.host.send(.menuRequested(stage.host.focusedNode, point))
    }

    private func entries(_ stage: SwipeStage) -> [String] {
        stage.host.nodes(withStyleClass: "menu-entry").flatMap { stage.host.texts(in: $0) }
    }

    private func focused(_ stage: SwipeStage) -> [String] { stage.host.texts(in: stage.host.focusedNode) }

    @Test("a menu has the actions of the item and of its swipes, the destructive ones last, and is one to an aid")
    func content() throws {
        let stage = try start()
        #expect(requestMenu(2, stage))
        #expect(entries(stage) == ["Open", "Share", "Flag", "Later", "Delete"])
        let menu = stage.host.nodes(withStyleClass: "menu")[0]
        #expect(stage.host.node(menu)?.attributes == [.accessibilityRole: "menu", .accessibilityLabel: "Item 1"])
        #expect(stage.host.frameInWindow(menu) == Rect(x: 30, y: 60, width: 250, height: 232))
        let styleClasses = stage.host.nodes(withStyleClass: "menu-entry").map {
            stage.host.node($0)?.attributes[.accessibilityRole]
        }
        #expect(styleClasses == Array(repeating: "menuitem", count: 5))
        let share = stage.host.nodes(withStyleClass: "menu-entry")[1]
        #expect(stage.host.node(share)?.attributes[.isDisabled] == "true")
        #expect(focused(stage) == ["Open"])
        #expect(stage.screen.collectionView.isShowingContextMenu)
    }

    @Test("arrows, Home, End and letters lead through the entries")
    func keys() throws {
        let stage = try start()
        _ = requestMenu(2, stage)
        let presses: [(Key, String)] = [
            (.down, "Share"), (.down, "Flag"), (.up, "Share"), (.up, "Open"), (.up, "Delete"), (.down, "Open"),
            (.end, "Delete"), (.home, "Open"),
        ]
        for (key, text) in presses {
            #expect(stage.host.press(key, on: stage.host.focusedNode))
            #expect(focused(stage) == [text])
        }
        stage.host.send(.typed("l", stage.host.focusedNode))
        #expect(focused(stage) == ["Later"])
        #expect(stage.host.press(.pageDown, on: stage.host.focusedNode))
        #expect(focused(stage) == ["Delete"])
        // Enter and Space are the host's: it presses its buttons.
        #expect(!stage.host.press(.enter, on: stage.host.focusedNode))
    }

    @Test("choosing closes the menu, gives the focus back and performs the action; one that is disabled does nothing")
    func choosing() throws {
        let stage = try start()
        _ = requestMenu(2, stage)
        stage.host.tap("Share")
        #expect(entries(stage).count == 5)
        #expect(stage.log.take() == [])
        stage.host.tap("Open")
        #expect(stage.log.take() == ["open 1"])
        #expect(entries(stage) == [])
        #expect(focused(stage) == ["note 2"])
        _ = requestMenu(3, stage)
        stage.host.tap("Delete")
        #expect(stage.log.take() == ["Delete 3"])
    }

    @Test("Escape and a tap beside it close the menu and give the focus back; a focus elsewhere only closes it")
    func closing() throws {
        let stage = try start()
        _ = requestMenu(2, stage)
        #expect(stage.host.press(.escape, on: stage.host.focusedNode))
        #expect(entries(stage) == [])
        #expect(focused(stage) == ["note 2"])
        _ = requestMenu(2, stage)
        stage.host.send(.activated(stage.host.nodes(withStyleClass: "menu-ground")[0]))
        #expect(entries(stage) == [])
        #expect(focused(stage) == ["note 2"])
        _ = requestMenu(2, stage)
        stage.host.focusedNode = cell(3, stage)
        stage.host.send(.focused(stage.host.focusedNode))
        #expect(entries(stage) == [])
        #expect(focused(stage) == ["note 3"])
        #expect(stage.log.take() == [])
    }

    @Test("going back closes the menu, gives the focus back and leaves the screen")
    func goingBack() throws {
        let stage = try start()
        _ = requestMenu(2, stage)
        #expect(stage.host.history == ["/", "/"])
        stage.host.pressBack()
        #expect(entries(stage) == [])
        #expect(!stage.screen.collectionView.isShowingContextMenu)
        #expect(focused(stage) == ["note 2"])
        #expect(stage.host.history == ["/"])
        #expect(stage.log.take() == [])
    }

    @Test("a menu that a finger opened in a view without keys sets no focus when its item is removed")
    func removalWithoutKeys() throws {
        let stage = try start()
        stage.screen.collectionView.isKeyboardNavigable = false
        stage.host.press("note 2")
        stage.finishTimers()
        stage.host.releasePress()
        #expect(entries(stage).count == 5)
        try stage.show([3, 1])
        #expect(entries(stage) == [])
        #expect(stage.host.focusedNode != stage.screen.collectionView.node)
    }

    @Test("a finger that is held still opens the menu, and its end activates nothing")
    func hold() throws {
        let stage = try start()
        stage.host.press("note 2")
        stage.finishTimers()
        #expect(entries(stage).count == 5)
        #expect(stage.host.isPressClaimed)
        // Some hosts report a menu by themselves at that moment.
        #expect(stage.host.send(.menuRequested(cell(2, stage), Point(x: 1, y: 1))))
        stage.host.releasePress()
        #expect(stage.log.take() == ["highlight 1", "unhighlight 1"])
        #expect(entries(stage).count == 5)
    }

    @Test("no menu comes for a finger that strays or scrolls, for a mouse that is held, or where an item has none")
    func none() throws {
        let stage = try start()
        stage.host.press("note 2")
        stage.host.movePress(byX: 0, y: 12)
        stage.finishTimers()
        stage.host.releasePress()
        stage.host.press("note 2")
        stage.host.cancelPress()
        stage.finishTimers()
        stage.host.press("note 2", with: .mouse)
        stage.finishTimers()
        stage.host.releasePress()
        stage.log.menu = { _ in nil }
        stage.screen.collectionView.trailingSwipeActionsConfigurationProvider = nil
        stage.screen.collectionView.leadingSwipeActionsConfigurationProvider = nil
        #expect(!requestMenu(2, stage))
        #expect(entries(stage) == [])
    }

    @Test("the menu of an item stays over an update, and goes with the item")
    func updates() throws {
        let stage = try start()
        _ = requestMenu(2, stage)
        try stage.show([3, 2, 1], reconfigured: [2])
        #expect(entries(stage).count == 5)
        #expect(stage.host.press(.escape, on: stage.host.focusedNode))
        #expect(focused(stage) == ["note 2"])
        _ = requestMenu(2, stage)
        try stage.show([3, 1])
        #expect(entries(stage) == [])
        _ = requestMenu(3, stage)
        stage.screen.collectionView.reloadData()
        stage.host.send(.frame(0))
        #expect(entries(stage) == [])
    }
}
