import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

/// Trees of data sources within lists of section controllers, and the other way round.
struct MixedListsTests {
    /// A section whose lines come from two sources.
    private struct Feed: Identifiable, Equatable {
        var id: String
        var title = ""
    }

    /// The requests of the loaders, and the calls of a controller.
    private final class FeedWorld {
        let list = ListWorld()
        var requests: [String: [BatchRequest<Line>]] = [:]

        func makeSource(_ title: String) -> BasicDataSource<Line> {
            let source = BasicDataSource<Line>()
            source.placeholders.error = Placeholder(.error, title: "\(title) failed", retryTitle: "Retry")
            source.placeholders.noContent = Placeholder(.noContent, title: "no \(title)")
            source.loader = { [self] in requests[title, default: []].append($0) }
            return source
        }

        /// Responds to the newest request of a source.
        func respond(to title: String, with ids: [Int], next: String? = nil) {
            requests[title]?.last?.finish(
                ids.map { Line(id: $0, text: "\(title) \($0)") }, next: next.map { LoadCursor($0) })
        }
    }

    private final class FeedController: AggregateSectionController<Feed, Int> {
        let world: FeedWorld
        let first: BasicDataSource<Line>
        let second: BasicDataSource<Line>

        init(_ feed: Feed, _ world: FeedWorld) {
            self.world = world
            first = world.makeSource("first")
            second = world.makeSource("second")
            let root = ComposedDataSource<Int>()
            root.add(first)
            root.add(second)
            super.init(feed, root: root)
        }

        override var itemSize: LayoutSize {
            LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        }

        override func cell(
            for item: AggregateItem<Int>,
            at index: Int,
            in context: SectionContext
        ) -> CollectionViewCell? {
            let source = item.source === first ? first : second
            let text = value.title + source.items[item.localPath.item].text
            return context.dequeue(world.list.cells, forItemAt: index, item: text)
        }

        override func cell(
            for placeholder: PresentedPlaceholder,
            at index: Int,
            in context: SectionContext
        ) -> CollectionViewCell? {
            let cover = placeholder.placeholder
            let text = cover.reason == .loading ? "loading" : cover.title
            return context.dequeue(world.list.cells, forItemAt: index, item: text)
        }

        override func didSelect(_ item: AggregateItem<Int>, at index: Int, in context: SectionContext) {
            world.list.trace.append(
                "select \(index): \(item.id) at \(item.localPath.item) of \(item.source === first ? 1 : 2)")
        }
    }

    private func startFeed() -> (ListScreen, FeedWorld, ModelHost) {
        let world = FeedWorld()
        let screen = ListScreen(world.list)
        screen.adapter.register { (feed: Feed) in FeedController(feed, world) }
        world.list.objects = [ListObject(Shelf("a", "top")), ListObject(Feed(id: "f")), ListObject(Shelf("b", "end"))]
        let host = screen.host()
        host.send(.frame(0))
        return (screen, world, host)
    }

    private func controller(_ screen: ListScreen) -> FeedController? {
        screen.adapter.sectionController(for: ListObject(Feed(id: "f"))) as? FeedController
    }

    @Test("a tree within a list does not request its next part for print")
    func treeInPrint() {
        let (screen, world, host) = startFeed()
        world.respond(to: "first", with: Array(1...100), next: "next")
        world.respond(to: "second", with: [1])
        host.send(.frame(0))
        host.finishAnimations()
        host.send(.printingBegan)
        #expect(screen.adapter.collectionView.indexPathsForDisplayedItems.count > 100)
        #expect(world.requests["first"]?.count == 1)
    }

    @Test("a tree within a list loads, fails, is loaded again and fills, and the other sections are left alone")
    func treeInList() throws {
        let (screen, world, host) = startFeed()
        #expect(host.rows == ["top", "loading", "end"])
        #expect(world.requests.mapValues { $0.count } == ["first": 1, "second": 1])
        world.respond(to: "first", with: [1, 2])
        world.requests["second"]?.last?.fail(LoadError(code: 7))
        host.send(.frame(0))
        host.finishAnimations()
        #expect(host.rows == ["top", "first 1", "first 2", "second failed", "end"])
        let kept = try #require(host.visibleCells.first { host.texts(in: $0) == ["first 1"] })
        let feed = try #require(controller(screen))
        #expect(!feed.retry(at: 0))
        #expect(feed.retry(at: 2))
        host.send(.frame(0))
        #expect(host.rows == ["top", "first 1", "first 2", "loading", "end"])
        world.respond(to: "second", with: [1])
        host.send(.frame(0))
        host.finishAnimations()
        #expect(host.rows == ["top", "first 1", "first 2", "second 1", "end"])
        try feed.first.updateItem(Line(id: 1, text: "one"))
        host.send(.frame(0))
        #expect(host.texts(in: kept) == ["one"], "an item that says something else keeps its cell")
        #expect(host.rows == ["top", "one", "first 2", "second 1", "end"])
    }

