import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import PropertyHome

@Suite("The home screen")
struct HomeScreenTests {
    private let nearby = "/v1/homes/nearby?latitude=52.10500&longitude=13.25000"

    @Test("sections near the screen ask for themselves, and show places until the homes come")
    func loading() {
        let homes = HomesHost.opened()
        #expect(
            homes.headings == [
                "Last search | Flats in Old Market, up to €300,000, at least 2.5\u{a0}rooms",
                "Recommendations | Similar to your search, but not in its results",
            ])
        #expect(homes.cells == ["Search homes", "skeleton", "skeleton", "skeleton"])
        #expect(homes.questions == ["get /v1/homes/latest", "get /v1/homes/recommendations", "get " + nearby])
    }

    @Test("sections that failed ask again when the device is online again, and others do not")
    func reconnecting() {
        let homes = HomesHost.opened()
        homes.host.change { $0.isOnline = false }
        homes.answer("/v1/homes/latest", .unreachable)
        homes.answer("/v1/homes/recommendations", HomesAnswers.homes(1...3, more: "a"))
        homes.answer(nearby, .unreachable)
        let first = ["get /v1/homes/latest", "get /v1/homes/recommendations", "get " + nearby]
        #expect(!homes.questions.contains { first.contains($0) })
        homes.host.change { $0.isOnline = true }
        homes.settle()
        #expect(homes.questions.filter { first.contains($0) } == [first[0], first[2]])
    }

    @Test("the row of the last search loads more three times, fails in between, and ends")
    func latest() {
        let homes = HomesHost.opened(width: 2_400)
        let latest = "/v1/homes/latest"
        homes.answer(latest, HomesAnswers.homes(1...3, more: "a", count: 9, unseen: 9))
        var trace = [row(homes)]
        for (path, response, button) in [
            (latest + "?after=a", HomesAnswers.homes(3...4, more: "b"), "More homes: Last search"),
            (latest + "?after=b", .unreachable, "More homes: Last search"),
            (latest + "?after=b", HomesAnswers.homes([5], more: "c"), "Try again: More homes could not be loaded"),
            (latest + "?after=c", .failure(status: 410), "More homes: Last search"),
            (latest, HomesAnswers.homes([9]), "Try again: More homes could not be loaded"),
        ] as [(String, HostResponse, String)] {
            homes.press(button)
            trace.append(homes.answer(path, response) ? row(homes) : "not asked: \(homes.questions)")
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
        homes.answer("/v1/homes/recommendations", HomesAnswers.page([HomesAnswers.home(7, reason: "Next door")]))
        homes.answer(nearby, HomesAnswers.homes([8]))
        homes.answer("/v1/homes/latest", .failure(status: 500))
        let title = "The homes of your last search could not be loaded"
        #expect(homes.cells.prefix(4) == ["Search homes", title, "home 7", "Near me"])
        homes.press("Try again: " + title)
        #expect(homes.cells.prefix(3) == ["Search homes", "skeleton", "skeleton"])
        homes.answer("/v1/homes/latest", HomesAnswers.homes([], count: 0))
        #expect(homes.cells.prefix(3) == ["Search homes", "No home matches your last search", "home 7"])
        homes.press("Change the search: No home matches your last search")
        #expect(
            homes.host.history.last == "/homes/results?place=old-market&kind=flat&maximumPrice=300000&minimumRooms=2.5")
    }

    @Test("a home that is opened is seen at once, and new again when that could not be stored")
    func seen() {
        let homes = HomesHost.opened()
        homes.answer("/v1/homes/latest", HomesAnswers.homes(1...2, unseen: 12))
        #expect(homes.headings.first == heading("12 new"))
        homes.host.tap("€1,000")
        homes.settle()
        #expect(homes.host.history == ["/homes", "/homes/1"])
        #expect(homes.questions.contains(#"put /v1/homes/1/seen {"isSeen":true}"#))
        homes.answer("/v1/homes/1", HomesAnswers.details(1))
        homes.host.pressBack()
        homes.settle()
        #expect(homes.cells.prefix(3) == ["Search homes", "home 1", "home 2 new"])
        #expect(homes.headings.first == heading("11 new"))
        homes.answer("/v1/homes/1/seen", .failure(status: 500))
        #expect(homes.cells.prefix(3) == ["Search homes", "home 1 new", "home 2 new"])
        #expect(homes.headings.first == heading("12 new"))
        let notice = "“Home 1” could not be marked as seen. It is shown as before."
        #expect(homes.host.announcements == ["Home 1", "Homes", notice])
        #expect(homes.host.node(showing: notice) != nil)
        homes.press("Dismiss")
        #expect(homes.host.node(showing: notice) == nil)
        // What the server says later counts again.
        homes.press("Newest homes")
        homes.answer("/v1/homes/latest", HomesAnswers.page([HomesAnswers.home(1, isSeen: true)], unseen: 11))
        #expect(homes.cells.prefix(2) == ["Search homes", "home 1"])
    }

    @Test("homes that were opened are subtracted once, also when more homes have come since")
    func unseenOnce() {
        let homes = HomesHost.opened(width: 1_280)
        homes.answer("/v1/homes/latest", HomesAnswers.homes(1...2, more: "a", unseen: 210))
        homes.host.tap("€1,000")
        homes.settle()
        homes.answer("/v1/homes/1/seen", .success([]))
        homes.host.pressBack()
        homes.settle()
        #expect(homes.headings.first == heading("209 new"))
        homes.press("More homes: Last search")
        homes.answer("/v1/homes/latest?after=a", HomesAnswers.homes(3...4, unseen: 209))
        #expect(homes.headings.first == heading("209 new"))
    }

    @Test("another place is asked for by its chip, and the first answer counts for nothing then")
    func nearbyPlaces() {
        let homes = HomesHost.opened(width: 390, height: 2_400)
        #expect(homes.press("Canal Side"))
        let other = "/v1/homes/nearby?latitude=52.11000&longitude=13.31000"
        #expect(homes.questions.contains("get " + other))
        homes.answer(nearby, HomesAnswers.homes([1]))
        homes.answer(
            other,
            HomesAnswers.page([HomesAnswers.home(5, distance: 240), HomesAnswers.home(6, distance: 1_240)], more: "n"))
        #expect(homes.headings.contains("Nearby | From the centre of Canal Side"))
        #expect(homes.cells.filter { $0.hasPrefix("home") } == ["home 5", "home 6"])
        #expect(homes.host.texts.contains("240\u{a0}m · Old Market"))
        #expect(homes.host.texts.contains("1.2\u{a0}km · Old Market"))
    }

    @Test("the place that was searched in is the first to choose from, where it is seen")
    func chosenPlace() {
        let homes = HomesHost(width: 390, height: 2_400)
        homes.answer("/v1/homes/search", HomesAnswers.bytes(#"{"place":"canal-side"}"#))
        homes.answer("/v1/homes/places", HomesAnswers.city)
        func chips() -> [String] { homes.host.nodes(withStyleClass: "chip").map { homes.host.texts(in: $0).joined() } }
        #expect(chips() == ["Near me", "Canal Side", "Old Market"])
        #expect(homes.headings.contains("Nearby | From the centre of Canal Side"))
        homes.press("Old Market")
        #expect(chips() == ["Near me", "Canal Side", "Old Market"])
    }

    @Test("a search for anything has no neighbours, and is not told to become wider")
    func nothingElse() {
        for (search, sentence) in [
            (HomesAnswers.bytes("{}"), "Your search includes every home. Narrow it to see recommendations."),
            (HomesAnswers.search, "Widen your search to see more recommendations."),
        ] {
            let homes = HomesHost()
            homes.answer("/v1/homes/search", search)
            homes.answer("/v1/homes/places", HomesAnswers.city)
            homes.answer("/v1/homes/recommendations", HomesAnswers.homes([]))
            #expect(homes.host.texts.contains(sentence))
        }
    }

    @Test("the head of a section is as high as what is said in it")
    func headings() throws {
        let homes = HomesHost.opened(width: 320)
        let words = "Flats in Old Market, up to €300,000, at least 2.5\u{a0}rooms"
        let heads = homes.host.nodes(withStyleClass: "homes-heading")
        let head = try #require(heads.first { homes.host.texts(in: $0).contains(words) })
        let environment = homes.host.environment
        let height = environment.lineHeight(of: .title2) + 2 * environment.lineHeight(of: .footnote)
        #expect(try #require(homes.host.frameInWindow(head)).height >= height.rounded(.down))
    }

    @Test("a pull asks anew for the sections that were asked for, and for no other")
    func refreshing() {
        let homes = HomesHost.opened()
        homes.answer("/v1/homes/latest", HomesAnswers.homes(1...2))
        homes.answer("/v1/homes/recommendations", HomesAnswers.homes([7]))
        homes.answer(nearby, HomesAnswers.homes([8]))
        homes.press("Newest homes")
        #expect(homes.questions == ["get /v1/homes/latest", "get /v1/homes/recommendations", "get " + nearby])
        #expect(row(homes) == "home 1 new, home 2 new, home 7", "what is there stays until there is more")
        homes.answer("/v1/homes/latest", .failure(status: 500))
        #expect(row(homes) == "These homes may be out of date, home 1 new, home 7")
        homes.press("Try again: These homes may be out of date")
        homes.answer("/v1/homes/latest", HomesAnswers.homes(3...4))
        #expect(row(homes) == "home 3 new, home 4 new, home 7")
    }

    /// The head of the row of the last search.
    private func heading(_ badge: String) -> String {
        "Last search | \(badge) | Flats in Old Market, up to €300,000, at least 2.5\u{a0}rooms"
    }

    private func row(_ homes: HomesHost) -> String {
        let names = homes.cells
        guard let start = names.firstIndex(of: "Search homes") else { return "" }
        let parts = names[(start + 1)...].prefix { $0 != "skeleton" && $0 != "Near me" }
        return parts.joined(separator: ", ")
    }
}
