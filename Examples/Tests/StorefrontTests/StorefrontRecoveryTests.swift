import CollectionTestSupport
import CollectionViewKit
import Storefront
import Testing

@Suite("The storefront when things go wrong or away")
struct StorefrontRecoveryTests {
    private let source = "/v1/pages/home"

    private func hole(_ id: String, empty: String = "{}") -> String {
        #"""
        {"id":"\#(id)","layout":"HomeWidgetProductM","title":"\#(id)","error":{"title":"No \#(id)","text":"Look outside."},
         "empty":\#(empty),"source":{"href":"/v1/sections/\#(id)","load":"near"}}
        """#
    }

    private func carousel(of node: NodeID, in host: ModelHost) -> NodeID? {
        var current = node
        while let found = host.node(current) {
            if found.element == .carousel { return current }
            current = found.parent
        }
        return nil
    }

    @Test("the product that holds the focus stays in its own carousel, however far that is scrolled away")
    func focusFarAway() throws {
        let host = makeHost()
        host.respond(to: source, with: .success(TestPages.home))
        let focused = try #require(host.node(showing: "Coat 1").flatMap { host.activatable(around: $0) })
        host.send(.focused(focused))
        for offset in stride(from: 0.0, through: 2800, by: 350) {
            host.scroll(to: Point(x: 0, y: offset))
            host.endScroll()
            #expect(host.texts(in: focused).contains("Coat 1"))
            let row = try #require(carousel(of: focused, in: host))
            #expect(host.node(row)?.attributes[.accessibilityLabel] == "xl")
            #expect(offset < 700 || host.visibleFrame(focused) == nil)
        }
    }

    @Test("the keyboard goes on where it left when a product's page is closed")
    func focusAfterBack() throws {
        let host = makeHost()
        host.respond(to: source, with: .success(TestPages.home))
        let cell = try #require(host.node(showing: "Coat 1").flatMap { host.activatable(around: $0) })
        host.send(.focused(cell))
        host.send(.activated(cell))
        host.send(.focused(.none))
        host.pressBack()
        #expect(host.focusedNode == cell)
    }

    @Test("an address that has gone stale has the page loaded again once, and then counts as a failure")
    func stale() {
        let host = makeHost()
        host.respond(to: source, with: .success(TestPages.page([hole("part")])))
        host.respond(to: "/v1/sections/part", with: .failure(status: 410))
        #expect(host.openRequests.map(\.request.path) == [source])
        host.respond(to: source, with: .success(TestPages.page([hole("part")])))
        host.respond(to: "/v1/sections/part", with: .failure(status: 410))
        #expect(host.openRequests.isEmpty)
        #expect(host.texts.contains("No part"))
        #expect(host.texts.contains("Look outside."))
        #expect(host.node(labeled: "Try again: part") != nil)
        host.tap("Try again")
        #expect(host.openRequests.map(\.request.path) == ["/v1/sections/part"])
    }

    @Test("a section that turns out empty and says so is left out; another says that it is empty")
    func empty() {
        let host = makeHost()
        let sections = [hole("first", empty: #"{"hide":true}"#), hole("second", empty: #"{"title":"None left"}"#)]
        host.respond(to: source, with: .success(TestPages.page(sections)))
        for name in ["first", "second"] {
            let body = #"{"format":1,"section":"\#(name)","items":[]}"#
            host.respond(to: "/v1/sections/\(name)", with: .success(Array(body.utf8)))
        }
        #expect(!host.texts.contains("first"))
        #expect(host.texts.contains("second"))
        #expect(host.texts.contains("None left"))
    }

    @Test("sections that could not be reached are requested again when the network is back")
    func networkIsBack() {
        let host = makeHost()
        host.respond(to: source, with: .success(TestPages.page([hole("part")])))
        host.change { $0.isOnline = false }
        host.respond(to: "/v1/sections/part", with: .unreachable)
        #expect(host.texts.contains("No part"))
        host.change { $0.isOnline = true }
        #expect(host.openRequests.map(\.request.path) == ["/v1/sections/part"])
    }

    @Test("a screen beneath another does not name the window")
    func title() throws {
        let host = makeHost()
        host.change { $0.isOnline = false }
        host.respond(to: source, with: .unreachable)
        host.send(.navigated(path: "/product/7"))
        let hero = #"{"id":"hero","layout":"product.hero","items":[\#(TestPages.product(7))]}"#
        host.respond(to: "/v1/pages/product/7", with: .success(TestPages.page([hero], title: "Coat 7")))
        host.change { $0.isOnline = true }
        host.respond(to: source, with: .success(TestPages.home))
        #expect(host.title == "Coat 7")
    }
}
