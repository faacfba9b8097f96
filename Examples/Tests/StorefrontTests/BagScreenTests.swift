import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import Storefront

/// The screens of the bag and the wishlist.
struct BagScreenTests {
    private func put(_ id: Int, _ size: String, _ quantity: Int, at position: Int? = nil) -> String {
        let position = position.map { ",\"position\":\($0)" } ?? ""
        return "put /v1/bag/lines {\"product\":\(id),\"size\":\"\(size)\",\"quantity\":\(quantity)\(position)}"
    }

    /// A bag with two of coat 1 and one of coat 2.
    private func openBag() -> ShopHost {
        let shop = ShopHost("/storefront/bag")
        #expect(shop.openRequests == ["get /v1/bag"])
        shop.respond(
            to: "/v1/bag", with: ShopResponses.bag([ShopResponses.line(1, "M", 2), ShopResponses.line(2, "S", 1)]))
        return shop
    }

    /// The names of the products that are seen, from the top down.
    private func names(_ shop: ShopHost) -> [String] {
        let labels = shop.host.nodes { $0.text.hasPrefix("Coat ") && $0.text.utf8.count == 6 }
        return shop.fromTop(labels).compactMap { shop.host.node($0)?.text }
    }

    @Test("addresses lead to the bag, the wishlist and pages")
    func routes() {
        let screens = StorefrontScreens()
        #expect(screens.viewController(for: "/storefront/bag") is BagViewController)
        #expect(screens.viewController(for: "/storefront/wishlist") is WishlistViewController)
        for path in ["/storefront", "/product/7", "/storefront/other"] {
            #expect((screens.viewController(for: path) as? StorefrontViewController)?.path == path)
        }
        #expect(ShoppingRoute.bag.path == "/storefront/bag")
        #expect(ShoppingRoute.wishlist.path == "/storefront/wishlist")
    }

    @Test("the bag has its lines with what they cost, and the total")
    func lines() throws {
        let shop = openBag()
        #expect(shop.host.title == "Bag")
        #expect(names(shop) == ["Coat 1", "Coat 2"])
        for text in ["3 items", "Total $300", "Size M", "Quantity: 2", "$200", "Size S", "Quantity: 1", "$100"] {
            #expect(shop.texts.contains(text), "\(text)")
        }
        let link = try #require(shop.host.node(showing: "Coat 1").flatMap { shop.host.activatable(around: $0) })
        #expect(shop.host.node(link)?.attributes[.destination] == "/product/1")
        shop.host.send(.activated(link))
        #expect(shop.host.history == ["/storefront/bag", "/product/1"])
    }

    @Test("a bag that another tab has changed is shown as it is once the page is shown again")
    func otherTab() {
        let shop = openBag()
        shop.host.setVisible(false)
        shop.settle()
        #expect(shop.openRequests == [])
        shop.host.setVisible(true)
        shop.settle()
        #expect(shop.openRequests == ["get /v1/bag"])
        shop.respond(
            to: "/v1/bag", with: ShopResponses.bag([ShopResponses.line(2, "S", 4), ShopResponses.line(3, "M", 1)]))
        #expect(names(shop) == ["Coat 2", "Coat 3"])
        #expect(shop.texts.contains("Quantity: 4"))
        #expect(shop.texts.contains("5 items"))
    }

    @Test("the stepper changes how many there are, one thing told at a time")
    func stepper() throws {
        let shop = openBag()
        let increase = try #require(shop.host.nodes(withStyleClass: "stepper-increase").first)
        for _ in 0..<2 {
            shop.host.send(.activated(increase))
            shop.settle()
        }
        #expect(shop.texts.contains("Quantity: 4"))
        #expect(shop.texts.contains("Total $500"))
        #expect(shop.openRequests == [put(1, "M", 3)])
        shop.respond(to: "/v1/bag/lines", with: .success([]))
        #expect(shop.openRequests == [put(1, "M", 4)])
        shop.respond(to: "/v1/bag/lines", with: .failure(status: 503))
        #expect(shop.texts.contains("Quantity: 3"))
    }

