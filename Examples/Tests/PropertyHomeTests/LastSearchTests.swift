import CollectionTestSupport
import CollectionViewKit
import ScreenContracts
import SharedScreens
import Testing

@testable import PropertyHome

/// What the user has searched for last: how it is stored, and how the screens learn it.
struct LastSearchTests {
    private let path = "/v1/homes/search"

    private func put(_ search: HomeSearch) -> String { "put \(path) " + String(decoding: search.body, as: UTF8.self) }

    @Test("searches are stored one at a time, so that the server keeps the last of them")
    func order() {
        let results = ResultsHost(ids: [1])
        let last = results.services.lastSearch
        let searches = [1, 2, 3].map { HomeSearch(minimumPrice: $0) }
        var responses: [String] = []
        for search in searches { last.store(search) { responses.append("\(search.query) \($0 == nil)") } }
        results.host.send(.frame(0))
        #expect(results.openRequests == [put(searches[0])])
        results.host.respond(to: path, with: .success([]))
        #expect(results.openRequests == [put(searches[2])])
        #expect(responses == [])
        results.host.respond(to: path, with: .success([]))
        #expect(results.openRequests == [])
        #expect(responses == ["minimumPrice=3 true"])
        #expect(last.generation == 2)
        last.store(searches[2]) { responses.append("again \($0 == nil)") }
        results.host.send(.frame(0))
        #expect(results.openRequests == [])
        #expect(responses.last == "again true")
    }

    @Test("one that was refused gives way to the next; after that nothing is taken for stored")
    func refusal() {
        let results = ResultsHost(ids: [1])
        let last = results.services.lastSearch
        let (first, second) = (HomeSearch(kind: .flat), HomeSearch(kind: .loft))
        var responses: [LoadError?] = []
        last.learn(HomeSearch())
        last.store(first) { responses.append($0) }
        last.store(second) { responses.append($0) }
        results.host.send(.frame(0))
        results.host.respond(to: path, with: .failure(status: 503))
        #expect(results.openRequests == [put(second)])
        #expect(responses == [])
        results.host.respond(to: path, with: .unreachable)
        #expect(results.openRequests == [])
        #expect(responses == [.unreachable])
        #expect(last.generation == 0)
        // The search from before: the response that was lost may have stored the other one.
        last.store(HomeSearch()) { responses.append($0) }
        results.host.send(.frame(0))
        #expect(results.openRequests == [put(HomeSearch())])
    }

    @Test("homes are named by the search they came with, not by one that the server did not store")
    func headings() {
        let homes = HomesHost.opened(width: 1_280, height: 900)
        let page = #"{"homes":[\#(HomesResponses.home(1))],"search":{"kind":"flat"}}"#
        homes.respond(to: "/v1/homes/latest", with: HomesResponses.bytes(page))
        #expect(homes.headings.first == "Last search | Flats in Alderhaven")
        homes.press("Search homes")
        homes.press("Lofts")
        homes.respond(to: path, with: .failure(status: 503))
        homes.host.pressBack()
        homes.settle()
        #expect(homes.headings.first == "Last search | Flats in Alderhaven")
        #expect(homes.host.texts.contains { $0.hasPrefix("Lofts in Old Market") })
    }

    @Test("a search that did not come is learnt from the homes that it finds, or requested again")
    func learning() {
        let homes = HomesHost(height: 1_200)
        homes.respond(to: "/v1/homes/places", with: HomesResponses.city)
        homes.respond(to: path, with: .unreachable)
        homes.respond(to: "/v1/homes/latest", with: .unreachable)
        homes.press("Try again: The homes of your last search could not be loaded")
        #expect(homes.openRequests.contains("get " + path))
        homes.respond(to: path, with: .unreachable)
        homes.respond(to: "/v1/homes/latest", with: HomesResponses.homes([1]))
        #expect(homes.headings.first == "Last search | Homes in Alderhaven")
        homes.press("Newest homes")
        #expect(homes.openRequests.contains("get " + path))
        homes.respond(to: path, with: .unreachable)
        let page = #"{"homes":[\#(HomesResponses.home(1))],"search":{"kind":"loft"}}"#
        homes.respond(to: "/v1/homes/latest", with: HomesResponses.bytes(page))
        #expect(homes.headings.first == "Last search | Lofts in Alderhaven")
        #expect(homes.host.texts.filter { $0 == "Lofts in Alderhaven" }.count == 2)
    }

    @Test("what is near, and what the map shows, waits for the search where that comes after the city")
    func waiting() {
        let homes = HomesHost(height: 2_400)
        homes.respond(to: "/v1/homes/places", with: HomesResponses.city)
        #expect(!homes.openRequests.contains { $0.hasPrefix("get /v1/homes/nearby") })
        homes.respond(to: path, with: HomesResponses.bytes(#"{"place":"canal-side"}"#))
        #expect(homes.openRequests.contains("get /v1/homes/nearby?latitude=52.11000&longitude=13.31000"))
    }
}
