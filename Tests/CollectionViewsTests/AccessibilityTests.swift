import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct AccessibilityTests {
    private let phone = Size(width: 400, height: 800)

    /// Names in sections, in rows of one or more columns.
    private final class NameScreen: ViewController {
        let collectionView: CollectionView
        let dataSource: CollectionViewDiffableDataSource<Int, String>

        init(columns: Int = 1) {
            let item = LayoutSize(
                widthDimension: .fractionalWidth(1 / Double(columns)), heightDimension: .absolute(100))
            let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
            let group = LayoutGroup.horizontal(layoutSize: row, subitem: LayoutItem(layoutSize: item), count: columns)
            collectionView = CollectionView(layout: CompositionalLayout(section: LayoutSection(group: group)))
            let cells = CellRegistration<TextCell, String> { cell, _, name in cell.label.text = name }
            dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, path, name in
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
            }
            dataSource.itemNameProvider = { $0 }
            super.init(view: collectionView)
            collectionView.isKeyboardNavigable = true
            collectionView.accessibilityPattern = .list
        }

        func show(_ sections: [[String]]) throws {
            var snapshot = DiffableDataSourceSnapshot<Int, String>()
            try snapshot.appendSections(Array(sections.indices))
            for (index, names) in sections.enumerated() { try snapshot.appendItems(names, toSection: index) }
            dataSource.apply(snapshot, animatingDifferences: false)
        }
    }

    private func start(_ screen: ViewController) -> ModelHost {
        let host = ModelHost(screen, windowSize: phone)
        host.start(path: "/")
        return host
    }

    private func cell(_ name: String, _ host: ModelHost) -> NodeID {
        host.node(showing: name).flatMap { host.activatable(around: $0) } ?? .none
    }

    private func focus(_ name: String, _ host: ModelHost) {
        host.focusedNode = cell(name, host)
        host.send(.focused(host.focusedNode))
    }

    private func press(_ keys: [Key], _ host: ModelHost) -> [String] {
        keys.map { key in
            host.send(.keyPressed(key, host.focusedNode))
            return host.texts(in: host.focusedNode).first ?? ""
        }
    }

    @Test("every cell has its place among all items of the data, and keeps it true over updates")
    func sets() throws {
        let screen = NameScreen()
        try screen.show([(0..<5).map { "a\($0)" }, (0..<500).map { "b\($0)" }])
        let host = start(screen)
        func expectTruth() {
            let all = screen.dataSource.snapshot().itemIdentifiers.map { $0 }
            for cell in host.visibleCells {
                let attributes = host.node(cell)?.attributes ?? [:]
                #expect(attributes[.accessibilityRole] == "listitem")
                #expect(attributes[.setSize] == "\(all.count)")
                #expect(attributes[.positionInSet].flatMap { Int($0) }.map { [all[$0 - 1]] } == host.texts(in: cell))
            }
        }
        expectTruth()
        host.scroll(to: Point(x: 0, y: 12_345))
        expectTruth()
        try screen.show([["a3"], (100..<500).map { "b\($0)" } + ["z"]])
        host.send(.frame(0))
        expectTruth()
        #expect(
            host.nodes(withStyleClass: "collection-content").map { host.node($0)?.attributes[.accessibilityRole] } == [
                "list"
            ]
        )
    }

    @Test("the set is as large as all items there are where only some of them have been loaded")
    func itemCount() throws {
        let screen = NameScreen()
        try screen.show([(0..<5).map { "a\($0)" }])
        let host = start(screen)
        func sizes() -> Set<String?> { Set(host.visibleCells.map { host.node($0)?.attributes[.setSize] }) }
        screen.collectionView.accessibilityItemCount = 400
        host.send(.frame(0))
        #expect(sizes() == ["400"])
        screen.collectionView.accessibilityItemCount = 3
        host.send(.frame(0))
        #expect(sizes() == ["5"])
        screen.collectionView.accessibilityItemCount = nil
        host.send(.frame(0))
        #expect(sizes() == ["5"])
    }

    @Test("one cell can be reached with the Tab key: the first that is seen, then the one that had the focus last")
    func tabStop() throws {
        let screen = NameScreen()
        try screen.show([(0..<100).map { "a\($0)" }])
        let host = start(screen)
        func stops() -> [[String]] {
            host.nodes { $0.attributes[.tabIndex] == "0" && $0.styleClasses.contains("cell") }.map {
                host.texts(in: $0)
            }
        }
        #expect(stops() == [["a0"]])
        focus("a3", host)
        #expect(stops() == [["a3"]])
        host.send(.focused(.none))
        #expect(stops() == [["a3"]])
        host.scroll(to: Point(x: 0, y: 5000))
        #expect(stops() == [["a50"]])
        host.scroll(to: Point(x: 0, y: 5099.5))
        #expect(stops() == [["a51"]])
        #expect(host.node(screen.collectionView.node)?.attributes[.tabIndex] == "-1")
    }

    @Test("arrows, Home, End and the page keys lead to items that have no cell yet")
    func keys() throws {
        let screen = NameScreen(columns: 4)
        try screen.show([(0..<10).map { "a\($0)" }, (0..<1000).map { "b\($0)" }])
        let host = start(screen)
        focus("a1", host)
        #expect(press([.right, .down, .down, .left, .up], host) == ["a2", "a6", "b2", "b1", "a9"])
        #expect(press([.left, .left, .left], host) == ["a8", "a8", "a8"])
        #expect(press([.end, .up, .home, .up], host) == ["b999", "b995", "a0", "a0"])
        #expect(press([.pageDown, .pageDown, .pageUp], host) == ["b20", "b52", "b20"])
        for _ in 0..<200 { _ = press([.down], host) }
        #expect(host.texts(in: host.focusedNode) == ["b820"])
        #expect(host.visibleFrame(host.focusedNode)?.height == 100)
    }

    @Test("after each key the focused item is seen in full, and the cells stand in the document in reading order")
    func orderAfterKeys() throws {
        let screen = NameScreen()
        try screen.show([(0..<200).map { "a\($0)" }])
        let host = start(screen)
        focus("a0", host)
        let keys = [Key](repeating: .down, count: 30) + [.pageDown, .end, .up, .pageUp, .home, .pageDown]
        for key in keys {
            _ = press([key], host)
            let tops = host.visibleCells.map { host.frameInWindow($0)?.minY ?? .nan }
            #expect(tops == tops.sorted())
            #expect(host.visibleFrame(host.focusedNode)?.height == 100)
        }
    }

    @Test("letters lead to the first item of another section, over sections without items")
    func typingOverSections() throws {
        let screen = NameScreen()
        try screen.show([["Acne"], [], ["Balmain"], ["Chloé", "Bally"]])
        let host = start(screen)
        focus("Acne", host)
        host.send(.typed("b", host.focusedNode))
        #expect(host.texts(in: host.focusedNode) == ["Balmain"])
    }

    @Test("letters lead to the next item whose name begins with them")
    func typing() throws {
        let screen = NameScreen()
        try screen.show([["Acne", "Balmain", "Bally", "Chloé"], (0..<300).map { "x\($0)" } + ["Zegna"]])
        let host = start(screen)
        focus("Acne", host)
        func type(_ letters: [String]) -> [String] {
            letters.map { letter in
                host.send(.typed(letter, host.focusedNode))
                return host.texts(in: host.focusedNode).first ?? ""
            }
        }
        #expect(type(["b", "a", "l", "l"]) == ["Balmain", "Balmain", "Balmain", "Bally"])
        host.advance(by: 600)
        #expect(type(["z"]) == ["Zegna"])
        host.advance(by: 600)
        #expect(type(["b", "b", "b"]) == ["Balmain", "Bally", "Balmain"])
        host.advance(by: 600)
        #expect(type(["q"]) == ["Balmain"])
    }

    @Test("Enter and Space activate a cell, options tell whether they are selected")
    func listbox() throws {
        let screen = NameScreen()
        screen.collectionView.accessibilityPattern = .listbox
        screen.collectionView.selectionMode = .multiple
        try screen.show([["a", "b"]])
        let host = start(screen)
        focus("b", host)
        let cell = cell("b", host)
        host.send(.keyPressed(.space, cell))
        #expect(host.node(cell)?.attributes[.isSelected] == "true")
        #expect(host.node(cell)?.attributes[.accessibilityRole] == "option")
        host.send(.keyPressed(.enter, cell))
        #expect(host.node(cell)?.attributes[.isSelected] == "false")
    }

    @Test("the focus stays with its item over an update and on its way to a place far away")
    func focusByIdentity() throws {
        let screen = NameScreen()
        try screen.show([(0..<200).map { "a\($0)" }])
        let host = start(screen)
        focus("a2", host)
        try screen.show([(0..<50).map { "new\($0)" } + (0..<200).map { "a\($0)" }])
        host.send(.frame(0))
        #expect(host.texts(in: host.focusedNode) == ["a2"])
        #expect(press([.down], host) == ["a3"])
    }

    @Test("a change of the data is read out in the owner's words, or not at all")
    func announcements() throws {
        let screen = NameScreen()
        try screen.show([["a", "b", "c"]])
        let host = start(screen)
        screen.collectionView.updateAnnouncement = { change in
            change.insertedCount + change.deletedCount == 0
                ? nil : "\(change.insertedCount) new, \(change.deletedCount) gone, \(change.count) in all"
        }
        try screen.show([["d", "b", "a", "e"]])
        host.send(.frame(0))
        try screen.show([["e", "b", "a", "d"]])
        host.send(.frame(0))
        try screen.show([["e"], ["x", "y"]])
        host.send(.frame(0))
        try screen.show([["e"]])
        host.send(.frame(0))
        #expect(
            host.announcements == ["2 new, 1 gone, 4 in all", "2 new, 3 gone, 3 in all", "0 new, 2 gone, 1 in all"]
        )
    }
}
