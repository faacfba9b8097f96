import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionViews

/// Notes with a destructive action and another behind a swipe to the leading edge, one behind the other, and a menu.
struct SwipeStage {
    let screen: NoteScreen
    let host: ModelHost
    let log = InteractionLog()
    private let ids = Box()

    private final class Box {
        var ids: [Int] = []
        /// Actions that were not said to be done.
        var waiting: [(Bool) -> Void] = []
    }

    init(_ ids: [Int], isRightToLeft: Bool = false, waits: Bool = false) throws {
        let screen = NoteScreen()
        self.screen = screen
        let (log, box) = (log, self.ids)
        let action = { (title: String, style: ContextualAction.Style, path: IndexPath) -> ContextualAction in
            let id = path.item < box.ids.count ? box.ids[path.item] : -1
            return ContextualAction(style: style, title: title) { action, completion in
                log.lines.append("\(action.title) \(id)")
                if waits { box.waiting.append(completion) } else { completion(true) }
            }
        }
        screen.collectionView.trailingSwipeActionsConfigurationProvider = { path in
            SwipeActionsConfiguration(actions: [action("Delete", .destructive, path), action("Later", .normal, path)])
        }
        screen.collectionView.leadingSwipeActionsConfigurationProvider = { path in
            var configuration = SwipeActionsConfiguration(actions: [action("Flag", .normal, path)])
            configuration.performsFirstActionWithFullSwipe = false
            return configuration
        }
        screen.collectionView.delegate = log
        host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        if isRightToLeft { host.change { $0.layoutDirection = .rightToLeft } }
        try show(ids)
        host.start(path: "/")
    }

    func show(_ ids: [Int], reconfigured: [Int] = [], animated: Bool = false) throws {
        self.ids.ids = ids
        for id in ids { screen.model.texts[id] = "note \(id)" }
        try screen.show(ids, reconfigured: reconfigured, animated: animated)
        host.send(.frame(0))
    }

    func finishActions() {
        let waiting = ids.waiting
        ids.waiting = []
        host.window.perform { for completion in waiting { completion(true) } }
        host.send(.frame(0))
    }

    /// Presses an item, draws the pointer to the side in steps, and holds it there.
    func drag(_ id: Int, by x: Double, y: Double = 0, with pointer: HostPress.Pointer = .touch) {
        host.press("note \(id)", with: pointer)
        for step in 1...4 { host.movePress(byX: x / 4, y: y / 4, time: Double(step) * 100) }
    }

    /// Draws and lets go after a rest.
    func swipe(_ id: Int, by x: Double) {
        drag(id, by: x)
        host.releasePress(time: 2000)
    }

    func finishTimers() { while host.fireNextTimer() {} }

    /// The items whose content is pushed aside, and how far in the host's terms.
    var offsets: [Int: Double] {
        var offsets: [Int: Double] = [:]
        for cell in host.nodes(withStyleClass: "cell") {
            guard let offset = host.node(cell)?.variables["swipe"], offset != 0 else { continue }
            let text = host.texts(in: cell).first { $0.hasPrefix("note ") } ?? ""
            offsets[Int(text.dropFirst(5)) ?? -1] = offset
        }
        return offsets
    }

    /// The titles of the buttons that are uncovered.
    var buttons: [String] { host.nodes(withStyleClass: "swipe-action").flatMap { host.texts(in: $0) } }
}

struct SwipeTests {
    @Test("a swipe pushes the content aside by the width of the actions, and uncovers their buttons")
    func open() throws {
        let stage = try SwipeStage([1, 2, 3])
        stage.drag(2, by: -100)
        #expect(stage.host.isPressClaimed)
        #expect(stage.offsets == [2: -100])
        stage.host.releasePress(time: 2000)
        #expect(stage.offsets == [2: -160])
        #expect(stage.buttons == ["Delete", "Later"])
        let strip = stage.host.nodes(withStyleClass: "swipe-actions")[0]
        #expect(stage.host.node(strip)?.styleClasses == ["swipe-actions", "swipe-trailing"])
        #expect(stage.host.node(strip)?.variables["reveal"] == 160)
        stage.host.tap("Later")
        #expect(stage.log.take() == ["Later 2"])
        #expect(stage.offsets == [:])
        stage.finishTimers()
        #expect(stage.buttons == [])
    }

    @Test("the other way uncovers the other edge, and from right to left all is mirrored")
    func edges() throws {
        let leading = try SwipeStage([1, 2, 3])
        leading.swipe(2, by: 70)
        #expect(leading.offsets == [2: 80])
        #expect(leading.buttons == ["Flag"])
        let mirrored = try SwipeStage([1, 2, 3], isRightToLeft: true)
        mirrored.swipe(2, by: 100)
        #expect(mirrored.offsets == [2: 160])
        #expect(mirrored.buttons == ["Delete", "Later"])
    }

