import CollectionPages
import Foundation
import HTTPTypes
import NIOCore
import PageStore
import ScreenContracts
import Testing

@testable import PageServer
@testable import SampleContent

struct PeopleTests {
    private func get(_ path: String, _ client: any TestClient) async throws -> JSONValue {
        let response = try await client.execute(uri: path, method: .get)
        #expect(response.status == .ok, "\(path)")
        #expect(response.headers[.contentType] == PeopleFeature.mediaType)
        return try JSONDocument(response.bytes).root
    }

    private func send(
        _ path: String, _ method: HTTPRequest.Method, _ body: String?, _ client: any TestClient
    ) async throws -> TestResponse {
        try await client.execute(
            uri: path, method: method, headers: body == nil ? [:] : [.contentType: "application/json"],
            body: body.map { ByteBuffer(string: $0) }
        )
    }

    private func positions(_ response: JSONValue) throws -> [Int64] {
        try #require(response["entries"]).elements.compactMap { $0["position"]?.integer }
    }

    @Test("from its place the feed goes on both ways to its ends, newest first, none twice")
    func paging() async throws {
        try await TestServer().run { client in
            let first = try await get("/v1/people", client)
            var seen = try positions(first)
            #expect(seen.count == FeedController.batch)
            var (newer, older) = (first["newer"]?.string, first["older"]?.string)
            var newerCount = 0
            while let cursor = newer {
                let response = try await get("/v1/people?before=\(cursor)", client)
                seen = try positions(response) + seen
                newerCount += try positions(response).count
                newer = response["newer"]?.string
            }
            while let cursor = older {
                let response = try await get("/v1/people?after=\(cursor)", client)
                seen += try positions(response)
                older = response["older"]?.string
            }
            #expect(newerCount == Int(PeopleFeature.newerCount))
            let total = try #require(seen.first)
            #expect(seen == Array((1...total).reversed()))
            let newest = try positions(try await get("/v1/people?from=newest", client))
            #expect(newest == Array(seen.prefix(FeedController.batch)))
        }
    }

