import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import PropertyHome

/// The list of results: rows, cards, orders, filters, and the user's place in it.
struct ResultsListTests {
    @Test("price, rooms and size are there at once, the rest of a row when its card has come")
    func skeletons() throws {
        let results = ResultsHost()
        #expect(results.count == "Looking for homes…")
        #expect(results.openRequests == ["get /v1/homes/results"])
        results.respond(to: "", with: [1, 2, 3])
        #expect(results.count == "3 homes (3 unseen)")
        #expect(results.cardRequests == [[1, 2, 3]])
        let skeletons = [
            ["€519,000", "€10,176/m²", "New", "House · 1.5 rooms · 51 m²"],
            ["€438,000", "€5,341/m²", "New", "Studio · 2 rooms · 82 m²"],
            ["€357,000", "€3,159/m²", "New", "Loft · 2.5 rooms · 113 m²"],
        ]
        #expect(results.seen.map { $0.map { $0.replacing("\u{a0}", with: " ") } } == skeletons)
        #expect(results.seenCells.allSatisfy { results.has("is-skeleton", $0) })
        results.respondWithCards()
        #expect(results.seen.first?.suffix(2) == ["Home 1", "Weaver Lane 1, Place 1"])
        #expect(results.seen.map { $0.count } == [6, 6, 6])
        #expect(results.seenCells.allSatisfy { !results.has("is-skeleton", $0) })
    }

    @Test("cards are requested once, in parts of at most 60, and called off when they are flung past")
    func chunks() {
        let results = ResultsHost(height: 2_600)
        results.respond(to: "", with: Array(1...20_000))
        let first = results.cardRequests
        #expect(first.allSatisfy { $0.count <= 60 })
        #expect(first.flatMap { $0 } == Array(1...first.joined().count))
        let requestedCount = first.joined().count
        // Far away before anything has come: what was requested is not wanted any more.
        results.host.scroll(to: Point(x: 0, y: 1_000_000))
        #expect(results.cardRequests == [])
        results.elapse(100)
        let second = results.cardRequests.flatMap { $0 }
        #expect(!second.isEmpty)
        #expect(second.allSatisfy { $0 > 7_000 })
        #expect(Set(second).count == second.count)
        results.respondWithCards()
        results.host.scroll(to: .zero)
        results.elapse(100)
        let third = results.cardRequests.flatMap { $0 }
        #expect(third.first == 1)
        #expect(third.count <= requestedCount + 12)
        results.respondWithCards()
        // What has come is never requested again.
        results.host.scroll(to: Point(x: 0, y: 1_000_000))
        results.elapse(100)
        #expect(results.cardRequests == [])
    }

    @Test("no cards are requested for print")
    func printing() {
        let results = ResultsHost(ids: Array(1...400))
        results.host.send(.printingBegan)
        results.elapse(100)
        #expect(results.cardRequests == [])
    }

    @Test("a part that fails can be tried again from any of its rows, and is when it comes back into sight")
    func failingChunk() {
        let results = ResultsHost()
        results.respond(to: "", with: Array(1...400))
        let ids = results.cardRequests.flatMap { $0 }
        let path = "/v1/homes/cards?ids=" + ResultsHost.text(ids)
        results.host.respond(to: path, with: .failure(status: 503))
        results.elapse(100)
        #expect(results.cardRequests == [])
        #expect(results.seen.allSatisfy { $0.suffix(2) == ["The details could not be loaded.", "Try again"] })
        results.press("Try again")
        #expect(results.cardRequests == [ids])
        results.host.respond(to: path, with: .unreachable)
        results.elapse(100)
        results.host.scroll(to: Point(x: 0, y: 30_000))
        results.elapse(100)
        results.respondWithCards()
        results.host.scroll(to: .zero)
        results.host.endScroll()
        results.elapse(100)
        #expect(results.cardRequests.flatMap { $0 }.prefix(ids.count) == ids[...])
        results.respondWithCards()
        #expect(results.seen.first?.contains("Home 1") == true)
    }

