import CollectionTestSupport
import CollectionViewKit
import ScreenContracts
import SharedScreens
import ScreenContracts
import Testing

@testable import PeopleFeed

/// What counts as seen, and how the server hears of it.
struct ImpressionTests {
    @Test("what was half seen for 0.8 seconds is told once, in batches; what could not be told is told again")
    func batches() {
        let feed = FeedHost(FeedResponses.people(1...24))
        feed.elapse(800)
        #expect(feed.openRequests == [])
        feed.elapse(2_000)
        let first =
            #"post /v1/people/events {"events":[{"name":"impression","position":999},{"name":"impression","position":998}]}"#
        #expect(feed.openRequests == [first])
        feed.respond(to: "/v1/people/events", with: .unreachable)
        feed.elapse(5_000)
        #expect(feed.openRequests == [], "nothing new was seen")
        feed.host.scroll(to: Point(x: 0, y: 700))
        feed.elapse(800)
        feed.elapse(2_000)
        #expect(feed.openRequests == [first])
        feed.respond(to: "/v1/people/events", with: .success([]))
        #expect(feed.openRequests.count == 1, "what was seen since is told now")
        feed.respond(to: "/v1/people/events", with: .success([]))
        feed.host.scroll(to: .zero)
        feed.elapse(3_000)
        feed.elapse(3_000)
        #expect(feed.openRequests == [], "each counts once")
    }

    /// Shows people until a batch of events is sent, and returns its request.
    private func sendEvents(of feed: FeedHost) throws -> HostRequest {
        feed.elapse(800)
        feed.elapse(2_000)
        return try #require(feed.host.openRequests.first).request
    }

    @Test(
        "a batch whose outcome is not known is sent again with its key, before newer events, which have another key",
        arguments: [nil, 408, 429, 500, 503] as [Int?])
    func repetition(status: Int?) throws {
        let feed = FeedHost(FeedResponses.people(1...24))
        let first = try sendEvents(of: feed)
        let key = try #require(first.headerFields["Idempotency-Key"])
        #expect(key.utf8.count == 32)
        #expect(key.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "p")).contains($0) })
        let response = status.map { HostResponse.failure(status: $0) } ?? .unreachable
        feed.respond(to: "/v1/people/events", with: response)
        feed.host.scroll(to: Point(x: 0, y: 700))
        #expect(try sendEvents(of: feed) == first)
        feed.respond(to: "/v1/people/events", with: response)
        feed.host.scroll(to: Point(x: 0, y: 1_400))
        #expect(try sendEvents(of: feed) == first)
        #expect(feed.host.openRequests.count == 1)
        feed.respond(to: "/v1/people/events", with: .success([]))
        let second = try #require(feed.host.openRequests.first).request
        #expect(second.body != first.body)
        let nextKey = try #require(second.headerFields["Idempotency-Key"])
        #expect(nextKey != key)
    }

    @Test("a batch that the server refuses is not sent again", arguments: [400, 413, 422])
    func refusal(status: Int) throws {
        let feed = FeedHost(FeedResponses.people(1...24))
        let first = try sendEvents(of: feed)
        feed.respond(to: "/v1/people/events", with: .failure(status: status))
        feed.host.scroll(to: Point(x: 0, y: 700))
        let second = try sendEvents(of: feed)
        #expect(second.body != first.body)
        #expect(second.headerFields["Idempotency-Key"] != first.headerFields["Idempotency-Key"])
        feed.respond(to: "/v1/people/events", with: .success([]))
        #expect(feed.openRequests == [])
    }

    @Test("over random scrolls and flings the same people count as with a stop-watch for each, and none is lost")
    func model() {
        var generator = SeededGenerator(seed: 5)
        let feed = FeedHost(FeedResponses.people(1...200))
        var since: [String: Double] = [:]
        var counted: Set<String> = []
        let look = {
            let window = Rect(origin: .zero, size: Size(width: 390, height: 844))
            var visible: Set<String> = []
            for cell in feed.host.visibleCells {
                guard let frame = feed.host.frameInWindow(cell), let seen = frame.intersection(window),
                    let name = feed.host.texts(in: cell).first, seen.height >= frame.height * 0.5
                else { continue }
                visible.insert(name)
            }
            return visible
        }
        for name in look() { since[name] = 0 }
        for _ in 0..<400 {
            let isFling = Int.random(in: 0..<4, using: &generator) == 0
            let wait = Double(isFling ? 16 : Int.random(in: 50...1_400, using: &generator))
            feed.host.stall(for: wait)
            for (name, start) in since where feed.host.time - start >= 800 { counted.insert(name) }
            let step = Double(Int.random(in: isFling ? 900...2_400 : -500...900, using: &generator))
            let offset = feed.screen.driver.collectionView.contentOffset.y + step
            feed.host.scroll(to: Point(x: 0, y: max(0, offset)))
            let visible = look()
            since = since.filter { visible.contains($0.key) }
            for name in visible where since[name] == nil { since[name] = feed.host.time }
        }
        feed.screen.viewDidDisappear()
        feed.host.send(.frame(0))
        for (name, start) in since where feed.host.time - start >= 800 { counted.insert(name) }
        var told: [String] = []
        while let open = feed.host.openRequests.first(where: { $0.request.path == "/v1/people/events" }) {
            guard let body = try? JSONDocument(open.request.body).root, let events = body["events"] else { break }
            told += events.elements.compactMap { $0.int("position") }.map { "Person \(1_000 - $0), 30" }
            feed.host.respond(to: "/v1/people/events", with: .success([]))
        }
        #expect(Set(told).symmetricDifference(counted).sorted() == [])
        #expect(told.count == counted.count)
        #expect(told.count > 20)
    }
}
