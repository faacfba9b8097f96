import CollectionViews
import Testing

private enum Sheet: String {
    case share, rate
}

private enum ShopRoute: Equatable {
    case cart
    case product(String)
    case unknown
}

private enum AppRoute: Equatable {
    case home
    case shows
    case show(Int, sheet: Sheet?)
    case review(show: Int, review: Int, tab: String?)
    case search(String?)
    case shop(ShopRoute)
    case unknown(String)
}

extension RouteParameter where Value == Sheet {
    fileprivate static var sheet: RouteParameter<Sheet> {
        RouteParameter(parse: { Sheet(rawValue: $0) }, print: { $0.rawValue })
    }
}

@Suite struct RouterTests {
    private let router: Router<AppRoute>

    init() {
        let shop = Router<ShopRoute>(
            [
                RoutePattern.root.map(to: .cart),
                RoutePattern.parameter(.string).map(
                    parse: { .product($0) }, print: { if case .product(let name) = $0 { name } else { nil } }),
            ], otherwise: { _ in .unknown })
        router = Router(
            [
                RoutePattern.root.map(to: .home),
                RoutePattern.path("shows").map(to: .shows),
                (.path("shows") / .parameter(.int) / .query("sheet", .sheet)).map(
                    parse: { .show($0, sheet: $1) },
                    print: { if case .show(let id, let sheet) = $0 { (id, sheet) } else { nil } }),
                (.path("shows") / .parameter(.int) / .path("reviews") / .parameter(.int) / .query("tab", .string)).map(
                    parse: { .review(show: $0, review: $1, tab: $2) },
                    print: {
                        if case .review(let show, let review, let tab) = $0 { (show, review, tab) } else { nil }
                    }),
                (.path("search") / .query("q", .string)).map(
                    parse: { .search($0) }, print: { if case .search(let text) = $0 { text } else { nil } }),
                (.path("shop") / shop.pattern).map(
                    parse: { .shop($0) }, print: { if case .shop(let route) = $0 { route } else { nil } }),
            ], otherwise: { .unknown($0) })
    }

    @Test("a route is read from the path that it is written as")
    func roundTrips() {
        let routes: [(AppRoute, String)] = [
            (.home, "/"), (.shows, "/shows"), (.show(7, sheet: nil), "/shows/7"),
            (.show(-7, sheet: .share), "/shows/-7?sheet=share"),
            (.review(show: 1, review: 999_999_999, tab: nil), "/shows/1/reviews/999999999"),
            (.review(show: 1, review: 2, tab: "a&b=c/d?"), "/shows/1/reviews/2?tab=a%26b%3Dc%2Fd%3F"),
            (.search("crème + 100 %"), "/search?q=cr%C3%A8me%20%2B%20100%20%25"),
            (.shop(.cart), "/shop"), (.shop(.product("a/b é")), "/shop/a%2Fb%20%C3%A9"),
        ]
        for (route, path) in routes {
            #expect(router.path(for: route) == path)
            #expect(router.route(for: path) == route)
        }
    }

    @Test(
        "paths that people write are read",
        arguments: [
            ("", AppRoute.home), ("/shows/", .shows), ("//shows//7", .show(7, sheet: nil)), ("/shows?x=1#top", .shows),
            ("/shows/7?sheet=nothing&x", .show(7, sheet: nil)), ("/search?q=a+b&q=c", .search("a b")),
            ("/search", .search(nil)), ("/search?q=", .search(nil)), ("/search?q=100%", .search("100%")),
            ("/search?q=%zz", .search("%zz")), ("/%73hows", .shows),
        ])
    fileprivate func lenience(path: String, expected: AppRoute) {
        #expect(router.route(for: path) == expected)
    }

    @Test(
        "the name of a query item ends at its first equals sign, and may be empty",
        arguments: [
            ("/?=", AppRoute.home), ("/search?=", .search(nil)), ("/search?=q=milk", .search(nil)),
            ("/search?=&q=milk", .search("milk")), ("/search?q=a=b", .search("a=b")), ("/search?q==", .search("=")),
        ])
    fileprivate func queryNames(path: String, expected: AppRoute) {
        #expect(router.route(for: path) == expected)
    }

    @Test(
        "other paths are unknown, and stay as they are",
        arguments: [
            "/show", "/shows/seven", "/shows/07", "/shows/+7", "/shows/-0", "/shows/1234567890", "/shows/7/reviews",
            "/shop/a/b",
            "/shows/7/x", "/Shows",
        ])
    func unknown(path: String) {
        #expect(router.route(for: path) == .unknown(path))
        #expect(router.path(for: .unknown(path)) == nil)
    }
}
