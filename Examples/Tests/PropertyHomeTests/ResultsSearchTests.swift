import CollectionTestSupport
import CollectionViewKit
import ScreenContracts
import SharedScreens
import Testing

@testable import PropertyHome

/// Searching: what is found in the columns, what is requested from the server, and the form.
struct ResultsSearchTests {
    @Test("a narrower search is only stored by the server, a wider one requests its homes")
    func widths() {
        let results = ResultsHost("maximumPrice=400000", ids: Array(1...300))
        let model = results.screen.model
        func find(_ search: HomeSearch) -> [String] {
            model.find(search)
            results.host.send(.frame(0))
            return results.openRequests.map { String($0.prefix { $0 != "{" }) }
        }
        #expect(find(HomeSearch(kind: .loft, maximumPrice: 300_000)) == ["put /v1/homes/search "])
        #expect(find(HomeSearch(placeID: "p1", maximumPrice: 400_000)) == ["put /v1/homes/search "])
        let found = (1...300).filter { $0 % 3 == 1 && ResultsResponses.price($0) <= 400_000 }
        #expect(results.ids == found)
        #expect(find(HomeSearch(maximumPrice: 500_000)).last == "get /v1/homes/results?maximumPrice=500000")
        #expect(model.state.isChanging)
        #expect(results.ids == found)
        results.respond(to: "maximumPrice=500000", with: Array(200...450))
        #expect(!model.state.isChanging)
        #expect(!model.state.hasFailed)
        #expect(results.ids == Array(200...450))
    }

    @Test("a response to an earlier search counts for nothing")
    func superseded() {
        let results = ResultsHost(ids: Array(1...30))
        results.screen.model.find(HomeSearch(placeID: "elsewhere"))
        results.host.send(.frame(0))
        results.screen.model.find(HomeSearch(placeID: "nowhere"))
        results.host.send(.frame(0))
        #expect(!results.respond(to: "place=elsewhere", with: [7]))
        results.respond(to: "place=nowhere", with: [8])
        #expect(results.ids == [8])
    }

