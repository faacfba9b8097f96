import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

/// The place that a host restores after a reload: what was first in the window stays there, whatever is measured or loaded above it,
/// until the user scrolls.
struct RestoredPlaceTests {
    /// A heading of several lines.
    private final class HeadingView: CollectionReusableView {
        let label = Label(.body, styleClasses: ["is-multiline"])

        required init() {
            super.init(element: .box, styleClasses: ["section-heading"])
            addSubview(label)
        }
    }

    /// Sections of twenty rows below a heading. All heights are estimated at 44 points; rows have one to three lines of 22 points,
    /// headings have four.
    private final class Screen: ViewController {
        let collectionView: CollectionView
        let dataSource: CollectionViewDiffableDataSource<Int, Int>

        init() {
            let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
            var section = LayoutSection(group: .vertical(layoutSize: size, subitems: [LayoutItem(layoutSize: size)]))
            section.boundarySupplementaryItems.append(
                LayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "heading", alignment: .top))
            collectionView = CollectionView(layout: CompositionalLayout(section: section))
            let rows = CellRegistration<NoteCell, Int> { cell, _, id in
                cell.label.text = RestoredPlaceTests.text("\(id)", lines: 1 + (id * 7) % 3)
            }
            let headings = SupplementaryRegistration<HeadingView>(elementKind: "heading") { view, _, _ in
                view.label.text = RestoredPlaceTests.text("heading", lines: 4)
            }
            dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
                view.dequeueConfiguredReusableCell(using: rows, for: path, item: id)
            }
            dataSource.supplementaryViewProvider = { view, _, path in
                view.dequeueConfiguredReusableSupplementary(using: headings, for: path)
            }
            super.init(view: collectionView)
        }

        func show(_ sections: [Int]) throws {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            for section in sections {
                try snapshot.appendSections([section])
                try snapshot.appendItems(Array(section * 20..<section * 20 + 20), toSection: section)
            }
            dataSource.apply(snapshot, animatingDifferences: false)
        }
    }

    /// A text of so many lines of 40 characters, which is as wide as the window of the tests.
    private static func text(_ start: String, lines: Int) -> String {
        start + String(repeating: "x", count: lines * 40 - start.count)
    }

    private func start(_ sections: [Int]) throws -> (Screen, ModelHost) {
        let screen = Screen()
        try screen.show(sections)
        let host = ModelHost(screen, windowSize: Size(width: 352, height: 800))
        host.start(path: "/")
        host.runFrames()
        return (screen, host)
    }

    private func node(_ id: Int, _ screen: Screen) -> NodeID {
        let path = screen.dataSource.indexPath(for: id)
        return path.flatMap { screen.collectionView.cellForItem(at: $0) }?.node ?? .none
    }

    private func top(_ id: Int, _ screen: Screen, _ host: ModelHost) -> Double? {
        host.frameInWindow(node(id, screen))?.minY
    }

    /// The first visible row and where its top edge is, after a scroll to an offset.
    private func leave(at offset: Double) throws -> (id: Int, distance: Double) {
        let (screen, host) = try start([0, 1, 2])
        for step in 1...10 {
            host.scroll(to: Point(x: 0, y: offset * Double(step) / 10))
            host.runFrames()
            host.endScroll()
            host.runFrames()
        }
        let ids = (0..<60).filter { host.visibleFrame(node($0, screen)) != nil }
        let id = try #require(ids.first)
        return (id, try #require(top(id, screen, host)))
    }

    /// Scrolls a new screen as a page does that was loaded again.
    private func restore(_ left: (id: Int, distance: Double), at offset: Double, _ screen: Screen, _ host: ModelHost) {
        host.scroll(to: Point(x: 0, y: offset))
        let event = HostEvent.scrollRestored(
            screen.collectionView.node, cell: node(left.id, screen), distance: left.distance)
        host.send(event)
        host.runFrames()
    }

    @Test("the row that was first is at its place again after all is measured", arguments: [300.0, 700, 1000, 1450])
    func measured(offset: Double) throws {
        let left = try leave(at: offset)
        let (screen, host) = try start([0, 1, 2])
        restore(left, at: offset, screen, host)
        #expect(top(left.id, screen, host) == left.distance)
        host.endScroll()
        host.runFrames()
        #expect(top(left.id, screen, host) == left.distance)
    }

    @Test("a section that comes later above it moves nothing")
    func laterSection() throws {
        let left = try leave(at: 1000)
        let (screen, host) = try start([0, 1, 2])
        restore(left, at: 1000, screen, host)
        try screen.show([5, 0, 1, 2])
        host.runFrames()
        host.send(.frame(0))
        host.runFrames()
        #expect(top(left.id, screen, host) == left.distance)
    }

    @Test("content that is too short at first is scrolled to the place as it comes")
    func laterContent() throws {
        let (screen, host) = try start([0])
        let id = 10
        restore((id, 0), at: 500, screen, host)
        #expect(top(id, screen, host) != 0)
        try screen.show([0, 1, 2])
        host.send(.frame(0))
        host.runFrames()
        #expect(top(id, screen, host) == 0)
    }

    @Test("a visible heading above it that changes its height moves the row once the user has scrolled, and not before")
    func heading() throws {
        let (screen, host) = try start([0, 1, 2])
        // The second section's heading is the first that is visible, and its first row the first row.
        restore((20, 50), at: 800, screen, host)
        let kind: ElementKind = "heading"
        let path = IndexPath(item: 0, section: 1)
        func setHeading(lines: Int) throws {
            let view = screen.collectionView.supplementaryView(forElementKind: kind, at: path)
            let heading = try #require(view as? HeadingView)
            heading.label.text = Self.text("heading", lines: lines)
            heading.invalidateIntrinsicContentSize()
            host.send(.frame(0))
            host.runFrames()
        }
        #expect(top(20, screen, host) == 50)
        try setHeading(lines: 5)
        #expect(top(20, screen, host) == 50)
        let offset = try #require(host.node(screen.collectionView.node)?.offset.y)
        host.scroll(to: Point(x: 0, y: offset + 10))
        host.endScroll()
        #expect(top(20, screen, host) == 40)
        try setHeading(lines: 6)
        #expect(top(20, screen, host) == 62)
    }

    @Test("a slow scroll, whose steps are as short as those of rounding, is the user's")
    func slowScroll() throws {
        let (screen, host) = try start([0, 1, 2])
        restore((20, 0), at: 800, screen, host)
        let offset = try #require(host.node(screen.collectionView.node)?.offset.y)
        for step in 1...5 {
            host.scroll(to: Point(x: 0, y: offset + Double(step)))
            host.runFrames()
        }
        #expect(top(20, screen, host) == -5)
    }

    @Test("a node that shows no row, or a distance that is no number, changes nothing")
    func unknown() throws {
        let (screen, host) = try start([0, 1, 2])
        host.scroll(to: Point(x: 0, y: 500))
        host.endScroll()
        host.runFrames()
        let offset = screen.collectionView.contentOffset
        let scroller = screen.collectionView.node
        let row = try #require(host.visibleCells.first)
        for event in [
            HostEvent.scrollRestored(scroller, cell: .none, distance: 0),
            .scrollRestored(scroller, cell: scroller, distance: 0),
            .scrollRestored(scroller, cell: row, distance: .nan),
            .scrollRestored(scroller, cell: row, distance: .infinity),
        ] {
            host.send(event)
            #expect(screen.collectionView.contentOffset == offset)
        }
    }
}
