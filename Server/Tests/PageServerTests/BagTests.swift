import CollectionPages
import HTTPTypes
import NIOCore
import PageStore
import ScreenContracts
import Testing

@testable import PageServer
@testable import SampleContent

/// The bag and the wishlist of the storefront. 1001 is a jumper, 1028 a pair of shoes, 1025 a watch.
struct BagTests {
    private func get(_ path: String, _ client: any TestClient) async throws -> JSONValue {
        let response = try await client.execute(uri: path, method: .get)
        #expect(response.status == .ok, "\(path)")
        #expect(response.headers[.contentType] == StorefrontFeature.mediaType)
        return try JSONDocument(response.bytes).root
    }

    private func bag(_ client: any TestClient) async throws -> BagContract {
        try #require(BagContract(try await get("/v1/bag", client)))
    }

    private func wishlist(_ client: any TestClient) async throws -> [Int] {
        try #require(WishlistContract(try await get("/v1/wishlist", client))).products.map(\.id)
    }

    @discardableResult
    private func send(
        _ path: String, _ method: HTTPRequest.Method, _ body: String?, _ client: any TestClient
    ) async throws -> TestResponse {
        try await client.execute(
            uri: path, method: method, headers: body == nil ? [:] : [.contentType: "application/json"],
            body: body.map { ByteBuffer(string: $0) }
        )
    }

    private func put(
        _ product: Int, _ size: String?, _ quantity: Int, _ client: any TestClient
    ) async throws -> TestResponse {
        let size = size.map { ",\"size\":\"\($0)\"" } ?? ""
        return try await send("/v1/bag/lines", .put, "{\"product\":\(product)\(size),\"quantity\":\(quantity)}", client)
    }

    @Test("clothes come from S to XL, shoes from 38 to 45, and the page of a product has its sizes")
    func sizes() async throws {
        #expect(ProductCategory.allCases.allSatisfy { $0.sizes.count <= PageLimits.facts })
        try await TestServer().run { client in
            let expectations: [(Int, [String])] = [
                (1_001, ["S", "M", "L", "XL"]), (1_028, ["38", "39", "40", "41", "42", "43", "44", "45"]), (1_025, []),
            ]
            for (product, sizes) in expectations {
                var decoder = PageDecoder()
                let response = try await client.execute(uri: "/v1/pages/product?id=\(product)", method: .get)
                let hero = try decoder.decodePage(response.bytes).content.sections.first?.items.first
                #expect(hero?.facts == sizes)
            }
        }
    }

    @Test("lines are put into the bag, changed in their places, and taken out")
    func lines() async throws {
        let server = try await TestServer()
        try await server.run { client in
            #expect(try await bag(client).lines.isEmpty)
            #expect(try await put(1_001, "M", 2, client).status == .ok)
            #expect(try await put(1_025, nil, 1, client).status == .ok)
            #expect(try await put(1_001, "L", 1, client).status == .ok)
            let changed = try await put(1_001, "M", 3, client)
            let body = try JSONDocument(changed.bytes).root
            let lines = try #require(BagContract(body)).lines
            #expect(try await bag(client).lines == lines)
            #expect(lines.map(\.product.id) == [1_001, 1_025, 1_001])
            #expect(lines.map(\.size) == ["M", nil, "L"])
            #expect(lines.map(\.quantity) == [3, 1, 1])
            let row = try #require(try await server.database.store.read { try ProductRow.find(1_001, in: $0) })
            let product = try #require(lines.first?.product)
            #expect(product.name == row.product.name)
            #expect(product.brand == row.brand)
            #expect(product.price.minorUnits == row.product.priceMinor)
            #expect(product.picture?.path == row.product.picturePath)
            #expect(body["count"]?.integer == 5)
            let total = lines.reduce(Int64(0)) { $0 + $1.product.price.minorUnits * Int64($1.quantity) }
            #expect(body["total"]?["minor"]?.integer == total)
            #expect(try await put(1_001, "M", 0, client).status == .ok)
            #expect(try await put(1_001, "M", 0, client).status == .ok, "what is not in it can be taken out")
            #expect(try await bag(client).lines.map(\.size) == [nil, "L"])
        }
    }