    @Test("an item of the tree is told apart by its source, and the value of the section counts as well")
    func selection() {
        let (screen, world, host) = startFeed()
        world.respond(to: "first", with: [1])
        world.respond(to: "second", with: [1])
        host.send(.frame(0))
        host.finishAnimations()
        _ = world.list.takeTrace()
        #expect(host.tap("second 1"))
        #expect(host.tap("first 1"))
        #expect(world.list.takeTrace() == ["select 1: 1 at 0 of 2", "select 0: 1 at 0 of 1"])
        world.list.objects[1] = ListObject(Feed(id: "f", title: "new "))
        screen.adapter.performUpdates()
        host.send(.frame(0))
        #expect(host.rows == ["top", "new first 1", "new second 1", "end"])
    }

    @Test("the end of the tree coming near loads more, and a tree that leaves the list is given up")
    func loadMore() throws {
        let (screen, world, host) = startFeed()
        world.respond(to: "first", with: [])
        world.respond(to: "second", with: Array(0..<4), next: "4")
        host.send(.frame(0))
        host.send(.frame(0))
        #expect(world.requests["second"]?.count == 2)
        #expect(world.requests["second"]?.last?.cursor == LoadCursor("4"))
        world.respond(to: "second", with: [4, 5])
        host.send(.frame(0))
        host.finishAnimations()
        #expect(host.rows == ["top", "no first"] + (0..<6).map { "second \($0)" } + ["end"])
        let feed = try #require(controller(screen))
        feed.refresh()
        host.send(.frame(0))
        let open = try #require(world.requests["first"]?.last)
        #expect(!open.isCancelled)
        world.list.objects.remove(at: 1)
        screen.adapter.performUpdates()
        host.send(.frame(0))
        #expect(open.isCancelled)
    }

    @Test("a source that never responds fails when its time is over, by the clock of the host")
    func patience() {
        let world = FeedWorld()
        let screen = ListScreen(world.list)
        screen.adapter.register { (feed: Feed) in
            let controller = FeedController(feed, world)
            controller.first.loadTimeout = 500
            return controller
        }
        world.list.objects = [ListObject(Feed(id: "f"))]
        let host = screen.host()
        world.respond(to: "second", with: [1])
        host.send(.frame(0))
        #expect(host.rows == ["loading"])
        var ticks = 0
        while host.rows == ["loading"], ticks < 10, host.fireNextTimer() { ticks += 1 }
        host.finishAnimations()
        #expect(host.rows == ["first failed", "second 1"])
    }

    @Test("items of one source can be moved within it, and stay in sight where they are dropped")
    func moves() throws {
        let (screen, world, host) = startFeed()
        world.respond(to: "first", with: [1, 2, 3])
        world.respond(to: "second", with: [4])
        host.send(.frame(0))
        let feed = try #require(controller(screen))
        feed.first.isReorderable = true
        let section = try #require(feed.section)
        func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
        var results: [Bool] = []
        screen.adapter.moveItem(at: path(0), to: path(2)) { results.append($0) }
        host.send(.frame(0))
        screen.adapter.moveItem(at: path(0), to: path(3)) { results.append($0) }
        host.send(.frame(0))
        host.finishAnimations()
        #expect(results == [true, false])
        #expect(host.rows == ["top", "first 2", "first 3", "first 1", "second 4", "end"])
    }
}

extension MixedListsTests {
    /// A screen that is a tree, part of which is a list.
    private final class TreeScreen: ViewController {
        let world = ListWorld()
        let before = BasicDataSource<Line>()
        let list: SectionControllerDataSource<Int>
        let tabs = SegmentedDataSource<Int>()
        let collectionView: CollectionView
        private let aggregate: AggregateDataSource<Int>
        private let dataSource: CollectionViewAggregateDataSource<Int>

