import CollectionDiffing
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import Testing

@testable import CollectionViews

struct SelectionTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func start(_ screen: TextScreen = .rows(20)) -> (view: CollectionView, host: ModelHost, log: InteractionLog)
    {
        let log = InteractionLog()
        screen.collectionView.delegate = log
        screen.collectionView.isKeyboardNavigable = true
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        return (screen.collectionView, host, log)
    }

    private func selected(_ view: CollectionView) -> [Int] { view.indexPathsForSelectedItems.map { $0.item } }

    @Test("what may be selected depends on the editing mode, in UIKit's words")
    func permissions() {
        let (view, host, _) = start()
        view.allowsMultipleSelectionDuringEditing = true
        host.click("row 1")
        #expect(selected(view) == [])
        view.isEditing = true
        for row in [1, 3, 1, 2] { host.click("row \(row)") }
        #expect(selected(view) == [2, 3])
        view.isEditing = false
        #expect(selected(view) == [])
        view.allowsSelection = true
        #expect(view.selectionMode == .single)
        for row in [1, 3] { host.click("row \(row)") }
        #expect(selected(view) == [3])
        view.isEditing = true
        view.allowsMultipleSelectionDuringEditing = false
        #expect(view.selectionMode == .none)
        host.click("row 4")
        #expect(selected(view) == [])
    }

    @Test("the primary action belongs to a plain activation outside of the editing mode")
    func primaryAction() {
        let (view, host, log) = start()
        func acts() -> [String] { log.take().filter { $0.hasPrefix("act") } }
        host.click("row 1")
        #expect(acts() == ["act 1"])
        view.selectionMode = .multiple
        host.click("row 1")
        #expect(acts() == ["act 1"])
        host.click("row 2", modifiers: .control)
        host.click("row 4", modifiers: .shift)
        #expect(acts() == [])
        #expect(selected(view) == [1, 2, 3, 4])
        log.withoutAction = [5]
        host.click("row 5")
        #expect(acts() == [])
        view.isEditing = true
        host.click("row 6")
        #expect(acts() == [])
    }

    @Test("an item that refuses to be selected performs no primary action")
    func refusedPrimaryAction() {
        let (view, host, log) = start()
        view.selectionMode = .single
        log.refused = [3]
        host.click("row 3")
        #expect(log.take().filter { $0.hasPrefix("act") } == [])
    }

    @Test("the modifiers of a click are forgotten with it")
    func modifiers() {
        let (view, host, _) = start()
        view.selectionMode = .multiple
        host.click("row 1")
        host.press("row 5", modifiers: .shift)
        host.cancelPress()
        host.press("row 5", modifiers: .shift)
        host.movePress(byX: 0, y: 50)
        host.releasePress()
        let cell = host.node(showing: "row 6").flatMap { host.activatable(around: $0) } ?? .none
        host.send(.keyPressed(.space, cell))
        #expect(selected(view) == [1, 6])
    }

    @Test("shift reaches from the item that was activated last, by mouse and by keyboard")
    func ranges() {
        let (view, host, _) = start()
        view.selectionMode = .multiple
        host.click("row 3")
        host.click("row 5", modifiers: .shift)
        #expect(selected(view) == [3, 4, 5])
        host.click("row 1", modifiers: .shift)
        #expect(selected(view) == [1, 2, 3])
        func shift(_ key: Key) { host.send(.keyCommand(key, .shift, host.focusedNode)) }
        let cell = host.node(showing: "row 6").flatMap { host.activatable(around: $0) } ?? .none
        host.focusedNode = cell
        host.send(.focused(cell))
        host.send(.keyPressed(.space, cell))
        for key in [Key.down, .down, .up, .down, .down] { shift(key) }
        #expect(selected(view) == [1, 2, 3, 6, 7, 8, 9])
        #expect(host.texts(in: host.focusedNode) == ["row 9"])
        shift(.end)
        #expect(selected(view) == [1, 2, 3] + (6..<20))
        shift(.home)
        #expect(selected(view) == Array(0...6))
        #expect(!host.send(.keyCommand(.down, .control, host.focusedNode)))
    }

    @Test("shift and the space bar reach to the item with the focus, and no other modifier does")
    func rangeToFocus() {
        let (view, host, _) = start()
        view.selectionMode = .multiple
        host.click("row 2")
        let cell = host.node(showing: "row 4").flatMap { host.activatable(around: $0) } ?? .none
        host.focusedNode = cell
        host.send(.focused(cell))
        #expect(!host.send(.keyCommand(.space, .control, cell)))
        #expect(host.send(.keyCommand(.space, .shift, cell)))
        #expect(selected(view) == [2, 3, 4])
    }

    @Test("shift and arrows begin a range at the item with the focus where none was activated")
    func rangeFromFocus() {
        let (view, host, _) = start()
        view.selectionMode = .multiple
        let cell = host.node(showing: "row 2").flatMap { host.activatable(around: $0) } ?? .none
        host.focusedNode = cell
        host.send(.focused(cell))
        #expect(host.send(.keyCommand(.down, .shift, cell)))
        #expect(selected(view) == [2, 3])
        view.selectionMode = .single
        #expect(!host.send(.keyCommand(.down, .shift, host.focusedNode)))
    }

    @Test("everything that may be is selected by key, and told item by item")
    func selectAll() {
        let (view, host, log) = start(.rows(4))
        #expect(!host.send(.keyPressed(.selectAll, view.node)))
        view.selectionMode = .multiple
        log.refused = [2]
        host.click("row 1")
        _ = log.take()
        #expect(host.send(.keyPressed(.selectAll, view.node)))
        #expect(selected(view) == [0, 1, 3])
        #expect(log.take() == ["select 0", "select 3"])
        view.deselectAll()
        #expect(selected(view) == [])
        #expect(log.take() == ["deselect 0", "deselect 1", "deselect 3"])
    }

    @Test("items that refuse are passed over by taps, ranges and deselection")
    func refusal() {
        let (view, host, log) = start()
        view.selectionMode = .multiple
        log.refused = [2]
        host.click("row 2")
        host.click("row 1")
        host.click("row 4", modifiers: .shift)
        #expect(selected(view) == [1, 3, 4])
        log.refused = [3]
        host.click("row 3")
        #expect(selected(view) == [1, 3, 4])
        view.deselectAll()
        #expect(selected(view) == [3])
    }

    private func mark(_ row: Int, _ view: CollectionView, _ host: ModelHost) -> NodeID {
        guard let cell = view.cellForItem(at: path(row)) else { return .none }
        return host.nodes(withStyleClass: "cell-check").first { cell.owns($0) } ?? .none
    }

    @Test("a drag over the check marks selects what it passes, and going back undoes that")
    func drag() {
        let (view, host, log) = start()
        view.allowsMultipleSelectionDuringEditing = true
        #expect(host.nodes(withStyleClass: "cell-check") == [])
        view.isEditing = true
        host.send(.frame(0))
        host.click("row 4")
        _ = log.take()
        host.press(mark(1, view, host), at: Point(x: 20, y: 150))
        host.movePress(to: Point(x: 20, y: 250))
        #expect(host.isPressClaimed)
        #expect(selected(view) == [1, 2, 4])
        host.movePress(to: Point(x: 20, y: 550))
        #expect(selected(view) == [1, 2, 3, 4, 5])
        host.movePress(to: Point(x: 20, y: 350))
        host.movePress(to: Point(x: 20, y: 50))
        host.releasePress()
        #expect(selected(view) == [0, 1, 4])
        #expect(log.take().filter { $0.contains("4") } == [])
        host.press(mark(1, view, host), at: Point(x: 20, y: 150))
        host.movePress(to: Point(x: 20, y: 440))
        host.releasePress()
        #expect(selected(view) == [0])
        view.isEditing = false
        host.send(.frame(0))
        #expect(host.nodes(withStyleClass: "cell-check") == [])
    }

    @Test("a press beside the check mark is no drag, nor one that may not begin")
    func noDrag() {
        let (view, host, log) = start()
        view.selectionMode = .multiple
        view.isEditing = true
        host.send(.frame(0))
        host.press("row 1")
        host.movePress(byX: 0, y: 200)
        #expect(!host.isPressClaimed)
        host.releasePress()
        log.allowsDrags = false
        host.press(mark(1, view, host), at: Point(x: 20, y: 150))
        host.movePress(byX: 0, y: 200)
        #expect(!host.isPressClaimed)
        #expect(selected(view) == [])
    }

    @Test("options say that several can be chosen")
    func multiselectable() {
        let (view, host, _) = start()
        view.accessibilityPattern = .listbox
        view.selectionMode = .multiple
        host.send(.frame(0))
        let list = host.nodes(withStyleClass: "collection-content")[0]
        #expect(host.node(list)?.attributes[.allowsMultiple] == "true")
        view.selectionMode = .single
        host.send(.frame(0))
        #expect(host.node(list)?.attributes[.allowsMultiple] == nil)
    }
}

