import CollectionPages
import HTTPTypes
import PageStore
import Testing

@testable import PageServer
@testable import SampleContent

struct ProductOrderTests {
    @Test("what is liked most for the time that it has been on sale trends, in all parts of the list")
    func trending() async throws {
        let server = try await TestServer()
        let products = try await server.database.store.read { store in
            try store.rows("SELECT \(text: ProductRecord.columns) FROM product").map { try ProductRecord($0) }
        }
        let trend = { (product: ProductRecord) in product.popularity / (product.age + 30) }
        let expected = products.sorted { (trend($1), $0.id) < (trend($0), $1.id) }.map(\.id)
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
}
