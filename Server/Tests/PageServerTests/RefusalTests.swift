import Foundation
import GRDB
import HTTPTypes
import NIOCore
import PageStore
import Testing

@testable import PageServer
@testable import SampleContent

/// Requests that were taken once though they should not have been.
struct RefusalTests {
    @Test("a note that could not be stored as a whole is not taken")
    func nullCharacters() async throws {
        let server = try await TestServer()
        try await server.run { client in
            for body in [#"{"text":"a\u0000b"}"#, #"{"a\u0000":1,"text":"b"}"#, #"{"text":"b","more":[["\u0000"]]}"#] {
                let response = try await client.execute(
                    uri: "/v1/people/1/note", method: .put, headers: [.contentType: "application/json"],
                    body: ByteBuffer(string: body)
                )
                #expect(response.status == .badRequest)
            }
            let notes = try await server.database.store.read { try $0.integer("SELECT count(*) FROM personMark") }
            #expect(notes == 0)
            let taken = try await client.execute(
                uri: "/v1/people/1/note", method: .put, headers: [.contentType: "application/json"],
                body: ByteBuffer(string: #"{"text":"\\u0000"}"#)
            )
            #expect(taken.status == .ok)
        }
    }

    @Test(
        "an address that holds the character U+0000 is refused, whatever it is of",
        arguments: [
            "/v1/pages/brand?id=haar%00", "/v1/pages/%00", "/v1/pages/product/1001%00", "/v1/pages/list?id=%00",
            "/v1/sections/%00", "/v1/sections/coats?after=%00", "/v1/people?after=%00", "/v1/documents/%00",
            "/app.js%00.css", "/img/160/p/1001.r1.jpg%00.png", "/products/%00", "/v1/pages/%%00",
        ])
    func nullCharactersInAddresses(_ path: String) async throws {
        let server = try await TestServer(isSeeded: false)
        try await server.run { client in
            let response = try await client.execute(uri: path, method: .get)
            #expect(response.status == .badRequest)
            #expect(response.headers[.contentType] == "application/problem+json")
            for fine in ["/v1/pages/%2500", "/v1/pages/%30%30", "/v1/pages/a?b=%0"] {
                #expect(try await client.execute(uri: fine, method: .get).status == .notFound, "\(fine)")
            }
        }
    }

    @Test(
        "degrees are decimal numbers and nothing else",
        arguments: ["1%00", "0x10", "1e1", "", "nan", "inf", "1%2000", "+-1", ".5", "91", "-90.1"])
    func degrees(_ latitude: String) async throws {
        let server = try await TestServer(isSeeded: false)
        try await server.run { (client) async throws in
            let path = "/v1/homes/nearby?longitude=13.2&latitude="
            #expect(try await client.execute(uri: path + latitude, method: .get).status == .badRequest)
            for fine in ["52.1", "-52", "90", "0.", "%2B1"] {
                #expect(try await client.execute(uri: path + fine, method: .get).status == .ok, "\(fine)")
            }
        }
    }

    @Test("a database that another process holds is 503 soon, and works again when it is free")
    func lockedDatabase() async throws {
        // A response is early where it comes well before the client gives up; the test does not wait for the default.
        #expect(SQLiteStore.Configuration().busySeconds == 1)
        let server = try await TestServer()
        let path = server.directory.appending(path: "shop.sqlite").path()
        let file = try SQLiteStore.open(path: path, SQLiteStore.Configuration(busySeconds: 0.1))
        try await file.migrate(TestServer.features.flatMap(\.migrations))
        try await TestDatabase(file).seed(1, [PortalFeature()])
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: path, configuration: configuration)
        try await server.run(store: file) { client in
            func write() async throws -> TestResponse {
                try await client.execute(uri: "/v1/shows/1/episodes/1", method: .delete)
            }
            try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
            let refused = try await write()
            #expect(refused.status == .serviceUnavailable)
            #expect(refused.headers[.retryAfter] == "1")
            try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
            #expect(try await write().status == .ok)
        }
    }
}
