import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import CollectionTestSupport
import Testing

struct PresentationTests {
    private let inbox = Inbox()

    @Test("36: measures are inherited from the outside in, and an explicit zero counts")
    func inheritance() throws {
        let leaf = try basic(1)
        leaf.metrics.rowHeight = .fixed(60)
        leaf.metrics.padding = .zero
        leaf.metrics.selectedCellBackground = .tinted
        let middle = composed(leaf)
        let root = composed(middle, try basic(2))
        root.metrics.rowHeight = .fixed(44)
        root.metrics.showsBackground = true
        root.metrics.cellBackground = .filled
        root.metrics.padding = DirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let screen = Screen(root)
        screen.update()
        var expected = root.metrics
        #expect(screen.aggregate.sectionMetrics(at: 1) == expected)
        expected.rowHeight = .fixed(60)
        expected.padding = .zero
        expected.selectedCellBackground = .tinted
        #expect(screen.aggregate.sectionMetrics(at: 0) == expected)
        #expect(screen.aggregate.sectionMetrics(at: 2) == SectionMetrics())
        leaf.metrics.rowHeight = .fixed(70)
        #expect(screen.update()?.reconfiguredSupplementaries == [0], "a layout hears of other measures")
        #expect(screen.aggregate.sectionMetrics(at: 0).rowHeight == .fixed(70))
    }

    private func header(_ height: Double) -> SupplementaryMetrics { SupplementaryMetrics(height: .fixed(height)) }

