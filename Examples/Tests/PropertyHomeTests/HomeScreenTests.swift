import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import PropertyHome

@Suite("The home screen")
struct HomeScreenTests {
    private let nearby = "/v1/homes/nearby?latitude=52.10500&longitude=13.25000"

    @Test("sections near the screen request their content, and show places until the homes come")
    func loading() {
        let homes = HomesHost.opened()
        #expect(
            homes.headings == [
                "Last search | Flats in Old Market, up to €300,000, at least 2.5\u{a0}rooms",
                "Recommendations | Similar to your search, but not in its results",
            ])
        #expect(homes.cells == ["Search homes", "skeleton", "skeleton", "skeleton"])
        #expect(homes.openRequests == ["get /v1/homes/latest", "get /v1/homes/recommendations", "get " + nearby])
    }

    @Test("the last search is the first section, before the recommendations and the homes nearby")
    func order() {
        let homes = HomesHost.opened(height: 2_400)
        let titles = homes.headings.prefix(3).map { String($0.split(separator: " | ")[0]) }
        #expect(titles == ["Last search", "Recommendations", "Nearby"])
    }

    @Test("a section is a row of cards, one of cards as wide as the section, and one a grid")
    func layouts() throws {
        let homes = HomesHost.opened(height: 2_400)
        homes.respond(to: "/v1/homes/latest", with: HomesResponses.homes(1...2))
        homes.respond(to: "/v1/homes/recommendations", with: HomesResponses.homes(3...4))
        homes.respond(to: nearby, with: HomesResponses.homes(5...7))
        let frames = try (1...7).map { try frame($0, homes) }
        // A row: beside each other, one of them cut by the edge of the window.
        #expect(frames[0].minY == frames[1].minY)
        #expect(frames[0].maxX < frames[1].minX)
        #expect(frames[1].maxX > 390)
        // One below the other.
        #expect(frames[2].minX == frames[3].minX)
        #expect(frames[2].maxY < frames[3].minY)
        // A grid: two in a line, both as a whole, and the third below the first.
        #expect(frames[4].minY == frames[5].minY)
        #expect(frames[4].maxX < frames[5].minX)
        #expect(frames[5].maxX <= 390)
        #expect(frames[6].minX == frames[4].minX)
        #expect(frames[6].minY > frames[4].maxY)
    }

    @Test("a recommended home is as wide as its section, and one of the last search an ordinary card")
    func cardWidths() throws {
        let homes = HomesHost.opened(height: 2_400)
        homes.respond(to: "/v1/homes/latest", with: HomesResponses.homes(1...2))
        homes.respond(to: "/v1/homes/recommendations", with: HomesResponses.homes([3]))
        #expect(try frame(3, homes).width == 390 - 2 * 16)
        #expect(try frame(1, homes).width == 228)
    }

    @Test(
        "the pictures of a recommended home have the width that the texts beside them leave",
        arguments: [(680, 1, 381), (880, 1, 520), (1_160, 2, 650)] as [(Double, Double, Double)])
    func wideGalleries(width: Double, textScale: Double, galleryWidth: Double) {
        #expect(HomesMetrics.wideGalleryWidth(width, textScale: textScale) == galleryWidth)
    }

    @Test("recommended homes in a wide window fill lines of two cards")
    func wideCards() throws {
        let homes = HomesHost.opened(width: 1_280, height: 2_400)
        homes.respond(to: "/v1/homes/latest", with: HomesResponses.homes(1...2))
        homes.respond(to: "/v1/homes/recommendations", with: HomesResponses.homes(3...5))
        let frames = try (3...5).map { try frame($0, homes) }
        #expect(frames.map { $0.size.height } == [515, 515, 515])
        #expect(frames[1].minY == frames[0].minY)
        #expect(abs(frames[1].maxX - frames[0].minX - 1_160) < 0.1)
        #expect(frames[2].minX == frames[0].minX)
        #expect(abs(frames[2].minY - frames[0].maxY - HomesMetrics.spacing) < 0.1)
    }

    @Test("a recommended home in a window of middle width is two thirds as high as its pictures are wide")
    func wideCardHeight() throws {
        let homes = HomesHost.opened(width: 928, height: 2_400)
        homes.respond(to: "/v1/homes/latest", with: HomesResponses.homes(1...2))
        homes.respond(to: "/v1/homes/recommendations", with: HomesResponses.homes([3]))
        #expect(try frame(3, homes).height == 347)
    }

    @Test("the entry to the search has more lines where texts are large and have little room")
    func largeSearchEntry() throws {
        for (width, title, height) in [(390.0, false, 156.0), (320, true, 196)] {
            let homes = HomesHost.opened(width: width)
            let entry = try #require(homes.host.nodes(withStyleClass: "search-entry").first)
            let label = try #require(homes.host.node(showing: "Search homes"))
            #expect(homes.host.frameInWindow(entry)?.height == 60)
            #expect(homes.host.node(label)?.styleClasses.contains("is-clamped") == false)
            homes.host.change { $0.lineHeights = $0.lineHeights.map { $0 * 2 } }
            homes.settle()
            #expect(homes.host.frameInWindow(entry)?.height == height)
            #expect(homes.host.node(label)?.styleClasses.contains("is-clamped") == title)
        }
    }

    @Test("sections that failed are loaded again when the device is online again, and others do not")
    func reconnecting() {
        let homes = HomesHost.opened()
        homes.host.change { $0.isOnline = false }
        homes.respond(to: "/v1/homes/latest", with: .unreachable)
        homes.respond(to: "/v1/homes/recommendations", with: HomesResponses.homes(1...3, more: "a"))
        homes.respond(to: nearby, with: .unreachable)
        let first = ["get /v1/homes/latest", "get /v1/homes/recommendations", "get " + nearby]
        #expect(!homes.openRequests.contains { first.contains($0) })
        homes.host.change { $0.isOnline = true }
        homes.settle()
        #expect(homes.openRequests.filter { first.contains($0) } == [first[0], first[2]])
    }

    @Test("the row of the last search loads more three times, fails in between, and ends")
    func latest() {
        let homes = HomesHost.opened(width: 2_400)
        let latest = "/v1/homes/latest"
        homes.respond(to: latest, with: HomesResponses.homes(1...3, more: "a", count: 9, unseen: 9))
        var trace = [row(homes)]
        for (path, response, button) in [
            (latest + "?after=a", HomesResponses.homes(3...4, more: "b"), "More homes: Last search"),
            (latest + "?after=b", .unreachable, "More homes: Last search"),
            (latest + "?after=b", HomesResponses.homes([5], more: "c"), "Try again: More homes could not be loaded"),
            (latest + "?after=c", .failure(status: 410), "More homes: Last search"),
            (latest, HomesResponses.homes([9]), "Try again: More homes could not be loaded"),
        ] as [(String, HostResponse, String)] {
            homes.press(button)
            trace.append(homes.respond(to: path, with: response) ? row(homes) : "not requested: \(homes.openRequests)")
        }
        #expect(
            trace == [
                "home 1 new, home 2 new, home 3 new, More homes",
                "home 1 new, home 2 new, home 3 new, home 4 new, More homes",
                "home 1 new, home 2 new, home 3 new, home 4 new, More homes could not be loaded",
                "home 1 new, home 2 new, home 3 new, home 4 new, home 5 new, More homes",
                "home 1 new, home 2 new, home 3 new, home 4 new, home 5 new, More homes could not be loaded",
                "home 9 new",
            ])
    }

    @Test("a section that fails leaves the others alone, is tried again, and says when there is nothing")
    func failing() {
        let homes = HomesHost.opened(width: 1_280, height: 2_000)
        homes.respond(
            to: "/v1/homes/recommendations", with: HomesResponses.page([HomesResponses.home(7, reason: "Next door")]))
        homes.respond(to: nearby, with: HomesResponses.homes([8]))
        homes.respond(to: "/v1/homes/latest", with: .failure(status: 500))
        let title = "The homes of your last search could not be loaded"
        #expect(homes.cells.prefix(4) == ["Search homes", title, "home 7", "Near me"])
        homes.press("Try again: " + title)
        #expect(homes.cells.prefix(3) == ["Search homes", "skeleton", "skeleton"])
        homes.respond(to: "/v1/homes/latest", with: HomesResponses.homes([], count: 0))
        #expect(homes.cells.prefix(3) == ["Search homes", "No home matches your last search", "home 7"])
        homes.press("Change the search: No home matches your last search")
        #expect(
            homes.host.history.last == "/homes/results?place=old-market&kind=flat&maximumPrice=300000&minimumRooms=2.5")
    }

    @Test("a home that is opened is seen at once, and new again when the server refuses to store that")
    func seen() {
        let homes = HomesHost.opened()
        homes.respond(to: "/v1/homes/latest", with: HomesResponses.homes(1...2, unseen: 12))
        #expect(homes.headings.first == heading("12 unseen"))
        homes.host.tap("€1,000")
        homes.settle()
        #expect(homes.host.history == ["/homes", "/homes/1"])
        #expect(homes.openRequests.contains(#"put /v1/homes/1/seen {"isSeen":true}"#))
        homes.respond(to: "/v1/homes/1", with: HomesResponses.details(1))
        homes.host.pressBack()
        homes.settle()
        #expect(homes.cells.prefix(3) == ["Search homes", "home 1", "home 2 new"])
        #expect(homes.headings.first == heading("11 unseen"))
        homes.respond(to: "/v1/homes/1/seen", with: .failure(status: 403))
        #expect(homes.cells.prefix(3) == ["Search homes", "home 1 new", "home 2 new"])
        #expect(homes.headings.first == heading("12 unseen"))
        let notice = "“Home 1” could not be marked as seen. It is shown as before."
        #expect(homes.host.announcements == ["Home 1", "Homes", notice])
        #expect(homes.host.node(showing: notice) != nil)
        homes.press("Dismiss")
        #expect(homes.host.node(showing: notice) == nil)
        // What the server says later counts again.
        homes.press("Newest homes")
        homes.respond(
            to: "/v1/homes/latest", with: HomesResponses.page([HomesResponses.home(1, isSeen: true)], unseen: 11))
        #expect(homes.cells.prefix(2) == ["Search homes", "home 1"])
    }

    /// The screen to which the user has come back from the first home, with the response to storing that the home was opened.
    private func returnFromHome(_ response: HostResponse) -> HomesHost {
        let homes = HomesHost.opened()
        homes.respond(to: "/v1/homes/latest", with: HomesResponses.homes(1...2, unseen: 12))
        homes.host.tap("€1,000")
        homes.settle()
        homes.host.pressBack()
        homes.settle()
        homes.respond(to: "/v1/homes/1/seen", with: response)
        return homes
    }

    @Test(
        "a home that is opened stays seen after a response that is unknown",
        arguments: [HostResponse.unreachable, .failure(status: 500)])
    func seenAfterUnknownResponse(response: HostResponse) {
        let homes = returnFromHome(response)
        #expect(homes.cells.prefix(3) == ["Search homes", "home 1", "home 2 new"])
    }

    @Test("that a home was opened is sent again after a response that is unknown, once the home is opened again")
    func seenIsSentAgain() {
        let homes = returnFromHome(.unreachable)
        let request = #"put /v1/homes/1/seen {"isSeen":true}"#
        #expect(!homes.openRequests.contains(request))
        homes.host.tap("€1,000")
        homes.settle()
        #expect(homes.openRequests.contains(request))
    }

    @Test("on the first visit no card is new, and the newest day is kept for the next one")
    func firstVisit() {
        let homes = HomesHost.opened(lastVisit: nil)
        homes.respond(to: "/v1/homes/latest", with: HomesResponses.homes(1...2, unseen: 12))
        #expect(homes.cells.prefix(3) == ["Search homes", "home 1", "home 2"])
        #expect(homes.host.storage.values[LastVisit.key] == "20412")
    }

    @Test("homes that were opened are subtracted once, also when more homes have come since")
    func unseenOnce() {
        let homes = HomesHost.opened(width: 1_280)
        homes.respond(to: "/v1/homes/latest", with: HomesResponses.homes(1...2, more: "a", unseen: 210))
        homes.host.tap("€1,000")
        homes.settle()
        homes.respond(to: "/v1/homes/1/seen", with: .success([]))
        homes.host.pressBack()
        homes.settle()
        #expect(homes.headings.first == heading("209 unseen"))
        homes.press("More homes: Last search")
        homes.respond(to: "/v1/homes/latest?after=a", with: HomesResponses.homes(3...4, unseen: 209))
        #expect(homes.headings.first == heading("209 unseen"))
    }

    @Test("another place is requested by its chip, and the first response is ignored then")
    func nearbyPlaces() {
        let homes = HomesHost.opened(width: 390, height: 2_400)
        #expect(homes.press("Canal Side"))
        let other = "/v1/homes/nearby?latitude=52.11000&longitude=13.31000"
        #expect(homes.openRequests.contains("get " + other))
        homes.respond(to: nearby, with: HomesResponses.homes([1]))
        homes.respond(
            to: other,
            with: HomesResponses.page(
                [HomesResponses.home(5, distance: 240), HomesResponses.home(6, distance: 1_240)], more: "n"))
        #expect(homes.headings.contains("Nearby | From the centre of Canal Side"))
        #expect(homes.cells.filter { $0.hasPrefix("home") } == ["home 5", "home 6"])
        #expect(homes.host.texts.contains("240\u{a0}m\u{A0}· Old Market"))
        #expect(homes.host.texts.contains("1.2\u{a0}km\u{A0}· Old Market"))
    }

    @Test("where no home is near the user, those near a place are shown, and that is said")
    func distantUser() {
        let homes = HomesHost.opened(width: 390, height: 2_400)
        homes.respond(to: nearby, with: HomesResponses.homes([1, 2]))
        #expect(homes.press("Near me"))
        homes.host.locate(.found(Coordinate(latitude: 48.5, longitude: 2.25), accuracy: 10))
        homes.settle()
        homes.respond(to: "/v1/homes/nearby?latitude=48.50000&longitude=2.25000", with: HomesResponses.homes([]))
        homes.respond(to: nearby, with: HomesResponses.homes([1, 2]))
        #expect(homes.headings.contains { $0.hasPrefix("Nearby | No homes are for sale near your location. From") })
        #expect(homes.cells.filter { $0.hasPrefix("home") } == ["home 1", "home 2"])
        #expect(homes.host.node(showing: "No homes near this place") == nil)
    }

    @Test("a place that is chosen cancels the requests for another place and for the user's position")
    func supersededPlaces() {
        let homes = HomesHost.opened(width: 390, height: 2_400)
        let other = "/v1/homes/nearby?latitude=52.11000&longitude=13.31000"
        func requests() -> [String] { homes.openRequests.filter { $0.contains("/nearby") } }
        #expect(requests() == ["get " + nearby])
        homes.press("Canal Side")
        #expect(requests() == ["get " + other])
        homes.press("Near me")
        homes.host.locate(.found(Coordinate(latitude: 48.5, longitude: 2.25), accuracy: 10))
        homes.settle()
        let position = "/v1/homes/nearby?latitude=48.50000&longitude=2.25000"
        #expect(requests() == ["get " + position])
        homes.respond(to: position, with: HomesResponses.homes([]))
        #expect(requests() == ["get " + nearby])
        homes.press("Canal Side")
        #expect(requests() == ["get " + other])
    }

    @Test("the place that was searched in is the first to choose from, where it is seen")
    func chosenPlace() {
        let homes = HomesHost(width: 390, height: 2_400)
        homes.respond(to: "/v1/homes/search", with: HomesResponses.bytes(#"{"place":"canal-side"}"#))
        homes.respond(to: "/v1/homes/places", with: HomesResponses.city)
        func chips() -> [String] { homes.host.nodes(withStyleClass: "chip").map { homes.host.texts(in: $0).joined() } }
        #expect(chips() == ["Near me", "Canal Side", "Old Market"])
        #expect(homes.headings.contains("Nearby | From the centre of Canal Side"))
        homes.press("Old Market")
        #expect(chips() == ["Near me", "Canal Side", "Old Market"])
    }

    @Test("a search for anything has no neighbours, and is not told to become wider")
    func nothingElse() {
        for (search, sentence) in [
            (HomesResponses.bytes("{}"), "Your search includes every home. Narrow it to see recommendations."),
            (HomesResponses.search, "Widen your search to see more recommendations."),
        ] {
            let homes = HomesHost()
            homes.respond(to: "/v1/homes/search", with: search)
            homes.respond(to: "/v1/homes/places", with: HomesResponses.city)
            homes.respond(to: "/v1/homes/recommendations", with: HomesResponses.homes([]))
            #expect(homes.host.texts.contains(sentence))
        }
    }

    @Test("the head of a section is as high as what is said in it")
    func headings() throws {
        let homes = HomesHost.opened(width: 320)
        let summary = "Flats in Old Market, up to €300,000, at least 2.5\u{a0}rooms"
        let heads = homes.host.nodes(withStyleClass: "homes-heading")
        let head = try #require(heads.first { homes.host.texts(in: $0).contains(summary) })
        let environment = homes.host.environment
        let height = environment.lineHeight(of: .title2) + 2 * environment.lineHeight(of: .footnote)
        #expect(try #require(homes.host.frameInWindow(head)).height >= height.rounded(.down))
    }

    @Test("a pull requests again the sections that were requested, and no other")
    func refreshing() {
        let homes = HomesHost.opened()
        homes.respond(to: "/v1/homes/latest", with: HomesResponses.homes(1...2))
        homes.respond(to: "/v1/homes/recommendations", with: HomesResponses.homes([7]))
        homes.respond(to: nearby, with: HomesResponses.homes([8]))
        homes.press("Newest homes")
        #expect(homes.openRequests == ["get /v1/homes/latest", "get /v1/homes/recommendations", "get " + nearby])
        #expect(row(homes) == "home 1 new, home 2 new, home 7", "what is there stays until there is more")
        homes.respond(to: "/v1/homes/latest", with: .failure(status: 500))
        #expect(row(homes) == "These homes may be out of date, home 1 new, home 7")
        homes.press("Try again: These homes may be out of date")
        homes.respond(to: "/v1/homes/latest", with: HomesResponses.homes(3...4))
        #expect(row(homes) == "home 3 new, home 4 new, home 7")
    }

    /// The head of the row of the last search.
    private func heading(_ badge: String) -> String {
        "Last search | \(badge) | Flats in Old Market, up to €300,000, at least 2.5\u{a0}rooms"
    }

    /// Where the card of a home is in the window.
    private func frame(_ id: Int, _ homes: HomesHost) throws -> Rect {
        let cell = try #require(homes.host.visibleCells.first { homes.host.texts(in: $0).contains("€\(id),000") })
        return try #require(homes.host.frameInWindow(cell))
    }

    private func row(_ homes: HomesHost) -> String {
        let names = homes.cells
        guard let start = names.firstIndex(of: "Search homes") else { return "" }
        let parts = names[(start + 1)...].prefix { $0 != "skeleton" && $0 != "Near me" }
        return parts.joined(separator: ", ")
    }
}
