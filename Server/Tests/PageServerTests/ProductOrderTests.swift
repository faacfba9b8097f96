import CollectionPages
import HTTPTypes
import PageStore
import Testing

@testable import PageServer
@testable import SampleContent

struct ProductOrderTests {
    /// The numbers of all products in the order in which they trend, for a naive model.
    static func trending(in store: any PageStore) async throws -> [Int64] {
        let products = try await store.read { store in
            try store.rows("SELECT \(text: ProductRecord.columns) FROM product").map { try ProductRecord($0) }
        }
        let trend = { (product: ProductRecord) in product.popularity / (product.age + 30) }
        return products.sorted { (trend($1), $0.id) < (trend($0), $1.id) }.map(\.id)
    }

    @Test("what is liked most for the time that it has been on sale trends, in all parts of the list")
    func trending() async throws {
        let server = try await TestServer()
        let expected = try await Self.trending(in: server.database.store)
        try await server.run { client in
            var decoder = PageDecoder()
            var ids: [Int64] = []
            var path: String? = "/v1/sections/list.trending"
            while let next = path, ids.count < 60 {
                let response = try await client.execute(uri: next, method: .get)
                let section = try decoder.decodeSectionResponse(response.bytes).content
                ids += section.items.compactMap { Int64(decoder.identifiers.string(for: $0.id).dropFirst(2)) }
                path = section.next?.href
            }
            #expect(ids == Array(expected.prefix(ids.count)))
            #expect(ids.count >= 60)
        }
    }

    @Test(
        "the products that trend are read in the order of an index, in both stores",
        arguments: [nil, CursorPosition(key: 7, id: 1_001)] as [CursorPosition?])
    func index(after place: CursorPosition?) async throws {
        let query = ContentQuery(arguments: ["sort": "trending"], after: place, limit: 20)
        for store in try await EmptyStores.all() {
            try await store.migrate(StorefrontFeature().migrations)
            let plan = try await QueryPlan(of: ProductContent.statement(query, .trending), in: store)
            #expect(plan.uses("productByTrend"), "\(plan)")
        }
    }
}
