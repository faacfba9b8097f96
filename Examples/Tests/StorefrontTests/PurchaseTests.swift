import CollectionTestSupport
import CollectionViewKit
import ScreenContracts
import Testing

@testable import Storefront

/// Buying and wishing for a product on its page.
struct PurchaseTests {
    private func put(_ size: String?, _ quantity: Int) -> String {
        let size = size.map { ",\"size\":\"\($0)\"" } ?? ""
        return "put /v1/bag/lines {\"product\":7\(size),\"quantity\":\(quantity)}"
    }

    /// The page of coat 7, with what is in the bag and on the wishlist.
    private func open(
        _ lines: [String] = [], wished: [Int] = [], sizes: [String] = ["S", "M", "L"]
    ) -> ShopHost {
        let shop = ShopHost.product(sizes: sizes)
        #expect(shop.openRequests == ["get /v1/bag", "get /v1/wishlist"])
        shop.respond(to: "/v1/bag", with: ShopResponses.bag(lines))
        shop.respond(to: "/v1/wishlist", with: ShopResponses.wishlist(wished))
        return shop
    }

    /// Whether the heart is filled. The title of the button says the same, so that no attribute does.
    private func isWished(_ shop: ShopHost) throws -> Bool {
        let button = try #require(shop.host.nodes(withStyleClass: "sign-wish").first.flatMap { shop.host.node($0) })
        #expect(button.attributes[.isPressed] == nil)
        return button.styleClasses.contains("is-selected")
    }

    @Test("a product goes into the bag once a size is chosen, and is taken out again by the bar")
    func add() {
        let shop = open()
        shop.press("Add to bag")
        #expect(shop.texts.contains("Choose a size first."))
        #expect(shop.host.announcements.last == "Choose a size first.")
        #expect(shop.openRequests == [])
        let hint = { shop.host.node(labeled: "Size").flatMap { shop.host.node($0)?.attributes[.accessibilityHint] } }
        #expect(hint() == "Choose a size first.")
        shop.press("M")
        #expect(hint() == nil)
        #expect(!shop.texts.contains("Choose a size first."))
        shop.press("Add to bag")
        #expect(shop.openRequests == [put("M", 1)])
        #expect(shop.services.bag.count == 1)
        #expect(shop.host.announcements.last == "Coat 7, size M was added to the bag. Undo?")
        shop.respond(to: "/v1/bag/lines", with: .success([]))
        shop.press("Undo")
        #expect(shop.openRequests == [put("M", 0)])
        #expect(shop.services.bag.count == 0)
        #expect(shop.host.node(showing: "Undo") == nil)
    }

    @Test("where texts are large on a phone, the button for the bag is in a bar and leads to the sizes first")
    func bar() throws {
        let shop = open()
        let bar = try #require(shop.host.nodes(withStyleClass: "purchase-bar").first)
        #expect(shop.host.frameInWindow(bar) == nil)
        shop.host.change { $0.lineHeights = $0.lineHeights.map { $0 * 2 } }
        shop.settle()
        #expect(shop.host.frameInWindow(bar) != nil)
        shop.press("Add to bag")
        #expect(shop.host.announcements.last == "Choose a size first.")
        let focused = try #require(shop.host.node(shop.host.focusedNode))
        #expect(focused.attributes[.accessibilityRole] == "radio")
        shop.press("M")
        shop.press("Add to bag")
        #expect(shop.openRequests == [put("M", 1)])
    }

