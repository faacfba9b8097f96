import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

/// Segments that slide, on a screen of 320 by 480 with a header that scrolls (110) and one that is pinned (50).
struct SlidingSegmentsTests {
    /// A list whose items are there: a pinned header of 30, and rows of 44.
    private func makeList(_ title: String, rows: Int) throws -> BasicDataSource<Line> {
        let source = BasicDataSource<Line>()
        source.title = title
        source.headers = [SupplementaryMetrics(height: .fixed(30), isPinned: true)]
        source.metrics.rowHeight = .fixed(44)
        try source.setItems((0..<rows).map { Line(id: $0, text: "\(title) \($0)") })
        return source
    }

    private func makeHost(_ lists: [BasicDataSource<Line>]) -> (ModelHost, AggregateScreen, SegmentedDataSource<Int>) {
        let root = SegmentedDataSource<Int>()
        root.title = "product"
        root.headers = [
            SupplementaryMetrics(height: .fixed(110)), SupplementaryMetrics(height: .fixed(50), isPinned: true),
        ]
        for list in lists { root.add(list) }
        let screen = AggregateScreen(root, LineService())
        let host = ModelHost(screen, windowSize: Size(width: 320, height: 480))
        host.start(path: "/")
        return (host, screen, root)
    }

    private func cell(_ text: String, _ host: ModelHost) -> NodeID? {
        host.nodes(withStyleClass: "text-cell").first { host.texts(in: $0) == [text] }
    }

    private func select(_ index: Int, _ root: SegmentedDataSource<Int>, _ host: ModelHost, animated: Bool = true) {
        root.selectChild(at: index, animated: animated)
        host.send(.frame(0))
    }

    @Test("the new segment comes in opaque from the side it lies on, and the old one leaves to the other and fades")
    func slide() throws {
        let (host, _, root) = makeHost([try makeList("a", rows: 10), try makeList("b", rows: 10)])
        let old = try #require(cell("a 2", host))
        #expect(host.frameInWindow(old) == Rect(x: 0, y: 278, width: 320, height: 44))
        select(1, root, host)
        let new = try #require(cell("b 2", host))
        #expect(host.frameAtStartOfAnimations(new) == Rect(x: 320, y: 278, width: 320, height: 44))
        #expect(host.node(new)?.animations.map { $0.opacity } == [0])
        #expect(host.node(old)?.opacity == 0)
        #expect(host.node(old)?.animations.map { $0.translation.x } == [320])
        #expect(host.frameInWindow(old)?.minX == -320)
        host.finishAnimations()
        select(0, root, host)
        let back = try #require(cell("a 2", host))
        #expect(host.frameAtStartOfAnimations(back)?.minX == -320)
        #expect(host.frameInWindow(new)?.minX == 320)
        let titles = host.nodes(withStyleClass: "title").filter { host.texts(in: $0) == ["title of product"] }
        #expect(titles.count == 2, "global headers stay")
        #expect(titles.allSatisfy { host.node($0)?.animations == [] }, "global headers stay")
    }

    @Test("from right to left a later segment comes in from the left side, on which it lies in the control")
    func rightToLeft() throws {
        let (host, _, root) = makeHost([try makeList("a", rows: 10), try makeList("b", rows: 10)])
        host.change { $0.layoutDirection = .rightToLeft }
        let old = try #require(cell("a 2", host))
        select(1, root, host)
        let new = try #require(cell("b 2", host))
        #expect(host.frameAtStartOfAnimations(new)?.minX == -320)
        #expect(host.frameInWindow(old)?.minX == 320)
        host.finishAnimations()
        select(0, root, host)
        #expect(try host.frameAtStartOfAnimations(#require(cell("a 2", host)))?.minX == 320)
    }

