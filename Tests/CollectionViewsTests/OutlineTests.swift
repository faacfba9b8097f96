import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct OutlineTests {
    /// A screen of one outline; its items are named by paths such as "a/b".
    private final class FileScreen: ViewController {
        let collectionView = CollectionView(layout: RowLayout(rowHeight: 50))
        let dataSource: CollectionViewDiffableDataSource<Int, String>

        init(_ style: CellAccessory.OutlineDisclosureStyle) {
            let files = CellRegistration<TextCell, String> { cell, _, name in
                cell.label.text = name
                cell.accessories = name.hasSuffix("!") ? [] : [.outlineDisclosure(style, label: "Contents")]
            }
            dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, path, name in
                view.dequeueConfiguredReusableCell(using: files, for: path, item: name)
            }
            super.init(view: collectionView)
        }
    }

    private func start(
        _ style: CellAccessory.OutlineDisclosureStyle
    ) throws -> (FileScreen, ModelHost) {
        let screen = FileScreen(style)
        var outline = DiffableDataSourceSectionSnapshot<String>()
        try outline.append(["a", "b", "c!"])
        try outline.append(["a/1!", "a/2"], to: "a")
        try outline.append(["a/2/x!"], to: "a/2")
        try screen.dataSource.apply(outline, to: 0)
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        return (screen, host)
    }

    private func disclosure(of text: String, _ host: ModelHost) -> NodeID? {
        guard let label = host.node(showing: text), let cell = host.activatable(around: label) else { return nil }
        return host.nodes(withStyleClass: "accessory-outline").first { button in
            var current = button
            while let node = host.node(current), current != cell { current = node.parent }
            return current == cell
        }
    }

    @Test("the sign shows the children with a movement and says that they are shown")
    func expand() throws {
        let (screen, host) = try start(.cell)
        host.finishAnimations()
        let sign = try #require(disclosure(of: "a", host))
        #expect(host.node(sign)?.attributes[.isExpanded] == "false")
        let recorder = DelegateRecorder(screen.collectionView)
        host.send(.activated(sign))
        #expect(host.texts == ["a", "a/1!", "a/2", "b", "c!"])
        #expect(host.node(sign)?.attributes[.isExpanded] == "true")
        let cells = host.visibleCells.map { host.node($0) }
        #expect(cells.map { $0?.variables["indentation"] } == [nil, 1, 1, nil, nil])
        #expect(cells.map { $0?.styleClasses.contains("is-expanded") } == [true, false, false, false, false])
        #expect(cells.map { $0?.animations.isEmpty } == [true, false, false, false, false])
        host.finishAnimations()
        host.send(.activated(sign))
        host.finishAnimations()
        #expect(host.texts == ["a", "b", "c!"])
        #expect(recorder.takeEvents() == [])
    }

    @Test("a cell in the style of a header is its own disclosure; in the other style it is selected")
    func styles() throws {
        let (headers, headerHost) = try start(.header)
        let headerRecorder = DelegateRecorder(headers.collectionView)
        headerHost.tap("a")
        #expect(headerHost.texts == ["a", "a/1!", "a/2", "b", "c!"])
        #expect(headerRecorder.takeEvents() == [])
        let (cells, cellHost) = try start(.cell)
        let cellRecorder = DelegateRecorder(cells.collectionView)
        cellHost.tap("a")
        #expect(cellHost.texts == ["a", "b", "c!"])
        #expect(cellRecorder.takeEvents() == [.selectedItem(IndexPath(item: 0, section: 0))])
    }

    @Test("the arrow in reading direction shows children, the other hides them")
    func arrows() throws {
        let (screen, host) = try start(.cell)
        screen.collectionView.isKeyboardNavigable = true
        let cell = try #require(host.node(showing: "a").flatMap { host.activatable(around: $0) })
        host.send(.keyPressed(.left, cell))
        #expect(host.texts == ["a", "b", "c!"])
        host.send(.keyPressed(.right, cell))
        #expect(host.texts == ["a", "a/1!", "a/2", "b", "c!"])
        host.send(.keyPressed(.right, cell))
        host.send(.keyPressed(.left, cell))
        host.finishAnimations()
        #expect(host.texts == ["a", "b", "c!"])
        host.change { $0.layoutDirection = .rightToLeft }
        host.send(.keyPressed(.left, cell))
        #expect(host.texts == ["a", "a/1!", "a/2", "b", "c!"])
    }

    @Test("the handlers are called in order, and may bring the children")
    func handlers() throws {
        let (screen, host) = try start(.header)
        final class Log { var lines: [String] = [] }
        let log = Log()
        screen.dataSource.sectionSnapshotHandlers.shouldExpandItem = { item in
            log.lines.append("should \(item)")
            return item == "b"
        }
        screen.dataSource.sectionSnapshotHandlers.willExpandItem = { log.lines.append("will \($0)") }
        screen.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
            var children = children
            try? children.append(["\(item)/new!"])
            return children
        }
        host.tap("a")
        host.tap("b")
        #expect(log.lines == ["should a", "should b", "will b"])
        #expect(host.texts == ["a", "b", "b/new!", "c!"])
        #expect(screen.dataSource.snapshot(for: 0).isExpanded("b"))
    }

    @Test("a drop changes the data when its handler allows it")
    func reordering() throws {
        let (screen, host) = try start(.cell)
        let from = IndexPath(item: 2, section: 0)
        #expect(!screen.dataSource.reorderItem(at: from, to: IndexPath(item: 0, section: 0)))
        screen.dataSource.reorderingHandlers.canReorderItem = { $0 == "c!" }
        #expect(!screen.dataSource.reorderItem(at: from, to: IndexPath(item: 0, section: 0)))
        screen.dataSource.reorderingHandlers.didReorder = { _ in }
        #expect(screen.dataSource.reorderItem(at: from, to: IndexPath(item: 0, section: 0)))
        host.send(.frame(0))
        #expect(screen.dataSource.snapshot().itemIdentifiers.map { $0 } == ["c!", "a", "b"])
    }

    @Test("a thousand toggles leave the screen as the outline says")
    func monkey() throws {
        var random = SeededGenerator(seed: 21)
        let (screen, host) = try start(.cell)
        for _ in 0..<1000 {
            let names = screen.dataSource.snapshot().itemIdentifiers.map { $0 }
            let name = names[Int.random(in: 0..<names.count, using: &random)]
            if let sign = disclosure(of: name, host) { host.send(.activated(sign)) }
            if Bool.random(using: &random) { host.finishAnimations() }
            let outline = screen.dataSource.snapshot(for: 0)
            let shown = host.visibleCells.filter { host.node($0)?.attributes[.isHiddenFromAccessibility] != "true" }
            let sorted = shown.map { ($0, host.frameInWindow($0)?.minY ?? 0) }.sorted { $0.1 < $1.1 }
            #expect(sorted.map { host.texts(in: $0.0) } == outline.visibleItems.map { [$0] })
        }
    }
}

