import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import PeopleFeed

/// What the feed shows, where it leads, and how it goes on both ways.
struct FeedTests {
    @Test("people, featured people and advertisements stand between each other, each in a cell of its kind")
    func kinds() {
        let feed = FeedHost(
            FeedResponses.feed([
                FeedResponses.person(1), FeedResponses.person(2, kind: "featured"), FeedResponses.advertisement(3),
                FeedResponses.advertisement(4, media: "audio"), #"{"kind":"hologram","id":5}"#, FeedResponses.person(6),
            ]), height: 2_000)
        #expect(feed.all == ["person 1", "person 2", "advertisement 3", "advertisement 4", "person 6"])
        #expect(feed.seen == ["Person 1, 30", "Person 2, 30", "Ad 3", "Ad 4", "Person 6, 30"])
        #expect(feed.cell(1) is PersonCell)
        #expect(feed.cell(2) is FeaturedPersonCell)
        #expect(feed.cell(3, "advertisement") is AdvertisementCell)
        #expect(feed.host.node(showing: "Audio: cannot be played here") != nil)
    }

    @Test(
        "video and sound are played where there is a file of the server's, beside the link of the card",
        arguments: ["video", "audio"])
    func players(media: String) throws {
        let feed = FeedHost(
            FeedResponses.feed([
                FeedResponses.advertisement(3, media: media, mediaPath: "/v1/media/people/3.clip"),
                FeedResponses.advertisement(4, media: media, mediaPath: "//elsewhere.example/4.clip"),
            ]), height: 2_000)
        let host = feed.host
        let element: HostElement = media == "video" ? .video : .audio
        let players = host.nodes { $0.element == element && $0.attributes[.mediaSource] != nil }
        #expect(players.count == 1)
        let player = try #require(players.first)
        let attributes = try #require(host.node(player)).attributes
        #expect(attributes[.mediaSource] == "/v1/media/people/3.clip")
        #expect(attributes[.captions] == "/v1/media/people/3.clip.vtt")
        #expect(attributes[.accessibilityLabel] == "Ad 3")
        #expect(attributes[.poster] == (media == "video" ? "/img/640/people/ad/1.r1.jpg" : nil))
        #expect(host.frameInWindow(player) != nil)
        let sentence = media == "video" ? "Video: only the first frame is shown" : "Audio: cannot be played here"
        let cell = try #require(feed.cell(4, "advertisement"))
        #expect(host.texts(in: cell.node).contains(sentence))
        let other = try #require(feed.cell(3, "advertisement"))
        #expect(!host.texts(in: other.node).contains(sentence))
    }

    @Test("what is heard in an advertisement with sound is text below the player, where there is a file to play")
    func transcripts() throws {
        let path = "/v1/media/people/3.clip"
        let feed = FeedHost(
            FeedResponses.feed([
                FeedResponses.advertisement(3, media: "audio", mediaPath: path, transcript: "[bells]"),
                FeedResponses.advertisement(4, media: "audio", transcript: "[rain]"),
            ]), height: 2_000)
        let label = try #require(feed.host.node(showing: "[bells]"))
        let player = try #require(feed.host.nodes { $0.attributes[.mediaSource] == path }.first)
        let cell = try #require(feed.cell(3, "advertisement"))
        let children = try #require(feed.host.node(cell.node)).children
        #expect(Array(children.suffix(2)) == [player, label])
        #expect(feed.host.node(showing: "[rain]") == nil)
    }

    @Test("a person without a background has a card of the same height, and never the background of another")
    func missingBackground() throws {
        let hasBackground = { (id: Int) in id % 2 == 1 }
        let feed = FeedHost(
            FeedResponses.feed((1...48).map { FeedResponses.person($0, hasBackground: hasBackground($0)) }))
        #expect(feed.cell(2).flatMap { feed.host.frameInWindow($0.node)?.height } == 312)
        #expect(feed.picture("person-background", of: 2) == ImageReference.none)
        // Cells are used again for people with a background and for people without one.
        for offset in stride(from: 0.0, through: 9_000, by: 450) {
            feed.host.scroll(to: Point(x: 0, y: offset))
            feed.settle()
            let ids = (1...48).filter { feed.seen.contains("Person \($0), 30") }
            let backgrounds = ids.map { feed.picture("person-background", of: $0)?.url ?? "no view" }
            #expect(!ids.isEmpty)
            #expect(backgrounds == ids.map { hasBackground($0) ? "/img/960/people/scene/\($0).r1.jpg" : "" })
            let portraits = ids.map { feed.picture("person-portrait", of: $0)?.url ?? "no view" }
            #expect(portraits == ids.map { "/img/320/people/face/\($0).r1.jpg" })
        }
        feed.host.scroll(to: .zero)
        feed.settle()
        feed.host.tap("Person 2, 30")
        feed.respond(to: "/v1/people/2", with: FeedResponses.bytes(FeedResponses.person(2, hasBackground: false)))
        #expect(feed.host.title == "Person 2")
        let background = try #require(feed.host.nodes(withStyleClass: "profile-background").first)
        #expect(feed.host.node(background)?.image == ImageReference.none)
    }

