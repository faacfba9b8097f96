import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import Testing

@testable import CollectionViews

/// A cell with a text field.
final class FieldCell: CollectionViewCell {
    let field = TextField("Name")

    required init() {
        super.init(element: .box, styleClasses: ["field-cell"])
        addSubview(field)
    }
}

struct EditingTests {
    /// People whose names can be written.
    private final class FieldScreen: ViewController {
        let collectionView: CollectionView
        let dataSource: CollectionViewDiffableDataSource<Int, Int>
        let edits = PendingEdits<String>()
        let history = UndoHistory()

        init() {
            collectionView = CollectionView(layout: RowLayout(rowHeight: 100))
            let (edits, history) = (edits, history)
            let cells = CellRegistration<FieldCell, Int> { cell, _, id in
                cell.field.edit(EditingTests.name(of: id), in: edits, orElse: "person \(id)", history: history)
            }
            dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: id)
            }
            super.init(view: collectionView)
        }

        func show(_ ids: [Int], reconfigured: [Int] = []) throws {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            try snapshot.appendSections([0])
            try snapshot.appendItems(ids, toSection: 0)
            try snapshot.reconfigureItems(reconfigured)
            dataSource.apply(snapshot, animatingDifferences: false)
        }
    }

    private static func name(of id: Int) -> ChangeSubject { ChangeSubject(CellIdentity("person", id), "name") }

    private func start(_ ids: [Int]) throws -> (screen: FieldScreen, host: ModelHost) {
        let screen = FieldScreen()
        try screen.show(ids)
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        return (screen, host)
    }

    /// The field of an item on the screen.
    private func field(_ item: Int, _ screen: FieldScreen, _ host: ModelHost) -> NodeID {
        guard let cell = screen.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) else { return .none }
        return host.allNodes { $0.element == .textField }.first { cell.owns($0) } ?? .none
    }

    private func shown(_ item: Int, _ screen: FieldScreen, _ host: ModelHost) -> String? {
        host.node(field(item, screen, host))?.text
    }

    @Test("what is written survives the cell: it is there again when the item comes back in another one")
    func recycling() throws {
        let (screen, host) = try start(Array(0..<200))
        host.write("Ada", into: field(2, screen, host))
        // The user leaves the field, so that the cell may be used for others.
        host.focusedNode = .none
        host.send(.focused(.none))
        let node = field(2, screen, host)
        host.scroll(to: Point(x: 0, y: 9000))
        host.endScroll()
        #expect(screen.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)) == nil)
        for cell in host.visibleCells { #expect(!host.texts(in: cell).contains("Ada")) }
        host.scroll(to: .zero)
        host.endScroll()
        #expect(shown(2, screen, host) == "Ada")
        #expect(shown(3, screen, host) == "person 3")
        #expect(field(2, screen, host) != .none)
        #expect(node != .none)
        #expect(screen.edits[Self.name(of: 2)] == "Ada")
    }

    @Test("while the focus is in a field its cell is used for nothing else, and typing goes on far from the screen")
    func typingWhileScrolledAway() throws {
        let (screen, host) = try start(Array(0..<200))
        let node = field(2, screen, host)
        host.write("A", into: node)
        host.scroll(to: Point(x: 0, y: 9000))
        host.endScroll()
        #expect(host.isAttached(node))
        host.write("Ada", into: node)
        #expect(host.focusedNode == node)
        host.scroll(to: .zero)
        host.endScroll()
        #expect(field(2, screen, host) == node)
        #expect(shown(2, screen, host) == "Ada")
    }

    @Test(
        "the text and the focus stay over updates that move the item or configure it again; the caret is not disturbed")
    func updates() throws {
        let (screen, host) = try start([1, 2, 3])
        let node = field(1, screen, host)
        host.write("Ada", into: node)
        try screen.show([9, 3, 2, 1], reconfigured: [2])
        host.send(.frame(0))
        #expect(field(2, screen, host) == node)
        #expect(host.focusedNode == node)
        #expect(shown(2, screen, host) == "Ada")
        // The text is not set again: that would move the caret and break off an unfinished word.
        #expect(!host.lastCommands.contains { if case .setText(node, _) = $0 { true } else { false } })
        host.write("Ada L", into: node)
        try screen.show([9, 3, 1])
        host.send(.frame(0))
        #expect(screen.edits[Self.name(of: 2)] == "Ada L")
        try screen.show([2, 9, 3, 1])
        host.send(.frame(0))
        #expect(shown(0, screen, host) == "Ada L")
    }

    @Test("what is written without a break is one step; the text of the model is no edit")
    func steps() throws {
        let (screen, host) = try start([1, 2])
        let node = field(0, screen, host)
        for text in ["A", "Ad", "Ada"] { host.write(text, into: node) }
        host.focusedNode = .none
        host.send(.focused(.none))
        host.write("Ada L", into: node)
        #expect(screen.history.undo())
        #expect(screen.edits[Self.name(of: 1)] == "Ada")
        #expect(screen.history.undo())
        #expect(screen.edits[Self.name(of: 1)] == nil)
        #expect(!screen.history.canUndo)
        host.write("x", into: node)
        host.write("person 1", into: node)
        #expect(!screen.edits.hasEdits(of: CellIdentity("person", 1)))
    }
}