    @Test("a line is removed by its button or the Delete key, and comes back to its place", arguments: [true, false])
    func removal(byButton: Bool) throws {
        let shop = openBag()
        if byButton {
            shop.press("Remove Coat 1, size M from the bag")
        } else {
            let row = try #require(shop.host.nodes(withStyleClass: "bag-line").first)
            shop.host.send(.focused(row))
            #expect(shop.host.press(.delete, on: row))
            shop.settle()
        }
        #expect(shop.openRequests == [put(1, "M", 0)])
        #expect(names(shop) == ["Coat 2"])
        #expect(shop.texts.contains("Total $100"))
        shop.respond(to: "/v1/bag/lines", with: .success([]))
        #expect(shop.host.send(.keyPressed(.undo, .none)))
        shop.settle()
        #expect(shop.openRequests == [put(1, "M", 2, at: 0)])
        #expect(names(shop) == ["Coat 1", "Coat 2"])
    }

    @Test("lines that are put back name their places among those that the server has")
    func places() {
        let shop = ShopHost("/storefront/bag")
        shop.respond(to: "/v1/bag", with: ShopResponses.bag([1, 2, 3].map { ShopResponses.line($0, "M", 1) }))
        for id in [2, 3] {
            shop.press("Remove Coat \(id), size M from the bag")
            shop.respond(to: "/v1/bag/lines", with: .success([]))
        }
        for line in [put(3, "M", 1), put(2, "M", 1, at: 1)] {
            #expect(shop.host.send(.keyPressed(.undo, .none)))
            shop.settle()
            #expect(shop.openRequests == [line])
            shop.respond(to: "/v1/bag/lines", with: .success([]))
        }
        #expect(names(shop) == ["Coat 1", "Coat 2", "Coat 3"])
    }

    /// A bag of coats 1 to 4 of which coat 3 was removed, and coat 1 is being removed while both are put back.
    private func openPuttingBack() -> ShopHost {
        let shop = ShopHost("/storefront/bag")
        shop.respond(to: "/v1/bag", with: ShopResponses.bag([1, 2, 3, 4].map { ShopResponses.line($0, "M", 1) }))
        shop.press("Remove Coat 3, size M from the bag")
        shop.respond(to: "/v1/bag/lines", with: .success([]))
        shop.press("Remove Coat 1, size M from the bag")
        for _ in 0..<2 {
            #expect(shop.host.send(.keyPressed(.undo, .none)))
            shop.settle()
        }
        #expect(shop.openRequests == [put(1, "M", 0)], "a place is named once the removal has its response")
        return shop
    }

    @Test("lines are put back one by one, with places that count what was removed before")
    func placesAfterRemoval() {
        let shop = openPuttingBack()
        shop.respond(to: "/v1/bag/lines", with: .success([]))
        #expect(shop.openRequests == [put(3, "M", 1, at: 1)])
        shop.respond(to: "/v1/bag/lines", with: .success([]))
        #expect(shop.openRequests == [put(1, "M", 1, at: 0)])
        #expect(names(shop) == ["Coat 1", "Coat 2", "Coat 3", "Coat 4"])
    }

    @Test("a line whose removal is refused counts where another is put back")
    func placesAfterRefusal() {
        let shop = openPuttingBack()
        shop.respond(to: "/v1/bag/lines", with: .failure(status: 403))
        #expect(shop.openRequests == [put(3, "M", 1, at: 2)])
        #expect(names(shop) == ["Coat 1", "Coat 2", "Coat 3", "Coat 4"])
    }

    @Test("an empty bag leads to the storefront")
    func empty() {
        let shop = ShopHost("/storefront/bag")
        shop.respond(to: "/v1/bag", with: ShopResponses.bag())
        #expect(shop.texts.contains("Your bag is empty"))
        shop.press("Continue shopping")
        #expect(shop.host.history == ["/storefront/bag", "/storefront"])
    }

    @Test(
        "a bag or wishlist that cannot be loaded says so, and is loaded again",
        arguments: [
            ("bag", "Your bag could not be loaded", "Your bag is empty"),
            ("wishlist", "Your wishlist could not be loaded", "Your wishlist is empty"),
        ])
    func failure(name: String, failure: String, empty: String) {
        let shop = ShopHost("/storefront/" + name)
        shop.respond(to: "/v1/" + name, with: .failure(status: 500))
        #expect(shop.texts.contains(failure))
        #expect(shop.host.nodes(withStyleClass: "is-drawn").isEmpty, "a failure has the sign of failures")
        shop.press("Try again")
        #expect(shop.openRequests == ["get /v1/" + name])
        shop.respond(to: "/v1/" + name, with: name == "bag" ? ShopResponses.bag() : ShopResponses.wishlist())
        #expect(!shop.texts.contains(failure))
        #expect(shop.texts.contains(empty))
        #expect(shop.host.nodes(withStyleClass: "is-drawn").count == 1, "a bag, or a heart")
    }

