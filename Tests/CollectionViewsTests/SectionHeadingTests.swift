import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

/// The accessibility attributes of the headings of sections and of the items below them.
struct SectionHeadingTests {
    /// The heading of a section, or the note below one.
    private final class HeadingView: CollectionReusableView {
        let label = Label(.headline)

        required init() {
            super.init(element: .box, styleClasses: ["section-heading"])
            label.headingLevel = 2
            addSubview(label)
        }
    }

    /// Which sections have a heading.
    private final class Headings {
        var sections: Set<Int> = [1, 2, 4]
    }

    /// Sections of 2, 3, 20, 1 and 2 items. The third scrolls by itself, the last has a footer.
    private final class Screen: ViewController {
        let collectionView: CollectionView
        let dataSource: CollectionViewDiffableDataSource<Int, Int>

        init(_ headings: Headings) throws {
            let layout = CompositionalLayout { index, _ in
                let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
                let card = LayoutSize(widthDimension: .absolute(150), heightDimension: .absolute(100))
                let size = index == 2 ? card : row
                var section = LayoutSection(
                    group: .horizontal(layoutSize: size, subitems: [LayoutItem(layoutSize: size)]))
                if index == 2 { section.orthogonalScrollingBehavior = .continuous }
                if headings.sections.contains(index) {
                    section.boundarySupplementaryItems.append(
                        LayoutBoundarySupplementaryItem(layoutSize: row, elementKind: "heading", alignment: .top))
                }
                if index == 4 {
                    section.boundarySupplementaryItems.append(
                        LayoutBoundarySupplementaryItem(layoutSize: row, elementKind: "note", alignment: .bottom))
                }
                return section
            }
            collectionView = CollectionView(layout: layout)
            let cells = CellRegistration<TextCell, Int> { cell, _, id in cell.label.text = "\(id)" }
            dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: id)
            }
            let titles = SupplementaryRegistration<HeadingView>(elementKind: "heading") { view, _, path in
                view.label.text = "heading \(path.section)"
            }
            let notes = SupplementaryRegistration<HeadingView>(elementKind: "note") { view, _, path in
                view.label.text = "note \(path.section)"
            }
            dataSource.supplementaryViewProvider = { view, kind, path in
                view.dequeueConfiguredReusableSupplementary(using: kind == "note" ? notes : titles, for: path)
            }
            super.init(view: collectionView)
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            var next = 0
            for (section, count) in [2, 3, 20, 1, 2].enumerated() {
                try snapshot.appendSections([section])
                try snapshot.appendItems(Array(next..<(next + count)), toSection: section)
                next += count
            }
            dataSource.apply(snapshot, animatingDifferences: false)
        }
    }

    /// A screen at rest, with everything in reading order.
    private func start(_ headings: Headings = Headings()) throws -> (CollectionView, ModelHost) {
        let screen = try Screen(headings)
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        host.fireNextTimer()
        return (screen.collectionView, host)
    }

    /// Role, position and size of the set of nodes.
    private func places(_ nodes: [NodeID], _ host: ModelHost) -> [[String?]] {
        nodes.map { id in
            let attributes = host.node(id)?.attributes ?? [:]
            return [attributes[.accessibilityRole], attributes[.positionInSet], attributes[.setSize]]
        }
    }

    /// The headings and notes that are seen, in document order.
    private func headings(_ host: ModelHost) -> [NodeID] {
        host.nodes(withStyleClass: "section-heading").filter { host.visibleFrame($0) != nil }
    }

    private func items(_ positions: ClosedRange<Int>, of count: Int) -> [[String?]] {
        positions.map { ["listitem", "\($0)", "\(count)"] }
    }

    @Test("the items below a heading are a set, which goes on through sections without one")
    func sets() throws {
        let (_, host) = try start()
        let row = items(1...3, of: 20)
        #expect(
            places(host.visibleCells, host) == items(1...2, of: 2) + items(1...3, of: 3) + row + items(2...2, of: 2)
                + items(1...2, of: 2))
        #expect(places(host.nodes(withStyleClass: "orthogonal"), host) == items(1...1, of: 2))
    }

    @Test("headings are counted among themselves, and a footer has the position of its section's heading")
    func headingPositions() throws {
        let (_, host) = try start()
        #expect(headings(host).map { host.texts(in: $0) } == [["heading 1"], ["heading 2"], ["heading 4"], ["note 4"]])
        #expect(places(headings(host), host) == items(1...3, of: 3) + items(3...3, of: 3))
    }

    @Test("the heading inside its item has its role and its level")
    func role() throws {
        let (_, host) = try start()
        let heading = try #require(host.node(showing: "heading 2"))
        #expect(host.node(heading)?.attributes == [.accessibilityRole: "heading", .headingLevel: "2"])
        #expect(host.node(heading)?.parent == headings(host)[1])
    }

    @Test("the sets are those of the headings there are once the layout has others")
    func otherHeadings() throws {
        let choice = Headings()
        let (view, host) = try start(choice)
        choice.sections = [4]
        view.invalidateLayout()
        host.send(.frame(0))
        host.fireNextTimer()
        #expect(places(headings(host), host) == items(1...1, of: 1) + items(1...1, of: 1))
        // Two rows, three rows, and the section that scrolls by itself are before it.
        #expect(places(host.nodes(withStyleClass: "orthogonal"), host) == items(6...6, of: 7))
        #expect(places(Array(host.visibleCells.prefix(2)), host) == items(1...2, of: 7))
        #expect(places(Array(host.visibleCells.suffix(2)), host) == items(1...2, of: 2))
    }

    @Test("the options of a listbox are one set, and the groups of its headings have no position")
    func listbox() throws {
        let (view, host) = try start()
        view.accessibilityPattern = .listbox
        host.send(.frame(0))
        #expect(places(headings(host), host) == [[String?]](repeating: ["group", nil, nil], count: 4))
        #expect(places(Array(host.visibleCells.suffix(2)), host) == [["option", "8", "9"], ["option", "9", "9"]])
    }

    @Test("without a pattern, nothing keeps the role and the position that it had in a list")
    func noPattern() throws {
        let (view, host) = try start()
        view.accessibilityPattern = .none
        host.send(.frame(0))
        let described = headings(host) + host.nodes(withStyleClass: "orthogonal") + host.visibleCells
        try #require(described.count > 5)
        #expect(places(described, host) == [[String?]](repeating: [nil, nil, nil], count: described.count))
    }

    @Test("a list that had no pattern for a while has its roles and positions again")
    func patternAgain() throws {
        let (view, host) = try start()
        view.accessibilityPattern = .none
        host.send(.frame(0))
        view.accessibilityPattern = .list
        host.send(.frame(0))
        #expect(places(headings(host), host) == items(1...3, of: 3) + items(3...3, of: 3))
        #expect(places(host.nodes(withStyleClass: "orthogonal"), host) == items(1...1, of: 2))
    }

    @Test("the items that have not been loaded are counted below the last heading")
    func itemCount() throws {
        let (view, host) = try start()
        view.accessibilityItemCount = 107
        host.send(.frame(0))
        #expect(places(Array(host.visibleCells.prefix(2)), host) == items(1...2, of: 2))
        #expect(places(Array(host.visibleCells.suffix(2)), host) == items(1...2, of: 100))
    }
}
