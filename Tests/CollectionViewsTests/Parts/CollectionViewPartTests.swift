import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import Testing

@testable import CollectionViews

/// Rows of 100 points: of a plain list by default, or with what a test wants to see the view do without.
private struct PartScreen {
    let host: ModelHost
    let view: CollectionView
    let source: TextSource

    init(_ section: LayoutSection = .rows(height: .absolute(100)), parts: [CollectionViewPart]) {
        view = CollectionView(layout: CompositionalLayout(section: section), parts: parts)
        source = TextSource([(0..<40).map { "row \($0)" }])
        view.contentSource = source
        host = ModelHost(ViewController(view: view), windowSize: Size(width: 400, height: 600))
        host.start(path: "/")
    }
}

/// Shows one row under a header, in a view without parts.
private func showHeader(_ section: LayoutSection) throws {
    let view = CollectionView(layout: CompositionalLayout(section: section), parts: [])
    let cells = CellRegistration<TextCell, Int> { _, _, _ in }
    let headers = SupplementaryRegistration<CollectionReusableView>(elementKind: .sectionHeader) { _, _, _ in }
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, id in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: id)
    }
    source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    try snapshot.appendSections([0])
    try snapshot.appendItems([1])
    source.apply(snapshot)
    ModelHost(ViewController(view: view), windowSize: Size(width: 400, height: 600)).start(path: "/")
}

extension LayoutSection {
    fileprivate static func rows(height: LayoutDimension) -> LayoutSection {
        let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        return LayoutSection(group: .vertical(layoutSize: size, subitems: [LayoutItem(layoutSize: size)]))
    }
}

struct CollectionViewPartTests {
    /// What the host is told from the first picture over scrolling, an update, keys and a change of the window.
    private func commands(_ parts: [CollectionViewPart]) -> [HostCommand] {
        let screen = PartScreen(parts: parts)
        var commands = screen.host.lastCommands
        func note() { commands += screen.host.lastCommands }
        screen.view.isKeyboardNavigable = true
        for offset in [300.0, 2400, 900] {
            screen.host.scroll(to: Point(x: 0, y: offset))
            note()
        }
        screen.host.endScroll()
        note()
        screen.source.sections[0].removeSubrange(3..<9)
        screen.view.reloadData()
        screen.host.send(.keyPressed(.down, screen.view.node))
        note()
        screen.host.send(.resized(screen.view.node, Size(width: 300, height: 500)))
        note()
        return commands
    }

    @Test func `a layout of rows of known sizes needs no part`() {
        let all = commands(.all)
        #expect(all.count > 100)
        #expect(commands([]) == all)
    }

    @Test func `a view has the parts that it is given`() {
        let view = CollectionView(layout: CollectionViewLayout(), parts: [.selfSizing])
        #expect(view.sizing != nil)
        #expect(view.rows == nil)
        #expect(view.registrations.decorations == nil)
        let other = CollectionView(layout: CollectionViewLayout(), parts: [.decorations, .orthogonalSections])
        #expect(other.sizing == nil)
        #expect(other.rows != nil)
        #expect(other.registrations.decorations != nil)
    }

    @Test func `a view of a list has the part for sizes alone`() {
        let layout = CompositionalLayout.list(using: ListConfiguration(appearance: .insetGrouped))
        for view in [CollectionView(layout: layout), CollectionView(frame: .zero, collectionViewLayout: layout)] {
            #expect(view.sizing != nil)
            #expect(view.rows == nil)
            #expect(view.registrations.decorations == nil)
        }
    }

    @Test func `a view of a list that is passed as any layout has all parts`() {
        let layout: CompositionalLayout = .list(using: ListConfiguration(appearance: .plain))
        let view = CollectionView(layout: layout)
        #expect(view.sizing != nil)
        #expect(view.rows != nil)
        #expect(view.registrations.decorations != nil)
    }

    @Test func `views size themselves with nothing but the part for it`() {
        let screen = PartScreen(.rows(height: .estimated(100)), parts: [.selfSizing])
        #expect(screen.host.measureCount > 0)
        #expect(screen.view.cellForItem(at: IndexPath(item: 0, section: 0))?.size.height == 22)
    }

    @Test func `a registration brings what decorations are made by`() {
        let view = CollectionView(layout: CollectionViewLayout(), parts: [])
        view.registerDecoration(
            using: SupplementaryRegistration<CollectionReusableView>(elementKind: "shelf") { _, _, _ in })
        #expect(view.registrations.decorations != nil)
    }

    #if !os(Windows) && DEBUG
    @Test func `a debug build names the part that is missing`() async {
        await #expect(processExitsWith: .failure) {
            var section = LayoutSection.rows(height: .absolute(100))
            section.orthogonalScrollingBehavior = .paging
            _ = PartScreen(section, parts: [])
        }
        await #expect(processExitsWith: .failure) {
            _ = PartScreen(.rows(height: .estimated(100)), parts: [.orthogonalSections])
        }
        await #expect(processExitsWith: .failure) {
            var section = LayoutSection.rows(height: .absolute(100))
            section.boundarySupplementaryItems = [
                LayoutBoundarySupplementaryItem(
                    layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
                    elementKind: .sectionHeader, alignment: .top)
            ]
            try showHeader(section)
        }
        await #expect(processExitsWith: .failure) {
            var section = LayoutSection.rows(height: .absolute(100))
            section.decorationItems = [.background(elementKind: "shelf")]
            _ = PartScreen(section, parts: [])
        }
    }
    #endif
}

struct DecorationControllerTests {
    private let decorations = DecorationController()
    private let view = CollectionView(layout: CollectionViewLayout())

    @Test func `a kind that is registered again has the newest class`() {
        let background = CollectionReusableView()
        decorations.register("shelf") { _, _ in CollectionReusableView() }
        decorations.register("shelf") { _, _ in background }
        #expect(decorations.view(ofKind: "shelf", at: .item(0), in: view) === background)
    }

    @Test func `a kind that is not registered is shown by a decoration view`() {
        decorations.register("shelf") { _, _ in CollectionReusableView() }
        let line = decorations.view(ofKind: "line", at: .item(0), in: view)
        #expect(line is DecorationView)
        let context = HostContext()
        line.realize(in: context)
        #expect(context.takeCommands().contains(.setStyleClass(line.node, "line", true)))
    }
}