struct DecorationTests {
    private final class Panel: CollectionReusableView {
        required init() { super.init(element: .box, styleClasses: ["panel"]) }
    }

    private func list() -> (CollectionView, ModelHost) {
        let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let group = LayoutGroup.vertical(layoutSize: size, subitems: [LayoutItem(layoutSize: size)])
        var section = LayoutSection(group: group)
        section.decorationItems = [.background(elementKind: "shelf")]
        let list = CollectionView(layout: CompositionalLayout(section: section))
        list.contentSource = TextSource([["a", "b"], (0..<30).map { "\($0)" }, ["z"]])
        let host = ModelHost(ViewController(view: list), windowSize: Size(width: 400, height: 800))
        return (list, host)
    }

    @Test("a decoration without a registration is shown behind its section, with the look of its kind")
    func unregistered() {
        let (_, host) = list()
        host.start(path: "/")
        let shelves = host.nodes(withStyleClass: "shelf").map { host.frameInWindow($0) }
        #expect(shelves == [Rect(x: 0, y: 0, width: 400, height: 200), Rect(x: 0, y: 200, width: 400, height: 3000)])
        host.scroll(to: Point(x: 0, y: 99_999))
        host.endScroll()
        #expect(host.nodes(withStyleClass: "shelf").filter { host.visibleFrame($0) != nil }.count == 2)
    }

    @Test("a registration chooses the class of a decoration, and its views are reused")
    func registered() {
        let (list, host) = list()
        list.registerDecoration(using: SupplementaryRegistration<Panel>(elementKind: "shelf") { _, _, _ in })
        host.start(path: "/")
        for step in 0..<40 { host.scroll(to: Point(x: 0, y: Double(step % 7) * 450)) }
        #expect(host.nodes(withStyleClass: "shelf") == [])
        #expect((2...3).contains(host.allNodes { $0.styleClasses.contains("panel") }.count))
    }
}
