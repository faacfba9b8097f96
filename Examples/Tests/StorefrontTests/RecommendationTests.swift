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

    @Test("a user of whom the server knows nothing has nothing requested, and sees what all see")
    func unknownUser() {
        let shop = openHome(isKnown: false)
        #expect(shop.openRequests == [])
        #expect(shop.texts.contains("recommended"))
        #expect(shop.texts.contains("Coat 0"))
    }

    @Test("what is recommended takes the place of the section of all, below the line that says why")
    func replacement() {
        let shop = openHome(isKnown: true)
        #expect(shop.texts.contains("Coat 0"))
        #expect(shop.openRequests == ["get " + recommendations])
        shop.respond(to: recommendations, with: section(20..<26))
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
        let shop = openHome(isKnown: true, next: next)
        shop.respond(to: recommendations, with: section(20..<22))
        let items = (6..<9).map(TestPages.product).joined(separator: ",")
        let late = #"{"format":1,"section":"recommended","items":[\#(items)]}"#
        #expect(shop.respond(to: next, with: .success(Array(late.utf8))))
        #expect(shop.texts.contains("Coat 21"))
        #expect(!shop.texts.contains("Coat 6"))
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