    @Test("what belongs to the whole screen is read first, then each section, also after another segment has come")
    func readingOrder() throws {
        let (host, _, root) = makeHost([try makeList("a", rows: 3), try makeList("b", rows: 3)])
        for (index, name) in ["a", "b", "a"].enumerated() {
            select(index % 2, root, host)
            host.finishAnimations()
            let elements = host.nodes { $0.styleClasses.contains("title") || $0.styleClasses.contains("text-cell") }
            let texts = elements.filter { host.frameInWindow($0) != nil }.flatMap { host.texts(in: $0) }
            #expect(
                texts == [
                    "title of product", "title of product", "title of \(name)", "\(name) 0", "\(name) 1", "\(name) 2",
                ])
        }
    }

    @Test("without animation and with reduced motion nothing slides")
    func stillness() throws {
        let (host, _, root) = makeHost([try makeList("a", rows: 10), try makeList("b", rows: 10)])
        select(1, root, host, animated: false)
        #expect(try host.node(#require(cell("b 2", host)))?.animations == [])
        #expect(cell("a 2", host) == nil)
        host.change { $0.prefersReducedMotion = true }
        select(0, root, host)
        #expect(try host.node(#require(cell("a 2", host)))?.animations == [])
        #expect(cell("b 2", host) == nil)
    }

    @Test("a placeholder fades where it is while the rest slides")
    func placeholder() throws {
        let empty = try makeList("b", rows: 0)
        empty.placeholders.noContent = Placeholder(.noContent, title: "nothing")
        empty.load()
        let (host, _, root) = makeHost([try makeList("a", rows: 10), empty])
        root.load()
        select(1, root, host)
        let placeholder = try #require(host.nodes(withStyleClass: "placeholder").first)
        #expect(host.texts(in: placeholder).first == "nothing")
        #expect(host.node(placeholder)?.animations.map { $0.opacity } == [-1])
        #expect(host.frameAtStartOfAnimations(placeholder)?.minX == 0)
    }

    @Test("38: a segment is first seen from its start below what is pinned, and a screen at the top stays there")
    func offsets() throws {
        for (rows, start, end) in [(2, 500.0, 110.0), (40, 500, 110), (40, 30, 30), (2, 30, 0)] {
            let (host, screen, root) = makeHost([try makeList("a", rows: 30), try makeList("b", rows: rows)])
            host.scroll(to: Point(x: 0, y: start))
            host.endScroll()
            select(1, root, host)
            #expect(screen.collectionView.bounds.minY == end, "\(rows) rows from \(start)")
            if start == 500 {
                let row = try #require(cell("b 0", host))
                #expect(host.frameInWindow(row) == Rect(x: 0, y: 80, width: 320, height: 44))
                #expect(host.frameAtStartOfAnimations(row)?.minX == 320)
            }
            if start == 500, rows == 2 { #expect(screen.collectionView.layout.collectionViewContentSize.height == 590) }
        }
    }

    /// Scrolls to an offset, selects a segment, and returns the offset at which it is seen.
    private func leave(
        _ offset: Double?, for index: Int, _ root: SegmentedDataSource<Int>, _ host: ModelHost, animated: Bool = true
    ) -> Double {
        if let offset {
            host.scroll(to: Point(x: 0, y: offset))
            host.endScroll()
        }
        select(index, root, host, animated: animated)
        host.finishAnimations()
        return host.visibleScroller.flatMap { host.node($0)?.offset.y } ?? .nan
    }

    @Test(
        "a segment that is shown again is seen where it was left, if the header is scrolled out",
        arguments: [true, false])
    func returnVisits(isAnimated: Bool) throws {
        let (host, screen, root) = makeHost([try makeList("a", rows: 30), try makeList("b", rows: 40)])
        // Without an animation, the first visit has the offset of the screen.
        let first = isAnimated ? 110.0 : 500
        #expect(leave(500, for: 1, root, host, animated: isAnimated) == first)
        #expect(leave(700, for: 0, root, host, animated: isAnimated) == 500)
        #expect(screen.collectionView.bounds.minY == 500)
        #expect(host.picture.contains("-2: a 7"))
        #expect(leave(nil, for: 1, root, host, animated: isAnimated) == 700)
        #expect(leave(110, for: 0, root, host, animated: isAnimated) == 500)
        #expect(leave(nil, for: 1, root, host, animated: isAnimated) == 110, "left at its start")
    }

    @Test("a header that is visible in part stays where it is, and a segment left below it has no place")
    func visibleHeader() throws {
        let (host, _, root) = makeHost([try makeList("a", rows: 30), try makeList("b", rows: 40)])
        #expect(leave(500, for: 1, root, host) == 110)
        #expect(leave(30, for: 0, root, host) == 30)
        #expect(leave(30, for: 1, root, host) == 30)
        #expect(leave(600, for: 0, root, host) == 110)
    }

    @Test("a segment that changed while it was hidden is seen at the items that were visible, as far as it reaches")
    func changedSegments() throws {
        let list = try makeList("a", rows: 30)
        let (host, _, root) = makeHost([list, try makeList("b", rows: 40)])
        #expect(leave(500, for: 1, root, host) == 110)
        try list.setItems((100..<103).map { Line(id: $0, text: "new \($0)") } + list.items)
        #expect(leave(nil, for: 0, root, host) == 632, "three rows more above the visible ones")
        #expect(leave(1000, for: 1, root, host) == 110)
        try list.setItems((0..<20).map { Line(id: $0, text: "a \($0)") })
        #expect(leave(nil, for: 0, root, host) == 590, "the end of twenty rows")
        #expect(leave(nil, for: 1, root, host) == 110)
        try list.setItems((0..<3).map { Line(id: $0, text: "a \($0)") })
        #expect(leave(nil, for: 0, root, host) == 110, "all that was visible is gone")
    }

    @Test("switching as fast as one can with slow responses never shows another segment's content")
    func fastSwitching() {
        let service = LineService()
        let root = SegmentedDataSource<Int>()
        let titles = ["details", "episodes", "reviews", "trends"]
        for title in titles { root.add(service.makeSource(title)) }
        let screen = AggregateScreen(root, service)
        let host = ModelHost(screen, windowSize: Size(width: 320, height: 480))
        host.start(path: "/")
        for step in 0..<20 {
            let index = (step * 3 + 1) % 4
            select(index, root, host)
            if step == 9 { #expect(host.respond(to: "/details", with: .success([1]))) }
            if step == 15 { #expect(host.respond(to: "/reviews", with: .success([1, 2]))) }
            let shown = screen.aggregate.presentation.sections.map { $0.items.count }
            let wanted = index == 0 && step >= 9 ? [1] : index == 2 && step >= 15 ? [2] : [0]
            #expect(shown == wanted)
            let opaque = host.visibleCells.filter { host.node($0)?.opacity == 1 }
            #expect(opaque.allSatisfy { host.texts(in: $0).first?.hasPrefix(titles[index]) == true })
        }
    }
}
