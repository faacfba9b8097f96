import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import Storefront

struct PageLoadingTests {
    private let source = "/v1/pages/home"
    private let field = "Search products and brands"
    private let sectionSource = "/v1/sections/part"

    /// A section whose content has an address of its own.
    private static let hole =
        #"{"id":"part","layout":"HomeWidgetProductM","source":{"href":"/v1/sections/part","load":"near"}}"#

    private func screen(_ host: ModelHost) throws -> StorefrontViewController {
        let navigation = try #require(host.window.rootViewController as? NavigationController)
        return try #require(navigation.topViewController as? StorefrontViewController)
    }

    private func perform(_ host: ModelHost, _ body: () -> Void) {
        host.window.perform { body() }
        host.send(.frame(0))
    }

    private func isOutline(_ screen: StorefrontViewController) -> Bool {
        !screen.model.sections.isEmpty && screen.model.sections.allSatisfy { $0.isOutline }
    }

    private func searchSource(_ text: String) -> String { "/v1/pages/search?query=\(text)" }

    private func results(_ numbers: Range<Int>) -> HostResponse {
        .success(TestPages.page([TestPages.products("search", layout: "product.grid", numbers)]))
    }

    /// Writes into the search field, and waits until that is searched for.
    private func search(_ text: String, _ host: ModelHost) {
        host.write(text, intoFieldLabeled: field)
        host.advance(by: 300)
    }

    @Test("a first load shows the outline, then the page")
    func firstLoad() throws {
        let host = makeHost()
        let screen = try screen(host)
        #expect(screen.isTitleProvisional)
        #expect(isOutline(screen))
        host.respond(to: source, with: .success(TestPages.home))
        #expect(!screen.isTitleProvisional)
        #expect(!isOutline(screen))
        #expect(host.texts.contains("Coat 0"))
    }

    @Test("only the newest load counts: the one before is cancelled")
    func superseded() throws {
        let host = makeHost()
        let screen = try screen(host)
        let old = host.openRequests.map { $0.token }
        perform(host) { screen.load() }
        #expect(host.openRequests.map { $0.request.path } == [source])
        #expect(host.openRequests.map { $0.token } != old)
        #expect(isOutline(screen))
        host.respond(to: source, with: .success(TestPages.home))
        #expect(host.texts.contains("Coat 0"))
        #expect(!host.respond(to: source, with: .unreachable))
    }

    @Test("a failure keeps the page that was shown, and shows a message when there was none")
    func failures() throws {
        let host = makeHost()
        let screen = try screen(host)
        let notice = "This page could not be updated. This is the version that was loaded last."
        host.respond(to: source, with: .unreachable)
        #expect(host.node(showing: "The shop is not responding") != nil)
        #expect(screen.model.loader.error?.recovery == .waitForNetwork)
        perform(host) { screen.load() }
        #expect(host.node(showing: "The shop is not responding") == nil)
        #expect(isOutline(screen))
        host.respond(to: source, with: .success(TestPages.home))
        perform(host) { screen.load() }
        #expect(host.texts.contains("Coat 0"))
        #expect(host.node(showing: notice) == nil)
        host.respond(to: source, with: .failure(status: 500))
        #expect(host.texts.contains("Coat 0"))
        #expect(host.node(showing: notice) != nil)
        #expect(screen.model.loader.error?.reason == .refused)
        #expect(screen.model.loader.error?.code == 500)
        host.change { $0.isOnline = false }
        host.change { $0.isOnline = true }
        #expect(host.openRequests.map { $0.request.path } == [])
    }

    @Test("a page that could not be reached is loaded again when there is a connection, and its sections with it")
    func network() throws {
        let host = makeHost()
        let screen = try screen(host)
        host.respond(to: source, with: .success(TestPages.page([Self.hole])))
        host.respond(to: sectionSource, with: .unreachable)
        perform(host) { screen.load() }
        host.respond(to: source, with: .unreachable)
        host.change { $0.isOnline = false }
        host.change { $0.isOnline = true }
        #expect(host.openRequests.map { $0.request.path } == [source])
    }

    @Test("a section whose content comes while its page is loaded again is shown, also if that load fails")
    func sectionDuringLoad() throws {
        let host = makeHost()
        let screen = try screen(host)
        host.respond(to: source, with: .success(TestPages.page([Self.hole])))
        perform(host) { screen.load() }
        host.respond(to: source, with: .unreachable)
        let body = #"{"format":1,"section":"part","items":[\#(TestPages.product(0))]}"#
        #expect(host.respond(to: sectionSource, with: .success(Array(body.utf8))))
        #expect(host.texts.contains("Coat 0"))
    }

