import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import Storefront

struct StorefrontScreenTests {
    private let source = "/v1/pages/home"

    @Test("the outline is shown at once, has the heights of the page to come, and says nothing to be read")
    func skeleton() {
        let host = makeHost()
        #expect(host.openRequests.map(\.request) == [HostRequest(source)])
        // The heading, and the name beside the mark, which is hidden from assistive technology.
        #expect(host.texts == ["Sennet", "Sennet"])
        #expect(host.nodes(withStyleClass: "is-placeholder").isEmpty == false)
        #expect(host.visibleCells.count >= 3)
        let outline = host.nodes(withStyleClass: "orthogonal").first.flatMap(host.frameInWindow)
        host.respond(to: source, with: .success(TestPages.home))
        #expect(outline?.isEmpty == false)
        #expect(host.nodes(withStyleClass: "orthogonal").first.flatMap(host.frameInWindow) == outline)
    }

    @Test("the page comes with the first widget's products, each with its own picture in the width it is drawn")
    func page() throws {
        let host = makeHost()
        host.respond(to: source, with: .success(TestPages.home))
        #expect(host.title == "Today")
        #expect(host.nodes(withStyleClass: "is-placeholder").filter { host.frameInWindow($0) != nil } == [])
        #expect(host.texts.contains("Coat 0"))
        #expect(host.texts.contains("$1"))
        let label = try #require(host.node(showing: "Coat 1"))
        let cell = try #require(host.activatable(around: label))
        let picture = host.nodes { $0.element == .image && $0.parent == cell }.first.flatMap { host.node($0)?.image }
        // One and a half products on 390 points at a scale of 2: each is drawn 482 pixels wide.
        #expect(picture == ImageReference(url: "/img/640/p/1.jpg", alternativeText: "Picture 1", tint: 0x8A8D91))
        #expect(host.node(cell)?.attributes[.destination] == "/product/1")
        #expect(host.node(cell)?.attributes[.accessibilityLabel] == "Coat 1, Arc & Elm, $1")
    }

