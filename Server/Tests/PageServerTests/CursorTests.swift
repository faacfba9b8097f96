import CollectionPages
import HTTPTypes
import PageStore
import Testing

@testable import PageServer
@testable import SampleContent

struct CursorTests {
    private let section = SectionDefinition(
        id: "coats", content: "products", arguments: ["category": "coat"], batch: 12)
    private let position = CursorPosition(key: -1_234_567_890_123, id: .max)

    private func signer(at time: Double = 1_795_219_200) -> CursorSigner {
        CursorSigner(secret: Array(0..<32), clock: ServerClock { time })
    }

    @Test("a cursor leads back to its place for 12 to 24 hours")
    func roundTrip() throws {
        let hour = 3_600.0
        for start in stride(from: 1_795_219_200.0, to: 1_795_219_200 + 24 * hour, by: 5 * hour) {
            let cursor = signer(at: start).cursor(at: position, in: section)
            #expect(try signer(at: start).position(of: cursor, in: section) == position)
            #expect(try signer(at: start + 12 * hour - 1).position(of: cursor, in: section) == position)
            #expect(throws: Problem.self) { try signer(at: start + 24 * hour).position(of: cursor, in: section) }
            #expect(LinkPolicy.defect(ofPath: "/v1/sections/coats?after=\(cursor)") == nil)
            #expect(cursor.utf8.count <= PageLimits.cursor)
        }
    }

    @Test("a cursor that was changed anywhere, cut or lengthened leads nowhere")
    func tampering() throws {
        let cursor = Array(signer().cursor(at: position, in: section))
        for index in cursor.indices {
            for replacement in "Aa0-_.=" where replacement != cursor[index] {
                var changed = cursor
                changed[index] = replacement
                // The last letter of base64 carries bits that mean nothing; only what decodes to the same passes.
                guard let found = try? signer().position(of: String(changed), in: section) else { continue }
                #expect(index == cursor.count - 1)
                #expect(found == position)
            }
            #expect(throws: Problem.self) { try signer().position(of: String(cursor[..<index]), in: section) }
        }
        for text in [
            "", ".", "c1.", "c1..", "c1.a", "c2" + String(cursor.dropFirst(2)), String(cursor) + "A",
            String(cursor) + ".A",
        ] {
            #expect(throws: Problem.self) { try signer().position(of: text, in: section) }
        }
    }

    @Test("a cursor belongs to its section as it was, and to its server")
    func binding() throws {
        let cursor = signer().cursor(at: position, in: section)
        var other = section
        other.id = "bags"
        #expect(throws: Problem.self) { try signer().position(of: cursor, in: other) }
        other = section
        other.arguments["sort"] = "newest"
        #expect(throws: Problem.self) { try signer().position(of: cursor, in: other) }
        other = section
        other.batch = 50
        #expect(try signer().position(of: cursor, in: other) == position)
        let stranger = CursorSigner(secret: Array(1..<33), clock: ServerClock { 1_795_219_200 })
        #expect(throws: Problem.self) { try stranger.position(of: cursor, in: section) }
    }

    @Test("the server responds with 410, and the section from its start still works")
    func route() async throws {
        let server = try await TestServer()
        try await server.run { client in
            var decoder = PageDecoder()
            let first = try await client.execute(uri: "/v1/sections/coats", method: .get)
            let next = try #require(try decoder.decodeSectionResponse(first.bytes).content.next).href
            #expect(try await client.execute(uri: next, method: .get).status == .ok)
            #expect(try await client.execute(uri: next + "x", method: .get).status == .gone)
            #expect(try await client.execute(uri: "/v1/sections/coats?after=", method: .get).status == .gone)
            let moved = next.replacing("/coats?", with: "/bags?")
            #expect(try await client.execute(uri: moved, method: .get).status == .gone)
            server.advance(25 * 3_600)
            let late = try await client.execute(uri: next, method: .get)
            #expect(late.status == .gone)
            #expect(late.text.contains("Load the section from the start."))
            #expect(try await client.execute(uri: "/v1/sections/coats", method: .get).status == .ok)
        }
    }

    @Test("a section whose content was edited does not take cursors from before")
    func edited() async throws {
        let server = try await TestServer()
        try await server.run { client in
            var decoder = PageDecoder()
            let first = try await client.execute(uri: "/v1/sections/coats", method: .get)
            let next = try #require(try decoder.decodeSectionResponse(first.bytes).content.next).href
            var document = try #require(try await server.database.document(of: "home"))
            let index = try #require(document.sections.firstIndex { $0.id == "coats" })
            document.sections[index].arguments["sort"] = "cheapest"
            try await server.database.store(document)
            #expect(try await client.execute(uri: next, method: .get).status == .gone)
        }
    }
}
