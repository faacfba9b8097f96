import CollectionViews
import Testing

private enum Place: Equatable {
    case start
    case results(query: String)
    case place(Int)
}

@Suite struct RoutePatternTests {
    private let flag: RoutePattern<(String?, Bool)> = .path("docs") / .query("q", .string) / .flag("debug")
    private let text: RoutePattern<String> = .path("results") / .queryText
    private let token: RoutePattern<(String, String?)> = .parameter(.token) / .optional(.token)
    private let number: RoutePattern<Int?> = .path("items") / .optional(.positiveInt)

    @Test("a flag is set by its name, with or without a value, and written without one")
    func flags() {
        let paths = ["/docs", "/docs?debug", "/docs?debug=0&q=a", "/docs?q=a&%64ebug=", "/docs?debugger&q=debug"]
        let values = paths.compactMap { flag.value(for: $0) }
        #expect(values.map { $0.1 } == [false, true, true, true, false])
        #expect(values.map { $0.0 ?? "" } == ["", "", "a", "a", "debug"])
        #expect(flag.address(for: (nil, true)) == "/docs?debug")
        #expect(flag.address(for: ("a", true)) == "/docs?q=a&debug")
        #expect(flag.address(for: (nil, false)) == "/docs")
    }

    @Test(
        "the text of a query stays as it stands in the address",
        arguments: ["", "a=1", "a=%26&a=+&&b", "what?=/"])
    func queryTexts(query: String) {
        #expect(text.value(for: "/results?\(query)#top") == query)
        #expect(text.address(for: query) == (query.isEmpty ? "/results" : "/results?\(query)"))
    }

    @Test("a part that may be missing is missing or has a value, and nothing follows it")
    func optionalParts() {
        let missing: Int?? = .some(nil)
        let seven: Int?? = .some(7)
        #expect(number.value(for: "/items/") == missing)
        #expect(number.value(for: "/items/7?x#y") == seven)
        for path in ["/items/0", "/items/-7", "/items/07", "/items/+7", "/items/x", "/items/7/8", "/item"] {
            #expect(number.value(for: path) == nil, "\(path)")
        }
        #expect(number.address(for: 7) == "/items/7")
        #expect(number.address(for: nil) == "/items")
    }

    @Test("tokens have no bytes that mean something in a path")
    func tokens() {
        let value = token.value(for: "/brand/a-Z_0.9:1")
        #expect(value?.0 == "brand")
        #expect(value?.1 == "a-Z_0.9:1")
        #expect(token.address(for: ("brand", "a-Z_0.9:1")) == "/brand/a-Z_0.9:1")
        #expect(token.address(for: ("brand", nil)) == "/brand")
        for path in ["/", "/a/b/c", "/a/..%2f..", "/a/%2e%2e", "/.", "/a/<b>", "/a/é", "/a/b%20c"] {
            #expect(token.value(for: path)?.0 == nil, "\(path)")
        }
    }

    @Test("the first of several patterns counts, below a part that they share")
    func several() {
        let places = RoutePattern<Place>.first(of: [
            RoutePattern.root.map(to: .start),
            text.map(
                parse: { .results(query: $0) },
                print: { if case .results(let query) = $0 { query } else { nil } }),
            RoutePattern.parameter(.positiveInt).map(
                parse: { .place($0) }, print: { if case .place(let id) = $0 { id } else { nil } }),
        ])
        let app: RoutePattern<Place> = .path("places") / places
        let routes: [(Place, String)] = [
            (.start, "/places"), (.results(query: "a=b"), "/places/results?a=b"), (.place(3), "/places/3"),
        ]
        for (route, path) in routes {
            #expect(app.value(for: path) == route)
            #expect(app.address(for: route) == path)
        }
        for path in ["/", "/3", "/places/x", "/places/3/results", "/places/results/3"] {
            #expect(app.value(for: path) == nil, "\(path)")
        }
    }

    @Test("a pattern is the beginning of the paths below it")
    func prefixes() {
        let shop = RoutePattern.path("shop")
        #expect(["/shop", "/shop/", "/shop/a/b?c", "//shop#d"].allSatisfy { shop.isPrefix(of: $0) })
        #expect(["/", "/shopping", "/a/shop"].allSatisfy { !shop.isPrefix(of: $0) })
    }
}