    @Test("a home page without a title has that of the app, once it is known to have none")
    func untitledPage() {
        let host = makeHost()
        #expect(host.title == "")
        let page = String(decoding: TestPages.home, as: UTF8.self).replacing(#","title":"Today"}"#, with: "}")
        host.respond(to: source, with: .success(Array(page.utf8)))
        #expect(host.texts.contains("Coat 0"))
        #expect(host.title == "Storefront")
    }

    @Test("while the page is scrolled down and up, every cell shows the product that belongs in its place")
    func scrolling() {
        let host = makeHost()
        host.respond(to: source, with: .success(TestPages.home))
        var seen: Set<String> = []
        let path = Array(stride(from: 0.0, through: 4000, by: 130))
        for offset in path + path.reversed() {
            host.scroll(to: Point(x: 0, y: offset))
            for item in host.visibleCells {
                // A product's cell is an item of the list that holds the link.
                guard let cell = host.node(item)?.children.first,
                    let label = host.node(cell)?.attributes[.accessibilityLabel]
                else { continue }
                seen.insert(label)
                let number = label.split(separator: ",")[0].split(separator: " ")[1]
                let image = host.nodes { $0.element == .image && $0.parent == cell }.first.flatMap {
                    host.node($0)?.image
                }
                #expect(image?.url.hasSuffix("/p/\(number).jpg") == true)
                let texts = host.texts(in: cell)
                #expect(texts.allSatisfy { $0 == "Arc & Elm" || $0 == "Coat \(number)" || $0 == "$\(number)" })
            }
            let cells = host.nodes(withStyleClass: "cell").count
            #expect(cells <= 3 * host.visibleCells.count)
        }
        #expect(seen.count >= 60)
    }

    @Test("a product that is reduced shows the price it had, and says it")
    func reduced() {
        let host = makeHost()
        let item = #"""
            {"id":"p:1","kind":"product","title":"Coat 1","subtitle":"Arc & Elm","price":{"text":"$70"},
             "detail":"Was $100","badge":{"text":"Sale","tone":"warning"}}
            """#
        let section = #"{"id":"l","layout":"HomeWidgetProductL","title":"l","items":[\#(item)]}"#
        host.respond(to: source, with: .success(TestPages.page([section])))
        #expect(host.texts.contains("$70 Was $100"))
        #expect(host.node(labeled: "Coat 1, Arc & Elm, $70, Was $100, Sale") != nil)
    }

    /// The names of the products that are seen.
    private func products(_ host: ModelHost) -> [String] {
        host.visibleCells.compactMap { cell in
            host.node(cell)?.children.first.flatMap { host.node($0)?.attributes[.accessibilityLabel] }
        }
    }

    @Test("each carousel keeps its offset while its section is away")
    func carouselOffsets() throws {
        let host = makeHost()
        host.respond(to: source, with: .success(TestPages.home))
        let carousel = try #require(host.nodes { $0.element == .carousel }.first { host.visibleFrame($0) != nil })
        host.scroll(carousel, to: Point(x: 700, y: 0))
        host.endScroll(carousel)
        let before = products(host)
        #expect(before.count >= 3)
        host.scroll(to: Point(x: 0, y: 3000))
        host.endScroll()
        #expect(host.node(showing: "Coat 3") == nil)
        host.scroll(to: .zero)
        host.endScroll()
        #expect(products(host) == before)
    }

    @Test("what leads to all of a section is a link")
    func sectionLink() throws {
        let host = makeHost()
        let select = #"{"select":[{"do":"push","page":"list","args":{"id":"rec"}}]}"#
        let header = #""header":{"label":"See all","on":\#(select)},"items":"#
        let section = TestPages.products("rec", layout: "HomeWidgetProductM", 0..<4)
            .replacing(#""items":"#, with: header)
        host.respond(to: source, with: .success(TestPages.page([section])))
        let link = try #require(host.node(showing: "See all").flatMap { host.activatable(around: $0) })
        #expect(host.node(link)?.element == .link)
        #expect(host.node(link)?.attributes[.destination] == "/list/rec")
        #expect(host.node(link)?.attributes[.accessibilityLabel] == "See all: rec")
        host.send(.activated(link))
        #expect(host.history == ["/storefront", "/list/rec"])
    }

    @Test(
        "the title of a page stands once, as the heading in the bar, and not above the first section again",
        arguments: [nil, "Quiet coats"] as [String?])
    func title(subtitle: String?) throws {
        let host = makeHost(path: "/list/rec")
        let title = #""title":"rec""#
        let titles = subtitle.map { #"\#(title),"subtitle":"\#($0)""# } ?? title
        let section = TestPages.products("rec", layout: "product.grid", 0..<4).replacing(title, with: titles)
        host.respond(to: "/v1/pages/list/rec", with: .success(TestPages.page([section], title: "rec")))
        #expect(host.title == "rec")
        #expect(host.texts.filter { $0 == "rec" }.count == 1)
        #expect(host.texts.contains("Quiet coats") == (subtitle != nil))
        let heading = try #require(host.nodes { $0.attributes[.headingLevel] == "1" }.first)
        #expect(host.texts(in: heading) == ["rec"])
        #expect(host.node(showing: "Coat 0") != nil)
    }

    @Test("a product leads to its page and the browser's back button to the same place")
    func navigation() throws {
        let host = makeHost()
        host.respond(to: source, with: .success(TestPages.home))
        host.scroll(to: Point(x: 0, y: 900))
        host.endScroll()
        let before = host.visibleCells.map { host.frameInWindow($0) }
        let links = host.visibleCells.compactMap { host.node($0)?.children.first }
        let cell = try #require(links.first { host.node($0)?.element == .link })
        let destination = try #require(host.node(cell)?.attributes[.destination])
        host.send(.activated(cell))
        #expect(host.history == ["/storefront", destination])
        #expect(host.openRequests.map(\.request.path) == ["/v1/pages" + destination])
        let hero = #"{"id":"hero","layout":"product.hero","items":[\#(TestPages.product(7))]}"#
        host.respond(to: "/v1/pages" + destination, with: .success(TestPages.page([hero], title: "Coat 7")))
        #expect(host.title == "Coat 7")
        let headings = host.nodes { $0.attributes[.headingLevel] == "1" }.flatMap { host.texts(in: $0) }
        #expect(headings.contains("Coat 7"))
        #expect(host.node(showing: "$7") != nil)
        host.pressBack()
        #expect(host.history == ["/storefront"])
        #expect(host.visibleCells.map { host.frameInWindow($0) } == before)
    }

    @Test("no response gives a message, trying again the page, and nothing stays loading")
    func retry() {
        let host = makeHost()
        host.respond(to: source, with: .unreachable)
        #expect(host.node(showing: "The shop is not responding") != nil)
        #expect(host.visibleCells == [])
        host.tap("Try again")
        #expect(host.node(showing: "The shop is not responding") == nil)
        host.respond(to: source, with: .failure(status: 500))
        #expect(host.node(showing: "This page cannot be shown") != nil)
        host.tap("Try again")
        host.respond(to: source, with: .success(TestPages.home))
        #expect(host.node(showing: "Coat 0") != nil)
        #expect(host.node(showing: "Try again") == nil)
    }

    @Test("offline is said so, and ends by itself")
    func offline() {
        let host = makeHost()
        host.change { $0.isOnline = false }
        host.respond(to: source, with: .unreachable)
        #expect(host.node(showing: "You are offline") != nil)
        host.change { $0.isOnline = true }
        host.respond(to: source, with: .success(TestPages.home))
        #expect(host.node(showing: "Coat 0") != nil)
    }

    @Test("a page that does not exist has a way back but none to try again")
    func notFound() {
        let host = makeHost(path: "/product/99999")
        host.respond(to: "/v1/pages/product/99999", with: .failure(status: 404))
        #expect(host.node(showing: "This page does not exist") != nil)
        #expect(host.node(showing: "Try again") == nil)
        let back = host.nodes(withStyleClass: "bar-icon-back")
        host.send(.activated(back[0]))
        #expect(host.history == ["/storefront"])
        #expect(host.openRequests.map(\.request.path) == [source])
    }

    @Test("a widget of unknown size is shown in its family's usual one, and both sides are told")
    func unknownLayout() throws {
        let host = makeHost()
        let page = TestPages.page([TestPages.products("odd", layout: "HomeWidgetProductX", 0..<10)])
        host.respond(to: source, with: .success(page))
        let carousel = try #require(host.nodes { $0.element == .carousel }.first { host.visibleFrame($0) != nil })
        let widths = host.visibleCells.compactMap { host.frameInWindow($0)?.width }
        #expect(widths.count == 4)
        // Three and a half: the size M. The inset is 16, the spacing 8.
        #expect(widths.allSatisfy { abs($0 - (390 - 16 - 3 * 8) / 3.5) < 0.01 })
        #expect(host.node(carousel)?.attributes[.accessibilityLabel] == "odd")
        #expect(host.logLines.contains { $0.contains("unknown-layout") && $0.contains("/sections/0/layout") })
        let report = try #require(host.openRequests.first { $0.request.path == "/v1/reports" }?.request)
        #expect(report.method == .post)
        let told = try PageReport(bytes: report.body)
        #expect(told.page == "home")
        #expect(told.diagnostics.map(\.code) == [.unknownLayout])
    }

    @Test("a widget shows more products on a wide screen where its page says so")
    func wideScreen() {
        let section = TestPages.products("m", layout: "HomeWidgetProductM", 0..<10)
            .replacing(#""rows":1"#, with: #""rows":1,"wideVisible":55"#)
        for (width, visible) in [(699.0, 3.5), (768.0, 4.5), (1_200.0, 5.5), (1_920.0, 5.5)] {
            let host = makeHost(width: width)
            host.respond(to: source, with: .success(TestPages.page([section])))
            let widths = host.visibleCells.compactMap { host.frameInWindow($0)?.width }
            let wanted = (width - 16 - visible.rounded(.down) * 8) / visible
            #expect(!widths.isEmpty)
            #expect(widths.allSatisfy { abs($0 - wanted) < 0.01 })
        }
    }

    @Test("a broken item does not take its section along, nor a broken section the page")
    func brokenParts() {
        let host = makeHost()
        let page = TestPages.page([
            #"{"layout":"HomeWidgetProductM"}"#,
            #"17"#,
            TestPages.products(
                "good", layout: "HomeWidgetProductM", 0..<2, extraItems: [#"{"kind":"product"}"#, "null"]),
        ])
        host.respond(to: source, with: .success(page))
        #expect(host.node(showing: "Coat 0") != nil)
        #expect(host.node(showing: "Coat 1") != nil)
        #expect(host.visibleCells.count == 2)
    }

    @Test("a page that cannot be read keeps the last good one, with a notice and a way to try again")
    func unreadablePage() {
        let host = makeHost()
        host.respond(to: source, with: .success(TestPages.home))
        let screen = host.window.rootViewController as? NavigationController
        (screen?.topViewController as? StorefrontViewController)?.load()
        host.send(.frame(0))
        host.respond(to: source, with: .success(Array(#"{"format":1,"page":"#.utf8)))
        #expect(host.node(showing: "Coat 0") != nil)
        #expect(host.node(showing: "This page could not be updated. This is the version that was loaded last.") != nil)
        host.tap("Try again")
        host.respond(
            to: source, with: .success(TestPages.page([TestPages.products("m", layout: "HomeWidgetProductM", 50..<60)]))
        )
        #expect(host.node(showing: "Coat 50") != nil)
        #expect(host.node(showing: "Coat 0") == nil)
        #expect(host.node(showing: "Try again") == nil)
    }

    @Test("an empty page says so")
    func emptyPage() {
        let host = makeHost()
        host.respond(to: source, with: .success(TestPages.page([])))
        #expect(host.node(showing: "Nothing here yet") != nil)
        #expect(host.visibleCells == [])
    }

    @Test("further items are loaded as the end of a carousel comes near, once, and without a trace of doubles")
    func paging() throws {
        let host = makeHost()
        let next = "/v1/sections/m?after=c1"
        let page = TestPages.page([TestPages.products("m", layout: "HomeWidgetProductM", 0..<10, next: next)])
        host.respond(to: source, with: .success(page))
        #expect(host.openRequests.isEmpty)
        let carousel = try #require(host.nodes { $0.element == .carousel }.first { host.visibleFrame($0) != nil })
        host.scroll(carousel, to: Point(x: 600, y: 0))
        #expect(host.openRequests.map(\.request.path) == [next])
        let more = (8..<20).map(TestPages.product).joined(separator: ",")
        host.respond(
            to: next, with: .success(Array(#"{"format":1,"section":"m","after":"c1","items":[\#(more)]}"#.utf8)))
        for offset in stride(from: 600.0, through: 3000, by: 200) { host.scroll(carousel, to: Point(x: offset, y: 0)) }
        #expect(host.node(showing: "Coat 19") != nil)
        #expect(host.openRequests.isEmpty)
        let row = try #require(host.node(carousel)?.children.first.flatMap { host.node($0)?.size })
        #expect(abs(row.width - (16 + 20 * 100 + 19 * 8 + 16)) < 0.01)
    }

    @Test("further items that did not come are requested again when the user scrolls on, not before")
    func pagingFailure() throws {
        let host = makeHost()
        let next = "/v1/sections/m?after=c1"
        let page = TestPages.page([TestPages.products("m", layout: "HomeWidgetProductM", 0..<4, next: next)])
        host.respond(to: source, with: .success(page))
        host.respond(to: next, with: .unreachable)
        host.send(.frame(0))
        #expect(host.openRequests.isEmpty)
        let carousel = try #require(host.nodes { $0.element == .carousel }.first { host.visibleFrame($0) != nil })
        host.scroll(carousel, to: Point(x: 40, y: 0))
        host.endScroll(carousel)
        #expect(host.openRequests.map(\.request.path) == [next])
    }

    @Test("a section that is served elsewhere shows outlines, is requested when near, fails alone and can be retried")
    func sectionSources() {
        let host = makeHost()
        let hole = { (id: String) in
            #"""
            {"id":"\#(id)","layout":"HomeWidgetProductM","title":"\#(id)","error":{"title":"No \#(id)"},
             "source":{"href":"/v1/sections/\#(id)","load":"near"}}
            """#
        }
        let names = (0..<12).map { "part\($0)" }
        host.respond(to: source, with: .success(TestPages.page(names.map(hole))))
        // Four at a time, those nearest the screen first.
        #expect(host.openRequests.map(\.request.path) == names.prefix(4).map { "/v1/sections/\($0)" })
        #expect(!host.visibleCells.isEmpty)
        #expect(host.texts.contains("part0"))
        host.respond(to: "/v1/sections/part0", with: .failure(status: 503))
        #expect(host.node(showing: "No part0") != nil)
        host.tap("Try again")
        #expect(host.node(showing: "No part0") == nil)
        let items = (0..<5).map(TestPages.product).joined(separator: ",")
        for name in names.prefix(4) {
            let body = #"{"format":1,"section":"\#(name)","items":[\#(items)]}"#
            host.respond(to: "/v1/sections/\(name)", with: .success(Array(body.utf8)))
        }
        #expect(host.texts.filter { $0 == "Coat 0" }.count >= 1)
    }

    @Test("the name of a brand has as many lines as it takes, and a title two where the text is large")
    func longNames() throws {
        let host = makeHost()
        let name = "The very long name of a house of coats and of scarves"
        host.respond(to: source, with: .success(TestPages.page([TestPages.brands(["Arc", name])])))
        host.runFrames()
        let heights = host.visibleCells.compactMap { host.frameInWindow($0)?.height }.sorted()
        try #require(heights.count == 2)
        #expect(heights[1] > 1.5 * heights[0])
        let title = try #require(host.node(showing: "NEW FROM"))
        #expect(host.node(title)?.styleClasses.contains("is-clamped") == false)
        host.change { $0.lineHeights = $0.lineHeights.map { $0 * 2 } }
        #expect(host.node(title)?.styleClasses.contains("is-clamped") == true)
    }

    @Test(
        "the details of a product stand side by side where there is room",
        arguments: [(390, 1), (791, 1), (1_280, 2), (1_920, 4)] as [(Double, Int)])
    func details(width: Double, columns: Int) {
        let host = makeHost(path: "/product/7", width: width)
        let facts = (1...4).map { #"{"id":"fact:\#($0)","kind":"row","title":"Fact \#($0)","detail":"Value"}"# }
        let list =
            #"{"id":"facts","layout":"list.text","title":"DETAILS","items":[\#(facts.joined(separator: ","))]}"#
        host.respond(to: "/v1/pages/product/7", with: .success(TestPages.page([list], title: "Coat 7")))
        host.runFrames()
        let places = host.visibleCells.compactMap { host.frameInWindow($0)?.origin }
        #expect(places.count == 4)
        #expect(Set(places.map { $0.x }).count == columns)
        #expect(Set(places.map { $0.y }).count == 4 / columns)
    }

    @Test("at twice the text size the lines of text have their room")
    func largeText() throws {
        let host = makeHost()
        host.respond(to: source, with: .success(TestPages.home))
        let height = { try #require(host.visibleCells.first.flatMap { host.frameInWindow($0)?.height }) }
        let before = try height()
        host.change { $0.lineHeights = $0.lineHeights.map { $0 * 2 } }
        // A full caption is three lines and a half. No name and no price of the row needs another one.
        #expect(abs(try height() - before - (3.5 * 36 - 3.5 * 18)) < 0.01)
        #expect(host.nodes(withStyleClass: "wraps-captions").isEmpty)
    }

    @Test("at twice the text size all captions of a row have as many lines as the longest name and price need")
    func longCaptions() throws {
        let host = makeHost()
        let long = #"{"id":"p:99","kind":"product","title":"Striped merino wool cardigan","price":{"text":"$90"}}"#
        let coats = TestPages.products("xl", layout: "HomeWidgetProductXL", 0..<3, extraItems: [long])
        host.respond(to: source, with: .success(TestPages.page([coats])))
        let height = { try #require(host.visibleCells.first.flatMap { host.frameInWindow($0)?.height }) }
        let before = try height()
        host.change { $0.lineHeights = $0.lineHeights.map { $0 * 2 } }
        #expect(abs(try height() - before - (4.5 * 36 - 3.5 * 18)) < 0.01)
        #expect(host.nodes(withStyleClass: "wraps-captions").isEmpty == false)
    }

    @Test("a name has more lines the narrower its product is, where texts are large alone")
    func nameLines() {
        var environment = HostEnvironment(windowSize: Size(width: 390, height: 844))
        let most = { (width: Double) in CaptionLines.maximumNameLines(width: width, in: environment) }
        #expect([60.0, 100, 240, 600].map(most) == [1, 1, 1, 1])
        environment.lineHeights = environment.lineHeights.map { $0 * 2 }
        #expect([100.0, 240, 431, 432].map(most) == [3, 2, 2, 1])
        let lines = CaptionLines(width: 100, in: environment) {
            [
                ProductCaption(name: "Coat", price: "$90 $120"),
                ProductCaption(name: "A wide woollen coat", price: "$90"),
            ]
        }
        #expect(lines == CaptionLines(name: 3, price: 2))
        #expect(CaptionDensity.allCases.map { lines.height($0, in: environment) } == [0, 3.5 * 36, 6.5 * 36])
        #expect(CaptionLines(width: 100, in: environment) { [] } == CaptionLines(name: 3))
    }
}