    @Test("sizes are radio buttons with one name, and the one that is chosen says so")
    func sizes() {
        let shop = open()
        let radios = { shop.host.nodes { $0.attributes[.accessibilityRole] == "radio" } }
        #expect(radios().map { shop.host.texts(in: $0) } == [["S"], ["M"], ["L"]])
        #expect(shop.host.node(labeled: "Size") != nil)
        shop.press("L")
        #expect(
            radios().map { shop.host.node($0)?.attributes[.isChecked] } == ["false", "false", "true"])
    }

    @Test("a product without sizes goes into the bag at once, and once more each time")
    func withoutSizes() {
        let shop = open(sizes: [])
        #expect(shop.host.nodes { $0.attributes[.accessibilityRole] == "radio" }.isEmpty)
        shop.press("Add to bag")
        shop.press("Add to bag")
        #expect(shop.openRequests == [put(nil, 1)], "one thing is told at a time")
        shop.respond(to: "/v1/bag/lines", with: .success([]))
        #expect(shop.openRequests == [put(nil, 2)])
    }

    @Test("what is added is added to what the bag has, also before it has come")
    func addedEarly() {
        let shop = ShopHost.product()
        shop.press("M")
        shop.press("Add to bag")
        #expect(shop.openRequests == ["get /v1/bag", "get /v1/wishlist"])
        shop.respond(
            to: "/v1/bag", with: ShopResponses.bag([ShopResponses.line(7, "M", 3), ShopResponses.line(7, "S", 1)]))
        #expect(shop.openRequests == ["get /v1/wishlist", put("M", 4)])
        #expect(shop.services.bag.count == 5)
    }

    @Test("a bag that cannot be loaded is said so to the user who has added something")
    func bagUnknown() {
        let shop = ShopHost.product(sizes: [])
        shop.press("Add to bag")
        shop.respond(to: "/v1/bag", with: .failure(status: 500))
        #expect(shop.texts.contains("The change to “Coat 7” could not be saved. The bag is as it was before."))
        shop.press("Add to bag")
        #expect(shop.openRequests == ["get /v1/wishlist", "get /v1/bag"])
    }

    @Test("what the server refuses is taken back, with the reason")
    func refusal() {
        let sentences = [
            (403, "The change to “Coat 7, size M” could not be saved. The bag is as it was before."),
            (500, "The change to “Coat 7, size M” could not be saved. The bag is as it was before."),
            (409, "The bag is full. Remove something first."),
            (429, "The change to “Coat 7, size M” could not be saved. The bag is as it was before."),
        ]
        for (status, sentence) in sentences {
            let shop = open()
            shop.press("M")
            shop.press("Add to bag")
            shop.respond(to: "/v1/bag/lines", with: .failure(status: status))
            #expect(shop.services.bag.count == 0)
            #expect(shop.openRequests == [])
            #expect(shop.texts.contains(sentence))
            #expect(shop.host.node(showing: "Undo") == nil)
            shop.press("Dismiss")
            #expect(!shop.texts.contains(sentence))
        }
    }

    @Test("what was added on top of what the server refuses is taken back with it, and leaves nothing to undo")
    func refusalOfSeveral() {
        let shop = open(sizes: [])
        for _ in 0..<3 { shop.press("Add to bag") }
        #expect(shop.openRequests == [put(nil, 1)])
        #expect(shop.services.bag.count == 3)
        shop.respond(to: "/v1/bag/lines", with: .failure(status: 403))
        #expect(shop.openRequests == [])
        #expect(shop.services.bag.count == 0)
        #expect(!shop.services.history.canUndo)
        shop.press("Add to bag")
        #expect(shop.openRequests == [put(nil, 1)])
    }

    @Test("what the server has stays when what was added since is refused, and can be undone")
    func refusalOfTheSecond() {
        let shop = open(sizes: [])
        for _ in 0..<2 { shop.press("Add to bag") }
        shop.respond(to: "/v1/bag/lines", with: .success([]))
        #expect(shop.openRequests == [put(nil, 2)])
        shop.respond(to: "/v1/bag/lines", with: .failure(status: 403))
        #expect(shop.services.bag.count == 1)
        shop.services.history.undo()
        shop.settle()
        #expect(shop.services.bag.count == 0)
        #expect(!shop.services.history.canUndo)
    }

    @Test("there are at most 99 of one product")
    func quantityLimit() {
        let shop = open([ShopResponses.line(7, "M", 99)])
        shop.press("M")
        shop.press("Add to bag")
        #expect(shop.openRequests == [])
        #expect(shop.texts.contains("The bag can hold at most 99 of one product."))
    }

    @Test("the heart puts a product on the wishlist and takes it from there, and Control-Z undoes it")
    func wish() throws {
        let shop = open()
        #expect(try !isWished(shop))
        shop.press("Add to wishlist")
        #expect(shop.openRequests == ["put /v1/wishlist/7"])
        #expect(try isWished(shop))
        #expect(shop.texts.contains("Remove from wishlist"))
        #expect(shop.host.announcements.last == "Coat 7 was added to the wishlist. Undo?")
        #expect(shop.host.send(.keyPressed(.undo, .none)))
        shop.settle()
        #expect(try !isWished(shop))
        shop.respond(to: "/v1/wishlist/7", with: .success([]))
        #expect(shop.openRequests == ["delete /v1/wishlist/7"])
    }

    @Test("a product that is on the wishlist is shown so, and stays there where the server refuses to take it away")
    func wished() throws {
        let shop = open(wished: [3, 7])
        #expect(try isWished(shop))
        shop.press("Remove from wishlist")
        #expect(shop.openRequests == ["delete /v1/wishlist/7"])
        shop.respond(to: "/v1/wishlist/7", with: .unreachable)
        #expect(try isWished(shop))
        #expect(shop.texts.contains("The change to “Coat 7” could not be saved. The wishlist is as it was before."))
    }

    @Test("the heart adds a product that was taken from the wishlist as new, and undoing returns it to its place")
    func wishedAgain() {
        let shop = open(wished: [7, 3])
        let wished = { shop.services.wishlist.products.map { $0.id } }
        let respond = { _ = shop.respond(to: "/v1/wishlist/7", with: .success([])) }
        shop.press("Remove from wishlist")
        respond()
        shop.press("Add to wishlist")
        #expect(shop.openRequests == ["put /v1/wishlist/7"])
        #expect(wished() == [7, 3])
        respond()
        for request in ["delete /v1/wishlist/7", "put /v1/wishlist/7?position=0"] {
            #expect(shop.host.send(.keyPressed(.undo, .none)))
            shop.settle()
            #expect(shop.openRequests == [request])
            respond()
        }
        #expect(wished() == [3, 7])
    }

    @Test("a product that is put on the wishlist before the list has come is the newest, and comes back as that")
    func wishedEarly() {
        let shop = ShopHost.product()
        shop.press("Add to wishlist")
        shop.respond(to: "/v1/bag", with: ShopResponses.bag())
        shop.respond(to: "/v1/wishlist", with: ShopResponses.wishlist([3, 5]))
        #expect(shop.openRequests == ["put /v1/wishlist/7"])
        shop.respond(to: "/v1/wishlist/7", with: .success([]))
        let wished = { shop.services.wishlist.products.map { $0.id } }
        #expect(wished() == [7, 5, 3])
        shop.press("Remove from wishlist")
        shop.respond(to: "/v1/wishlist/7", with: .success([]))
        #expect(shop.host.send(.keyPressed(.undo, .none)))
        shop.settle()
        #expect(shop.openRequests == ["put /v1/wishlist/7"], "the end needs no place")
        #expect(wished() == [7, 5, 3])
    }

    @Test("a list that has come after a product was stored, and holds it, is in the order of the server")
    func wishedBeforeList() {
        let shop = ShopHost.product()
        shop.press("Add to wishlist")
        shop.respond(to: "/v1/wishlist/7", with: .success([]))
        shop.respond(to: "/v1/wishlist", with: ShopResponses.wishlist([3, 5]))
        #expect(shop.openRequests == ["get /v1/bag", "get /v1/wishlist"], "it may be without the product")
        shop.respond(to: "/v1/wishlist", with: ShopResponses.wishlist([3, 5, 7]))
        #expect(shop.services.wishlist.products.map { $0.id } == [7, 5, 3])
    }

    @Test("a heart that is pressed again before the server has responded leaves the product where it was added")
    func wishedTwice() {
        let shop = open(wished: [7, 3])
        shop.press("Remove from wishlist")
        shop.respond(to: "/v1/wishlist/7", with: .success([]))
        for title in ["Add to wishlist", "Remove from wishlist", "Add to wishlist"] { shop.press(title) }
        #expect(shop.openRequests == ["put /v1/wishlist/7"])
        shop.respond(to: "/v1/wishlist/7", with: .success([]))
        #expect(shop.openRequests == [])
        #expect(shop.services.wishlist.products.map { $0.id } == [7, 3])
    }

    @Test("a line that was taken out of the bag is the last one once it is added again")
    func addedAgain() throws {
        let shop = open([ShopResponses.line(7, "M", 2), ShopResponses.line(3, "M", 1)])
        let lines = { shop.services.bag.lines.map { $0.item.product.id } }
        shop.services.bag.remove(try #require(shop.services.bag.lines.first?.id))
        shop.press("M")
        #expect(shop.respond(to: "/v1/bag/lines", with: .success([])))
        #expect(lines() == [3])
        shop.press("Add to bag")
        #expect(shop.openRequests == [put("M", 1)])
        #expect(lines() == [3, 7])
    }
}