        init() throws {
            let world = world
            list = SectionControllerDataSource { world.objects }
            list.register { (shelf: Shelf) in ShelfController(shelf, world) }
            let root = ComposedDataSource<Int>()
            let other = BasicDataSource<Line>()
            try other.setItems([Line(id: 1, text: "other")])
            root.add(before)
            root.add(tabs)
            tabs.add(list)
            tabs.add(other)
            root.metrics.rowHeight = .fixed(50)
            aggregate = AggregateDataSource(root: root)
            collectionView = CollectionView(layout: aggregate.makeLayout())
            let cells = CellRegistration<TextCell, AggregateItem<Int>> { cell, _, item in
                cell.label.text = (item.source as? BasicDataSource<Line>)?.items[item.localPath.item].text ?? "?"
            }
            dataSource = CollectionViewAggregateDataSource(collectionView: collectionView, aggregate) {
                view, path, item in
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
            }
            super.init(view: collectionView)
        }

        func controller(_ id: String) -> ShelfController? {
            list.sectionController(for: ListObject(Shelf(id))) as? ShelfController
        }
    }

    private func startTree(
        _ shelves: [Shelf] = [Shelf("a", "1", "2"), Shelf("b", "3")]
    ) throws -> (TreeScreen, ModelHost) {
        let screen = try TreeScreen()
        try screen.before.setItems([Line(id: 1, text: "before")])
        screen.world.objects = shelves.map { ListObject($0) }
        screen.list.performUpdates()
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        return (screen, host)
    }

    @Test("a list within a tree shows its objects, keeps controllers, and takes batches of theirs")
    func listInTree() throws {
        let (screen, host) = try startTree()
        #expect(host.rows == ["before", "1", "2", "3"])
        let kept = try #require(screen.controller("b"))
        screen.world.show(Shelf("b", "3", "4"), Shelf("c", "5"), Shelf("a", "1", "2"))
        var isShown = false
        screen.list.performUpdates { isShown = $0 }
        host.send(.frame(0))
        host.finishAnimations()
        #expect(isShown)
        #expect(screen.controller("b") === kept)
        #expect(host.rows == ["before", "3", "4", "5", "1", "2"])
        kept.performBatch { batch in
            kept.edit(["3", "new", "four"])
            batch.insertItems(at: [1])
            batch.reconfigureItems(at: [1])
        }
        host.send(.frame(0))
        host.finishAnimations()
        #expect(host.rows == ["before", "3", "new", "four", "5", "1", "2"])
    }

    @Test("controllers hear of what is selected, by their own places, wherever their sections stand on the screen")
    func reports() throws {
        let (screen, host) = try startTree()
        _ = screen.world.takeTrace()
        #expect(host.tap("2"))
        #expect(host.tap("3"))
        #expect(screen.world.takeTrace() == ["select a1: 2, true false", "select b0: 3, false true"])
        try screen.before.setItems([])
        screen.before.placeholders.noContent = nil
        host.send(.frame(0))
        host.finishAnimations()
        #expect(host.tap("2"))
        #expect(screen.world.takeTrace() == ["select a1: 2, true false"])
        var seen: [String] = []
        screen.controller("b")?.perform { context in
            seen = (context.cell(forItemAt: 0) as? TextCell).map { [$0.label.text] } ?? []
        }
        host.send(.frame(0))
        #expect(seen == ["3"], "a context leads to the controller's own cells")
    }

    @Test("controllers hear of what is seen, also when another segment takes the place of their source")
    func display() throws {
        let (screen, host) = try startTree()
        _ = screen.world.takeTrace()
        screen.world.tracesDisplay = true
        screen.tabs.selectChild(at: 1, animated: false)
        host.send(.frame(0))
        host.finishAnimations()
        #expect(host.rows == ["before", "other"])
        let lost = screen.world.takeTrace()
        #expect(lost.filter { $0.hasPrefix("lose") } == ["lose a0", "lose a1", "lose a", "lose b0", "lose b"])
        screen.tabs.selectChild(at: 0, animated: false)
        host.send(.frame(0))
        let found = screen.world.takeTrace().filter { $0.hasPrefix("see") }
        #expect(found == ["see a0", "see a", "see a1", "see b0", "see b"])
    }

    @Test("updates that each request another are carried out in one event", arguments: [true, false])
    func chainedUpdates(isEmpty: Bool) throws {
        let (screen, host) = isEmpty ? try startTree([]) : try startTree()
        var count = 0
        func request() {
            screen.list.performUpdates { _ in
                count += 1
                if count < 20 { request() }
            }
        }
        request()
        host.send(.frame(0))
        #expect(count == 20)
    }
}
