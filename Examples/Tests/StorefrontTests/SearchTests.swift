import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import Storefront

struct SearchTests {
    private let field = "Search products and brands"

    /// The results of a search: products in a grid, as the server sends them.
    private func results(_ numbers: Range<Int>, title: String, next: String? = nil) -> HostResponse {
        let section = TestPages.products("search", layout: "product.grid", numbers, next: next)
        return .success(TestPages.page([section], title: title))
    }

    /// Writes into the search field and presses the return key.
    private func search(_ text: String, _ host: ModelHost) {
        #expect(host.write(text, intoFieldLabeled: field))
        host.press(.enter, on: host.focusedNode)
    }

    @Test("the start screen has the name of the shop as its heading, and links to the search, the wishlist and the bag")
    func header() throws {
        let host = makeHost()
        host.respond(to: "/v1/pages/home", with: .success(TestPages.home))
        let heading = try #require(host.nodes { $0.attributes[.headingLevel] == "1" }.first)
        #expect(host.texts(in: heading) == ["Sennet"])
        for (name, path) in [
            ("Search", "/storefront/search"), ("Wishlist", "/storefront/wishlist"), ("Bag", "/storefront/bag"),
        ] {
            let link = try #require(host.node(labeled: name))
            #expect(host.node(link)?.element == .link)
            #expect(host.node(link)?.attributes[.destination] == path)
        }
        #expect(host.tap("Search"))
        #expect(host.history == ["/storefront", "/storefront/search"])
    }

    @Test("an empty search shows what to write, without a request")
    func prompt() {
        let host = makeHost(path: "/storefront/search")
        #expect(host.openRequests.isEmpty)
        #expect(host.title == "Search")
        #expect(host.node(showing: "What are you looking for?") != nil)
        search("  ", host)
        #expect(host.history == ["/storefront/search"])
        search("wool coat", host)
        #expect(host.history == ["/storefront/search?query=wool%20coat"])
        #expect(host.openRequests.map(\.request.path) == ["/v1/pages/search?query=wool%20coat"])
        #expect(host.violations.isEmpty)
    }

    @Test("results are read out with their number, lead to products, and go on")
    func found() {
        let source = "/v1/pages/search?query=coat"
        let next = "/v1/storefront/search?query=coat&after=c1"
        let host = makeHost()
        host.respond(to: "/v1/pages/home", with: .success(TestPages.home))
        host.tap("Search")
        search("coat", host)
        host.respond(to: source, with: results(0..<24, title: "30 results for “coat”", next: next))
        #expect(host.title == "30 results for “coat”")
        #expect(host.announcements.filter { $0 == "30 results for “coat”" }.count == 1)
        #expect(host.node(showing: "Coat 0") != nil)
        for offset in stride(from: 0.0, through: 4_000, by: 400) { host.scroll(to: Point(x: 0, y: offset)) }
        let more = (24..<30).map(TestPages.product).joined(separator: ",")
        host.respond(
            to: next, with: .success(Array(#"{"format":1,"section":"search","after":"c1","items":[\#(more)]}"#.utf8)))
        for offset in stride(from: 0.0, through: 6_000, by: 400) { host.scroll(to: Point(x: 0, y: offset)) }
        #expect(host.node(showing: "Coat 29") != nil)
        #expect(host.openRequests.isEmpty)
        host.tap("Coat 29")
        #expect(host.history.last == "/product/29")
    }

    @Test("all searches are one step of the history, and the return key searches at once, for the same text again")
    func history() {
        let host = makeHost(path: "/storefront/search?query=coat")
        host.respond(to: "/v1/pages/search?query=coat", with: results(0..<4, title: "4 results for “coat”"))
        search("boots", host)
        #expect(host.history == ["/storefront/search?query=boots"])
        host.advance(by: 1_000)
        host.press(.enter, on: host.focusedNode)
        #expect(host.openRequests.map(\.request.path) == ["/v1/pages/search?query=boots"], "it is under way")
        host.respond(to: "/v1/pages/search?query=boots", with: results(4..<6, title: "2 results for “boots”"))
        #expect(host.node(showing: "Coat 4") != nil)
        host.press(.enter, on: host.focusedNode)
        #expect(host.history == ["/storefront/search?query=boots"])
        #expect(host.openRequests.map(\.request.path) == ["/v1/pages/search?query=boots"])
    }

    @Test("a search that finds nothing, one that cannot be made and one without a response say so")
    func failures() {
        let source = "/v1/pages/search?query=coat"
        let empty = makeHost(path: "/storefront/search?query=coat")
        empty.respond(to: source, with: .success(TestPages.page([], title: "No results for “coat”")))
        #expect(empty.node(showing: "Nothing found") != nil)
        #expect(empty.visibleCells == [])

        for status in [400, 414] {
            let refused = makeHost(path: "/storefront/search?query=coat")
            refused.respond(to: source, with: .failure(status: status))
            #expect(refused.node(showing: "This cannot be searched for") != nil, "\(status)")
            #expect(refused.node(showing: "Try again") == nil)
        }

        let silent = makeHost(path: "/storefront/search?query=coat")
        silent.respond(to: source, with: .unreachable)
        #expect(silent.tap("Try again"))
        silent.respond(to: source, with: results(0..<4, title: "4 results for “coat”"))
        #expect(silent.node(showing: "Coat 0") != nil)
    }

    @Test("a search and its address name each other")
    func routes() {
        for query in ["", "coat", "wool coat", "é & ü?", "100%"] {
            #expect(Route(path: Route.search(query).path) == .search(query))
        }
        #expect(Route(path: "/storefront/search?query=wool+coat") == .search("wool coat"))
        #expect(Route.search("é&").source == "/v1/pages/search?query=%C3%A9%26")
        #expect(Route(path: "/storefront/bag")?.query == nil)
    }
}
