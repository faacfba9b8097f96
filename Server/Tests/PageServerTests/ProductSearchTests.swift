import CollectionPages
import HTTPTypes
import PageStore
import Testing

@testable import PageServer
@testable import SampleContent

struct ProductSearchTests {
    @Test("words are compared without case, accents and signs, each once")
    func folding() throws {
        #expect(try ProductSearch("  CRÈME, brûlée & creme ").words == ["creme", "brulee"])
        #expect(try ProductSearch("100% wool_coat").words == ["100", "wool", "coat"])
        #expect(try ProductSearch("creme brulee").text == "creme brulee")
        for text in ["", " ", "&%_'", String(repeating: "a", count: 81), String(repeating: "ab ", count: 27)] {
            #expect(throws: Problem.self) { try ProductSearch(text) }
        }
        #expect(try ProductSearch(String(repeating: "a", count: 80)).words.count == 1)
    }

    @Test("a search is paged to its end, most popular first, and finds what has all the words")
    func results() async throws {
        let server = try await TestServer()
        let rows = try await server.database.store.read { transaction in
            try transaction.rows("\(ProductRow.selection) ORDER BY product.popularity DESC, product.id")
                .map { try ProductRow($0) }
        }
        let coats = rows.filter { $0.product.category == .coat }
        #expect(!coats.isEmpty)
        let selkie = coats.filter { $0.brand == "Selkie" }
        #expect(!selkie.isEmpty)
        try await server.run { client in
            let found = try await Self.ids(of: "COATS", client)
            #expect(found == coats.map { "p:\($0.product.id)" })
            #expect(try await Self.ids(of: "coats%20s%C3%A9lkie", client) == selkie.map { "p:\($0.product.id)" })
            #expect(try await Self.ids(of: "nothing-of-this", client) == [])
        }
    }

    /// The ids of what a search finds: those of its page, and all that follow.
    private static func ids(of query: String, _ client: any TestClient) async throws -> [String] {
        var decoder = PageDecoder()
        let response = try await client.execute(uri: "/v1/pages/search?query=\(query)", method: .get)
        #expect(response.status == .ok)
        #expect(PageValidator().validate(response.bytes) == [])
        let page = try decoder.decodePage(response.bytes).content
        guard let section = page.sections.first else {
            #expect(page.title?.hasPrefix("No results for") == true)
            return []
        }
        var ids = section.items.map { decoder.identifiers.string(for: $0.id) }
        var path = section.next?.href
        while let next = path {
            #expect(next.hasPrefix("/v1/storefront/search?query="))
            let response = try await client.execute(uri: next, method: .get)
            #expect(response.status == .ok)
            let decoded = try decoder.decodeSectionResponse(response.bytes)
            #expect(decoded.diagnostics == [])
            #expect(decoded.content.section == section.id)
            ids += decoded.content.items.map { decoder.identifiers.string(for: $0.id) }
            path = decoded.content.next?.href
        }
        let start = try await client.execute(uri: "/v1/storefront/search?query=\(query)", method: .get)
        let first = try decoder.decodeSectionResponse(start.bytes).content
        #expect(first.items.map(\.id) == section.items.map(\.id))
        let found = ids.count == 1 ? "1 result for" : "\(ids.count) results for"
        #expect(page.title?.hasPrefix(found) == true)
        return ids
    }

    @Test("a search that makes no sense, and the cursor of another one, are refused")
    func refusals() async throws {
        let server = try await TestServer()
        try await server.run { client in
            let long = String(repeating: "a", count: 81)
            for path in ["/v1/pages/search", "/v1/storefront/search"] {
                for query in ["", "?query=", "?query=%26", "?query=\(long)"] {
                    let response = try await client.execute(uri: path + query, method: .get)
                    #expect(response.status == .badRequest, "\(path)\(query)")
                    let problem = try JSONDocument(response.bytes).root
                    #expect(problem["detail"]?.string?.contains("\"query\"") == true)
                }
            }
            let path = "/v1/storefront/search?query="
            let response = try await client.execute(uri: path + "coats", method: .get)
            var decoder = PageDecoder()
            let next = try #require(try decoder.decodeSectionResponse(response.bytes).content.next?.href)
            let cursor = try #require(next.split(separator: "=").last)
            let carried = try await client.execute(uri: path + "boots&after=\(cursor)", method: .get)
            #expect(carried.status == .gone)
            let broken = try await client.execute(uri: path + "coats&after=c1", method: .get)
            #expect(broken.status == .badRequest)
        }
    }

    @Test("a stored section can be a search")
    func storedSection() async throws {
        let database = try await TestDatabase()
        let problems = try await database.store.read { transaction in
            try ["wool", "", "&"].map { try ProductContent().problems(with: ["query": $0], in: transaction).count }
        }
        #expect(problems == [0, 1, 1])
    }
}