    @Test("a feed that is opened at twice the text size has cards for it from the first layout, in fewer columns")
    func largeTextFromTheStart() throws {
        let feed = FeedHost(FeedResponses.people(1...3), height: 2_000, textScale: 2)
        let card = try #require(feed.cell(1).flatMap { feed.host.frameInWindow($0.node) })
        #expect(card.height == 624)
        let usual = FeedHost(FeedResponses.people(1...3), height: 2_000)
        #expect(usual.cell(1).flatMap { usual.host.frameInWindow($0.node)?.height } == 312)
        func isClamped(_ host: ModelHost) throws -> Bool? {
            let label = try #require(host.node(showing: "Potter\u{A0}· Kestrel Bay"))
            return host.node(label)?.styleClasses.contains("is-clamped")
        }
        #expect(try isClamped(feed.host) == true)
        #expect(try isClamped(usual.host) == false)
        let wide = FeedHost(FeedResponses.people(1...3), width: 1_280, height: 2_000, textScale: 2)
        #expect(wide.cell(1).flatMap { wide.host.frameInWindow($0.node)?.width } == 572)
    }

    @Test("selecting a person pushes the profile and tracks it, in one macro; coming back finds the feed as it was")
    func selection() throws {
        let feed = FeedHost(FeedResponses.people(1...24))
        feed.host.scroll(to: Point(x: 0, y: 700))
        let before = feed.seen
        let cell = try #require(feed.cell(3))
        feed.host.send(.activated(cell.node))
        #expect(feed.events.lines == ["open-and-track person 3"])
        #expect(feed.host.history == ["/people", "/people/3"])
        #expect(feed.openRequests.first == #"post /v1/people/events {"events":[{"name":"open","position":997}]}"#)
        feed.respond(to: "/v1/people/3", with: FeedResponses.bytes(FeedResponses.person(3)))
        #expect(feed.host.title == "Person 3")
        #expect(feed.host.node(showing: "About 3.") != nil)
        feed.host.pressBack()
        feed.settle()
        #expect(feed.seen == before)
        #expect(feed.host.title == "People")
    }

    @Test("the name is a link to the profile, which does what selecting does")
    func link() throws {
        let feed = FeedHost(FeedResponses.people(1...3))
        let link = try #require(feed.host.nodes { $0.attributes[.destination] == "/people/2" }.first)
        feed.host.send(.activated(link))
        #expect(feed.events.lines == ["open-and-track person 2"])
        #expect(feed.host.history.last == "/people/2")
    }

    @Test(
        "an advertisement opens its link in a new tab and has the click counted, if the link may be opened",
        arguments: [
            ("https://tarn.example/tents", true), ("javascript:alert(1)", false), ("http://tarn.example", false),
            ("//tarn.example", false), ("data:text/html,x", false),
        ])
    func advertisement(link: String, isOpened: Bool) throws {
        let feed = FeedHost(FeedResponses.feed([FeedResponses.advertisement(7, link: link)]))
        let cell = try #require(feed.cell(7, "advertisement"))
        feed.host.send(.activated(cell.node))
        #expect(feed.host.openedURLs == (isOpened ? [link] : []))
        #expect(feed.events.lines == ["open-link advertisement 7" + (isOpened ? "" : " refused")])
        #expect((cell.destination == nil) == !isOpened)
        feed.elapse(2_000)
        let told =
            #"post /v1/people/events {"events":[{"name":"click","position":993},{"name":"impression","position":993}]}"#
        #expect(feed.openRequests == (isOpened ? [told] : []))
        #expect(feed.host.history == ["/people"])
    }

