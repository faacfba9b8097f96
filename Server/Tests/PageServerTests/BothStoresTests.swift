import CollectionPages
import HTTPTypes
import NIOCore
import PageStore
import StoreTestSupport
import Testing

@testable import PageServer
@testable import SampleContent

/// The sample content on PostgreSQL says byte for byte what it says on SQLite.
struct BothStoresTests {
    /// What is requested, in order: reads of every endpoint, writes, and the reads that show what was written. `EndpointTests`
    /// finds endpoints that are missing.
    static let requests: [(method: HTTPRequest.Method, path: String, body: String?)] = [
        // Pages and sections.
        (.get, "/v1/pages/home", nil), (.get, "/v1/pages/product?id=1042", nil), (.get, "/v1/pages/brand?id=haar", nil),
        (.get, "/v1/pages/nothing", nil), (.get, "/v1/pages/search?query=Wool%20c", nil),
        (.get, "/v1/pages/search?query=nothing%20of%20this", nil), (.get, "/v1/storefront/search?query=COAT", nil),
        (.get, "/v1/sections/list.trending", nil),
        // The bag and the wishlist.
        (.get, "/v1/bag", nil), (.get, "/v1/wishlist", nil),
        (.put, "/v1/bag/lines", "{\"product\": 1001, \"size\": \"M\", \"quantity\": 2}"),
        (.put, "/v1/bag/lines", "{\"product\": 1028, \"size\": \"41\", \"quantity\": 1}"),
        (.put, "/v1/bag/lines", "{\"product\": 1025, \"quantity\": 99}"),
        (.put, "/v1/bag/lines", "{\"product\": 1001, \"size\": \"M\", \"quantity\": 3}"),
        (.put, "/v1/bag/lines", "{\"product\": 1028, \"size\": \"41\", \"quantity\": 0}"), (.get, "/v1/bag", nil),
        (.put, "/v1/bag/lines", "{\"product\": 1028, \"size\": \"41\", \"quantity\": 1, \"position\": 1}"),
        (.put, "/v1/bag/lines", "{\"product\": 1025, \"quantity\": 1, \"position\": 0}"), (.get, "/v1/bag", nil),
        (.put, "/v1/wishlist/1028", nil), (.put, "/v1/wishlist/1001", nil), (.put, "/v1/wishlist/1001", nil),
        (.get, "/v1/wishlist", nil), (.delete, "/v1/wishlist/1028", nil), (.get, "/v1/wishlist", nil),
        (.put, "/v1/wishlist/1028?position=0", nil), (.get, "/v1/wishlist", nil),
        // Recommendations: from the bag and the wishlist, and from what was looked at.
        (.get, "/v1/storefront/recommendations", nil), (.put, "/v1/storefront/looks/1042", nil),
        (.put, "/v1/storefront/looks/1003", nil), (.put, "/v1/storefront/looks/1042", nil),
        (.get, "/v1/storefront/recommendations", nil),
        // Shows.
        (.get, "/v1/shows", nil), (.get, "/v1/shows/1", nil), (.get, "/v1/shows/1/status", nil),
        (.get, "/v1/shows/1/information", nil), (.get, "/v1/shows/1/description", nil),
        (.get, "/v1/shows/1/ratings", nil), (.get, "/v1/shows/1/reviews", nil), (.get, "/v1/shows/1/trends", nil),
        (.get, "/v1/shows/1/trends?range=year", nil), (.get, "/v1/shows/1/episodes", nil), (.get, "/v1/shows/99", nil),
        (.delete, "/v1/shows/1/episodes/3", nil), (.post, "/v1/shows/1/episodes/5/move", "{\"before\": 1}"),
        (.post, "/v1/shows/1/episodes/7/move", "{}"), (.get, "/v1/shows/1/episodes", nil),
        (.get, "/v1/shows/1/episodes/3", nil), (.get, "/v1/shows/1/episodes/5", nil),
        (.post, "/v1/shows/1/episodes/3/restoration", "{}"), (.get, "/v1/shows/1/episodes", nil),
        (.get, "/v1/shows/1/episodes/3", nil), (.get, "/v1/media/shows/1/3.wav.vtt", nil),
        // Earnings.
        (.get, "/v1/earnings", nil), (.get, "/v1/earnings/1", nil), (.get, "/v1/earnings/2", nil),
        (.put, "/v1/earnings/10/feedback", "{\"rating\": \"up\", \"text\": \"it's \\\"good\\\"\"}"),
        (.get, "/v1/earnings/10", nil), (.delete, "/v1/earnings/10/feedback", nil), (.get, "/v1/earnings/10", nil),
        // People.
        (.get, "/v1/people", nil), (.get, "/v1/people?from=newest", nil), (.get, "/v1/people/1", nil),
        (.put, "/v1/people/1/decision", "{\"decision\": \"like\"}"), (.put, "/v1/people/1/note", "{\"text\": \"ü\"}"),
        (.get, "/v1/people/1", nil), (.get, "/v1/people/100000", nil), (.get, "/v1/media/people/2.webm.vtt", nil),
        (.post, "/v1/people/events", "{\"events\": [{\"name\": \"open\", \"position\": 7}]}"),
        // Homes.
        (.get, "/v1/homes/places", nil), (.get, "/v1/homes/ground", nil), (.get, "/v1/homes/search", nil),
        (.get, "/v1/homes/latest", nil), (.get, "/v1/homes/recommendations", nil),
        (.get, "/v1/homes/pins?west=-180&south=-90&east=180&north=90", nil),
        (.get, "/v1/homes/nearby?latitude=52.1&longitude=13.2", nil), (.get, "/v1/homes/1", nil),
        (.get, "/v1/homes/cards?ids=7,3,1", nil), (.put, "/v1/homes/7/seen", "{\"isSeen\": true}"),
        (.get, "/v1/homes/cards?ids=7,3,1", nil), (.get, "/v1/homes/favourites", nil),
        (.put, "/v1/homes/7/favourite", "{\"isFavourite\": true}"),
        (.put, "/v1/homes/3/favourite", "{\"isFavourite\": true}"),
        (.put, "/v1/homes/9/favourite", "{\"isFavourite\": true}"),
        (.put, "/v1/homes/3/favourite", "{\"isFavourite\": false}"), (.get, "/v1/homes/favourites", nil),
        (.get, "/v1/homes/favourites/ids", nil),
        (.put, "/v1/homes/7/inquiry", "{\"name\": \"Ida\", \"contact\": \"a@b.de\", \"message\": \"Is it free?\"}"),
        (.get, "/v1/homes/7", nil), (.get, "/v1/homes/results", nil),
        (.get, "/v1/homes/results?order=cheapest", nil), (.get, "/v1/homes/results?order=dearest", nil),
        (.get, "/v1/homes/results?order=largest", nil), (.get, "/v1/homes/results?order=price-per-area", nil),
        (.put, "/v1/homes/search", "{\"kind\": \"house\", \"minimumRooms\": 3.5, \"minimumPrice\": 200000}"),
        (.get, "/v1/homes/search", nil), (.get, "/v1/homes/latest", nil), (.get, "/v1/homes/recommendations", nil),
        (.get, "/v1/homes/results?kind=flat&maximumPrice=600000", nil),
        (.get, "/v1/homes/pins?west=13&south=52&east=14&north=53", nil),
    ]