    @Test("a part that fails when it has gone by is requested when it comes back")
    func failingBehind() {
        let results = ResultsHost()
        results.respond(to: "", with: Array(1...400))
        let first = results.cardRequests.flatMap { $0 }
        // Some of the part are still near, so that it is not called off.
        results.host.scroll(to: Point(x: 0, y: 1_600))
        results.host.respond(to: "/v1/homes/cards?ids=" + ResultsHost.text(first), with: .unreachable)
        results.elapse(100)
        results.respondWithCards()
        results.host.scroll(to: .zero)
        results.elapse(100)
        results.respondWithCards()
        #expect(results.seen.first?.contains("Home 1") == true)
    }

    @Test("cards that failed for want of a connection are requested when there is one again")
    func reconnecting() {
        let results = ResultsHost()
        results.respond(to: "", with: [1, 2])
        results.host.respond(to: "/v1/homes/cards?ids=1,2", with: .unreachable)
        results.elapse(100)
        results.host.change { $0.isOnline = false }
        results.settle()
        #expect(results.cardRequests == [])
        results.host.change { $0.isOnline = true }
        results.settle()
        #expect(results.cardRequests == [[1, 2]])
        results.respondWithCards()
        #expect(results.seen.first?.contains("Home 1") == true)
    }

    @Test("of very many cards those are kept that were near last")
    func evicting() {
        let results = ResultsHost()
        results.respond(to: "", with: Array(1...20_000))
        results.respondWithCards()
        for page in 1...60 {
            results.host.scroll(to: Point(x: 0, y: Double(page) * 2_640))
            results.elapse(100)
            results.respondWithCards()
        }
        let last = results.cardsKept
        #expect((700...1_100).contains(last.count))
        #expect(last.filter { $0 > 600 }.count > 600, "the first ones have gone")
        results.host.scroll(to: .zero)
        results.elapse(100)
        #expect(results.cardRequests.flatMap { $0 }.first == 1)
        results.respondWithCards()
        #expect(results.seen.first?.contains("Home 1") == true)
    }

    @Test("a home whose card cannot be read is not said to be gone")
    func unreadable() {
        let results = ResultsHost()
        results.respond(to: "", with: [1, 2])
        let cards = #"{"homes":[{"id":1,"title":"Home 1"},\#(ResultsResponses.card(2))]}"#
        results.host.respond(to: "/v1/homes/cards?ids=1,2", with: .success(Array(cards.utf8)))
        results.elapse(100)
        #expect(results.seen.map { $0.last } == ["Try again", "Weaver Lane 2, Place 2"])
    }

    @Test("a home that the server does not have any more says so, without a way to try again")
    func gone() {
        let results = ResultsHost()
        results.respond(to: "", with: [1, 2])
        results.host.respond(to: "/v1/homes/cards?ids=1,2", with: ResultsResponses.cards([2]))
        results.elapse(100)
        #expect(results.seen.map { $0.last } == ["No longer for sale", "Weaver Lane 2, Place 2"])
        #expect(results.cardRequests == [])
        #expect(results.seen.map { $0.contains("New") } == [false, true])
        results.host.send(.activated(results.seenCells[0].node))
        results.settle()
        #expect(results.host.history == ["/homes/results"])
    }