struct UndoBarTests {
    private final class BarScreen: ViewController {
        let history = UndoHistory()
        let bar: UndoBar
        var value = 0

        override init(view: View = View(.box, styleClasses: ["screen"])) {
            bar = UndoBar(history: history)
            super.init(view: view)
            view.addSubview(bar)
        }

        override func viewDidLayoutSubviews() { bar.followHistory() }

        func set(_ number: Int, _ title: String) {
            history.perform(
                ValueChange(
                    title: title, to: number, get: { [unowned self] in value }, set: { [unowned self] in value = $0 }))
        }
    }

    @Test("the bar comes after a step, is read out, takes it back, and goes")
    func show() {
        let screen = BarScreen()
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        #expect(host.texts == [])
        host.window.perform { screen.set(1, "One") }
        host.send(.frame(0))
        #expect(host.texts == ["One", "Undo"])
        #expect(host.announcements == ["One. Undo?"])
        host.tap("Undo")
        #expect(screen.value == 0)
        #expect(host.texts == [])
        #expect(host.openTimers == [])
        // Making it again is no new step.
        #expect(host.send(.keyPressed(.redo, NodeID.root)))
        #expect(screen.value == 1)
        #expect(host.texts == [])
        #expect(host.send(.keyPressed(.undo, NodeID.root)))
        #expect(screen.value == 0)
        #expect(!host.send(.keyPressed(.undo, NodeID.root)))
    }

    @Test("it goes when its step was undone, also where the step before has the same title")
    func sameTitle() {
        let screen = BarScreen()
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        for number in 1...2 {
            host.window.perform { screen.set(number, "More") }
            screen.history.endStep()
            host.send(.frame(0))
        }
        #expect(host.texts == ["More", "Undo"])
        host.window.perform { screen.history.undo() }
        host.send(.frame(0))
        #expect(screen.value == 1)
        #expect(host.texts == [])
    }

    @Test("it goes after some seconds, but not while the focus is in it")
    func time() {
        let screen = BarScreen()
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        host.window.perform { screen.set(1, "One") }
        host.send(.frame(0))
        #expect(host.openTimers.map { $0.milliseconds } == [6000])
        host.send(.focused(host.nodes(withStyleClass: "button")[0]))
        host.fireNextTimer()
        #expect(host.texts == ["One", "Undo"])
        host.window.perform { screen.set(2, "Two") }
        host.send(.frame(0))
        #expect(host.texts == ["Two", "Undo"])
        #expect(host.openTimers.map { $0.milliseconds } == [6000])
        host.send(.focused(.none))
        host.fireNextTimer()
        #expect(host.texts == [])
        #expect(screen.value == 2)
    }

    @Test("a bar that is removed while its time runs is released")
    func release() {
        let root = View(.box, styleClasses: ["screen"])
        let host = ModelHost(ViewController(view: root), windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        weak var removed: UndoBar?
        func showAndRemove() {
            let history = UndoHistory()
            let bar = UndoBar(history: history)
            removed = bar
            root.addSubview(bar)
            var value = 0
            history.perform(ValueChange(title: "One", to: 1, get: { value }, set: { value = $0 }))
            bar.followHistory()
            root.removeSubview(bar)
        }
        host.window.perform { showAndRemove() }
        host.send(.frame(0))
        #expect(host.openTimers.map { $0.milliseconds } == [6000])
        #expect(removed == nil)
    }
}
