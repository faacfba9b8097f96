import CollectionPages
import HTTPTypes
import NIOCore
import PageStore
import Testing

@testable import PageServer
@testable import SampleContent

/// What the storefront recommends to a user. 1001 is a jumper, 1028 a pair of shoes, 1025 a watch.
struct RecommendationTests {
    /// The products of the section that takes the place of the home page's, and why they are recommended.
    private struct Recommended: Equatable {
        var reason: String?
        var ids: [Int64]
    }

    /// What is recommended to a user; `nil` if nothing is.
    private func recommended(_ client: any TestClient) async throws -> Recommended? {
        let response = try await client.execute(uri: "/v1/storefront/recommendations", method: .get)
        #expect(response.status == .ok)
        #expect(response.headers[.cacheControl] == "private, no-cache")
        #expect(response.headers[.setCookie] == nil)
        #expect(PageValidator().validate(response.bytes).isEmpty)
        var decoder = PageDecoder()
        let sections = try decoder.decodePage(response.bytes).content.sections
        #expect(sections.count <= 1)
        guard let section = sections.first else { return nil }
        #expect(decoder.identifiers.string(for: section.id) == "recommended")
        let ids = section.items.compactMap { Int64(decoder.identifiers.string(for: $0.id).dropFirst(2)) }
        #expect(ids.count == section.items.count)
        return Recommended(reason: section.subtitle, ids: ids)
    }

    private func look(_ product: Int, _ client: any TestClient) async throws {
        let response = try await client.execute(uri: "/v1/storefront/looks/\(product)", method: .put)
        #expect(response.status == .noContent)
    }

    /// All products, by their numbers.
    private func products(of server: TestServer) async throws -> [Int64: ProductRecord] {
        let rows = try await server.database.store.read { store in
            try store.rows("SELECT \(text: ProductRecord.columns) FROM product").map { try ProductRecord($0) }
        }
        return Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0) })
    }

    /// The products of the shelf of one, in the order in which they are like it, without some.
    private func likes(_ id: Int64, _ products: [Int64: ProductRecord], without marked: Set<Int64>) -> [Int64] {
        guard let origin = products[id] else { return [] }
        let shelf = products.values.filter { $0.category == origin.category && !marked.contains($0.id) }
        let sorted = shelf.sorted { left, right in
            let (isLeft, isRight) = (left.brandId == origin.brandId, right.brandId == origin.brandId)
            if isLeft != isRight { return isLeft }
            let (near, far) = (abs(left.priceMinor - origin.priceMinor), abs(right.priceMinor - origin.priceMinor))
            if near != far { return near < far }
            return (right.popularity, left.id) < (left.popularity, right.id)
        }
        return sorted.map(\.id)
    }

    @Test("nothing is recommended to a user of whom nothing is known")
    func unknownUser() async throws {
        try await TestServer().run { client in
            let nothing = try await recommended(client)
            #expect(nothing == nil)
        }
    }

    @Test("what is like a product that was looked at is recommended, the nearest first, and the section says why")
    func look() async throws {
        let server = try await TestServer()
        let products = try await products(of: server)
        try await server.run { client in
            try await look(1_001, client)
            let name = try #require(products[1_001]?.name)
            let expected = Recommended(
                reason: "Because you looked at \(name)",
                ids: Array(likes(1_001, products, without: [1_001]).prefix(20)))
            #expect(expected.ids.count == 20)
            for _ in 0..<2 { #expect(try await recommended(client) == expected) }
        }
    }

    @Test("the bag comes before the wishlist and what was looked at, and their shelves take turns")
    func turns() async throws {
        let server = try await TestServer()
        let products = try await products(of: server)
        try await server.run { client in
            try await look(1_001, client)
            try await look(1_025, client)
            try await look(1_028, client)
            #expect(try await client.execute(uri: "/v1/wishlist/1001", method: .put).status == .noContent)
            let line = try await client.execute(
                uri: "/v1/bag/lines", method: .put, headers: [.contentType: "application/json"],
                body: ByteBuffer(string: #"{"product":1025,"quantity":1}"#))
            #expect(line.status == .ok)
            let marked: Set<Int64> = [1_001, 1_025, 1_028]
            let lists = [1_025, 1_001, 1_028].map { likes($0, products, without: marked) }
            var ids: [Int64] = []
            for place in 0..<20 { for list in lists where list.count > place { ids.append(list[place]) } }
            let name = try #require(products[1_025]?.name)
            let expected = Recommended(
                reason: "Because you put \(name) into your bag, among others", ids: Array(ids.prefix(20)))
            #expect(try await recommended(client) == expected)
        }
    }

    @Test("the home page is the same for a user to whom something is recommended, and stays in shared caches")
    func page() async throws {
        try await TestServer().run(change: { $0.sharedCacheSeconds = 60 }) { client in
            let before = try await client.execute(uri: "/v1/pages/home", method: .get)
            try await look(1_001, client)
            #expect(try await recommended(client) != nil)
            let after = try await client.execute(uri: "/v1/pages/home", method: .get)
            #expect(after.bytes == before.bytes)
            #expect(after.headers[.cacheControl]?.hasPrefix("public, max-age=0, s-maxage=60") == true)
        }
    }

    @Test("what was looked at belongs to a session and goes with it, and of many products the last 50 are kept")
    func sessions() async throws {
        let server = try await TestServer()
        let store = server.database.store
        try await server.run { client in
            // The other user has a session too: without one, nothing is read of any user.
            let other = CookieClient((client as? CookieClient)?.client ?? client)
            for method in [HTTPRequest.Method.put, .delete] {
                #expect(try await other.execute(uri: "/v1/wishlist/1001", method: method).status == .noContent)
            }
            for product in 1_001...1_060 { try await look(product, client) }
            try await look(1_020, client)
            #expect(try await recommended(other) == nil)
            let kept = try await store.read { store in
                try store.rows("SELECT productId FROM productLook ORDER BY position").map { row -> Int64 in
                    try row.integer("productId")
                }
            }
            #expect(kept == (Array(1_011...1_019) + Array(1_021...1_060) + [1_020]).map { Int64($0) })
            let count = try await store.write(.activity) { store in
                try store.execute("DELETE FROM session")
                return try store.integer("SELECT count(*) FROM productLook")
            }
            #expect(count == 0)
            #expect(try await recommended(client) == nil)
        }
    }

    @Test("a look that is none, or that a page of another origin reports, is refused and begins no session")
    func refusals() async throws {
        try await TestServer().run { client in
            let cases: [(path: String, headers: HTTPFields, status: Int)] = [
                ("9", [:], 404), ("x", [:], 404), ("1001", [.origin: "https://other.example"], 403),
            ]
            for refused in cases {
                let response = try await client.execute(
                    uri: "/v1/storefront/looks/\(refused.path)", method: .put, headers: refused.headers)
                #expect(response.status.code == refused.status)
                #expect(response.headers[.setCookie] == nil)
            }
            #expect(try await recommended(client) == nil)
        }
    }
}
