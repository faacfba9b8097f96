import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import Storefront

/// The search of the storefront while the user types.
struct LiveSearchTests {
    private let field = "Search products and brands"

    private func source(_ text: String) -> String { "/v1/pages/search?query=\(text)" }

    /// The results for a text: products in a grid, as the server sends them.
    private func results(_ numbers: Range<Int>, for text: String) -> HostResponse {
        let section = TestPages.products("search", layout: "product.grid", numbers)
        return .success(TestPages.page([section], title: "\(numbers.count) results for “\(text)”"))
    }

    /// Opens the results for "coat", whose products are numbered from 0 to 3.
    private func openResults() -> ModelHost {
        let host = makeHost(path: "/storefront/search?query=coat")
        host.respond(to: source("coat"), with: results(0..<4, for: "coat"))
        return host
    }

    private func requests(_ host: ModelHost) -> [String] { host.openRequests.map { $0.request.path } }

    @Test("results follow the text 300 ms after the last change, without an entry of the history for each")
    func typing() {
        let host = makeHost()
        host.respond(to: "/v1/pages/home", with: .success(TestPages.home))
        host.tap("Search")
        for text in ["b", "bo", "boots"] {
            host.write(text, intoFieldLabeled: field)
            host.advance(by: 299)
            #expect(requests(host) == [])
        }
        #expect(host.history == ["/storefront", "/storefront/search"])
        host.advance(by: 1)
        #expect(requests(host) == [source("boots")])
        #expect(host.history == ["/storefront", "/storefront/search?query=boots"])
        host.respond(to: source("boots"), with: results(4..<6, for: "boots"))
        #expect(host.title == "2 results for “boots”")
        #expect(host.announcements.filter { $0 == "2 results for “boots”" }.count == 1)
        // Spaces around the text are not searched for.
        host.write(" boots ", intoFieldLabeled: field)
        host.advance(by: 300)
        #expect(requests(host) == [])
        #expect(host.violations.isEmpty)
    }

    @Test("results stay until the next ones are there, and the request before is cancelled")
    func superseded() {
        let host = openResults()
        host.write("boot", intoFieldLabeled: field)
        host.advance(by: 300)
        host.write("boots", intoFieldLabeled: field)
        host.advance(by: 300)
        #expect(requests(host) == [source("boots")])
        #expect(host.node(showing: "Coat 0") != nil)
        #expect(host.title == "4 results for “coat”")
        host.respond(to: source("boots"), with: results(4..<6, for: "boots"))
        #expect(host.node(showing: "Coat 0") == nil)
        #expect(host.node(showing: "Coat 4") != nil)
        #expect(host.title == "2 results for “boots”")
        #expect(host.history == ["/storefront/search?query=boots"])
    }

    @Test("an empty field shows what was there before the search, and nothing comes after it")
    func clearing() {
        let host = openResults()
        host.write("boots", intoFieldLabeled: field)
        host.advance(by: 300)
        host.write("", intoFieldLabeled: field)
        #expect(requests(host) == [])
        #expect(host.history == ["/storefront/search"])
        #expect(host.node(showing: "What are you looking for?") != nil)
        #expect(host.visibleCells == [])
        #expect(host.title == "Search")
        host.advance(by: 1_000)
        #expect(requests(host) == [])
        host.write("coat", intoFieldLabeled: field)
        host.advance(by: 300)
        host.respond(to: source("coat"), with: results(0..<4, for: "coat"))
        #expect(host.node(showing: "Coat 0") != nil)
        #expect(host.node(showing: "What are you looking for?") == nil)
        #expect(host.violations.isEmpty)
    }

    @Test("the results of another text do not stand for those that could not be loaded")
    func failure() {
        let host = openResults()
        host.write("boots", intoFieldLabeled: field)
        host.advance(by: 300)
        host.respond(to: source("boots"), with: .unreachable)
        #expect(host.node(showing: "Coat 0") == nil)
        #expect(host.title == "Search")
        #expect(host.tap("Try again"))
        host.respond(to: source("boots"), with: results(4..<6, for: "boots"))
        #expect(host.node(showing: "Coat 4") != nil)
    }

    @Test("what is not searched for yet when the user goes to a product is forgotten")
    func leaving() throws {
        let host = openResults()
        host.write("boots", intoFieldLabeled: field)
        host.tap("Coat 0")
        host.advance(by: 1_000)
        #expect(host.history == ["/storefront/search?query=coat", "/product/0"])
        #expect(!requests(host).contains { $0.contains("boots") })
        host.pressBack()
        let input = try #require(host.node(labeled: field))
        #expect(host.node(input)?.text == "coat")
        #expect(host.node(showing: "Coat 0") != nil)
    }
}