    @Test("a line that is put back comes to its place, and one that is in the bag stays where it is")
    func places() async throws {
        try await TestServer().run { client in
            for size in ["S", "M", "L"] {
                let response = try await put(1_001, size, 1, client)
                #expect(response.status == .ok)
            }
            let steps: [(size: String, quantity: Int, position: Int, expected: [String?])] = [
                ("S", 0, 0, ["M", "L"]), ("S", 1, 0, ["S", "M", "L"]), ("M", 0, 0, ["S", "L"]),
                ("M", 2, 1, ["S", "M", "L"]), ("L", 2, 0, ["S", "M", "L"]), ("XL", 1, 99, ["S", "M", "L", "XL"]),
                ("S", 0, 0, ["M", "L", "XL"]), ("S", 1, 3, ["M", "L", "XL", "S"]),
            ]
            for step in steps {
                let body =
                    "{\"product\":1001,\"size\":\"\(step.size)\",\"quantity\":\(step.quantity),"
                    + "\"position\":\(step.position)}"
                let response = try await send("/v1/bag/lines", .put, body, client)
                #expect(response.status == .ok)
                let bag = try await bag(client)
                #expect(bag.lines.map(\.size) == step.expected)
            }
        }
    }

    @Test("products are put on the wishlist once, in order, and taken from it")
    func wishes() async throws {
        try await TestServer().run { client in
            let found = try await wishlist(client)
            #expect(found == [])
            for product in [1_028, 1_001, 1_028, 1_025] {
                #expect(try await send("/v1/wishlist/\(product)", .put, nil, client).status == .noContent)
            }
            #expect(try await wishlist(client) == [1_028, 1_001, 1_025])
            for _ in 0..<2 {
                #expect(try await send("/v1/wishlist/1001", .delete, nil, client).status == .noContent)
            }
            #expect(try await wishlist(client) == [1_028, 1_025])
        }
    }

    @Test("a product that is put back on the wishlist comes to its place, and one that is on it stays where it is")
    func placesOfWishes() async throws {
        try await TestServer().run { client in
            for product in [1_028, 1_001, 1_025] {
                #expect(try await send("/v1/wishlist/\(product)", .put, nil, client).status == .noContent)
            }
            let steps: [(product: Int, position: Int, expected: [Int])] = [
                (1_001, 1, [1_028, 1_001, 1_025]), (1_028, 0, [1_028, 1_001, 1_025]),
                (1_025, 99, [1_028, 1_001, 1_025]), (1_028, 1, [1_001, 1_028, 1_025]),
            ]
            for step in steps {
                let path = "/v1/wishlist/\(step.product)"
                #expect(try await send(path, .delete, nil, client).status == .noContent)
                for _ in 0..<2 {
                    let response = try await send("\(path)?position=\(step.position)", .put, nil, client)
                    #expect(response.status == .noContent)
                    #expect(try await wishlist(client) == step.expected)
                }
            }
        }
    }

    @Test("the bag and the wishlist belong to a session, and go with it")
    func sessions() async throws {
        let server = try await TestServer()
        try await server.run { first in
            let second = CookieClient((first as? CookieClient)?.client ?? first)
            #expect(try await put(1_001, "M", 2, first).headers[.setCookie] != nil)
            #expect(try await send("/v1/wishlist/1001", .put, nil, first).headers[.setCookie] == nil)
            #expect(try await bag(second).lines.isEmpty)
            #expect(try await wishlist(second).isEmpty)
            #expect(try await put(1_025, nil, 1, second).status == .ok)
            #expect(try await bag(first).lines.map(\.product.id) == [1_001])
            let counts = try await server.database.store.write(.activity) { store in
                try store.execute("DELETE FROM session")
                return [
                    try store.integer("SELECT count(*) FROM bagLine"), try store.integer("SELECT count(*) FROM wish"),
                ]
            }
            #expect(counts == [0, 0])
        }
    }