    @Test("older people come as the end comes near, to the last; what the server repeats is shown once")
    func older() {
        let feed = FeedHost(FeedResponses.people(1...24, older: "24"))
        var next = 25
        for _ in 0..<60 {
            feed.host.scroll(to: Point(x: 0, y: feed.screen.driver.collectionView.contentOffset.y + 600))
            feed.settle()
            let path = "/v1/people?after=\(next - 1)"
            guard feed.openRequests.contains("get " + path) else { continue }
            let last = next + 23
            feed.respond(
                to: path, with: FeedResponses.people((next - 2)...last, older: last < 90 ? "\(last)" : nil))
            next = last + 1
        }
        #expect(feed.all == (1..<next).map { "person \($0)" })
        #expect(next == 97)
        #expect(feed.host.node(showing: "That is everyone.") != nil)
    }

    @Test("newer people come above without what is seen moving, also where the user is at the very start")
    func newer() {
        let feed = FeedHost(FeedResponses.people(49...72, newer: "a"))
        #expect(feed.openRequests == ["get /v1/people?before=a"])
        let start = feed.cell(49).flatMap { feed.host.frameInWindow($0.node) }
        #expect(start?.minY == FeedLayout.spacing)
        feed.host.scroll(to: .zero)
        let first = feed.cell(49).flatMap { feed.host.frameInWindow($0.node) }
        feed.respond(to: "/v1/people?before=a", with: FeedResponses.people(25...48, newer: "b"))
        let second = feed.cell(49).flatMap { feed.host.frameInWindow($0.node) }
        #expect(first != nil)
        #expect(abs((first?.minY ?? 0) - (second?.minY ?? 9)) <= 1)
        feed.host.scroll(to: Point(x: 0, y: 400))
        feed.settle()
        let seen = feed.seen
        #expect(feed.openRequests == ["get /v1/people?before=b"])
        feed.respond(to: "/v1/people?before=b", with: FeedResponses.people(1...24))
        #expect(feed.seen == seen)
        #expect(feed.all == (1...72).map { "person \($0)" })
        feed.host.scroll(to: .zero)
        #expect(feed.host.node(showing: "There are no newer people.") != nil)
    }

    @Test("a button says how many people have come above what is read, and leads to them")
    func newerButton() {
        let feed = FeedHost(FeedResponses.people(49...72, newer: "a"))
        let title = "24 new people"
        #expect(feed.host.node(showing: title) == nil)
        feed.host.scroll(to: Point(x: 0, y: 400))
        feed.settle()
        let seen = feed.seen
        feed.respond(to: "/v1/people?before=a", with: FeedResponses.people(25...48))
        #expect(feed.seen == seen)
        #expect(feed.host.node(showing: title) != nil)
        #expect(feed.host.announcements.filter { $0 == title }.count == 1)
        feed.press(title)
        #expect(feed.seen.first == "Person 25, 30")
        #expect(feed.host.node(showing: title) == nil)
    }

    @Test("people who come above others that have not been seen are counted with them")
    func newerCount() {
        let feed = FeedHost(FeedResponses.people(49...72, newer: "a"))
        feed.host.scroll(to: Point(x: 0, y: 400))
        feed.settle()
        feed.respond(to: "/v1/people?before=a", with: FeedResponses.people([48], newer: "b"))
        #expect(feed.host.node(showing: "1 new person") != nil)
        feed.host.scroll(to: Point(x: 0, y: 400))
        feed.settle()
        feed.respond(to: "/v1/people?before=b", with: FeedResponses.people(40...47))
        #expect(feed.host.node(showing: "9 new people") != nil)
    }

    @Test("in columns no card changes its place when newer ones come or a person leaves an earlier part")
    func columns() throws {
        let feed = FeedHost(FeedResponses.people(49...72, newer: "a"), width: 1_280, height: 800)
        let frames = { (49...54).map { id in feed.cell(id).flatMap { feed.host.frameInWindow($0.node)?.minX } } }
        let before = frames()
        #expect(Set(before).count == 3)
        #expect(!before.contains(nil))
        feed.respond(to: "/v1/people?before=a", with: FeedResponses.people(25...48))
        #expect(frames() == before)
        feed.perform(.pass, 30)
        feed.settle()
        #expect(frames() == before)
        #expect(feed.all.count == 47)
    }

