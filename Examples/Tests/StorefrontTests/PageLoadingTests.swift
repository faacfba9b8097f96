import CollectionViewKit
import Testing

@testable import Storefront

struct PageLoadingTests {
    @Test("a first load shows the outline, then the page")
    func firstLoad() {
        var loading = PageLoading()
        #expect(loading.presentation == .skeleton)
        let number = loading.begin()
        #expect(loading.presentation == .skeleton)
        let result1 = loading.succeed(number)
        #expect(result1)
        #expect(loading.presentation == .page)
    }

    @Test("only the newest load counts, whichever responds first")
    func superseded() {
        var loading = PageLoading()
        let old = loading.begin()
        let new = loading.begin()
        let result2 = loading.succeed(old)
        #expect(!result2)
        let result3 = loading.fail(old, .unreachable)
        #expect(!result3)
        #expect(loading.presentation == .skeleton)
        let result4 = loading.succeed(new)
        #expect(result4)
        let result5 = loading.fail(old, .unreachable)
        #expect(!result5)
        let result6 = loading.succeed(new)
        #expect(!result6)
        #expect(loading.presentation == .page)
    }

    @Test("a failure keeps the page that was shown, and shows a message when there was none")
    func failures() {
        var loading = PageLoading()
        var number = loading.begin()
        let result7 = loading.fail(number, .unreachable)
        #expect(result7)
        #expect(loading.presentation == .message(.unreachable))
        #expect(loading.wantsNetwork)
        number = loading.begin()
        #expect(loading.presentation == .skeleton)
        let result8 = loading.succeed(number)
        #expect(result8)
        number = loading.begin()
        #expect(loading.presentation == .page)
        let result9 = loading.fail(number, LoadError(reason: .refused, code: 500))
        #expect(result9)
        #expect(loading.presentation == .pageWithNotice(LoadError(reason: .refused, code: 500)))
        #expect(!loading.wantsNetwork)
    }
}

struct SectionPagingTests {
    private let first = NextPage(href: "/v1/sections/a?after=1", ahead: 3)

    @Test("further items are requested once, when the end is near")
    func begin() {
        var paging = SectionPaging(first)
        let result10 = paging.begin(itemsLeft: 4)
        #expect(result10 == nil)
        let result11 = paging.begin(itemsLeft: 3)
        #expect(result11 == first.href)
        let result12 = paging.begin(itemsLeft: 0)
        #expect(result12 == nil)
        paging.succeed(newItems: 10, next: NextPage(href: "/v1/sections/a?after=2", ahead: 3))
        let result13 = paging.begin(itemsLeft: 2)
        #expect(result13 == "/v1/sections/a?after=2")
        paging.succeed(newItems: 1, next: nil)
        #expect(paging.state == .ended)
    }

    @Test("a server that goes round in circles is not followed")
    func circles() {
        var paging = SectionPaging(first)
        _ = paging.begin(itemsLeft: 0)
        paging.succeed(newItems: 5, next: first)
        #expect(paging.state == .ended)

        var barren = SectionPaging(first)
        for step in 0..<2 {
            let result14 = barren.begin(itemsLeft: 0)
            #expect(result14 != nil)
            barren.succeed(newItems: 0, next: NextPage(href: "/v1/sections/a?after=\(step + 2)", ahead: 3))
        }
        #expect(barren.state == .ended)
    }

    @Test("a failed page can be requested again, but is not by itself")
    func failure() {
        var paging = SectionPaging(first)
        _ = paging.begin(itemsLeft: 0)
        paging.fail()
        let result15 = paging.begin(itemsLeft: 0)
        #expect(result15 == nil)
        paging.retry()
        let result16 = paging.begin(itemsLeft: 0)
        #expect(result16 == first.href)
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

    @Test("another page takes the place of the one that is shown, even if it cannot be shown")
    func replacing() {
        var loading = PageLoading()
        var number = loading.begin(ofOtherPage: true)
        #expect(!loading.isReplacing)
        _ = loading.succeed(number)
        loading.hasReloaded = true
        number = loading.begin(ofOtherPage: true)
        #expect(!loading.hasReloaded)
        #expect(loading.isReplacing)
        #expect(loading.presentation == .page)
        // It is still not the page that is shown.
        number = loading.begin()
        _ = loading.fail(number, .unreachable)
        #expect(!loading.isReplacing)
        #expect(loading.presentation == .message(.unreachable))
        number = loading.begin()
        loading.reset()
        #expect(!loading.isLoading)
        let result = loading.succeed(number)
        #expect(!result)
        #expect(loading.presentation == .skeleton)
    }
}
