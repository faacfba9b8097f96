import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

/// Numbers that are none, and places at which there is nothing, in every public call and from every side.
struct HostileNumberTests {
    static let numbers = [Double.nan, .infinity, -.infinity, -1e300, 1e300, -1, .leastNonzeroMagnitude]

    /// A layout that says what a test wants.
    private final class LyingLayout: CollectionViewLayout {
        var size = Size(width: 400, height: 1000)
        var attributes: [LayoutAttributes] = []
        override var collectionViewContentSize: Size { size }
        override func collectLayoutAttributes(in rect: Rect, into all: inout [LayoutAttributes]) { all += attributes }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
            attributes.first { $0.element == .cell(indexPath) }
        }
    }

    private static func stage(_ layout: CollectionViewLayout = RowLayout(rowHeight: 100), rows: Int = 30) -> (
        CollectionView, TextSource, ModelHost
    ) {
        let view = CollectionView(layout: layout)
        let source = TextSource([(0..<rows).map { "row \($0)" }])
        view.contentSource = source
        let host = ModelHost(ViewController(view: view), windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        host.runFrames()
        return (view, source, host)
    }

    @Test("an inset that is no number is none", arguments: numbers)
    func insets(number: Double) {
        let (view, _, host) = Self.stage()
        view.contentInset = EdgeInsets(top: number, left: number, bottom: number, right: number)
        host.send(.frame(0))
        host.scroll(to: Point(x: 0, y: 300))
        view.contentInset = .zero
        host.send(.frame(0))
        view.setContentOffset(.zero, animated: false)
        host.send(.frame(0))
        #expect(host.rows == (0..<8).map { "row \($0)" })
    }

    @Test("an offset that is no number leaves the content where it can be seen", arguments: numbers)
    func offsets(number: Double) {
        let (view, _, host) = Self.stage()
        let node = view.node
        for isAnimated in [false, true] {
            view.setContentOffset(Point(x: number, y: number), animated: isAnimated)
            host.send(.frame(0))
            #expect(view.contentOffset.y >= 0)
            #expect(view.contentOffset.y <= 2200)
        }
        host.send(.scrolled(node, Point(x: number, y: number)))
        host.send(.scrollReleased(node, velocity: Point(x: number, y: number)))
        host.send(.scrollEnded(node))
        host.send(.pulled(node, HostPull(.moved, distance: number)))
        host.send(.pressed(node, HostPress(.began, at: Point(x: number, y: number))))
        host.send(.menuRequested(node, Point(x: number, y: number)))
        view.updateInteractiveMovementTargetPosition(Point(x: number, y: number))
        host.send(.frame(number))
        #expect(view.contentOffset.y.isFinite)
        view.setContentOffset(Point(x: 0, y: 10), animated: false)
        view.setContentOffset(.zero, animated: false)
        host.send(.frame(0))
        host.scroll(to: Point(x: 0, y: 100))
        host.scroll(to: .zero)
        #expect(host.rows == (0..<8).map { "row \($0)" })
    }

    @Test("a view whose size is no number shows nothing, and everything when it is one again", arguments: numbers)
    func sizes(number: Double) {
        let (view, _, host) = Self.stage()
        for (width, height) in [(number, number), (400, number), (number, 800)] {
            host.send(.resized(view.node, Size(width: width, height: height)))
            host.send(.scrolled(view.node, Point(x: 0, y: 50)))
        }
        host.send(.resized(view.node, Size(width: 400, height: 800)))
        host.send(.scrolled(view.node, .zero))
        view.setContentOffset(.zero, animated: false)
        host.send(.frame(0))
        #expect(host.rows == (0..<8).map { "row \($0)" })
    }

    @Test("content of a size that is no number does no harm", arguments: numbers)
    func contentSizes(number: Double) {
        let layout = LyingLayout()
        let (view, _, host) = Self.stage(layout)
        layout.size = Size(width: number, height: number)
        view.invalidateLayout()
        host.send(.frame(0))
        host.send(.scrolled(view.node, Point(x: 0, y: 40)))
        host.send(.scrollEnded(view.node))
        layout.size = Size(width: 400, height: 1000)
        view.invalidateLayout()
        host.send(.frame(0))
        #expect(view.contentOffset.y.isFinite)
    }

    @Test("a layout that names items that do not exist, twice, or nowhere", arguments: numbers)
    func frames(number: Double) {
        let layout = LyingLayout()
        let (view, source, host) = Self.stage(layout, rows: 3)
        _ = source
        let odd = Rect(x: number, y: number, width: number, height: number)
        let good = Rect(x: 0, y: 0, width: 400, height: 100)
        layout.attributes = [
            LayoutAttributes(element: .cell(IndexPath(item: 0, section: 0)), frame: good),
            LayoutAttributes(element: .cell(IndexPath(item: 0, section: 0)), frame: good),
            LayoutAttributes(element: .cell(IndexPath(item: 1, section: 0)), frame: odd),
            LayoutAttributes(element: .supplementary("none", IndexPath(item: 7, section: 9)), frame: good),
            LayoutAttributes(element: .supplementary("none", IndexPath(item: -7, section: -9)), frame: odd),
            LayoutAttributes(element: .decoration("none", IndexPath(item: 7, section: 9)), frame: odd),
        ]
        view.delegate = nil
        view.invalidateLayout()
        host.send(.frame(0))
        view.setContentOffset(Point(x: 0, y: 10), animated: false)
        host.send(.frame(0))
        source.sections = [["a"]]
        layout.attributes.removeLast(3)
        layout.attributes.remove(at: 2)
        view.reloadData()
        host.send(.frame(0))
        host.runFrames()
        #expect(view.indexPathsForDisplayedItems == [IndexPath(item: 0, section: 0)])
    }

    @Test("a data source that counts below zero has nothing")
    func negativeCounts() {
        final class Source: CollectionViewDataSource {
            let lifetime = Lifetime()
            var sections = 1
            var items = -3
            func numberOfSections(in collectionView: CollectionView) -> Int { sections }
            func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { items }
            func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
                -> CollectionViewCell
            {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        for layout in [CompositionalLayout(section: ReorderedRows.section), FlowLayout(), RowLayout(rowHeight: 100)] {
            let view = CollectionView(layout: layout)
            view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
            let source = Source()
            view.dataSource = source
            view.isKeyboardNavigable = true
            view.onReach(.end, within: .items(1)) {}
            let host = ModelHost(ViewController(view: view), windowSize: Size(width: 400, height: 800))
            host.start(path: "/")
            for (sections, items) in [(1, -3), (-1, 4), (-1, -1), (2, 3), (1, Int.min), (Int.min, 1), (2, 0)] {
                source.sections = sections
                source.items = items
                view.reloadData()
                host.send(.frame(0))
                view.selectionMode = .multiple
                view.selectAll()
                host.runFrames()
                #expect(view.indexPathsForDisplayedItems.count == max(0, sections) * max(0, items))
                #expect(view.indexPathsForSelectedItems.count == max(0, sections) * max(0, items))
            }
        }
    }

    private enum ReorderedRows {
        static var section: LayoutSection {
            let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            return LayoutSection(group: .vertical(layoutSize: size, subitems: [LayoutItem(layoutSize: size)]))
        }
    }

    @Test("paths at which there is nothing, in every call that takes one")
    func missingPaths() throws {
        let stage = try MeddlingStage()
        stage.host.start(path: "/")
        stage.settle()
        let view = stage.view
        for path in MeddlingScreen.missing {
            #expect(view.cellForItem(at: path) == nil)
            view.selectItem(at: path)
            view.selectItem(at: path, animated: true, scrollPosition: .center)
            #expect(view.indexPathsForSelectedItems == [], "\(path)")
            view.deselectItem(at: path)
            view.scrollToItem(at: path, at: .center, animated: false)
            view.reconfigureItems(at: [path])
            view.reloadItems(at: [path])
            #expect(!view.beginInteractiveMovementForItem(at: path))
            #expect(view.dataSourceIndexPath(forPresentationIndexPath: path) == path)
            #expect(view.presentationIndexPath(forDataSourceIndexPath: path) == path)
            _ = stage.screen.dataSource.toggleItem(at: path)
            #expect(stage.screen.dataSource.itemIdentifier(for: path) == nil)
            #expect(
                stage.screen.dataSource.sectionIdentifier(for: path.section) == nil || (0..<3).contains(path.section))
            #expect(stage.screen.dataSource.cell(forItemAt: path, in: view) == nil)
            _ = view.layout.layoutAttributesForItem(at: path)
            _ = view.layout.layoutAttributesForSupplementaryView(ofKind: .sectionHeader, at: path)
            stage.host.send(.frame(0))
            stage.screen.perform(.insertFirst)
            stage.host.send(.frame(0))
            stage.settle()
        }
        stage.restore()
        #expect(stage.complaint() == nil)
    }

    @Test("events for nodes that were never there, or are long gone")
    func strangeNodes() throws {
        let stage = try MeddlingStage()
        stage.host.start(path: "/")
        stage.settle()
        let gone = stage.host.visibleCells.first ?? .none
        stage.screen.perform(.empty)
        stage.host.send(.frame(0))
        stage.settle()
        for node in [NodeID.none, .root, gone] + [99_999, Int32.max, .min].map({ NodeID(rawValue: $0) }) {
            let events: [HostEvent] = [
                .activated(node), .focused(node), .keyPressed(.down, node), .keyCommand(.space, .control, node),
                .menuRequested(node, .zero), .typed("x", node), .edited(node, "x"),
                .pressed(node, HostPress(.moved, at: .zero)), .pressed(node, HostPress(.ended, at: .zero)),
                .pressed(node, HostPress(.began, at: .zero)), .pressed(node, HostPress(.cancelled, at: .zero)),
                .scrolled(node, Point(x: 5, y: 5)), .scrollEnded(node), .scrollReleased(node, velocity: .zero),
                .scrollReturned(node, start: 1, direction: 1), .resized(node, .zero),
                .scrollRestored(node, cell: node, distance: 5),
                .pulled(node, HostPull(.moved, distance: 9)), .measured(77, [.zero]), .measured(-1, []),
                .timerFired(-4), .frame(.nan),
            ]
            for event in events { stage.host.sendUnchecked(event) }
        }
        stage.screen.perform(.replaceAll)
        stage.host.send(.frame(0))
        stage.restore()
        #expect(stage.complaint() == nil)
    }
}
