import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import Testing

@testable import CollectionViews

struct NestedCollectionViewTests {
    @Test("a list in a cell is filled, and so is one in the cell of a section that scrolls by itself")
    func filling() throws {
        for layout in [RowLayout(rowHeight: 400), Self.makeShelf()] as [CollectionViewLayout] {
            let screen = ListsScreen([1], layout: layout)
            let host = makeHost(screen)
            let cell = try #require(screen.cell(at: 0))
            #expect(host.texts(in: cell.node) == ["row 1.0", "row 1.1", "row 1.2"])
        }
    }

    @Test("a list in the cell of a list in a cell is filled")
    func nestingTwice() {
        let screen = ListsScreen([ListsScreen.firstShelf])
        let host = makeHost(screen)
        // The size of the inner list comes with the event after the one that has displayed it.
        host.send(.frame(0))
        #expect(host.texts == ["row 7.0", "row 7.1", "row 7.2"])
    }

    @Test("a list in a header is filled")
    func header() {
        var configuration = ListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let screen = ListsScreen([ListsScreen.firstPlain], layout: CompositionalLayout.list(using: configuration))
        let host = makeHost(screen)
        #expect(host.texts == ["row 9.0", "row 9.1", "row 9.2"])
    }

    @Test("a list in a cell shows its data after a reload")
    func reload() throws {
        let screen = ListsScreen([1])
        let host = makeHost(screen)
        let cell = try #require(screen.cell(at: 0) as? ListCell)
        cell.show(["new"])
        host.send(.frame(0))
        #expect(host.texts == ["new"])
    }

    @Test("a list in a cell scrolls by itself, and its delegate is called when the finger is lifted")
    func scrolling() throws {
        let screen = ListsScreen([1])
        let host = makeHost(screen)
        let cell = try #require(screen.cell(at: 0) as? ListCell)
        cell.show((0..<200).map { "row \($0)" })
        host.send(.frame(0))
        #expect(host.node(showing: "row 150") == nil)
        host.scroll(cell.list.node, to: Point(x: 0, y: 3_000))
        #expect(host.node(showing: "row 150") != nil)
        let recorder = DelegateRecorder(cell.list, .scrolling)
        host.send(.scrollReleased(cell.list.node, velocity: .zero))
        #expect(
            recorder.takeEvents() == [
                .scrollReleased(.init(source: .content, velocity: .zero, target: Point(x: 0, y: 3_000)))
            ])
        #expect(screen.collectionView.contentOffset == .zero)
    }

    @Test("cells with lists are reused, and each list shows the rows of its item")
    func reuse() throws {
        let screen = ListsScreen(Array(0..<40))
        let host = makeHost(screen)
        for item in [30, 10, 39, 0] {
            host.scroll(screen.collectionView.node, to: Point(x: 0, y: Double(item) * 400))
            host.runFrames()
            let cell = try #require(screen.cell(at: item) as? ListCell)
            #expect(host.texts(in: cell.list.node) == (0..<3).map { "row \(item).\($0)" })
        }
        #expect(host.allNodes { $0.styleClasses.contains("nested-list-cell") }.count < 20)
    }

    @Test("a list in the reuse pool is not laid out until its cell comes back")
    func parked() throws {
        let screen = ListsScreen([1])
        let host = makeHost(screen)
        let cell = try #require(screen.cell(at: 0) as? ListCell)
        screen.show([])
        host.send(.frame(0))
        #expect(cell.isParked)
        let preparations = cell.layout.preparations
        cell.show(["new"])
        host.send(.frame(0))
        #expect(cell.layout.preparations == preparations)
        screen.show([2])
        host.send(.frame(0))
        #expect(screen.cell(at: 0) === cell)
        #expect(host.texts == ["row 2.0", "row 2.1", "row 2.2"])
    }

    @Test("a list that is added to a displayed cell, at any depth, is filled; one that is removed is not laid out")
    func addingLater() throws {
        let screen = ListsScreen([ListsScreen.firstPlain, ListsScreen.firstPlain + 1])
        let host = makeHost(screen)
        let first = try #require(screen.cell(at: 0) as? PlainCell)
        let second = try #require(screen.cell(at: 1) as? PlainCell)
        let source = TextSource([["nested"]])
        let list = CollectionView(layout: RowLayout(rowHeight: 20))
        list.contentSource = source
        let box = Stack(.vertical, [list])
        for cell in [first, second, first] {
            cell.addSubview(box)
            host.send(.frame(0))
            #expect(host.texts(in: list.node) == ["nested"])
            #expect(host.texts(in: cell.node) == ["nested"])
        }
        first.removeSubview(box)
        host.send(.frame(0))
        #expect(host.texts == [])
        #expect(host.window.context.collectionViews.all.map { $0 === screen.collectionView } == [true])
    }

    @Test("a frame and a layout reach a list in a cell, and no view in a cell without one")
    func frames() throws {
        let screen = ListsScreen([1, ListsScreen.firstPlain])
        let host = makeHost(screen)
        let nested = try #require(screen.cell(at: 0) as? ListCell)
        let plain = try #require(screen.cell(at: 1) as? PlainCell)
        let background = Probe()
        nested.list.backgroundView = background
        host.send(.frame(0))
        let before = background.layouts
        host.send(.frame(0))
        #expect(background.frames == 2)
        #expect(background.layouts > before)
        #expect(plain.probe.frames == 0)
        #expect(plain.probe.layouts == 0)
    }

    @Test("the rows of a list in a cell are measured, and measured again when the size of text changes")
    func textSize() throws {
        let host = makeHost(ListsScreen([ListsScreen.measured]))
        let row = try #require(host.nodes(withStyleClass: "nested-long-cell").first)
        let before = try #require(host.frameInWindow(row)).size.height
        #expect(before > 44, "more than the estimate of a list")
        host.change { $0.lineHeights = $0.lineHeights.map { $0 * 2 } }
        host.runFrames()
        let after = try #require(host.frameInWindow(row)).size.height
        #expect(after > before)
    }

    @Test("a list in a cell is refreshed by a pull")
    func pulling() throws {
        let screen = ListsScreen([1])
        let host = makeHost(screen)
        let cell = try #require(screen.cell(at: 0) as? ListCell)
        let refreshControl = RefreshControl()
        cell.list.refreshControl = refreshControl
        host.send(.pulled(cell.list.node, HostPull(.moved, distance: 100)))
        host.send(.pulled(cell.list.node, HostPull(.released, distance: 100)))
        #expect(refreshControl.isRefreshing)
    }

    @Test("rows whose cell was put into the reuse pool while the host measured them are measured when it comes back")
    func measuring() throws {
        let screen = ListsScreen([ListsScreen.measured])
        let host = makeHost(screen)
        let cell = try #require(screen.cell(at: 0) as? MeasuredListCell)
        host.send(.frame(0))
        // The commands are carried out with those of the next event: the cell is in the pool when the response comes.
        host.window.perform { cell.show([2]) }
        #expect(cell.list.sizing?.measuredCount == 1)
        screen.show([])
        host.send(.frame(0))
        #expect(cell.isParked)
        screen.show([ListsScreen.measured])
        host.send(.frame(0))
        host.runFrames()
        #expect(screen.cell(at: 0) === cell)
        let heights = host.nodes(withStyleClass: "nested-long-cell").compactMap { host.frameInWindow($0)?.size.height }
        #expect(heights.map { $0 > 44 } == [true], "more than the estimate of a list")
    }
}

