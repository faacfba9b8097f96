import CollectionPages
import HTTPTypes
import PageStore
import Testing

@testable import PageServer
@testable import SampleContent

struct FaultTests {
    @Test("requests for faults have no effect unless the server was started with faults")
    func disabled() async throws {
        let server = try await TestServer()
        try await server.run { client in
            let page = try await client.execute(uri: "/v1/pages/home?fault=fail", method: .get)
            #expect(page.status == .ok)
            let plan = try await client.execute(uri: "/v1/faults?path=/&fault=fail", method: .post)
            #expect(plan.status == .notFound)
        }
    }

    @Test("each fault looks like what it is named after")
    func kinds() async throws {
        let server = try await TestServer()
        let header = try #require(HTTPField.Name("X-Fault"))
        try await server.run(faults: true) { client in
            let failed = try await client.execute(uri: "/v1/pages/home?fault=fail", method: .get)
            #expect(failed.status == .internalServerError)
            #expect(failed.headers[.contentType] == "application/problem+json")
            var decoder = PageDecoder()
            let page = try await client.execute(uri: "/v1/pages/home?fault=empty", method: .get)
            #expect(try decoder.decodePage(page.bytes).content.sections == [])
            let section = try await client.execute(uri: "/v1/sections/coats", method: .get, headers: [header: "empty"])
            #expect(try decoder.decodeSectionResponse(section.bytes).content.items == [])
            let cut = try await client.execute(uri: "/v1/pages/home?fault=malformed", method: .get)
            #expect(cut.status == .ok)
            #expect(throws: PageError.self) { try decoder.decodePage(cut.bytes) }
            let start = ContinuousClock.now
            #expect(try await client.execute(uri: "/v1/pages/home?fault=slow:120", method: .get).status == .ok)
            #expect(ContinuousClock.now - start >= .milliseconds(120))
            #expect(try await client.execute(uri: "/v1/pages/home?fault=nonsense", method: .get).status == .ok)
        }
    }

    @Test("a broken connection is an error for the client")
    func offline() async throws {
        let server = try await TestServer()
        try await server.run(faults: true, .connection) { client in
            await #expect(throws: (any Error).self) {
                try await client.execute(uri: "/v1/pages/home?fault=offline", method: .get)
            }
        }
    }

    @Test("a planned fault hits the next so many requests below its path, and nothing else")
    func plan() async throws {
        let server = try await TestServer()
        try await server.run(faults: true) { client in
            func status(_ path: String) async throws -> Int {
                try await client.execute(uri: path, method: .get).status.code
            }
            let planned = try await client.execute(
                uri: "/v1/faults?path=/v1/sections/&fault=fail&count=2", method: .post)
            #expect(planned.status == .noContent)
            #expect(try await status("/v1/pages/home") == 200)
            #expect(try await status("/v1/sections/coats") == 500)
            #expect(try await status("/v1/sections/bags") == 500)
            #expect(try await status("/v1/sections/coats") == 200)
            _ = try await client.execute(uri: "/v1/faults?path=/&fault=fail&count=9", method: .post)
            #expect(try await client.execute(uri: "/v1/faults", method: .delete).status == .noContent)
            #expect(try await status("/v1/pages/home") == 200)
            for query in [
                "", "?path=/&fault=x", "?path=x&fault=fail", "?path=/&fault=fail&count=0", "?path=/&fault=slow:-1",
            ] {
                #expect(try await client.execute(uri: "/v1/faults" + query, method: .post).status == .badRequest)
            }
        }
    }
}
