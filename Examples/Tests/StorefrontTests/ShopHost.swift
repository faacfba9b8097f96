import CollectionTestSupport
import CollectionViewKit

@testable import Storefront

/// The storefront on a host, with the server's part to be played.
struct ShopHost: HostedScreen {
    let host: ModelHost
    let services = StorefrontServices()

    init(_ path: String, width: Double = 390, height: Double = 1_600) {
        let services = services
        let navigation = NavigationController(
            router: { path in
                switch ShoppingRoute(path: path) {
                case .bag: return BagViewController(services)
                case .wishlist: return WishlistViewController(services)
                case nil: return Route(path: path).map { StorefrontViewController($0, services) }
                }
            },
            notFound: { _ in StorefrontViewController(Route(page: "unknown", id: ""), services) })
        host = ModelHost(navigation, windowSize: Size(width: width, height: height))
        host.start(path: path)
    }

    /// Opens the page of coat 7, which comes in sizes or in none, tells the server so, and has the bag and the wishlist requested.
    static func product(sizes: [String] = ["S", "M", "L"]) -> ShopHost {
        let shop = ShopHost("/product/7")
        let facts = sizes.map { "\"\($0)\"" }.joined(separator: ",")
        let item = TestPages.product(7).replacing(
            #""price":{"text":"$7"}"#, with: #""price":{"text":"$7","minor":700,"cur":"CAD"},"facts":[\#(facts)]"#)
        let hero = #"{"id":"hero","layout":"product.hero","items":[\#(item)]}"#
        shop.respond(to: "/v1/pages/product/7", with: .success(TestPages.page([hero], title: "Coat 7")))
        shop.respond(to: "/v1/storefront/looks/7", with: .success([]))
        shop.elapse(1)
        return shop
    }

    /// The texts that are seen.
    var texts: [String] { host.texts }
}

/// Responses about the bag and the wishlist.
enum ShopResponses {
    static func product(_ id: Int) -> String {
        #"""
        {"id":\#(id),"name":"Coat \#(id)","brand":"Haar","price":{"text":"$100","minor":10000,"cur":"CAD"},
         "picture":{"path":"p/\#(id).jpg","w":1066,"h":1600,"alternativeText":"Picture \#(id)"}}
        """#
    }

    static func line(_ id: Int, _ size: String?, _ quantity: Int) -> String {
        let size = size.map { ",\"size\":\"\($0)\"" } ?? ""
        return "{\"product\":\(product(id))\(size),\"quantity\":\(quantity)}"
    }

    static func bag(_ lines: [String] = []) -> HostResponse {
        .success(Array("{\"lines\":[\(lines.joined(separator: ","))]}".utf8))
    }

    static func wishlist(_ ids: [Int] = []) -> HostResponse {
        .success(Array("{\"products\":[\(ids.map { product($0) }.joined(separator: ","))]}".utf8))
    }
}
