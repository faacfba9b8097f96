import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import PropertyHome

/// The form of a search over the results, as part of their address.
struct ResultsSheetTests {
    private static let address = "/homes/results?place=p1"
    private static let sheetAddress = "/homes/results?place=p1&sheet=search"

    private func opened(_ query: String, width: Double = 390) -> ResultsHost {
        let results = ResultsHost(query, width: width)
        results.respond(to: "place=p1", with: Array(1...40))
        results.respondWithCards()
        return results
    }

    private func isOpen(_ results: ResultsHost) -> Bool {
        results.host.nodes(withStyleClass: "search-sheet").contains { results.host.frameInWindow($0) != nil }
    }

    @Test("the address of the sheet opens it over the results, with their number and their search")
    func opening() {
        let results = opened("place=p1&sheet=search")
        #expect(isOpen(results))
        #expect(results.ids == Array(1...40))
        #expect(results.host.node(showing: "Show 40 homes") != nil)
        #expect(results.host.history == [Self.address, Self.sheetAddress])
    }

    @Test("while the homes are on their way, the sheet does not request them a second time")
    func loading() {
        let results = ResultsHost("place=p1&sheet=search")
        results.elapse(1_000)
        #expect(isOpen(results))
        #expect(results.openRequests == ["get /v1/homes/results?place=p1"])
    }

    @Test("the button opens the address of the sheet, and going back closes it")
    func button() {
        let results = opened("place=p1")
        results.press("Filters (1)")
        #expect(results.host.history == [Self.address, Self.sheetAddress])
        results.host.pressBack()
        results.settle()
        #expect(!isOpen(results))
        #expect(results.host.history == [Self.address])
        #expect(results.ids == Array(1...40))
    }

    @Test("closing the sheet that was opened by its address leads to the results, with the focus on the button")
    func closing() {
        let results = opened("place=p1&sheet=search")
        #expect(results.press("Close"))
        #expect(!isOpen(results))
        #expect(results.host.history == [Self.address])
        let button = results.host.nodes { $0.attributes[.accessibilityLabel]?.hasPrefix("Filters, ") == true }
        #expect(button == [results.host.focusedNode])
    }

    @Test("a search in the sheet that was opened by its address has the address of its results")
    func searching() {
        let results = opened("place=p1&sheet=search")
        results.press("Lofts")
        results.press("Show 10 homes")
        #expect(results.host.history == ["/homes/results?place=p1&kind=loft"])
    }

    @Test("an unknown sheet is ignored, and taken out of the address")
    func unknown() {
        let results = opened("place=p1&sheet=map")
        #expect(!isOpen(results))
        #expect(results.host.history == [Self.address])
    }

    @Test("beside the form there is no sheet, and none in the address")
    func wide() {
        let results = opened("place=p1&sheet=search", width: 1_280)
        #expect(!isOpen(results))
        #expect(results.host.history == [Self.address])
    }

    @Test("a window that becomes wide takes the sheet out of the address")
    func widened() {
        let results = opened("place=p1&sheet=search")
        results.host.change { $0.windowSize = Size(width: 1_280, height: 844) }
        results.settle()
        #expect(!isOpen(results))
        #expect(results.host.history == [Self.address])
    }
}