struct NearestItemTests {
    /// Two columns of items, 100 points wide, 100 points apart and 10 points from each other.
    private final class Screen: ViewController {
        let collectionView: CollectionView
        private let source = TextSource([(0..<40).map { "\($0)" }])

        init() {
            let layout = FlowLayout()
            layout.itemSize = Size(width: 100, height: 50)
            layout.metrics.minimumInteritemSpacing = 100
            layout.metrics.minimumLineSpacing = 10
            collectionView = CollectionView(layout: layout)
            super.init(view: collectionView)
            collectionView.contentSource = source
        }
    }

    private func start() -> (view: CollectionView, host: ModelHost) {
        let screen = Screen()
        let host = ModelHost(screen, windowSize: Size(width: 300, height: 400))
        host.start(path: "/")
        return (screen.collectionView, host)
    }

    @Test("between two columns it is the nearer item", arguments: [(x: 140.0, item: 0), (x: 160, item: 1)])
    func columns(x: Double, item: Int) {
        let (view, host) = start()
        #expect(view.itemPath(nearest: Point(x: x, y: 20)) == IndexPath(item: item, section: 0))
        withExtendedLifetime(host) {}
    }

    @Test("between two lines it is the nearer item", arguments: [(y: 54.0, item: 0), (y: 56, item: 2)])
    func lines(y: Double, item: Int) {
        let (view, host) = start()
        #expect(view.itemPath(nearest: Point(x: 50, y: y)) == IndexPath(item: item, section: 0))
        withExtendedLifetime(host) {}
    }