    @Test("37: headers lie around each other like the skins of an onion, and those of the root belong to the screen")
    func onion() throws {
        let shelf = ShelfSource([(0, [1]), (1, [2])])
        shelf.shelves[0].metrics.headers = [header(4)]
        shelf.shelves[0].metrics.footers = [header(14)]
        shelf.headers = [header(2)]
        shelf.metrics.headers = [header(3)]
        shelf.metrics.footers = [header(13)]
        shelf.footers = [header(12)]
        let outer = composed(shelf)
        outer.headers = [header(1)]
        outer.footers = [header(11)]
        let root = composed(outer)
        root.headers = [header(100)]
        let screen = Screen(root)
        screen.update()
        let sections = screen.aggregate.presentation.sections
        #expect(sections[0].metrics.headers == [header(1), header(2), header(3), header(4)])
        #expect(sections[0].metrics.footers == [header(14), header(13)])
        #expect(sections[1].metrics.headers == [header(3)])
        #expect(sections[1].metrics.footers == [header(13), header(12), header(11)])
        #expect(screen.aggregate.presentation.globalMetrics.headers == [header(100)])
        let outerNumber = try #require(screen.aggregate.number(of: outer))
        let shelfNumber = try #require(screen.aggregate.number(of: shelf))
        #expect(
            sections[0].headerOwners == [
                SupplementaryOwner(source: outerNumber, list: .source, index: 0),
                SupplementaryOwner(source: shelfNumber, list: .source, index: 0),
                SupplementaryOwner(source: shelfNumber, list: .eachSection, index: 0),
                SupplementaryOwner(source: shelfNumber, list: .section, index: 0),
            ])
        #expect(
            sections[1].footerOwners.map { $0.source } == [shelfNumber, shelfNumber, outerNumber])
    }

    @Test("the outermost placeholder stands for all that is inside, at the height its source says")
    func outermost() {
        let inner = composed(inbox.makeSource(), inbox.makeSource())
        inner.placeholders.loading = Placeholder(.loading, title: "inner")
        let outer = composed(inner, inbox.makeSource())
        outer.placeholders.loading = Placeholder(
            .loading, title: "outer", metrics: PlaceholderMetrics(height: .fixed(90)))
        let screen = Screen(outer)
        outer.load()
        screen.update()
        #expect(screen.lines == ["loading", "-", "-"])
        let section = screen.aggregate.section(at: 0)
        #expect(section?.placeholder?.placeholder.title == "outer")
        #expect(section?.placeholder?.sources == [0])
        #expect(section?.metrics.placeholder == PlaceholderMetrics(height: .fixed(90)))
        outer.placeholders.loading = nil
        screen.update()
        #expect(screen.aggregate.section(at: 0)?.placeholder?.placeholder.title == "inner")
    }

    @Test("equal placeholders beside each other are one that stands for all their sources, and others stay apart")
    func merging() {
        let children = (0..<4).map { _ in inbox.makeSource() }
        for child in children { child.metrics.headers = [header(30)] }
        children[2].placeholders.error = Placeholder(.error, title: "other")
        let root = composed(children[0], children[1], children[2], children[3])
        root.placeholders.error = nil
        let screen = Screen(root)
        root.load()
        for request in inbox.requests { request.fail(LoadError(message: "no")) }
        screen.update()
        #expect(screen.lines == ["error", "-", "error", "error"])
        let sections = screen.aggregate.presentation.sections
        #expect(sections[0].placeholder?.sources == [children[0], children[1]].map { screen.aggregate.number(of: $0) })
        #expect(sections[1].metrics.headers.map { $0.isHidden } == [true])
        #expect(sections[0].metrics.headers.map { $0.isHidden } == [false])
        #expect(screen.aggregate.presentation.errors.count == 4)
        #expect(screen.aggregate.retry(section: 0))
        screen.update()
        #expect(inbox.requests.count == 6, "the button tries again what its placeholder stands for")
        #expect(screen.lines == ["loading", "-", "error", "error"])
    }

    @Test("a source without sections has one that stands in for it while it has something to show")
    func standIn() {
        let shelf = ShelfSource([])
        let tabs = segmented(shelf)
        let screen = Screen(composed(tabs))
        screen.update()
        #expect(screen.lines == [])
        tabs.headers = [header(50)]
        screen.update()
        #expect(screen.lines == ["-"])
        #expect(screen.aggregate.section(at: 0)?.metrics.headers == [header(50)])
        #expect(screen.aggregate.localPath(for: IndexPath(item: 0, section: 0)) == nil)
        shelf.placeholders.noContent = Placeholder(.noContent)
        shelf.load()
        screen.update()
        #expect(screen.lines == ["empty"])
        shelf.shelves = [DataSourceSection(id: 0, items: [1])]
        screen.update()
        #expect(screen.lines == ["1"])
        #expect(shelf.loadState == .loaded)
    }

    @Test("headers are configured again when their source says so, and in the sections below it only")
    func reconfiguredHeaders() throws {
        let first = composed(try basic(1), try basic(2))
        let screen = Screen(composed(first, try basic(3)))
        screen.update()
        first.reconfigureSupplementaries()
        #expect(screen.update()?.reconfiguredSupplementaries == [0, 1])
        #expect(screen.update() == nil)
    }

    @Test("what the source returns agrees with the update the view was handed last, also while others wait")
    func waitingUpdates() throws {
        let source = try basic(1)
        let aggregate = AggregateDataSource<Int>(root: source)
        let pipeline = UpdatePipeline(isDisplayed: true)
        aggregate.attach(to: pipeline)
        aggregate.update()
        try source.setItems(Note.list(1, 2))
        aggregate.update()
        source.metrics.numberOfColumns = 2
        aggregate.update()
        #expect(pipeline.next() != nil)
        #expect(aggregate.numberOfItems(inSection: 0) == 1)
        #expect(aggregate.presentation.sections[0].items == [1])
        pipeline.finish()
        #expect(pipeline.next() != nil)
        #expect(aggregate.presentation.sections[0].items == [1, 2])
        #expect(aggregate.sectionMetrics(at: 0).numberOfColumns == nil)
        pipeline.close()
        #expect(aggregate.sectionMetrics(at: 0).numberOfColumns == 2)
        #expect(!aggregate.isUpdating)
    }

    /// All orders of a number of things.
    private func orders(_ count: Int) -> [[Int]] {
        if count == 0 { return [[]] }
        return orders(count - 1).flatMap { order in
            (0...order.count).map { index in
                var order = order
                order.insert(count - 1, at: index)
                return order
            }
        }
    }

    @Test("parts that are shown as they come in leave one spinner for the rest, in each of 720 orders")
    func oneByOne() {
        for order in orders(6) {
            let inbox = Inbox()
            let root = composed(
                composed(inbox.makeSource(), inbox.makeSource(), inbox.makeSource()), inbox.makeSource(),
                composed(inbox.makeSource(), inbox.makeSource()))
            for case let source as ComposedDataSource<Int> in [root] + root.liveChildren.map({ $0.source }) {
                source.revealsChildrenTogether = false
            }
            let screen = Screen(root)
            root.load()
            screen.update()
            var shown: [Int] = []
            for (step, index) in order.enumerated() {
                #expect(screen.lines.count { $0 == "loading" } == 1)
                if index == 2 { inbox.requests[index].fail() } else { inbox.requests[index].finish(Note.list(index)) }
                screen.update()
                shown.append(index)
                let lines = screen.lines
                #expect(shown.allSatisfy { lines[$0] == ($0 == 2 ? "error" : "\($0)") })
                #expect(lines.count { $0 == "loading" } == (step < 5 ? 1 : 0))
                #expect(lines.count { $0 == "-" } == max(0, 4 - step))
            }
            #expect(screen.lines == ["0", "1", "error", "3", "4", "5"])
            #expect(screen.updates.count <= 7)
        }
    }

    @Test("updates of a random tree lead from what was shown to what a fresh tree would show", arguments: 0..<12)
    func randomTrees(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let leaves = (0..<5).map { _ in inbox.makeSource() }
        let shelf = ShelfSource([])
        let tabs = segmented(leaves[2], composed(leaves[3], shelf))
        let root = composed(leaves[0], leaves[1], tabs)
        let screen = Screen(root)
        var shown: [Int] = []
        for _ in 0..<150 {
            switch Int.random(in: 0..<9, using: &generator) {
            case 0: leaves[Int.random(in: 0..<5, using: &generator)].load()
            case 1:
                inbox.requests.randomElement(using: &generator)?.finish([
                    Note(id: Int.random(in: 0..<9, using: &generator))
                ])
            case 2: inbox.requests.randomElement(using: &generator)?.fail()
            case 3: tabs.selectChild(at: Int.random(in: 0..<2, using: &generator))
            case 4:
                let ids = Array(0..<9).shuffled(using: &generator).prefix(Int.random(in: 0..<5, using: &generator))
                try leaves[Int.random(in: 0..<4, using: &generator)].setItems(ids.map { Note(id: $0) })
            case 5:
                let ids = Array(0..<4).shuffled(using: &generator).prefix(Int.random(in: 0..<4, using: &generator))
                shelf.shelves = ids.map { DataSourceSection(id: $0, items: [$0, $0 + 10]) }
            case 6: if !root.remove(leaves[4]) { root.add(leaves[4], id: 77, at: 1) }
            case 7: root.load()
            default: leaves[Int.random(in: 0..<5, using: &generator)].reset()
            }
            if let update = screen.update() {
                #expect(update.itemCountsBefore == shown)
                let validator = BatchUpdateValidator(
                    countsBefore: update.itemCountsBefore, countsAfter: update.itemCountsAfter)
                #expect(validator.violation(in: update.changes) == nil)
                shown = update.itemCountsAfter
            }
            let fresh = Screen(root)
            fresh.update()
            #expect(fresh.lines == screen.lines)
            #expect(screen.lines.count { $0 == "loading" } <= 1)
        }
    }
}