// MARK: - A screen with lists in cells

extension NestedCollectionViewTests {
    private func makeHost(_ screen: ListsScreen) -> ModelHost {
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        host.runFrames()
        return host
    }

    /// One section that scrolls by itself.
    private static func makeShelf() -> CompositionalLayout {
        let whole = LayoutItem(
            layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let card = LayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100))
        var section = LayoutSection(group: .horizontal(layoutSize: card, subitems: [whole]))
        section.orthogonalScrollingBehavior = .continuous
        return CompositionalLayout(section: section)
    }
}

/// One section with some items.
private func snapshot(of ids: [Int]) -> DiffableDataSourceSnapshot<Int, Int> {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    try? snapshot.appendSections([0])
    try? snapshot.appendItems(ids)
    return snapshot
}

/// Counts the frames and the layouts that reach it.
private final class Probe: View {
    private(set) var frames = 0
    private(set) var layouts = 0

    override func handle(_ event: HostEvent) -> Bool {
        if case .frame = event { frames += 1 }
        return super.handle(event)
    }

    override func layoutIfNeeded() {
        layouts += 1
        super.layoutIfNeeded()
    }
}

/// A cell without a list.
private final class PlainCell: CollectionViewCell {
    let probe = Probe()

    required init() {
        super.init(element: .box, styleClasses: ["nested-plain-cell"])
        addSubview(probe)
    }
}

/// A cell with a list of texts in a stack in it.
private final class ListCell: CollectionViewCell {
    let layout = RowLayout(rowHeight: 20)
    let list: CollectionView
    private let source = TextSource([[]])

