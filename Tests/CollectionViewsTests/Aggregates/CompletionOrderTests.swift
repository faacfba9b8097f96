import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

/// Six loads of one screen, completed in each of the 720 orders.
struct CompletionOrderTests {
    private static let titles = ["status", "information", "description", "episodes", "ratings", "reviews"]

    /// What the server says of each part: one has nothing, one is out of order.
    private static let responses: [HostResponse] = [
        .success([1]), .success([1, 2]), .failure(status: 500), .success([1, 2, 3]), .success([]), .success([4, 5]),
    ]

    /// All orders of a number of things.
    private static func orders(_ count: Int) -> [[Int]] {
        if count == 0 { return [[]] }
        return orders(count - 1).flatMap { order in
            (0...order.count).map { index in
                var order = order
                order.insert(count - 1, at: index)
                return order
            }
        }
    }

    private func makeHost(revealsTogether: Bool) -> (ModelHost, AggregateScreen) {
        let service = LineService()
        let details = ComposedDataSource<Int>()
        let people = ComposedDataSource<Int>()
        let root = ComposedDataSource<Int>()
        for (index, title) in Self.titles.enumerated() {
            let source = service.makeSource(title)
            source.metrics.rowHeight = .fixed(40)
            source.placeholders.error?.metrics.height = .fixed(60)
            source.placeholders.noContent?.metrics.height = .fixed(60)
            (index < 3 ? details : index == 3 ? root : people).add(source)
            if index == 2 { root.add(details) }
            if index == 5 { root.add(people) }
        }
        details.revealsChildrenTogether = revealsTogether
        people.revealsChildrenTogether = revealsTogether
        root.revealsChildrenTogether = revealsTogether
        people.placeholders.error = nil
        let screen = AggregateScreen(root, service)
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        return (host, screen)
    }

    private func respond(to index: Int, on host: ModelHost) {
        // Time passes between two responses; nothing is due in it.
        #expect(host.fireNextTimer())
        #expect(host.respond(to: "/" + Self.titles[index], with: Self.responses[index]))
    }

    @Test("whatever order the responses come in, one spinner stands until the last, and the screen is the same")
    func together() {
        var pictures: Set<[String]> = []
        for order in Self.orders(6) {
            let (host, screen) = makeHost(revealsTogether: true)
            for (step, index) in order.enumerated() {
                #expect(host.spinnerCount == 1)
                #expect(host.visibleCells.isEmpty)
                #expect(screen.collectionView.visibleSupplementaryViews(ofKind: .placeholder).count == 1)
                respond(to: index, on: host)
                if step < 5 { #expect(screen.aggregate.root.loadState == .loading) }
            }
            host.finishAnimations()
            #expect(host.spinnerCount == 0)
            #expect(host.visibleCells.count == 8)
            pictures.insert(host.picture)
        }
        #expect(pictures.count == 1)
        #expect(
            pictures.first == [
                "0: status 1", "40: information 1", "80: information 2", "120: description failed, retry description",
                "360: episodes 1", "400: episodes 2", "440: episodes 3", "480: no ratings", "720: reviews 4",
                "760: reviews 5",
            ])
    }

    @Test(
        "where parts are shown as they come, one spinner is left for the rest, what is shown stays, and the end is the same"
    )
    func oneByOne() {
        var pictures: Set<[String]> = []
        for order in Self.orders(6).enumerated().filter({ $0.offset % 24 == 7 }).map({ $0.element }) {
            let (host, screen) = makeHost(revealsTogether: false)
            var shown: Set<Int> = []
            for (step, index) in order.enumerated() {
                #expect(host.spinnerCount == 1, "something is loading until all is there")
                respond(to: index, on: host)
                #expect(host.spinnerCount == (step < 5 ? 1 : 0))
                let sections = screen.aggregate.presentation.sections
                let seen = Set(
                    sections.indices.filter { section in
                        let cover = sections[section].placeholder?.placeholder.reason
                        return !sections[section].items.isEmpty || cover == .error || cover == .noContent
                    })
                #expect(seen.isSuperset(of: shown), "nothing that is shown is taken away again")
                #expect(seen.contains(index))
                shown = seen
            }
            host.finishAnimations()
            pictures.insert(host.picture)
        }
        #expect(pictures.count == 1)
        let (host, _) = makeHost(revealsTogether: true)
        for index in 0..<6 { respond(to: index, on: host) }
        host.finishAnimations()
        #expect(pictures.first == host.picture)
    }

    @Test("a part that never responds fails when its time is over, and can be tried again alone")
    func silence() {
        let (host, screen) = makeHost(revealsTogether: true)
        for index in 0..<5 { respond(to: index, on: host) }
        var ticks = 0
        while screen.aggregate.root.loadState == .loading, host.fireNextTimer() { ticks += 1 }
        #expect(ticks > 100)
        #expect(ticks <= 121)
        host.finishAnimations()
        #expect(host.spinnerCount == 0)
        #expect(host.texts.contains("reviews failed"))
        #expect(host.openRequests.isEmpty, "the request is called off")
        #expect(host.tap("retry reviews"))
        #expect(host.spinnerCount == 1)
        #expect(host.openRequests.map { $0.request.path } == ["/reviews"])
        #expect(host.respond(to: "/reviews", with: .success([9])))
        host.finishAnimations()
        #expect(host.texts.contains("reviews 9"))
        #expect(host.spinnerCount == 0)
        #expect(host.tap("retry description"))
        #expect(host.openRequests.map { $0.request.path } == ["/description"])
    }
}