    @Test("an end that fails says so and goes on by hand; a refresh cancels what was requested before")
    func failures() {
        let feed = FeedHost(FeedResponses.people(1...4, older: "a"))
        feed.host.scroll(to: Point(x: 0, y: 5_000))
        feed.respond(to: "/v1/people?after=a", with: .unreachable)
        #expect(feed.host.node(showing: "The server is not responding. Check your connection, then try again.") != nil)
        feed.host.tap("Try again")
        #expect(feed.openRequests == ["get /v1/people?after=a"])
        feed.press("Newest people")
        #expect(feed.openRequests == ["get /v1/people?from=newest"])
        #expect(feed.all == (1...4).map { "person \($0)" })
        feed.respond(to: "/v1/people?from=newest", with: FeedResponses.people([90, 91]))
        #expect(feed.all == ["person 90", "person 91"])
        #expect(feed.screen.driver.collectionView.contentOffset == .zero)
    }

    @Test("a pull requests the newest, and the sign goes when they have come or not")
    func pull() throws {
        let feed = FeedHost(FeedResponses.people(1...4))
        let scroller = try #require(feed.host.visibleScroller)
        for (response, all) in [
            (HostResponse.unreachable, 4), (FeedResponses.people(1...2), 2),
        ] {
            feed.host.send(.pulled(scroller, HostPull(.moved, distance: 200)))
            feed.host.send(.pulled(scroller, HostPull(.released, distance: 200)))
            #expect(feed.screen.driver.collectionView.refreshControl?.isRefreshing == true)
            feed.respond(to: "/v1/people?from=newest", with: response)
            #expect(feed.screen.driver.collectionView.refreshControl?.isRefreshing == false)
            #expect(feed.all.count == all)
        }
    }

    @Test("a feed that does not come says why, and comes when requested again")
    func placeholder() {
        let feed = FeedHost()
        func saysEnd() -> Bool {
            ["That is everyone.", "There are no newer people."].contains { feed.host.node(showing: $0) != nil }
        }
        #expect(!saysEnd(), "nothing is known of the ends yet")
        feed.respond(to: "/v1/people", with: .failure(status: 500))
        #expect(feed.host.node(showing: "The feed could not be loaded") != nil)
        #expect(!saysEnd())
        feed.host.tap("Try again")
        feed.respond(to: "/v1/people", with: FeedResponses.people([1]))
        #expect(feed.seen == ["Person 1, 30"])
        #expect(feed.host.node(showing: "The feed could not be loaded") == nil)
    }

    @Test("what failed of the feed is loaded again when the device is online again")
    func reconnecting() {
        let feed = FeedHost()
        feed.host.change { $0.isOnline = false }
        feed.respond(to: "/v1/people", with: .unreachable)
        #expect(feed.openRequests == [])
        feed.host.change { $0.isOnline = true }
        #expect(feed.openRequests == ["get /v1/people"])
        feed.respond(to: "/v1/people", with: FeedResponses.people(1...4, older: "a"))
        feed.host.scroll(to: Point(x: 0, y: 5_000))
        feed.respond(to: "/v1/people?after=a", with: .unreachable)
        feed.host.change { $0.isOnline = false }
        feed.host.change { $0.isOnline = true }
        #expect(feed.openRequests == ["get /v1/people?after=a"])
    }

    @Test("a cell that leaves loads no picture any more, and one that is used again shows those of its new item alone")
    func pictures() {
        let feed = FeedHost(FeedResponses.people(1...24))
        let urls = { (id: Int) -> [String] in
            guard let cell = feed.cell(id) else { return [] }
            return feed.host.allNodes { $0.element == .image }.filter { cell.owns($0) }
                .compactMap { feed.host.node($0)?.image.url }.sorted()
        }
        #expect(urls(1) == ["/img/320/people/face/1.r1.jpg", "/img/960/people/scene/1.r1.jpg"])
        feed.host.scroll(to: Point(x: 0, y: 5_000))
        feed.settle()
        let loading = feed.host.allNodes { $0.element == .image && !$0.image.url.isEmpty }.compactMap {
            feed.host.node($0)?.image.url
        }
        let held = feed.screen.driver.collectionView.indexPathsForDisplayedItems.map { $0.item + 1 }
        #expect(loading.sorted() == held.flatMap { urls($0) }.sorted())
        #expect(!held.contains(1))
    }
}
