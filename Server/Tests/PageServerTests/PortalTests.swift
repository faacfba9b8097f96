import CollectionPages
import Foundation
import HTTPTypes
import NIOCore
import PageStore
import Testing

@testable import PageServer
@testable import SampleContent

struct PortalTests {
    private func get(_ path: String, _ client: any TestClient) async throws -> JSONValue {
        let response = try await client.execute(uri: path, method: .get)
        #expect(response.status == .ok)
        #expect(response.headers[.contentType] == PortalFeature.mediaType)
        return try JSONDocument(response.bytes).root
    }

    /// The numbers of all episodes, batch by batch.
    private func episodes(_ client: any TestClient) async throws -> [Int64] {
        var path: String? = "/v1/shows/1/episodes"
        var ids: [Int64] = []
        while let next = path {
            let response = try await get(next, client)
            let batch = try #require(response["episodes"]).elements.compactMap { $0["id"]?.integer }
            #expect(!batch.isEmpty)
            #expect(batch.count <= 40)
            ids += batch
            path = response["next"]?.string.map { "/v1/shows/1/episodes?after=\($0)" }
        }
        return ids
    }

    private func change(
        _ path: String, _ method: HTTPRequest.Method, _ client: any TestClient, _ body: String? = nil
    ) async throws -> HTTPResponse.Status {
        try await client.execute(
            uri: path, method: method, headers: body == nil ? [:] : [.contentType: "application/json"],
            body: body.map { ByteBuffer(string: $0) }
        ).status
    }

    @Test("each section of a show has its own response")
    func sections() async throws {
        try await TestServer().run { client in
            let shows = try #require(try await get("/v1/shows", client)["shows"]).elements
            #expect(
                Set(shows.compactMap { $0["status"]?.string }) == ["live", "inReview", "changesRequested", "draft"])
            for show in shows {
                let path = "/v1/shows/\(try #require(show["id"]?.integer))"
                #expect(try await get(path, client)["name"]?.string == show["name"]?.string)
                #expect(try await get(path + "/status", client)["status"]?.string == show["status"]?.string)
                let information = try await get(path + "/information", client)
                #expect(information["studio"]?.string == show["studio"]?.string)
                #expect(information["episodes"]?.integer == (show["status"]?.string == "draft" ? 0 : 400))
                #expect(try await get(path + "/description", client)["text"]?.string?.isEmpty == false)
            }
            let ratings = try await get("/v1/shows/1/ratings", client)
            let stars = try #require(ratings["stars"]).elements.compactMap(\.integer)
            #expect(stars.count == 5)
            #expect(stars.allSatisfy { $0 > 0 })
            #expect(ratings["count"]?.integer == stars.reduce(0, +))
        }
    }

    @Test("trends end on the last day and begin where the range begins")
    func trends() async throws {
        try await TestServer().run { client in
            for (range, count) in [("week", 7), ("month", 30), ("quarter", 91), ("year", 365)] {
                let response = try await get("/v1/shows/1/trends?range=\(range)", client)
                let days = try #require(response["days"]).elements.compactMap { $0["day"]?.integer }
                #expect(days == Array((PortalFeature.lastDay - Int64(count) + 1)...PortalFeature.lastDay))
            }
            let unknown = try await client.execute(uri: "/v1/shows/1/trends?range=decade", method: .get)
            #expect(unknown.status == .badRequest)
        }
    }

    @Test("reviews come newest first and to their end, none twice")
    func reviews() async throws {
        try await TestServer().run { client in
            var path: String? = "/v1/shows/5/reviews"
            var seen: [(day: Int64, id: Int64)] = []
            while let next = path {
                let response = try await get(next, client)
                seen += try #require(response["reviews"]).elements.map {
                    (try #require($0["day"]?.integer), try #require($0["id"]?.integer))
                }
                path = response["next"]?.string.map { "/v1/shows/5/reviews?after=\($0)" }
            }
            #expect(seen.count == 320)
            for (earlier, later) in zip(seen, seen.dropFirst()) { #expect(earlier > later) }
        }
    }

    @Test("an episode that was taken out is put back where it was")
    func removal() async throws {
        try await TestServer().run { client in
            let all = try await episodes(client)
            #expect(all.count == 400)
            let path = "/v1/shows/1/episodes/\(all[57])"
            for _ in 0..<2 {
                #expect(try await change(path, .delete, client) == .ok)
                #expect(try await episodes(client) == all.filter { $0 != all[57] })
            }
            #expect(try await change(path + "/restoration", .post, client) == .ok)
            #expect(try await episodes(client) == all)
        }
    }

    @Test("episodes are put before others and at the end, as a list that is kept beside them says")
    func moves() async throws {
        try await TestServer().run { client in
            var model = try await episodes(client)
            var generator = SplitMix64(seed: 5)
            // Always into the same gap first, so that there is no room left and all are numbered again.
            for turn in 0..<40 {
                let moved = turn < 25 ? model[generator.number(in: 100...399)] : generator.pick(model)
                let next = turn < 25 ? model[3] : turn % 5 == 0 ? nil : generator.pick(model)
                let body = next.map { "{\"before\":\($0)}" } ?? "{}"
                #expect(try await change("/v1/shows/1/episodes/\(moved)/move", .post, client, body) == .ok)
                guard moved != next else { continue }
                model.removeAll { $0 == moved }
                model.insert(moved, at: next.flatMap { model.firstIndex(of: $0) } ?? model.endIndex)
            }
            #expect(try await episodes(client) == model)
        }
    }

    @Test("what does not fit is refused and changes nothing")
    func refusals() async throws {
        try await TestServer().run { client in
            let all = try await episodes(client)
            for (path, method, body, status) in [
                ("/v1/shows/99/episodes/1", HTTPRequest.Method.delete, nil, 404),
                ("/v1/shows/2/episodes/1", .delete, nil, 404), ("/v1/shows/1/episodes/x", .delete, nil, 404),
                ("/v1/shows/1/episodes/1/move", .post, nil, 415), ("/v1/shows/1/episodes/1/move", .post, "[]", 400),
                ("/v1/shows/1/episodes/1/move", .post, "{\"before\":\"2\"}", 400),
                ("/v1/shows/1/episodes/1/move", .post, "{\"before\":1001}", 404),
                ("/v1/shows/1/episodes/1/move", .post, "{" + String(repeating: " ", count: 5_000) + "}", 413),
            ] as [(String, HTTPRequest.Method, String?, Int)] {
                #expect(try await change(path, method, client, body).code == status, "\(path)")
            }
            #expect(try await episodes(client) == all)
            let foreign = try #require(try await get("/v1/shows/2/episodes", client)["next"]?.string)
            let carried = try await client.execute(uri: "/v1/shows/1/episodes?after=\(foreign)", method: .get)
            #expect(carried.status == .gone)
        }
    }

    @Test("every show has a poster, and posters differ")
    func posters() async throws {
        let server = try await TestServer()
        let shows = try await server.database.store.read { try ShowRecord.all(in: $0) }
        var drawings: Set<String> = []
        for show in shows {
            let drawing = try await ShowPosterProvider().svg(for: show.posterPath, in: server.database.store)
            drawings.insert(try #require(drawing))
        }
        #expect(drawings.count == shows.count)
        for path in ["show/1.r0.jpg", "show/99.r1.jpg", "show/x.jpg", "p/1.r1.jpg"] {
            #expect(try await ShowPosterProvider().svg(for: path, in: server.database.store) == nil)
        }
    }
}
