import CollectionViewKit
import ScreenContracts
import SharedScreens
import Testing

@testable import ProductPortal

struct ContentTests {
    @Test("lengths have a unit that fits, and numbers a decimal")
    func numbers() {
        #expect(
            [1_800, 89, 7_199, 907_200, 5_400_000].map { NumberText.duration(seconds: $0) } == [
                "30 min", "1 min", "2 hr", "252 hr", "1,500 hr",
            ])
        #expect([0.0, 4.25, 4.96].map { NumberText.tenths($0) } == ["0.0", "4.3", "5.0"])
        #expect(NumberText.duration(seconds: .max).hasSuffix(" hr"))
        #expect([0, 0.05, 999.5, 12_345].map { NumberText.charted($0) } == ["0", "0.05", "999.5", "12,345"])
        #expect(NumberText.charted(2.5e19) == "25,000,000,000,000,000,000")
    }

    @Test("a long review is cut at the end of a word, in any script, and a short one is not")
    func excerpts() throws {
        func review(_ text: String) throws -> Review {
            let json = try JSONDocument(Array(#"{"id":1,"text":"\#(text)"}"#.utf8)).root
            return Review(try #require(ReviewContract(json)))
        }
        #expect(try review("Short.").excerpt == nil)
        #expect(
            try review(String(repeating: "word ", count: 40)).excerpt == String(repeating: "word ", count: 31)
                + "word …")
        let accents = String(repeating: "éclair ", count: 40)
        #expect(try review(accents).excerpt == String(repeating: "éclair ", count: 19) + "éclair …")
        #expect(try review(String(repeating: "x", count: 400)).excerpt == nil, "nothing to cut at")
    }

    @Test("ratings that no people can have given neither count nor end the program")
    func ratings() throws {
        let summary = RatingSummary(counts: [.max, 0, 0, 0, .max])
        #expect(summary.total == .max)
        #expect(summary.mean == 3)
        let json = try JSONDocument(Array(#"{"stars":[-1,0.5,"9",0,3]}"#.utf8))
        let ratings = try #require(RatingsContract(json.root))
        #expect(RatingSummary.list(ratings) == [RatingSummary(counts: [0, 0, 0, 0, 3])])
    }

    @Test("a number of episodes that cannot be does not end the program, whatever was taken out")
    func episodeCounts() {
        let episode = EpisodeContract(id: 1, title: "Harbour")
        var state = RemovalState()
        _ = state.want(removed: true)
        let ledger = EpisodeLedger()
        ledger.removals[1] = EpisodeLedger.Removal(episode: Episode(episode), nextID: nil, index: 0, state: state)
        for (count, total) in [(40, 39), (Int.min, 0), (Int.max, 999_999_999)] {
            #expect(ledger.episodes(EpisodeListContract(count: count, episodes: [episode])) == [])
            #expect(ledger.totalCount == total)
        }
    }

    @Test(
        "addresses lead to the list, a show, and its segments, and back",
        arguments: ["/shows", "/shows/1", "/shows/12/episodes", "/shows/3/trends?faults", "/shows/3?faults"])
    func routes(path: String) throws {
        #expect(try #require(ShowRoute(path: path)).path == path)
    }

    @Test("the address of an episode leads to it and back, and its list is that of the show")
    func episodeRoutes() throws {
        let route = try #require(EpisodeRoute(path: "/shows/3/episodes/2007"))
        #expect(route == EpisodeRoute(showID: 3, episodeID: 2_007))
        #expect(route.path == "/shows/3/episodes/2007")
        #expect(route.listPath == "/shows/3/episodes")
        for path in ["/shows/3/episodes", "/shows/3/episodes/x", "/shows/0/episodes/1", "/shows/3/reviews/1"] {
            #expect(EpisodeRoute(path: path) == nil, "\(path)")
        }
        #expect(ShowRoute(path: route.path) == nil)
    }

    @Test(
        "other addresses are none of the portal's",
        arguments: ["/", "/show/1", "/shows/x", "/shows/0", "/shows/1/x", "/shows/1/trends/2", "/shows/-1"])
    func strangers(path: String) {
        #expect(ShowRoute(path: path) == nil)
    }
}