    @Test("a location is one in the view, wherever it is scrolled")
    func scrolled() {
        let (view, host) = start()
        host.scroll(to: Point(x: 0, y: 120))
        host.endScroll()
        #expect(view.itemPath(nearest: Point(x: 250, y: 20)) == IndexPath(item: 5, section: 0))
    }
}

struct DragSelectionTests {
    private let elements = ElementTable()

    private func paths(_ items: [Int]) -> [IndexPath] { items.map { IndexPath(item: $0, section: 0) } }

    @Test("the first item decides whether the others are selected or taken out")
    func direction() {
        let selecting = DragSelection(at: paths([2])[0], selected: paths([5, 9]), elements: elements)
        #expect(selecting.selection(passing: paths([2, 3, 4, 5])) == paths([2, 3, 4, 5, 9]))
        let removing = DragSelection(at: paths([5])[0], selected: paths([4, 5, 9]), elements: elements)
        #expect(removing.selection(passing: paths([4, 5])) == paths([9]))
    }

    @Test("it follows its items over an update, and ends with the first")
    func updates() throws {
        let drag = DragSelection(at: paths([2])[0], selected: paths([5, 9]), elements: elements)
        let changes = BatchChanges(itemDeletes: paths([5]), itemInserts: paths([0]))
        elements.translate(try #require(IndexPathTranslation(changes, countsBefore: [10], countsAfter: [10])))
        #expect(drag.start == paths([3])[0])
        #expect(drag.selection(passing: paths([3])) == paths([3, 9]))
        let deletion = BatchChanges(itemDeletes: paths([3]))
        elements.translate(try #require(IndexPathTranslation(deletion, countsBefore: [10], countsAfter: [9])))
        #expect(drag.start == nil)
    }
}