    /// A response, and the request that it is for.
    private struct Exchange: Equatable, CustomStringConvertible {
        let request: String
        let status: Int
        let body: String

        var description: String { "\(request): \(status) \(body.prefix(2_000))" }
    }

    @Test("all endpoints respond alike on both stores", .enabled(if: TestPostgreSQL.server != nil))
    func responses() async throws {
        let sqlite = try await TestServer()
        let postgres = try await PostgreSQLStore.open(TestPostgreSQL.makeDatabase())
        let features = TestServer.features
        try await PageApplication(
            store: postgres, features: features, configuration: ServerConfiguration(pictures: "")
        ).seed(1)
        // Cursors are signed with it.
        let secret = try await sqlite.database.secret(named: "cursor")
        try await postgres.write(.activity) { transaction in
            try transaction.execute("DELETE FROM secret WHERE name = \("cursor")")
            try transaction.execute("INSERT INTO secret (name, bytes) VALUES (\("cursor"), \(secret))")
        }
        let left = try await Self.exchanges(sqlite, nil)
        let right = try await Self.exchanges(sqlite, postgres)
        #expect(left.count == right.count)
        for (left, right) in zip(left, right) { #expect(left == right) }
        for (exchanges, store) in [(left, sqlite.database.store), (right, postgres)] as [([Exchange], any PageStore)] {
            let trending = try #require(exchanges.first { $0.request == "/v1/sections/list.trending" })
            let ids = try Self.products(in: trending)
            #expect(ids.count > 1)
            #expect(try await ProductOrderTests.trending(in: store).prefix(ids.count) == ids[...])
        }
        #expect(left.count > Self.requests.count + 15, "lists go on")
        #expect(left.allSatisfy { $0.status < 500 })
        #expect(
            left.filter { $0.status >= 400 }.map(\.request) == [
                "/v1/pages/nothing", "/v1/shows/99", "/v1/shows/1/episodes/3", "/v1/people/100000",
            ])
    }