    required init() {
        list = CollectionView(layout: layout)
        super.init(element: .box, styleClasses: ["nested-list-cell"])
        list.contentSource = source
        addSubview(Stack(.vertical, [list]))
    }

    func show(_ texts: [String]) {
        source.sections = [texts]
        list.reloadData()
    }
}

/// A header with a list of texts in it.
private final class ListHeader: CollectionReusableView {
    private let list = CollectionView(layout: RowLayout(rowHeight: 20))
    private let source = TextSource([(0..<3).map { "row 9.\($0)" }])

    required init() {
        super.init(element: .box, styleClasses: ["nested-list-header"])
        list.contentSource = source
        addSubview(list)
    }

    override func preferredSize(fitting attributes: LayoutAttributes) -> Size? {
        Size(width: attributes.frame.width, height: 100)
    }
}

/// A cell with a list in it, in whose cell there is a list.
private final class ShelfCell: CollectionViewCell {
    private let list = CollectionView(layout: RowLayout(rowHeight: 400))
    private let dataSource: CollectionViewDiffableDataSource<Int, Int>

    required init() {
        let lists = CellRegistration<ListCell, Int> { cell, _, id in cell.show((0..<3).map { "row \(id).\($0)" }) }
        dataSource = CollectionViewDiffableDataSource(collectionView: list) { list, path, id in
            list.dequeueConfiguredReusableCell(using: lists, for: path, item: id)
        }
        super.init(element: .box, styleClasses: ["nested-shelf-cell"])
        addSubview(list)
        dataSource.apply(snapshot(of: [7]), animatingDifferences: false)
    }
}

/// A row of several lines.
private final class LongCell: CollectionViewCell {
    required init() {
        super.init(element: .box, styleClasses: ["nested-long-cell"])
        let label = Label(.body, styleClasses: ["is-multiline"])
        label.text = String(repeating: "word ", count: 60)
        addSubview(label)
    }
}

/// A cell with a list in it, the rows of which are measured.
private final class MeasuredListCell: CollectionViewCell {
    let list = CollectionView(layout: CompositionalLayout.list(using: ListConfiguration(appearance: .plain)))
    private let dataSource: CollectionViewDiffableDataSource<Int, Int>

    required init() {
        let rows = CellRegistration<LongCell, Int> { _, _, _ in }
        dataSource = CollectionViewDiffableDataSource(collectionView: list) { list, path, id in
            list.dequeueConfiguredReusableCell(using: rows, for: path, item: id)
        }
        super.init(element: .box, styleClasses: ["nested-measured-list-cell"])
        addSubview(list)
        show([1])
    }

    func show(_ ids: [Int]) { dataSource.apply(snapshot(of: ids), animatingDifferences: false) }
}

/// A screen that is a collection view, with a list or another view in each cell. It lays out none of them.
private final class ListsScreen: ViewController {
    /// The identifier of the first item whose cell has no list.
    static let firstPlain = 100
    /// The identifier of the first item whose cell has a list with a list in its cell.
    static let firstShelf = 200
    /// The identifier of the item whose cell has a list with measured rows.
    static let measured = 300

    let collectionView: CollectionView
    private let dataSource: CollectionViewDiffableDataSource<Int, Int>

    init(_ ids: [Int], layout: CollectionViewLayout = RowLayout(rowHeight: 400)) {
        let lists = CellRegistration<ListCell, Int> { cell, _, id in cell.show((0..<3).map { "row \(id).\($0)" }) }
        let plain = CellRegistration<PlainCell, Int> { _, _, _ in }
        let shelves = CellRegistration<ShelfCell, Int> { _, _, _ in }
        let measured = CellRegistration<MeasuredListCell, Int> { _, _, _ in }
        let headers = SupplementaryRegistration<ListHeader>(elementKind: .sectionHeader) { _, _, _ in }
        collectionView = CollectionView(layout: layout)
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
            if id == ListsScreen.measured {
                return view.dequeueConfiguredReusableCell(using: measured, for: path, item: id)
            }
            if id >= ListsScreen.firstShelf {
                return view.dequeueConfiguredReusableCell(using: shelves, for: path, item: id)
            }
            if id >= ListsScreen.firstPlain {
                return view.dequeueConfiguredReusableCell(using: plain, for: path, item: id)
            }
            return view.dequeueConfiguredReusableCell(using: lists, for: path, item: id)
        }
        dataSource.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        super.init(view: collectionView)
        show(ids)
    }

    func cell(at item: Int) -> CollectionViewCell? {
        collectionView.cellForItem(at: IndexPath(item: item, section: 0))
    }

    func show(_ ids: [Int]) { dataSource.apply(snapshot(of: ids), animatingDifferences: false) }
}