    @Test("the wishlist shows the product that was added last first, and takes one away with a way back")
    func wishlist() throws {
        let shop = ShopHost("/storefront/wishlist")
        #expect(shop.openRequests == ["get /v1/wishlist"])
        shop.respond(to: "/v1/wishlist", with: ShopResponses.wishlist([1, 2, 3]))
        #expect(names(shop) == ["Coat 3", "Coat 2", "Coat 1"])
        let link = try #require(shop.host.nodes { $0.attributes[.destination] == "/product/2" }.first)
        #expect(shop.host.texts(in: link) == ["Haar", "Coat 2", "$100"])
        shop.press("Remove Coat 2 from the wishlist")
        #expect(shop.openRequests == ["delete /v1/wishlist/2"])
        #expect(names(shop) == ["Coat 3", "Coat 1"])
        shop.respond(to: "/v1/wishlist/2", with: .success([]))
        shop.press("Undo")
        #expect(shop.openRequests == ["put /v1/wishlist/2?position=1"])
        #expect(names(shop) == ["Coat 3", "Coat 2", "Coat 1"])
    }

    @Test("a wish whose removal had no response is removed by the next one, which does not find it")
    func wishRemovedBefore() {
        let shop = ShopHost("/storefront/wishlist")
        shop.respond(to: "/v1/wishlist", with: ShopResponses.wishlist([1, 2]))
        shop.press("Remove Coat 2 from the wishlist")
        shop.respond(to: "/v1/wishlist/2", with: .unreachable)
        #expect(names(shop) == ["Coat 2", "Coat 1"])
        shop.press("Remove Coat 2 from the wishlist")
        shop.respond(to: "/v1/wishlist/2", with: .failure(status: 404))
        #expect(names(shop) == ["Coat 1"])
        #expect(shop.openRequests == [])
    }

    @Test("the product that was added to the wishlist last comes back to the end of what the server has")
    func lastWish() {
        let shop = ShopHost("/storefront/wishlist")
        shop.respond(to: "/v1/wishlist", with: ShopResponses.wishlist([1, 2]))
        shop.press("Remove Coat 2 from the wishlist")
        shop.respond(to: "/v1/wishlist/2", with: .success([]))
        shop.press("Undo")
        #expect(shop.openRequests == ["put /v1/wishlist/2"])
        #expect(names(shop) == ["Coat 2", "Coat 1"])
    }

    @Test("a product of the wishlist that was reduced has the price it had before")
    func reduced() throws {
        let shop = ShopHost("/storefront/wishlist")
        let oldPrice = #""oldPrice":{"text":"$150","minor":15000,"cur":"CAD"},"picture""#
        let product = ShopResponses.product(1).replacing(#""picture""#, with: oldPrice)
        shop.respond(to: "/v1/wishlist", with: .success(Array("{\"products\":[\(product)]}".utf8)))
        let link = try #require(shop.host.nodes(withStyleClass: "wish-link").first)
        #expect(shop.host.texts(in: link) == ["Haar", "Coat 1", "$100", "Was $150"])
        #expect(shop.host.node(link)?.attributes[.accessibilityLabel] == nil)
    }

    @Test("what was stored while the bag was loaded is not lost to what has come")
    func storedMeanwhile() throws {
        let shop = openBag()
        shop.services.bag.load()
        let increase = try #require(shop.host.nodes(withStyleClass: "stepper-increase").first)
        shop.host.send(.activated(increase))
        shop.respond(to: "/v1/bag/lines", with: .success([]))
        shop.respond(to: "/v1/bag", with: ShopResponses.bag([ShopResponses.line(1, "M", 2)]))
        #expect(shop.texts.contains("Quantity: 3"))
        #expect(shop.openRequests == ["get /v1/bag"])
        shop.respond(to: "/v1/bag", with: ShopResponses.bag([ShopResponses.line(1, "M", 3)]))
        #expect(shop.texts.contains("Quantity: 3"))
        #expect(names(shop) == ["Coat 1"])
    }
}