    @Test("a bag has at most 100 lines and a wishlist at most 100 products, which can still be changed")
    func limits() async throws {
        let server = try await TestServer()
        try await server.run { client in
            #expect(try await put(1_025, nil, 1, client).status == .ok)
            #expect(try await send("/v1/wishlist/1025", .put, nil, client).status == .noContent)
            try await server.database.store.write(.activity) { store in
                try store.execute(
                    """
                    INSERT INTO bagLine (userId, productId, size, quantity, position)
                    SELECT session.id, product.id, 'M', 1, product.id FROM session, product
                    WHERE product.id BETWEEN 2001 AND 2099
                    """
                )
                try store.execute(
                    """
                    INSERT INTO wish (userId, productId, position) SELECT session.id, product.id, product.id
                    FROM session, product WHERE product.id BETWEEN 2001 AND 2099
                    """
                )
            }
            #expect(try await bag(client).lines.count == 100)
            #expect(try await put(1_001, "M", 1, client).status == .conflict)
            #expect(try await put(1_025, nil, 99, client).status == .ok)
            #expect(try await put(1_025, nil, 0, client).status == .ok)
            #expect(try await put(1_001, "M", 1, client).status == .ok)
            #expect(try await send("/v1/wishlist/1001", .put, nil, client).status == .conflict)
            #expect(try await send("/v1/wishlist/1025", .put, nil, client).status == .noContent)
            #expect(try await send("/v1/wishlist/1025", .delete, nil, client).status == .noContent)
            #expect(try await send("/v1/wishlist/1001", .put, nil, client).status == .noContent)
        }
    }

    private typealias Misfit = (path: String, method: HTTPRequest.Method, body: String?, status: Int, detail: String)

    private static var misfits: [Misfit] {
        [
            ("/v1/bag/lines", .put, nil, 415, "application/json"),
            ("/v1/bag/lines", .put, "[]", 400, "JSON object"),
            ("/v1/bag/lines", .put, "{}", 400, "product"),
            ("/v1/bag/lines", .put, #"{"product":"1001","size":"M","quantity":1}"#, 400, "product"),
            ("/v1/bag/lines", .put, #"{"product":9,"size":"M","quantity":1}"#, 404, "no product"),
            ("/v1/bag/lines", .put, #"{"product":1001,"quantity":1}"#, 400, "one of S, M, L, XL"),
            ("/v1/bag/lines", .put, #"{"product":1001,"size":"41","quantity":1}"#, 400, "one of S, M, L, XL"),
            ("/v1/bag/lines", .put, #"{"product":1001,"size":41,"quantity":1}"#, 400, "a text"),
            ("/v1/bag/lines", .put, #"{"product":1028,"size":"M","quantity":1}"#, 400, "one of 38, 39"),
            ("/v1/bag/lines", .put, #"{"product":1025,"size":"M","quantity":1}"#, 400, "absent for this product"),
            ("/v1/bag/lines", .put, #"{"product":1001,"size":"M"}"#, 400, "from 0 to 99"),
            ("/v1/bag/lines", .put, #"{"product":1001,"size":"M","quantity":-1}"#, 400, "from 0 to 99"),
            ("/v1/bag/lines", .put, #"{"product":1001,"size":"M","quantity":100}"#, 400, "from 0 to 99"),
            ("/v1/bag/lines", .put, #"{"product":1001,"size":"M","quantity":1.5}"#, 400, "from 0 to 99"),
            (
                "/v1/bag/lines", .put, #"{"product":1001,"size":"M","quantity":1,"position":-1}"#, 400,
                "from 0 to 99, or absent"
            ),
            ("/v1/wishlist/9", .put, nil, 404, "no product"), ("/v1/wishlist/x", .put, nil, 404, "no product"),
            ("/v1/wishlist/9", .delete, nil, 404, "no product"),
            ("/v1/wishlist/1001?position=-1", .put, nil, 400, "from 0 to 99, or absent"),
            ("/v1/wishlist/1001?position=100", .put, nil, 400, "from 0 to 99, or absent"),
            ("/v1/wishlist/1001?position=x", .put, nil, 400, "from 0 to 99, or absent"),
        ]
    }

    @Test("what does not fit is refused with a reason, and begins no session")
    func refusals() async throws {
        try await TestServer().run { client in
            for misfit in Self.misfits {
                let response = try await send(misfit.path, misfit.method, misfit.body, client)
                #expect(response.status.code == misfit.status, "\(misfit.path) \(misfit.body ?? "")")
                let detail = try JSONDocument(response.bytes).root["detail"]?.string ?? ""
                #expect(detail.contains(misfit.detail), "\(misfit.path) \(misfit.body ?? ""): \(detail)")
                #expect(response.headers[.setCookie] == nil)
            }
            #expect(try await bag(client).lines.isEmpty)
            #expect(try await wishlist(client).isEmpty)
        }
    }
}
