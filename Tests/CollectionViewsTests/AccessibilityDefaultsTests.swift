import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct AccessibilityDefaultsTests {
    private final class LinkCell: CollectionViewCell {
        let label = Label(.body)

        required init() {
            super.init(element: .link, styleClasses: ["link-cell"])
            addSubview(label)
        }
    }

    /// Links, in rows that scroll by themselves where the section is odd.
    private final class LinkScreen: ViewController {
        let collectionView: CollectionView
        let dataSource: CollectionViewDiffableDataSource<Int, Int>

        init(_ counts: [Int]) throws {
            let layout = CompositionalLayout { index, _ in
                let size = LayoutSize(widthDimension: .absolute(150), heightDimension: .absolute(100))
                let group = LayoutGroup.horizontal(layoutSize: size, subitems: [LayoutItem(layoutSize: size)])
                var section = LayoutSection(group: group)
                if index % 2 == 1 { section.orthogonalScrollingBehavior = .continuous }
                return section
            }
            collectionView = CollectionView(layout: layout)
            let links = CellRegistration<LinkCell, Int> { cell, _, id in
                cell.label.text = "page \(id)"
                cell.destination = "/\(id)"
                cell.accessibilityLabel = id == 0 ? "first page" : nil
                cell.accessories = id == 1 ? [.outlineDisclosure] : []
            }
            dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
                view.dequeueConfiguredReusableCell(using: links, for: path, item: id)
            }
            super.init(view: collectionView)
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            var next = 0
            for (section, count) in counts.enumerated() {
                try snapshot.appendSections([section])
                try snapshot.appendItems(Array(next..<(next + count)), toSection: section)
                next += count
            }
            dataSource.apply(snapshot, animatingDifferences: false)
        }
    }

    private func start(_ counts: [Int]) throws -> (LinkScreen, ModelHost) {
        let screen = try LinkScreen(counts)
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        return (screen, host)
    }

    /// Role, place and size of the set of a node.
    private func place(_ id: NodeID, _ host: ModelHost) -> [String?] {
        let attributes = host.node(id)?.attributes ?? [:]
        return [attributes[.accessibilityRole], attributes[.positionInSet], attributes[.setSize]]
    }

    @Test("a plain collection view is a list whose items know their places, and links stay links inside them")
    func links() throws {
        let (screen, host) = try start([1000])
        let cells = host.visibleCells
        #expect(cells.map { place($0, host) } == (1...8).map { ["listitem", "\($0)", "1000"] })
        let content = host.nodes(withStyleClass: "collection-content").map {
            host.node($0)?.attributes[.accessibilityRole]
        }
        #expect(content == ["list"])
        let links = host.nodes { $0.element == .link }
        #expect(
            links.prefix(2).map { host.node($0)?.attributes } == [
                [.destination: "/0", .accessibilityLabel: "first page"], [.destination: "/1"],
            ])
        #expect(links.map { host.node($0)?.parent } == host.nodes(withStyleClass: "cell"))
        #expect(host.texts(in: links[0]) == ["page 0"])
        // A button inside a link could not be reached: the sign stands beside it.
        let sign = try #require(host.nodes(withStyleClass: "accessory-outline").first)
        let bar = host.node(sign)?.parent ?? .none
        #expect(host.node(bar)?.parent == cells[1])
        let recorder = DelegateRecorder(screen.collectionView)
        host.tap("page 2")
        #expect(recorder.takeEvents() == [.selectedItem(IndexPath(item: 2, section: 0))])
    }

    @Test("places are true once scrolling is at rest, and cost nothing while it lasts")
    func rest() throws {
        let (_, host) = try start([1000])
        for step in 1...30 { host.scroll(to: Point(x: 0, y: Double(step) * 100)) }
        let described = host.lastCommands.filter {
            if case .setAttribute(_, .positionInSet, _) = $0 { true } else { false }
        }
        #expect(described == [])
        host.endScroll()
        #expect(host.visibleCells.map { place($0, host) } == (31...38).map { ["listitem", "\($0)", "1000"] })
    }

    @Test("a section that scrolls by itself is one item of the list, and a list of its own")
    func rows() throws {
        let (_, host) = try start([2, 20, 0, 0, 3])
        #expect(host.fireNextTimer(), "the reading order follows what is shown")
        let windows = host.nodes(withStyleClass: "orthogonal")
        #expect(windows.map { place($0, host) } == [["listitem", "3", "6"]])
        let rows = host.nodes(withStyleClass: "carousel-row").map { host.node($0)?.attributes[.accessibilityRole] }
        #expect(rows == ["list"])
        let places = host.visibleCells.map { place($0, host) }
        let inRow = (1...3).map { ["listitem", "\($0)", "20"] }
        #expect(
            places == [["listitem", "1", "6"], ["listitem", "2", "6"]] + inRow
                + (4...6).map { ["listitem", "\($0)", "6"] })
    }

    @Test("the focus goes to the link of a cell, and Tab reaches one of them")
    func keyboard() throws {
        let (screen, host) = try start([100])
        screen.collectionView.isKeyboardNavigable = true
        let links = host.nodes { $0.element == .link }
        host.focusedNode = links[0]
        host.send(.focused(links[0]))
        host.send(.keyPressed(.end, links[0]))
        #expect(host.texts(in: host.focusedNode) == ["page 99"])
        #expect(host.node(host.focusedNode)?.element == .link)
        #expect(host.nodes { $0.attributes[.tabIndex] == "0" }.map { host.texts(in: $0) } == [["page 99"]])
    }
}