    @Test("a section whose address has gone stale while its page is loaded again does not have it loaded anew")
    func staleAddressDuringLoad() throws {
        let host = makeHost()
        let screen = try screen(host)
        host.respond(to: source, with: .success(TestPages.page([Self.hole])))
        perform(host) { screen.load() }
        let loadCount = screen.model.loader.loadCount
        #expect(host.respond(to: sectionSource, with: .failure(status: 410)))
        #expect(screen.model.loader.loadCount == loadCount)
    }

    @Test("another page takes the place of the one that is shown, even if it cannot be shown")
    func replacing() throws {
        let host = makeHost(path: "/storefront/search?query=coat")
        let screen = try screen(host)
        let loader = screen.model.loader
        #expect(!loader.isReplacing)
        host.respond(to: searchSource("coat"), with: results(0..<4))
        search("boots", host)
        #expect(loader.isReplacing)
        #expect(host.node(showing: "Coat 0") != nil)
        #expect(host.node(screen.collectionView.node)?.attributes[.isBusy] == "true")
        // It is still not the page that is shown.
        perform(host) { screen.load() }
        #expect(loader.isReplacing)
        host.respond(to: searchSource("boots"), with: .unreachable)
        #expect(!loader.isReplacing)
        #expect(host.node(showing: "Coat 0") == nil)
        #expect(host.node(showing: "The shop is not responding") != nil)
        #expect(host.node(screen.collectionView.node)?.attributes[.isBusy] == nil)
        perform(host) { screen.load() }
        search("", host)
        #expect(loader.status.state == .initial)
        #expect(!host.respond(to: searchSource("boots"), with: results(4..<6)))
        #expect(host.node(showing: "What are you looking for?") != nil)
    }

    @Test("a page that takes the place of another one is shown from its start, and one that is renewed is not")
    func offset() throws {
        let host = makeHost(path: "/storefront/search?query=coat")
        let screen = try screen(host)
        host.respond(to: searchSource("coat"), with: results(0..<24))
        host.scroll(to: Point(x: 0, y: 400))
        host.endScroll()
        perform(host) { screen.load() }
        host.respond(to: searchSource("coat"), with: results(0..<24))
        #expect(screen.collectionView.contentOffset.y == 400)
        search("boots", host)
        host.respond(to: searchSource("boots"), with: results(24..<48))
        host.runFrames()
        #expect(screen.collectionView.contentOffset.y == 0)
    }

    @Test("each page is loaded again once for an address that has gone stale")
    func staleAddresses() {
        let page = HostResponse.success(TestPages.page([Self.hole]))
        let host = makeHost(path: "/storefront/search?query=coat")
        for text in ["coat", "boots"] {
            if text != "coat" { search(text, host) }
            host.respond(to: searchSource(text), with: page)
            host.respond(to: sectionSource, with: .failure(status: 410))
            #expect(host.openRequests.map { $0.request.path } == [searchSource(text)])
            host.respond(to: searchSource(text), with: page)
            host.respond(to: sectionSource, with: .failure(status: 410))
            #expect(host.openRequests.map { $0.request.path } == [])
        }
    }
}

struct SectionLoadingTests {
    private let first = "/v1/sections/a?after=1"
    private let source = "/v1/sections/a"

    /// The loading of a section that has come with the page, and that goes on at the first address.
    private func loaded() throws -> SectionLoading {
        try loading(TestPages.products("a", layout: "HomeWidgetProductM", 0..<4, next: first))
    }