    @Test(
        "another order moves 20,000 homes: each that stays on the screen keeps its cell, and the list begins at the top"
    )
    func sorting() throws {
        let results = ResultsHost(ids: Array(1...20_000))
        var kinds: [ListAdapter.UpdateKind] = []
        results.screen.adapter.addUpdateListener { kinds.append($0) }
        for order in [HomeOrder.cheapest, .largest, .pricePerArea, .dearest, .newest] {
            results.host.scroll(to: Point(x: 0, y: 400))
            let before = try cells(results)
            #expect(results.press(order.title))
            let columns = ResultsResponses.columns(Array(1...20_000))
            #expect(results.ids == columns.rows(Array(0..<20_000), by: order).map { $0 + 1 })
            #expect(results.screen.adapter.collectionView.contentOffset == .zero)
            for (id, cell) in try cells(results) {
                if let old = before[id] { #expect(old === cell) }
            }
            #expect(results.host.history == ["/homes/results" + (order == .newest ? "" : "?order=" + order.name)])
        }
        #expect(kinds == Array(repeating: .objects, count: 5))
    }

    @Test("a filter takes out what does not match: each row that stays keeps its cell and its place on the screen")
    func filtering() throws {
        let results = ResultsHost(ids: Array(1...20_000))
        results.host.scroll(to: Point(x: 0, y: 660_000))
        results.elapse(100)
        results.respondWithCards()
        let before = try cells(results)
        let seen = results.seenIDs
        let places = before.compactMapValues { results.host.frameInWindow($0.node)?.minY }
        results.screen.model.find(HomeSearch(maximumPrice: 400_000))
        results.host.send(.frame(0))
        results.settle()
        let columns = ResultsResponses.columns(Array(1...20_000))
        #expect(results.ids == (1...20_000).filter { columns.prices[$0 - 1] <= 400_000 })
        let stayed = try cells(results).filter { before[$0.key] != nil }
        #expect(stayed.count > 1)
        #expect(stayed.allSatisfy { before[$0.key] === $0.value })
        let first = try #require(seen.first { stayed[$0] != nil })
        let place = stayed[first].flatMap { results.host.frameInWindow($0.node)?.minY }
        #expect(place == places[first])
        let limits = #""minimumPrice":null,"maximumPrice":400000,"minimumRooms":null,"minimumArea":null"#
        #expect(results.openRequests == [#"put /v1/homes/search {"place":null,"kind":null,\#(limits)}"#])
        #expect(results.host.history == ["/homes/results?maximumPrice=400000"])
    }

    @Test("a filter that leaves nothing of what is seen begins at the top; without it the list is whole again")
    func filteringAllAway() throws {
        let results = ResultsHost(ids: Array(1...6_000))
        results.host.scroll(to: Point(x: 0, y: 100_000))
        results.screen.model.find(HomeSearch(minimumPrice: 599_000))
        results.host.send(.frame(0))
        results.settle()
        #expect(results.ids == (1...6_000).filter { ResultsResponses.price($0) >= 599_000 })
        #expect(results.screen.adapter.collectionView.contentOffset == .zero)
        results.screen.model.find(HomeSearch())
        results.host.send(.frame(0))
        results.settle()
        #expect(results.ids == Array(1...6_000))
    }

    @Test("opening a home marks it seen; coming back finds the offset, and the row is calmer")
    func opening() throws {
        let results = ResultsHost(ids: Array(1...500))
        #expect(results.count == "500 homes (400 unseen)")
        results.host.scroll(to: Point(x: 0, y: 5_000))
        results.elapse(100)
        results.respondWithCards()
        let seen = results.seenIDs
        let id = try #require(seen.dropFirst().first { $0 % 5 != 0 })
        let cell = try #require(cells(results)[id])
        results.host.send(.activated(cell.node))
        #expect(results.host.history == ["/homes/results", "/homes/\(id)"])
        #expect(results.openRequests == [#"put /v1/homes/\#(id)/seen {"isSeen":true}"#])
        results.host.respond(to: "/v1/homes/\(id)/seen", with: .success([]))
        results.host.pressBack()
        results.settle()
        #expect(results.seenIDs == seen)
        #expect(results.count == "500 homes (399 unseen)")
        #expect(results.has("is-seen", cell))
    }

    @Test("the title of a row is a link to the home, which does what activating the row does")
    func link() throws {
        let results = ResultsHost(ids: [1, 2, 3])
        let link = try #require(results.host.nodes { $0.attributes[.destination] == "/homes/2" }.first)
        results.host.send(.activated(link))
        #expect(results.host.history == ["/homes/results", "/homes/2"])
        #expect(results.openRequests == [#"put /v1/homes/2/seen {"isSeen":true}"#])
    }

    @Test("a home that was added since the last visit is new until it is opened", arguments: [20_499, 20_500])
    func newSinceLastVisit(day: Int) {
        let results = ResultsHost(width: 1_280, height: 2_400, lastVisit: day)
        results.respond(to: "", with: Array(1...12))
        let marks = results.seen.map { $0.contains("New") }
        #expect(marks == (1...12).map { day < 20_500 && $0 <= 10 && $0 % 5 != 0 })
    }

    @Test("on the first visit no home is new, and its newest day is kept for the next one")
    func firstVisit() {
        let results = ResultsHost(lastVisit: nil)
        results.respond(to: "", with: [1, 2, 3])
        #expect(results.seen.map { $0.contains("New") } == [false, false, false])
        #expect(results.host.storage.values[LastVisit.key] == "20500")
    }

    @Test("that a home is new again, as it could not be stored that it was opened, is said here too")
    func seenNotStored() throws {
        let results = ResultsHost(ids: [1, 2, 3])
        results.host.send(.activated(results.seenCells[0].node))
        results.host.pressBack()
        results.settle()
        results.host.respond(to: "/v1/homes/1/seen", with: .failure(status: 403))
        results.settle()
        let notice = "“Home 1” could not be marked as seen. It is shown as before."
        #expect(results.host.announcements.last == notice)
        let label = try #require(results.host.node(showing: notice))
        #expect(results.host.frameInWindow(label) != nil)
        #expect(results.count == "3 homes (3 unseen)")
        results.press("Dismiss")
        #expect(results.services.seen.notice == nil)
    }

    @Test("rows are as high as large texts, which stand below the picture where there is no room beside it")
    func largeText() {
        let results = ResultsHost(ids: Array(1...9))
        func heights() -> Set<Double> {
            Set(results.seenCells.compactMap { results.host.frameInWindow($0.node)?.height })
        }
        #expect(heights() == [132])
        results.host.change { $0.lineHeights = $0.lineHeights.map { $0 * 1.25 } }
        results.settle()
        #expect(heights() == [165])
        #expect(results.host.nodes(withStyleClass: "is-stacked") == [])
        results.host.change { $0.lineHeights = $0.lineHeights.map { $0 * 1.6 } }
        results.settle()
        #expect(heights() == [440])
        #expect(results.host.nodes(withStyleClass: "is-stacked").count == 1)
    }

    @Test("a wide list of large texts has them below the pictures until there is room for a line of them beside")
    func wideList() {
        #expect(HomesMetrics.rowHeight(768, textScale: 1) == 132)
        #expect(HomesMetrics.rowHeight(768, textScale: 2) == 518)
        #expect(HomesMetrics.rowHeight(960, textScale: 2) == 264)
    }

    @Test("rows stand side by side where there is room for two, and only as many of them are displayed as are near")
    func columns() {
        let results = ResultsHost(ids: Array(1...2_000), width: 1_280, height: 800)
        let places = results.seenCells.prefix(4).compactMap { results.host.frameInWindow($0.node)?.origin }
        #expect(Set(places.map { $0.x }).count == 2)
        #expect(Set(places.map { $0.y }).count == 2)
        #expect(results.host.nodes(withStyleClass: "home-row").count < 60)
        results.host.change { $0.windowSize = Size(width: 390, height: 844) }
        results.settle()
        #expect(Set(results.seenCells.compactMap { results.host.frameInWindow($0.node)?.origin.x }).count == 1)
    }

    @Test(
        "there are as many columns as have room for a picture and its texts",
        arguments: [(879, 1, 1), (880, 1, 2), (1_584, 1, 2), (1_920, 1, 3), (1_584, 2, 1)] as [(Double, Double, Int)])
    func columnCount(width: Double, textScale: Double, count: Int) {
        #expect(HomesMetrics.columnCount(width, textScale: textScale) == count)
    }

    private func cells(_ results: ResultsHost) throws -> [Int: CollectionViewCell] {
        let view = results.screen.adapter.collectionView
        var cells: [Int: CollectionViewCell] = [:]
        for path in view.indexPathsForDisplayedItems { cells[results.ids[path.item]] = view.cellForItem(at: path) }
        return cells
    }
}