    @Test("an entry says what it is: people, featured people and advertisements have what their cells show")
    func entries() async throws {
        try await TestServer().run { client in
            let entries = Array(try #require(try await get("/v1/people", client)["entries"]).elements)
            let kinds = entries.map { $0["kind"]?.string ?? "" }
            #expect(kinds.filter { $0 == "advertisement" }.count == 3)
            #expect(kinds.filter { $0 == "featured" }.count == 3)
            for entry in entries {
                #expect(entry["id"]?.integer != nil)
                if entry["kind"]?.isString("advertisement") == true {
                    #expect(LinkPolicy().allows(entry["link"]?.string ?? ""))
                    let hasPicture = entry["picture"]?["path"]?.string != nil
                    #expect(hasPicture == (entry["media"]?.string != "audio"))
                } else {
                    #expect(entry["name"]?.string?.isEmpty == false)
                    #expect(entry["decision"]?.string == "none")
                    #expect(entry["portrait"]?["path"]?.string != nil)
                    #expect(entry["background"]?["path"]?.string != nil)
                }
            }
        }
    }

    @Test("advertisements stay at their places with their numbers as people join, and new ones come between those")
    func growth() async throws {
        let server = try await TestServer()
        try await server.run { client in
            let before = try await get("/v1/people", client)
            let newest = try #require(try positions(try await get("/v1/people?from=newest", client)).first)
            try await server.database.store.write { store in
                let ids = (1...20).map { Int64(PeopleFeature.personCount + $0) }
                var person = try PersonRecord.existing("1", for: "", in: store)
                for id in ids {
                    person.id = id
                    try PersonRecord.insert([person], in: store)
                }
                try FeedEntryRecord.append(people: ids, in: store)
            }
            let after = try await get("/v1/people", client)
            let ids = { (response: JSONValue) in
                response["entries"].map { $0.elements.map { "\($0["kind"]?.string ?? "") \($0["id"]?.integer ?? 0)" } }
            }
            #expect(ids(after) == ids(before))
            let grown = Array(try #require(try await get("/v1/people?from=newest", client)["entries"]).elements)
            let added = grown.filter { ($0["position"]?.integer ?? 0) > newest }
            #expect(added.filter { $0["personId"] == nil && $0["kind"]?.string != "advertisement" }.count == 20)
            for entry in added {
                let position = try #require(entry["position"]?.integer)
                #expect(entry["kind"]?.string == FeedEntryRecord.kind(at: position).rawValue)
            }
        }
    }

    @Test("what the user thinks and writes down is kept, and undone by saying so")
    func decisions() async throws {
        try await TestServer().run { client in
            for decision in ["like", "pass", "none"] {
                let body = "{\"decision\":\"\(decision)\"}"
                #expect(try await send("/v1/people/7/decision", .put, body, client).status == .ok)
                #expect(try await get("/v1/people/7", client)["decision"]?.string == decision)
            }
            for note in ["met at the ferry", "„ünïcödé“ \\\" 🙂", ""] {
                let text = note.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
                #expect(try await send("/v1/people/7/note", .put, "{\"text\":\"\(text)\"}", client).status == .ok)
                let profile = try await get("/v1/people/7", client)
                #expect(profile["note"]?.string == note)
                #expect((profile["interests"]?.count ?? 0) >= 3)
            }
        }
    }

    @Test("events are counted by place, those of places that there are not are left out")
    func events() async throws {
        let server = try await TestServer()
        try await server.run { client in
            let body = """
                {"events":[{"name":"impression","position":3},{"name":"impression","position":3},
                {"name":"open","position":3},{"name":"click","position":99999999}]}
                """
            let response = try await send("/v1/people/events", .post, body, client)
            #expect(response.status == .ok)
            #expect(response.text == #"{"counted":3}"#)
            let counts = try await server.database.store.read {
                try $0.rows("SELECT name, position, count FROM feedEvent ORDER BY name")
            }
            #expect(
                counts.map(\.values) == [
                    [.text("impression"), .integer(3), .integer(2)], [.text("open"), .integer(3), .integer(1)],
                ])
        }
    }

    private static var misfits: [(path: String, method: HTTPRequest.Method, body: String?, status: Int)] {
        let many = Array(repeating: #"{"name":"open","position":1}"#, count: 201).joined(separator: ",")
        return [
            ("/v1/people/0", .get, nil, 404), ("/v1/people/x", .get, nil, 404),
            ("/v1/people/99999", .get, nil, 404), ("/v1/people?after=x", .get, nil, 410),
            ("/v1/people?before=", .get, nil, 410), ("/v1/people?from=oldest", .get, nil, 400),
            ("/v1/people?from=newest&after=x", .get, nil, 400),
            ("/v1/people/1/decision", .put, nil, 415), ("/v1/people/1/decision", .put, "{}", 400),
            ("/v1/people/1/decision", .put, #"{"decision":"love"}"#, 400),
            ("/v1/people/1/decision", .put, #"{"decision":1}"#, 400),
            ("/v1/people/9999/decision", .put, #"{"decision":"like"}"#, 404),
            ("/v1/people/1/note", .put, #"{"text":7}"#, 400), ("/v1/people/1/note", .put, "[]", 400),
            ("/v1/people/1/note", .put, "{\"text\":\"\(String(repeating: "a", count: 1_001))\"}", 400),
            ("/v1/people/1/note", .put, "{\"text\":\"\(String(repeating: "a", count: 5_000))\"}", 413),
            ("/v1/people/9999/note", .put, #"{"text":"a"}"#, 404),
            ("/v1/people/events", .post, nil, 415), ("/v1/people/events", .post, "{}", 400),
            ("/v1/people/events", .post, #"{"events":{}}"#, 400),
            ("/v1/people/events", .post, #"{"events":[{"name":"steal","position":1}]}"#, 400),
            ("/v1/people/events", .post, #"{"events":[{"name":"open","position":"1"}]}"#, 400),
            ("/v1/people/events", .post, "{\"events\":[\(many)]}", 400),
        ]
    }

    @Test("what does not fit is refused")
    func refusals() async throws {
        try await TestServer().run { client in
            for misfit in Self.misfits {
                let status = try await send(misfit.path, misfit.method, misfit.body, client).status
                #expect(status.code == misfit.status, "\(misfit.path)")
            }
            let person = try await get("/v1/people/1", client)
            #expect(person["decision"]?.string == "none")
        }
    }

    @Test("portraits agree with names and ages, and there are many for each")
    func portraits() async throws {
        let server = try await TestServer()
        let rows = try await server.database.store.read { try $0.rows("SELECT name, age, face FROM person") }
        var faces: Set<Int> = []
        for row in rows {
            let (name, age) = (try row.text("name"), try row.integer("age", as: Int.self))
            let face = try row.integer("face", as: Int.self)
            #expect(PortraitDrawing(face).suits(name, age: age), "\(name), \(age): \(face)")
            faces.insert(face)
        }
        #expect(rows.count >= 1_000)
        #expect(faces.count >= 200)
        for (name, age) in [("Vera", 25), ("Vera", 65), ("Mads", 25), ("Mads", 65)] {
            let count = (1...PeoplePicture.faceCount).count { PortraitDrawing($0).suits(name, age: age) }
            #expect(count >= 15, "\(name), \(age)")
        }
        #expect(SamplePeople.namesOfWomen.isDisjoint(with: SamplePeople.namesOfMen))
        #expect(SamplePeople.namesOfWomen.union(SamplePeople.namesOfMen).isSubset(of: SamplePeople.names))
    }

    @Test("every picture of the feed is drawn, and pictures differ")
    func pictures() async throws {
        let server = try await TestServer(isSeeded: false)
        var drawings: Set<String> = []
        let all =
            (1...PeoplePicture.faceCount).map { PeoplePicture.face($0) }
            + (1...PeoplePicture.sceneCount).map { PeoplePicture.scene($0) }
            + (1...PeoplePicture.advertisementCount).map { PeoplePicture.advertisement($0) }
        for picture in all {
            #expect(LinkPolicy.defect(ofImagePath: picture.path) == nil)
            let drawing = try await PeoplePictureProvider().svg(for: picture.path, in: server.database.store)
            drawings.insert(try #require(drawing))
        }
        #expect(drawings.count == all.count)
        for path in [
            "people/face/0.r1.jpg", "people/face/1.r0.jpg", "people/face/1.png", "people/x/1.r1.jpg", "face/1",
        ] {
            #expect(try await PeoplePictureProvider().svg(for: path, in: server.database.store) == nil)
        }
    }
}