    /// The loading of a section whose content has an address of its own.
    private func hole(_ load: String = "near") throws -> SectionLoading {
        try loading(
            #"{"id":"a","layout":"HomeWidgetProductM","source":{"href":"\#(source)","load":"\#(load)"}}"#)
    }

    private func loading(_ section: String) throws -> SectionLoading {
        let page = try PageReader().decodePage(TestPages.page([section])).content
        return SectionLoading(try #require(page.sections.first))
    }

    private func next(_ number: Int) -> NextPage { NextPage(href: "/v1/sections/a?after=\(number)", ahead: 3) }

    @Test("further items are requested once, when the end is near")
    func begin() throws {
        var loading = try loaded()
        let far = loading.beginMore(itemsLeft: 4)
        #expect(far == nil)
        let near = loading.beginMore(itemsLeft: 3)
        #expect(near == first)
        let again = loading.beginMore(itemsLeft: 0)
        #expect(again == nil)
        loading.succeed(hasNewItems: true, next: next(2))
        let following = loading.beginMore(itemsLeft: 2)
        #expect(following == "/v1/sections/a?after=2")
        loading.succeed(hasNewItems: true, next: nil)
        #expect(loading.more.state == .exhausted)
    }

    @Test("a server that goes round in circles is not followed")
    func circles() throws {
        var loading = try loaded()
        _ = loading.beginMore(itemsLeft: 0)
        loading.succeed(hasNewItems: true, next: NextPage(href: first, ahead: 3))
        #expect(loading.more.state == .exhausted)

        var stalling = try loaded()
        for step in 0..<2 {
            let href = stalling.beginMore(itemsLeft: 0)
            #expect(href != nil)
            stalling.succeed(hasNewItems: false, next: next(step + 2))
        }
        #expect(stalling.more.state == .exhausted)
    }

    @Test("a failed page can be requested again, but is not by itself")
    func failure() throws {
        var loading = try loaded()
        _ = loading.beginMore(itemsLeft: 0)
        loading.fail(.unreachable)
        let byItself = loading.beginMore(itemsLeft: 0)
        #expect(byItself == nil)
        #expect(loading.status.state == .loaded)
        #expect(!loading.waitsForNetwork)
        loading.retry()
        let again = loading.beginMore(itemsLeft: 0)
        #expect(again == first)
    }

    @Test("content at an address of its own is requested once, and can be requested again once it has failed")
    func content() throws {
        var loading = try hole()
        let tooEarly = loading.beginMore(itemsLeft: 0)
        #expect(tooEarly == nil)
        #expect(!loading.awaits(source))
        let href = loading.begin()
        #expect(href == source)
        #expect(loading.awaits(source))
        #expect(!loading.awaits(first))
        let twice = loading.begin()
        #expect(twice == nil)
        loading.fail(.unreachable)
        #expect(loading.waitsForNetwork)
        let failed = loading.begin()
        #expect(failed == nil)
        loading.retry()
        #expect(!loading.waitsForNetwork)
        let again = loading.begin()
        #expect(again == source)
        loading.succeed(hasNewItems: true, next: next(1))
        #expect(loading.status.state == .loaded)
        let more = loading.beginMore(itemsLeft: 3)
        #expect(more == first)
        #expect(loading.awaits(first))
    }

    @Test("content that is loaded by a tap has failed until then")
    func tap() throws {
        var loading = try hole("tap")
        #expect(loading.status.state == .error)
        let byItself = loading.begin()
        #expect(byItself == nil)
        loading.retry()
        let tapped = loading.begin()
        #expect(tapped == source)
    }
}

struct RouteTests {
    @Test("addresses and routes name each other")
    func addresses() {
        #expect(Route(path: "/storefront") == .home)
        #expect(Route(path: "/storefront?utm=1") == .home)
        #expect(Route(path: "/") == nil)
        #expect(Route(path: "/product/1001") == Route(page: "product", id: "1001"))
        #expect(Route(path: "/brand/arc-elm?x=1#top") == Route(page: "brand", id: "arc-elm"))
        #expect(Route(path: "/a/b/c") == nil)
        #expect(Route(path: "/product/..%2f..") == nil)
        #expect(Route(path: "/product/<script>") == nil)
        for route in [Route.home, Route(page: "product", id: "1001"), Route(page: "lists", id: "")] {
            #expect(Route(path: route.path) == route)
        }
        #expect(Route(page: "product", id: "1001").source == "/v1/pages/product/1001")
        #expect(Route.home.source == "/v1/pages/home")
    }

    @Test("an action leads to a page only under a name that can stand in an address")
    func actions() {
        let good = PageAction(
            .select, [.track(event: "tap", once: false), .push(page: "brand", arguments: [.init("id", "arc")])])
        #expect(Route(of: [good]) == Route(page: "brand", id: "arc"))
        #expect(Route(of: [PageAction(.select, [.push(page: "brand", arguments: [.init("id", "../../x")])])]) == nil)
        #expect(Route(of: []) == nil)
    }
}
