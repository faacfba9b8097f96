import CollectionPages
import Foundation
import HTTPTypes
import NIOCore
import PageStore
import ScreenContracts
import Testing

@testable import PageServer
@testable import SampleContent

/// Requests homes from a server as a browser does.
struct HomesTester: Sendable {
    let client: any TestClient

    /// The response to a request that succeeds.
    func get(_ path: String) async throws -> JSONValue {
        let response = try await client.execute(uri: "/v1/homes/" + path, method: .get)
        #expect(response.status == .ok, "\(path): \(response.text)")
        #expect(response.headers[.contentType] == HomesFeature.mediaType)
        return try JSONDocument(response.bytes, limits: Self.limits).root
    }

    /// The numbers of the homes in a response.
    func ids(_ path: String) async throws -> [Int64] {
        try await get(path)["homes"]?.homeIDs ?? []
    }

    /// The last search.
    func search() async throws -> HomeSearch {
        try HomeSearch(try await get("search"))
    }

    /// The status of the response to a request.
    func status(_ path: String) async throws -> Int {
        try await client.execute(uri: "/v1/homes/" + path, method: .get).status.code
    }

    /// The status of the response to a change.
    func put(_ path: String, _ body: String?, type: String = "application/json") async throws -> Int {
        try await client.execute(
            uri: "/v1/homes/" + path, method: .put, headers: [.contentType: type],
            body: body.map { ByteBuffer(string: $0) }
        ).status.code
    }

    /// All cards of a list that is sent in batches, and how many came with each.
    func all(_ path: String, maximum: Int = .max) async throws -> (cards: [JSONValue], batches: [Int]) {
        var (cards, batches): ([JSONValue], [Int]) = ([], [])
        var next: String? = path
        while let address = next, cards.count < maximum {
            let response = try await get(address)
            let homes = Array(try #require(response["homes"]).elements)
            cards += homes
            batches.append(homes.count)
            next = response["more"]?.string.map { "\(path)\(path.contains("?") ? "&" : "?")after=\($0)" }
        }
        return (cards, batches)
    }

    /// Limits for the longest responses.
    static let limits = JSONLimits(byteCount: 2_097_152, depth: 12, valueCount: 250_000)
}

extension TestServer {
    /// How many homes the servers of these tests have.
    static let homeCount = 2_000

    /// A server with homes only.
    static func homes() async throws -> TestServer {
        try await TestServer(features: [HomesFeature(homeCount: homeCount)])
    }
}

extension JSONValue {
    /// The numbers of the homes in a list of cards.
    var homeIDs: [Int64] { elements.compactMap { $0["id"]?.integer } }
}

extension TestDatabase {
    /// All homes, newest first, for a naive model.
    func homes() async throws -> [HomeRecord] {
        try await store.read { store in
            try store.rows("SELECT * FROM home ORDER BY added DESC, id DESC").map { try HomeRecord($0) }
        }
    }
}

extension HomeSearch {
    /// Whether the search finds a home, said without SQL.
    func finds(_ home: HomeRecord) -> Bool { missed(by: home).isEmpty }

    /// The conditions that a home does not meet.
    func missed(by home: HomeRecord) -> [String] {
        var names: [String] = []
        if let place, home.place != place { names.append("place") }
        if let kind, home.kind != kind { names.append("kind") }
        if let minimumPrice, home.price < minimumPrice { names.append("minimumPrice") }
        if let maximumPrice, home.price > maximumPrice { names.append("maximumPrice") }
        if let minimumRooms, Double(home.rooms) / 2 < minimumRooms { names.append("minimumRooms") }
        if let minimumArea, home.area < minimumArea { names.append("minimumArea") }
        return names
    }
}
