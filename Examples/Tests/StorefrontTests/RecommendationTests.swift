import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import Storefront

/// What is recommended to the user takes the place of a section of the home page.
struct RecommendationTests {
    private let source = "/v1/pages/home"
    private let recommendations = "/v1/storefront/recommendations"
    private let key = "storefront.looks"

    /// The home page, on a device whose user has looked at a product before or has not.
    private func openHome(isKnown: Bool, next: String? = nil) -> ShopHost {
        let shop = ShopHost("/storefront")
        if isKnown { shop.host.storage.values[key] = "1" }
        let sections = [
            TestPages.products("coats", layout: "HomeWidgetProductL", 100..<106),
            TestPages.products("recommended", layout: "HomeWidgetProductM", 0..<6, next: next),
            TestPages.products("shoes", layout: "HomeWidgetProductM", 200..<206),
        ]
        shop.respond(to: source, with: .success(TestPages.page(sections)))
        return shop
    }

    /// What is recommended: coats with consecutive numbers.
    private func section(_ numbers: Range<Int>, _ id: String = "recommended") -> HostResponse {
        let section = TestPages.products(id, layout: "HomeWidgetProductM", numbers)
            .replacing(
                #""title":"\#(id)""#, with: #""title":"FOR YOU","subtitle":"Because you looked at Coat 7""#)
        return .success(TestPages.page([section]))
    }

    /// The user opens the page of a coat.
    private func look(_ shop: ShopHost, _ number: Int = 7) {
        shop.host.send(.navigated(path: "/product/\(number)"))
        let hero = #"{"id":"hero","layout":"product.hero","items":[\#(TestPages.product(number))]}"#
        shop.respond(to: "/v1/pages/product/\(number)", with: .success(TestPages.page([hero], title: "Coat \(number)")))
    }

    /// The user comes back to the home page.
    private func goHome(_ shop: ShopHost) {
        shop.host.send(.navigated(path: "/storefront"))
        shop.settle()
    }

    /// How many requests for what is recommended wait.
    private func requestCount(_ shop: ShopHost) -> Int {
        shop.openRequests.filter { $0 == "get " + recommendations }.count
    }

    @Test("a user of whom the server knows nothing has nothing requested, and sees what all see")
    func unknownUser() {
        let shop = openHome(isKnown: false)
        #expect(shop.openRequests == [])
        #expect(shop.texts.contains("recommended"))
        #expect(shop.texts.contains("Coat 0"))
    }

    @Test("what is recommended takes the place of the outlines of a section, below the line that says why")
    func replacement() {
        let shop = openHome(isKnown: true)
        for text in ["recommended", "Coat 0"] { #expect(!shop.texts.contains(text), "\(text)") }
        #expect(!shop.host.nodes(withStyleClass: "is-placeholder").isEmpty)
        #expect(shop.openRequests == ["get " + recommendations])
        let below = { shop.host.node(showing: "Coat 200").flatMap { shop.host.frameInWindow($0) } }
        let frame = below()
        #expect(frame != nil)
        shop.respond(to: recommendations, with: section(20..<26))
        #expect(below() == frame)
        for text in ["FOR YOU", "Because you looked at Coat 7", "Coat 20", "coats", "Coat 100"] {
            #expect(shop.texts.contains(text), "\(text)")
        }
        for text in ["recommended", "Coat 0"] { #expect(!shop.texts.contains(text), "\(text)") }
        #expect(shop.openRequests == [])
    }

    @Test("the section of all stays where nothing is recommended, or nothing comes")
    func nothing() {
        let responses: [HostResponse] = [
            .success(TestPages.page([])), section(20..<26, "unknown"), section(0..<0), .success([]),
            .failure(status: 503), .unreachable,
        ]
        for response in responses {
            let shop = openHome(isKnown: true)
            shop.respond(to: recommendations, with: response)
            #expect(shop.texts.contains("recommended"))
            #expect(shop.texts.contains("Coat 0"))
            #expect(!shop.texts.contains("Coat 20"))
        }
    }

    @Test("further items of the section of all that come late are left out")
    func lateItems() {
        let next = "/v1/sections/recommended?after=1"
        let shop = openHome(isKnown: false, next: next)
        look(shop)
        shop.respond(to: "/v1/storefront/looks/7", with: .success([]))
        goHome(shop)
        shop.respond(to: recommendations, with: section(20..<22))
        let items = (6..<9).map(TestPages.product).joined(separator: ",")
        let late = #"{"format":1,"section":"recommended","items":[\#(items)]}"#
        #expect(shop.respond(to: next, with: .success(Array(late.utf8))))
        #expect(shop.texts.contains("Coat 21"))
        #expect(!shop.texts.contains("Coat 6"))
    }

    @Test("what is recommended is requested again once the user comes back from a product, and not from other screens")
    func renewal() {
        let shop = openHome(isKnown: true)
        shop.respond(to: recommendations, with: section(20..<26))
        look(shop)
        shop.respond(to: "/v1/storefront/looks/7", with: .success([]))
        #expect(requestCount(shop) == 0)
        goHome(shop)
        #expect(requestCount(shop) == 1)
        #expect(shop.texts.contains("Coat 20"), "what was recommended before stays meanwhile")
        shop.respond(to: recommendations, with: section(30..<36))
        #expect(shop.texts.contains("Coat 30"))
        #expect(!shop.texts.contains("Coat 20"))
        shop.host.send(.navigated(path: "/storefront/bag"))
        goHome(shop)
        #expect(requestCount(shop) == 0)
    }

    @Test("a look of which the server is told after the user has come back counts too")
    func lateLook() {
        let shop = openHome(isKnown: false)
        look(shop)
        goHome(shop)
        #expect(requestCount(shop) == 0)
        shop.respond(to: "/v1/storefront/looks/7", with: .success([]))
        #expect(requestCount(shop) == 1)
        shop.respond(to: recommendations, with: .unreachable)
        #expect(requestCount(shop) == 0)
        #expect(shop.texts.contains("Coat 0"))
    }

    @Test("what is recommended is outdated once the server knows of another look")
    func outdating() {
        let shop = openHome(isKnown: true)
        shop.respond(to: recommendations, with: section(20..<26))
        #expect(requestCount(shop) == 0)
        for number in [7, 8] {
            look(shop, number)
            goHome(shop)
            #expect(requestCount(shop) == 0)
            shop.respond(to: "/v1/storefront/looks/\(number)", with: .success([]))
            #expect(requestCount(shop) == 1)
            shop.respond(to: recommendations, with: section(30..<36))
            #expect(requestCount(shop) == 0)
        }
    }

    @Test("a request that is under way is cancelled where a newer one takes its place")
    func cancellation() {
        let shop = openHome(isKnown: true)
        #expect(requestCount(shop) == 1)
        let first = shop.host.openRequests.first { $0.request.path == recommendations }?.token
        look(shop)
        shop.respond(to: "/v1/storefront/looks/7", with: .success([]))
        goHome(shop)
        #expect(requestCount(shop) == 1)
        #expect(shop.host.openRequests.first { $0.request.path == recommendations }?.token != first)
        shop.respond(to: recommendations, with: section(30..<36))
        #expect(shop.texts.contains("Coat 30"))
        #expect(requestCount(shop) == 0)
    }

    @Test("what is recommended stays while the page is loaded again")
    func reload() throws {
        let model = PageModel()
        let sections = [TestPages.products("recommended", layout: "HomeWidgetProductM", 0..<6)]
        let page = try model.reader.decodePage(TestPages.page(sections)).content
        #expect(model.show(page, awaiting: "recommended") == PageChanges())
        #expect(model.sections.map { $0.showsOutline } == [true])
        let other = TestPages.products("recommended", layout: "HomeWidgetProductM", 20..<26)
        for section in try model.reader.decodePage(TestPages.page([other])).content.sections {
            #expect(model.replaceContent(by: section).headers == [section.id])
        }
        let shown = model.sections.flatMap { model.keys(of: $0) }
        #expect(model.show(page, awaiting: "recommended") == PageChanges())
        #expect(model.sections.flatMap { model.keys(of: $0) } == shown)
        #expect(model.showAwaitedSections() == PageChanges())
    }

    @Test("further items of what is recommended are requested again where the page was loaded meanwhile")
    func reloadWhilePaging() throws {
        let model = PageModel()
        let sections = [TestPages.products("recommended", layout: "HomeWidgetProductM", 0..<6)]
        let page = try model.reader.decodePage(TestPages.page(sections)).content
        _ = model.show(page, awaiting: "recommended")
        let next = "/v1/sections/recommended?after=1"
        let other = TestPages.products("recommended", layout: "HomeWidgetProductM", 20..<26, next: next)
        for section in try model.reader.decodePage(TestPages.page([other])).content.sections {
            _ = model.replaceContent(by: section)
        }
        let id = try #require(model.sections.first?.section.id)
        func begin() -> String? { model.updateLoading(of: id, { $0.beginMore(itemsLeft: 0) }) ?? nil }
        #expect(begin() == next)
        #expect(begin() == nil)
        _ = model.show(page, awaiting: "recommended")
        #expect(begin() == next)
    }

    /// The page of coat 7, which has come.
    private func openProduct(_ outcome: StorageOutcome = .stored) -> ShopHost {
        let shop = ShopHost("/product/7")
        shop.host.storage.outcome = outcome
        #expect(shop.openRequests == ["get /v1/pages/product/7"])
        let hero = #"{"id":"hero","layout":"product.hero","items":[\#(TestPages.product(7))]}"#
        shop.respond(to: "/v1/pages/product/7", with: .success(TestPages.page([hero], title: "Coat 7")))
        #expect(shop.openRequests.contains("put /v1/storefront/looks/7"))
        return shop
    }

    @Test("the server is told of a product once its page has come, and the device notes it once it is stored")
    func look() {
        let shop = openProduct()
        #expect(shop.host.storage.values == [:])
        #expect(!shop.services.looks.areKnown)
        shop.respond(to: "/v1/storefront/looks/7", with: .success([]))
        #expect(shop.host.storage.values == [key: "1"])
        #expect(shop.services.looks.areKnown)
    }

    @Test("a look that was not stored leaves no note, and one that cannot be noted holds until the page is closed")
    func failures() {
        for (outcome, response) in [(StorageOutcome.stored, HostResponse.unreachable), (.full, .success([]))] {
            let shop = openProduct(outcome)
            shop.respond(to: "/v1/storefront/looks/7", with: response)
            #expect(shop.host.storage.values == [:])
            #expect(shop.services.looks.areKnown == (response == .success([])))
        }
    }
}