    /// The numbers of the products in the response for a section.
    private static func products(in exchange: Exchange) throws -> [Int64] {
        var decoder = PageDecoder()
        let section = try decoder.decodeSectionResponse(Array(exchange.body.utf8)).content
        return section.items.compactMap { Int64(decoder.identifiers.string(for: $0.id).dropFirst(2)) }
    }

    @Test(
        "the sample content is replaced beside writes of users, none of which fails",
        .enabled(if: TestPostgreSQL.server != nil))
    func seeding() async throws {
        let server = try await TestServer(isSeeded: false)
        let patient = PostgreSQLStore.Configuration(
            connectionCount: 12, waitSeconds: 600, statementSeconds: 600, lockSeconds: 600)
        let postgres = try await PostgreSQLStore.open(TestPostgreSQL.makeDatabase(), patient)
        for store in [server.database.store, postgres] as [any PageStore] {
            let application = PageApplication(
                store: store, features: TestServer.features, configuration: ServerConfiguration(pictures: ""))
            try await application.seed(1)
            try await server.run(store: store) { client in
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for seed in [2, 3] as [UInt64] { group.addTask { try await application.seed(seed) } }
                    for number in 1...20 {
                        group.addTask {
                            let response = try await client.execute(
                                uri: "/v1/people/\(number)/note", method: .put,
                                headers: [.contentType: "application/json"],
                                body: ByteBuffer(string: #"{"text":"Hello"}"#))
                            #expect(response.status == .ok)
                            #expect(try await client.execute(uri: "/readyz", method: .get).status == .ok)
                        }
                    }
                    try await group.waitForAll()
                }
            }
        }
    }

    /// What a server responds to the requests, and to those for what comes after each part of a list.
    private static func exchanges(_ server: TestServer, _ store: (any PageStore)?) async throws -> [Exchange] {
        let (stream, continuation) = AsyncStream.makeStream(of: Exchange.self)
        try await server.run(store: store) { client in
            for request in requests {
                var path = request.path
                for _ in 0..<4 {
                    let response = try await client.execute(
                        uri: path, method: request.method,
                        headers: request.body == nil ? [:] : [.contentType: "application/json"],
                        body: request.body.map { ByteBuffer(string: $0) }
                    )
                    continuation.yield(Exchange(request: path, status: response.status.code, body: response.text))
                    let next = try? JSONDocument(response.bytes).root
                    let cursors = [next?["next"]?.string, next?["older"]?.string, next?["more"]?.string]
                    guard let cursor = cursors.compactMap({ $0 }).first else { break }
                    path = request.path + (request.path.contains("?") ? "&" : "?") + "after=\(cursor)"
                    if request.path.contains("from=newest") { path = "/v1/people?after=\(cursor)" }
                }
            }
        }
        continuation.finish()
        return await stream.reduce(into: []) { $0.append($1) }
    }
}