    @Test("homes that do not come can be requested again; where there are homes already, those stay")
    func failing() {
        let results = ResultsHost()
        results.host.respond(to: "/v1/homes/results", with: .failure(status: 503))
        results.settle()
        #expect(results.host.node(showing: "The homes could not be loaded") != nil)
        #expect(results.count == "")
        results.press("Try again")
        results.respond(to: "", with: Array(1...9))
        #expect(results.count == "9 homes (8 unseen)")
        results.screen.model.find(HomeSearch(placeID: "elsewhere"))
        results.host.send(.frame(0))
        results.host.respond(to: "/v1/homes/results?place=elsewhere", with: .unreachable)
        results.settle()
        #expect(results.ids == Array(1...9))
        #expect(
            results.host.node(
                showing: "These are the homes of your previous search. "
                    + "The server is not responding. Check your connection, then try again.") != nil)
        results.press("Try again")
        results.respond(to: "place=elsewhere", with: [3])
        #expect(results.ids == [3])
    }

    @Test("a search that fails after one that found nothing is said to have failed, and is tried again")
    func failingAfterNothing() {
        let results = ResultsHost("maximumPrice=1")
        results.respond(to: "maximumPrice=1", with: [])
        results.press("Clear the search")
        #expect(results.count == "Looking for homes…")
        results.host.respond(to: "/v1/homes/results", with: .unreachable)
        results.settle()
        #expect(results.host.node(showing: "No homes match") == nil)
        #expect(results.count == "")
        #expect(results.host.node(showing: "The homes could not be loaded") != nil)
        results.press("Try again")
        results.respond(to: "", with: [1, 2])
        #expect(results.ids == [1, 2])
    }

    @Test("after homes that did not come, the number in the form is not that of the search before")
    func previewAfterFailure() {
        let results = ResultsHost("place=p1", ids: Array(1...40))
        results.screen.model.find(HomeSearch())
        results.host.send(.frame(0))
        results.host.respond(to: "/v1/homes/results", with: .unreachable)
        results.settle()
        #expect(results.count == "40 homes (32 unseen)")
        results.press("Filters")
        #expect(results.host.node(showing: "Show homes") != nil)
        results.elapse(300)
        results.respond(to: "", with: Array(1...120))
        #expect(results.host.node(showing: "Show 120 homes") != nil)
    }

    @Test("a search that is stored late, after another was found, says nothing of that one")
    func storedLate() {
        let results = ResultsHost(ids: Array(1...20))
        let search = "/v1/homes/search"
        results.screen.model.find(HomeSearch(kind: .house))
        results.host.send(.frame(0))
        results.host.respond(to: search, with: .failure(status: 503))
        results.press("Try again")
        results.screen.model.find(HomeSearch(placeID: "elsewhere"))
        results.host.send(.frame(0))
        results.host.respond(to: "/v1/homes/results?place=elsewhere", with: .unreachable)
        results.host.respond(to: search, with: .failure(status: 503))
        results.settle()
        #expect(results.screen.model.state.notice == .notFound(LoadError.unreachable.sentence))
        results.host.respond(to: search, with: .success([]))
        results.settle()
        #expect(results.screen.model.state.notice == .notFound(LoadError.unreachable.sentence))
    }

    @Test("what was being written is not searched for once the screen is left")
    func leaving() throws {
        let results = ResultsHost(ids: Array(1...9), width: 1_280, height: 800)
        results.host.write("500,000", into: try #require(results.field("From, €")))
        results.host.send(.activated(try #require(results.host.nodes(withStyleClass: "bar-icon-back").first)))
        results.elapse(600)
        #expect(results.openRequests == [])
        #expect(results.host.history.last == "/homes")
    }

    @Test("columns that are none are a response that could not be read, and developers are told why")
    func badColumns() {
        let results = ResultsHost()
        results.host.respond(to: "/v1/homes/results", with: .success(Array(#"{"count":1,"ids":[1]}"#.utf8)))
        results.settle()
        #expect(results.host.node(showing: "The response could not be read. Try again in a moment.") != nil)
        #expect(
            results.host.logLines.contains { $0.contains("The column \"prices\" is not an array of whole numbers.") })
    }

    @Test("no homes: the user is told what to do, and may clear the search")
    func empty() {
        let results = ResultsHost("maximumPrice=1")
        results.respond(to: "maximumPrice=1", with: [])
        #expect(results.host.node(showing: "No homes match") != nil)
        #expect(results.count == "0 homes")
        results.press("Clear the search")
        #expect(results.openRequests.last == "get /v1/homes/results")
        #expect(results.host.history == ["/homes/results"])
        results.respond(to: "", with: [1, 2])
        #expect(results.ids == [1, 2])
        #expect(results.host.node(showing: "No homes match") == nil)
    }

    @Test("more homes than a list holds: the newest are shown, and every other search is requested from the server")
    func capped() {
        let results = ResultsHost()
        results.respond(to: "", with: Array(1...200), count: 81_234)
        #expect(results.count == "The newest 200 of 81,234 (160 unseen)")
        results.screen.model.find(HomeSearch(kind: .loft))
        results.host.send(.frame(0))
        #expect(results.openRequests.last == "get /v1/homes/results?kind=loft")
        #expect(results.count == "The newest 200 of 81,234 (160 unseen)")
        results.host.respond(to: "/v1/homes/results?kind=loft", with: .unreachable)
        results.settle()
        #expect(results.count == "The newest 200 of 81,234 (160 unseen)")
    }

    @Test("of more homes than a list holds, the server says which are first in an order, and nothing is sorted here")
    func cappedOrder() {
        let results = ResultsHost()
        results.respond(to: "", with: Array(1...200), count: 81_234)
        results.screen.model.sort(by: .cheapest)
        results.host.send(.frame(0))
        #expect(results.openRequests.last == "get /v1/homes/results?order=cheapest")
        #expect(results.ids == Array(1...200))
        #expect(results.screen.model.state.isChanging)
        let cheapest = (1...200).map { $0 + 4_000 }.sorted {
            (ResultsResponses.price($0), $0) < (ResultsResponses.price($1), $1)
        }
        results.respond(to: "order=cheapest", with: cheapest, count: 81_234)
        #expect(results.ids == cheapest)
        #expect(results.count.hasPrefix("The first 200 of 81,234"))
        // What is found next is requested in the order, too, where the list does not hold it.
        results.screen.model.find(HomeSearch(kind: .loft))
        results.host.send(.frame(0))
        results.respond(to: "kind=loft", with: Array(1...100), count: 40_000)
        #expect(results.openRequests.last == "get /v1/homes/results?kind=loft&order=cheapest")
        results.respond(to: "kind=loft&order=cheapest", with: Array(301...400), count: 40_000)
        #expect(results.ids.sorted() == Array(301...400))
        results.screen.model.find(HomeSearch(kind: .house))
        results.host.send(.frame(0))
        results.respond(to: "kind=house", with: [1, 2, 3])
        #expect(results.ids.sorted() == [1, 2, 3])
        results.screen.model.sort(by: .newest)
        results.host.send(.frame(0))
        #expect(results.ids == [1, 2, 3])
        #expect(!results.screen.model.state.isChanging)
        #expect(!results.screen.model.state.hasFailed)
    }

    @Test("the header says in which order the shown homes are the first, also while another order is requested")
    func cappedHeader() {
        let results = ResultsHost()
        results.respond(to: "", with: Array(1...200), count: 81_234)
        results.screen.model.sort(by: .cheapest)
        results.host.send(.frame(0))
        #expect(results.count.hasPrefix("The newest 200 of 81,234"))
        results.respond(to: "order=cheapest", with: Array(301...500), count: 81_234)
        #expect(results.count.hasPrefix("The first 200 of 81,234"))
        results.screen.model.sort(by: .newest)
        results.host.send(.frame(0))
        #expect(results.count.hasPrefix("The first 200 of 81,234"))
    }

    @Test("on a phone the form is a sheet that says how many homes there would be, and searches when it is told to")
    func sheet() throws {
        let results = ResultsHost(ids: Array(1...900))
        #expect(results.press("Filters"))
        #expect(results.screen.model.search == HomeSearch())
        #expect(results.host.node(showing: "Show 900 homes") != nil)
        results.press("Lofts")
        #expect(results.host.node(showing: "Show 225 homes") != nil)
        #expect(results.ids.count == 900)
        let field = try #require(results.field("To, €"))
        results.host.write("abc", into: field)
        #expect(results.host.node(showing: "Enter whole euros, such as 250,000.") != nil)
        #expect(results.host.node(showing: "Show homes") != nil)
        // The key is the button's own, which presses itself by it.
        let button = try #require(results.host.nodes { $0.styleClasses.contains("sheet-show") }.first)
        #expect(!results.host.press(.enter, on: button))
        results.press("Show homes")
        #expect(results.ids.count == 900)
        #expect(results.host.focusedNode == field)
        #expect(results.host.announcements.last == "Enter whole euros, such as 250,000.")
        results.host.write("300,000", into: field)
        let expected = (1...900).filter { $0 % 4 == 3 && ResultsResponses.price($0) <= 300_000 }
        #expect(results.press("Show \(expected.count) homes"))
        #expect(results.ids == expected)
        #expect(results.host.history == ["/homes/results?kind=loft&maximumPrice=300000"])
        #expect(results.host.node(showing: "Filters (2)") != nil)
    }

    @Test("a sheet that is closed changes nothing; one for a wider search requests how many homes there would be")
    func sheetClosed() throws {
        let results = ResultsHost("place=p1", ids: Array(1...40))
        results.press("Filters (1)")
        results.press("Whole city")
        #expect(results.host.node(showing: "Show homes") != nil)
        #expect(results.openRequests == [])
        results.elapse(300)
        #expect(results.openRequests == ["get /v1/homes/results"])
        results.respond(to: "", with: Array(1...120))
        #expect(results.host.node(showing: "Show 120 homes") != nil)
        let field = try #require(results.field("To, €"))
        results.host.press(.escape, on: field)
        #expect(results.ids.count == 40)
        #expect(results.host.history == ["/homes/results?place=p1"])
        results.press("Filters (1)")
        results.press("Whole city")
        results.elapse(300)
        results.respond(to: "", with: Array(1...120))
        results.press("Show 120 homes")
        #expect(results.ids.count == 120)
        #expect(results.openRequests.allSatisfy { $0.hasPrefix("put") })
    }

    @Test("beside the list the form searches by itself: at once for a choice, after a pause for what is written")
    func panel() throws {
        let results = ResultsHost(ids: Array(1...900), width: 1_280, height: 800)
        results.press("Flats")
        #expect(results.ids == (1...900).filter { $0 % 4 == 0 })
        let field = try #require(results.field("From, €"))
        results.host.write("5", into: field)
        results.host.write("500,000", into: field)
        // A response that comes while the user writes leaves the text alone.
        results.host.respond(to: "/v1/homes/search", with: .success([]))
        #expect(results.ids.count == 225)
        #expect(results.host.texts(in: field) == ["500,000"])
        results.elapse(600)
        #expect(results.ids == (1...900).filter { $0 % 4 == 0 && ResultsResponses.price($0) >= 500_000 })
        results.host.write("500,000x", into: field)
        results.elapse(600)
        #expect(results.host.history == ["/homes/results?kind=flat&minimumPrice=500000"])
        #expect(results.host.node(showing: "Enter whole euros, such as 250,000.") != nil)
        results.press("Reset")
        #expect(results.ids == Array(1...900))
        #expect(results.host.texts(in: field) == [])
    }

    @Test("a choice that cannot be searched for, as a field is wrong, leads to the field; leaving the field does not")
    func wrongField() throws {
        let results = ResultsHost(ids: Array(1...900), width: 1_280, height: 800)
        let field = try #require(results.field("At least, m²"))
        results.host.write("big", into: field)
        results.host.focusedNode = .none
        results.host.send(.focused(.none))
        results.elapse(600)
        #expect(results.host.focusedNode != field)
        #expect(results.host.announcements == [])
        results.press("Flats")
        #expect(results.ids.count == 900)
        #expect(results.host.focusedNode == field)
        #expect(results.host.announcements == ["Enter whole square metres, such as 60."])
        results.host.write("20", into: field)
        results.elapse(600)
        #expect(results.ids == (1...900).filter { $0 % 4 == 0 })
    }

    @Test("a window that becomes wide while the sheet is open goes on in the form beside the list")
    func widened() throws {
        let results = ResultsHost(ids: Array(1...900))
        results.press("Filters")
        results.press("Lofts")
        results.host.write("500,000", into: try #require(results.field("From, €")))
        results.host.change { $0.windowSize = Size(width: 1_280, height: 800) }
        results.settle()
        #expect(results.host.nodes(withStyleClass: "search-sheet").allSatisfy { results.host.frameInWindow($0) == nil })
        #expect(results.ids == (1...900).filter { $0 % 4 == 3 && ResultsResponses.price($0) >= 500_000 })
        #expect(results.host.texts(in: try #require(results.field("From, €"))) == ["500,000"])
    }

    @Test("a search that the server does not understand can be cleared, and is not requested again")
    func invalid() {
        let results = ResultsHost("place=nonsense")
        results.host.respond(to: "/v1/homes/results?place=nonsense", with: .failure(status: 400))
        results.settle()
        #expect(results.host.node(showing: "The homes could not be loaded") != nil)
        #expect(!results.press("Try again"))
        results.press("Clear the search")
        results.respond(to: "", with: [1, 2])
        #expect(results.ids == [1, 2])
    }

    @Test("a search that the server does not store is said, and stored when tried again")
    func notStored() {
        let results = ResultsHost(ids: Array(1...20))
        results.screen.model.find(HomeSearch(kind: .house))
        results.host.send(.frame(0))
        results.host.respond(to: "/v1/homes/search", with: .failure(status: 503))
        #expect(
            results.host.node(
                showing: "Your search could not be saved. Something went wrong on our side. Try again in a moment."
            ) != nil)
        results.press("Try again")
        results.host.respond(to: "/v1/homes/search", with: .success([]))
        #expect(results.openRequests == [])
        #expect(results.ids == (1...20).filter { $0 % 4 == 1 })
    }
}