    @Test("a swipe over most of the item performs the first action, where that is wanted")
    func full() throws {
        let stage = try SwipeStage([1, 2, 3], waits: true)
        stage.drag(2, by: -300)
        #expect(
            stage.host.node(stage.host.nodes(withStyleClass: "swipe-actions")[0])?.styleClasses.contains("is-full")
                == true)
        stage.host.releasePress(time: 2000)
        #expect(stage.log.take() == ["Delete 2"])
        #expect(stage.offsets == [2: -400])
        stage.finishActions()
        #expect(stage.offsets == [:])
        stage.swipe(2, by: 390)
        #expect(stage.log.take() == [])
        #expect(stage.offsets == [2: 80])
    }

    @Test("one item at most is open: pressing elsewhere closes it and does nothing else")
    func elsewhere() throws {
        let stage = try SwipeStage([1, 2, 3])
        stage.swipe(2, by: -100)
        stage.host.click("note 3", with: .touch)
        #expect(stage.offsets == [:])
        #expect(stage.log.take() == [])
        stage.finishTimers()
        stage.swipe(1, by: -100)
        stage.swipe(3, by: 100)
        #expect(stage.offsets == [3: 80])
        stage.host.click("note 3", with: .touch)
        #expect(stage.offsets == [:])
        #expect(stage.log.take() == [])
        stage.finishTimers()
        stage.host.click("note 3", with: .touch)
        #expect(stage.log.take() == ["highlight 2", "unhighlight 2", "select 2", "act 2"])
    }

    @Test("scrolling closes it, and Escape does")
    func closing() throws {
        let stage = try SwipeStage(Array(0..<40))
        stage.swipe(2, by: -100)
        stage.host.scroll(to: Point(x: 0, y: 10))
        #expect(stage.offsets == [:])
        stage.host.endScroll()
        stage.swipe(3, by: -100)
        #expect(stage.host.send(.keyPressed(.escape, stage.screen.collectionView.node)))
        #expect(stage.offsets == [:])
        stage.finishTimers()
        #expect(!stage.host.send(.keyPressed(.escape, stage.screen.collectionView.node)))
    }

    @Test("what goes up or down is no swipe, and a swipe that the host takes for a scroll goes back")
    func scrolling() throws {
        let stage = try SwipeStage([1, 2, 3])
        stage.drag(2, by: 20, y: 40)
        #expect(!stage.host.isPressClaimed)
        stage.host.cancelPress()
        #expect(stage.offsets == [:])
        stage.drag(2, by: -90)
        stage.host.cancelPress()
        #expect(stage.offsets == [:])
        stage.finishTimers()
        #expect(stage.buttons == [])
    }

    @Test("the mark of a pressed item goes when the press becomes a swipe")
    func mark() throws {
        let stage = try SwipeStage([1, 2, 3])
        stage.drag(2, by: -90, with: .mouse)
        #expect(stage.log.take() == ["highlight 1", "unhighlight 1"])
        stage.host.releasePress(time: 2000)
        #expect(stage.log.take() == [])
    }

    @Test("the Delete key performs the destructive action of the item with the focus")
    func deleteKey() throws {
        let stage = try SwipeStage([1, 2, 3])
        stage.screen.collectionView.isKeyboardNavigable = true
        let cell = stage.host.node(showing: "note 2").flatMap { stage.host.activatable(around: $0) } ?? .none
        #expect(stage.host.send(.keyPressed(.delete, cell)))
        #expect(stage.log.take() == ["Delete 2"])
        stage.screen.collectionView.trailingSwipeActionsConfigurationProvider = nil
        #expect(!stage.host.send(.keyPressed(.delete, cell)))
    }

    @Test("an open item keeps its actions over updates that move or change it, and loses them with itself")
    func updates() throws {
        let stage = try SwipeStage([1, 2, 3, 4])
        stage.swipe(2, by: -100)
        try stage.show([9, 4, 3, 2, 1], animated: true)
        #expect(stage.offsets == [2: -160])
        try stage.show([9, 4, 3, 2, 1], reconfigured: [2])
        #expect(stage.offsets == [2: -160])
        stage.host.tap("Later")
        #expect(stage.log.take() == ["Later 2"])
        stage.finishTimers()
        stage.swipe(3, by: -100)
        try stage.show([9, 4, 2, 1], animated: true)
        stage.host.finishAnimations()
        #expect(stage.offsets == [:])
        #expect(stage.buttons == [])
    }

    @Test("an action that is done late closes what is still open, and nothing that was opened since")
    func late() throws {
        let stage = try SwipeStage([1, 2, 3], waits: true)
        stage.swipe(2, by: -100)
        stage.host.tap("Later")
        #expect(stage.offsets == [2: -160])
        stage.swipe(3, by: 100)
        #expect(stage.offsets == [3: 80])
        stage.finishActions()
        #expect(stage.offsets == [3: 80])
    }

    @Test("without a provider nothing is swiped, and the host is told when there is one")
    func providers() throws {
        let stage = try SwipeStage([1, 2, 3])
        let content = stage.host.nodes(withStyleClass: "collection-content")[0]
        #expect(stage.host.node(content)?.styleClasses.contains("has-swipes") == true)
        #expect(stage.host.holdingScrollers == [stage.screen.collectionView.node])
        stage.swipe(2, by: -100)
        stage.screen.collectionView.trailingSwipeActionsConfigurationProvider = nil
        stage.screen.collectionView.leadingSwipeActionsConfigurationProvider = nil
        stage.host.send(.frame(0))
        #expect(stage.host.node(content)?.styleClasses.contains("has-swipes") == false)
        #expect(stage.host.holdingScrollers == [])
        #expect(stage.offsets == [:])
        stage.drag(2, by: -100)
        #expect(!stage.host.isPressClaimed)
    }

    @Test("in a box of options the buttons are for the pointer alone")
    func listbox() throws {
        let stage = try SwipeStage([1, 2, 3])
        stage.screen.collectionView.accessibilityPattern = .listbox
        stage.swipe(2, by: -100)
        let strip = stage.host.nodes(withStyleClass: "swipe-actions")[0]
        #expect(stage.host.node(strip)?.attributes == [.isHiddenFromAccessibility: "true"])
        #expect(
            stage.host.nodes(withStyleClass: "swipe-action").allSatisfy {
                stage.host.node($0)?.attributes[.tabIndex] == "-1"
            }
        )
    }
}
